// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension ArchivedItem {
  /// Says of each image that is named as an asset what the extension's catalogs have under that name.
  ///
  /// - Parameter catalog: The images by name; nil where no catalog is known, which leaves assets as
  ///   they are.
  public mutating func resolveAssets(in catalog: [String: ImageValue]?) {
    guard let catalog else { return }
    func resolve(_ image: ImageValue?) -> ImageValue? {
      guard let image, image.source == .asset else { return image }
      return catalog[image.name] ?? ImageValue(image.name, source: .missing)
    }
    if case .widget(var widget) = content {
      widget.tree.changeImages { resolve($0) ?? $0 }
      content = .widget(widget)
    }
    guard case .control(var control) = content else { return }
    control.label.image = resolve(control.label.image)
    for label in [\ArchivedControl.offLabel, \ArchivedControl.onLabel] {
      let image = resolve(control[keyPath: label]?.image)
      control[keyPath: label]?.image = image
    }
    content = .control(control)
  }
}
