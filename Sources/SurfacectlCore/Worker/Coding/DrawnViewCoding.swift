// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension DrawnView.Group: FieldCodable {}
extension DrawnView.Image.ContentMode: FieldCodable {}
extension DrawnView.Image.Rendering: FieldCodable {}

extension DrawnView: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(view)
    writer.put(frame)
    writer.put(kind)
    writer.put(group)
    writer.put(isRedacted)
    writer.put(link)
    writer.putNested(children) { $0.put($1) }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), frame: try reader.get(), kind: try reader.get())
    group = try reader.get()
    isRedacted = try reader.get()
    link = try reader.get()
    children = try reader.nested { (reader) throws(FieldReader.Malformed) in try reader.get() }
  }
}

extension DrawnView.Kind: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .container: writer.put("container")
    case .block: writer.put("block")
    case .text(let text): put("text", text, in: &writer)
    case .image(let image): put("image", image, in: &writer)
    case .fill(let paint): put("fill", paint, in: &writer)
    case .shape(let shape): put("shape", shape, in: &writer)
    case .clip(let outline): put("clip", outline, in: &writer)
    case .gauge(let meter): put("gauge", meter, in: &writer)
    case .progress(let meter): put("progress", meter, in: &writer)
    case .interaction(let interaction): put("interaction", interaction, in: &writer)
    }
  }

  private func put(_ word: String, _ payload: some FieldCodable, in writer: inout FieldWriter) {
    writer.put(word)
    writer.put(payload)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "container": self = .container
    case "block": self = .block
    case "text": self = .text(try reader.get())
    case "image": self = .image(try reader.get())
    case "fill": self = .fill(try reader.get())
    case "shape": self = .shape(try reader.get())
    case "clip": self = .clip(try reader.get())
    case "gauge": self = .gauge(try reader.get())
    case "progress": self = .progress(try reader.get())
    case "interaction": self = .interaction(try reader.get())
    default: throw .field
    }
  }
}

extension DrawnView.Paint: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .color(let color):
      writer.put("color")
      writer.put(color)
    case .gradient(let gradient):
      writer.put("gradient")
      writer.put(gradient)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "color": self = .color(try reader.get())
    case "gradient": self = .gradient(try reader.get())
    default: throw .field
    }
  }
}

extension ViewNode.Gradient.Form: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .linear(let start, let end):
      writer.put("linear")
      writer.put(start)
      writer.put(end)
    case .radial(let center, let start, let end):
      writer.put("radial")
      writer.put(center)
      writer.put(start)
      writer.put(end)
    case .angular(let center, let start, let end):
      writer.put("angular")
      writer.put(center)
      writer.put(start)
      writer.put(end)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "linear": self = .linear(from: try reader.get(), to: try reader.get())
    case "radial":
      self = .radial(
        center: try reader.get(), startRadius: try reader.get(), endRadius: try reader.get())
    case "angular":
      self = .angular(
        center: try reader.get(), startAngle: try reader.get(), endAngle: try reader.get())
    default: throw .field
    }
  }
}

extension ViewNode.Shape.Outline: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .circle: writer.put("circle")
    case .ellipse: writer.put("ellipse")
    case .capsule: writer.put("capsule")
    case .rectangle: writer.put("rectangle")
    case .containerRelative: writer.put("container")
    case .roundedRectangle(let radii):
      writer.put("rounded")
      writer.put(radii)
    case .custom(let name):
      writer.put("custom")
      writer.put(name)
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    switch try reader.text() {
    case "circle": self = .circle
    case "ellipse": self = .ellipse
    case "capsule": self = .capsule
    case "rectangle": self = .rectangle
    case "container": self = .containerRelative
    case "rounded": self = .roundedRectangle(try reader.get())
    case "custom": self = .custom(try reader.get())
    default: throw .field
    }
  }
}

extension DrawnView.Frame: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(x)
    writer.put(y)
    writer.put(width)
    writer.put(height)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), try reader.get(), try reader.get(), try reader.get())
  }
}

extension DrawnView.Font: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(size)
    writer.put(weight)
    writer.put(isItalic)
    writer.put(design)
    writer.put(hasMonospacedDigits)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      size: try reader.get(), weight: try reader.get(), isItalic: try reader.get(),
      design: try reader.get(), hasMonospacedDigits: try reader.get())
  }
}

extension DrawnView.Text: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(lines)
    writer.put(font)
    writer.put(lineHeight)
    writer.put(baseline)
    writer.put(lineSpacing)
    writer.put(alignment)
    writer.put(paint)
    writer.put(isCut)
    writer.put(isCovered)
    writer.put(contrast)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      lines: try reader.get(), font: try reader.get(), lineHeight: try reader.get(),
      baseline: try reader.get())
    lineSpacing = try reader.get()
    alignment = try reader.get()
    paint = try reader.get()
    isCut = try reader.get()
    isCovered = try reader.get()
    contrast = try reader.get()
  }
}

extension DrawnView.Image: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(value)
    writer.put(contentMode)
    writer.put(rendering)
    writer.put(paint)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      try reader.get(), contentMode: try reader.get(), rendering: try reader.get(),
      paint: try reader.get())
  }
}

extension DrawnView.Shape: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(outline)
    writer.put(paint)
    writer.put(stroke)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), paint: try reader.get(), stroke: try reader.get())
  }
}

extension DrawnView.Shape.Stroke: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(width)
    writer.put(isInside)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(width: try reader.get(), isInside: try reader.get())
  }
}

extension DrawnView.Meter: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(fraction)
    writer.put(style)
    writer.put(bar)
    writer.put(paint)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      fraction: try reader.get(), style: try reader.get(), bar: try reader.get(),
      paint: try reader.get())
  }
}

extension DrawnView.Interaction: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(intent)
    writer.put(isOn)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(intent: try reader.get(), isOn: try reader.get())
  }
}

extension ViewNode.Gradient.Place: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(x)
    writer.put(y)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), try reader.get())
  }
}

extension ViewNode.Gradient.Stop: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(color)
    writer.put(location)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(color: try reader.get(), location: try reader.get())
  }
}

extension ViewNode.Gradient: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(form)
    writer.put(stops)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(try reader.get(), stops: try reader.get())
  }
}
