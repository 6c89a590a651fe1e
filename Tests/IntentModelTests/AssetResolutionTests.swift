// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

/// What becomes of images that are named as assets once the catalogs are known.
struct AssetResolutionTests {
  private func item(_ image: ImageValue?, on: ImageValue? = nil) -> ArchivedItem {
    var control = ArchivedControl(
      form: .toggle, isOn: false, label: ArchivedLabel(text: "x", image: image),
      action: ArchivedIntent(typeName: "I", title: "I"))
    control.onLabel = ArchivedLabel(image: on)
    control.offLabel = ArchivedLabel(image: on)
    return ArchivedItem(
      kind: "k", typeName: "T", appName: "A", state: .off, content: .control(control))
  }

  private func images(
    _ image: ImageValue?, on: ImageValue? = nil, in catalog: [String: ImageValue.Source]?
  ) -> [ImageValue?] {
    var item = item(image, on: on)
    let images = catalog.map { catalog in
      Dictionary(uniqueKeysWithValues: catalog.map { ($0, ImageValue($0, source: $1)) })
    }
    item.resolveAssets(in: images)
    guard case .control(let control) = item.content else { return [] }
    return [control.label.image, control.offLabel?.image, control.onLabel?.image]
  }

  @Test(arguments: [ImageValue.Source.symbolAsset, .bitmapAsset])
  func `an asset becomes what the catalog has under its name`(_ source: ImageValue.Source) {
    #expect(
      images(ImageValue("Bulb", source: .asset), in: ["Bulb": source]).first
        == ImageValue("Bulb", source: source))
  }

  @Test func `a name that the catalog lacks is missing`() {
    #expect(
      images(ImageValue("Bulb", source: .asset), in: [:]).first
        == ImageValue("Bulb", source: .missing))
  }

  @Test func `without a catalog nothing is known`() {
    #expect(
      images(ImageValue("Bulb", source: .asset), in: nil).first
        == ImageValue("Bulb", source: .asset))
  }

  @Test func `a symbol of the system is none of the catalog's business`() {
    let image = ImageValue("Bulb", source: .symbol)
    #expect(images(image, in: ["Bulb": .bitmapAsset]).first == image)
  }

  @Test func `the labels of both states are looked up too`() {
    let asset = ImageValue("Lit", source: .asset)
    let lit = ImageValue("Lit", source: .symbolAsset)
    #expect(images(nil, on: asset, in: ["Lit": .symbolAsset]) == [nil, lit, lit])
  }
}
