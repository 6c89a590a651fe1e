// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What becomes of an icon that is or is not a symbol.
struct ImageTests {
  private func item(_ source: ImageValue.Source) -> ArchivedItem {
    button { $0.label.image = ImageValue("art", source: source) }
  }

  @Test(arguments: Place.withGlyph)
  func `a symbol of the system is shown`(_ place: Place) throws {
    let seen = try place.shown(item(.symbol))
    #expect(seen.glyph == Representation.Glyph("art", source: .symbol))
    #expect(seen.lost.isEmpty)
  }

  @Test(arguments: Place.withGlyph, [ImageValue.Source.symbolAsset, .asset])
  func `a symbol of a catalog, or what may be one, is shown`(
    _ place: Place, _ source: ImageValue.Source
  ) throws {
    let seen = try place.shown(item(source))
    #expect(seen.glyph == Representation.Glyph("art", source: .asset))
    #expect(seen.lost.isEmpty)
  }

  @Test(arguments: Place.withGlyph, [ImageValue.Source.bitmapAsset, .bitmap])
  func `a bitmap is a question mark and its colours are told as lost`(
    _ place: Place, _ source: ImageValue.Source
  ) throws {
    let seen = try place.shown(item(source))
    #expect(seen.glyph == .questionMark)
    #expect(
      seen.lost == [
        Representation.Loss(
          "full-colour image 'art'", rule: "control-image", kind: .picture, subject: "art")
      ])
    #expect(seen.facts.contains("control.question-mark"))
  }

  @Test(arguments: Place.withGlyph)
  func `a name that no catalog has is a question mark, which is assumed`(_ place: Place) throws {
    let seen = try place.shown(item(.missing))
    #expect(seen.glyph == .questionMark)
    #expect(seen.lost.map(\.rule) == ["control.asset-missing"])
    #expect(seen.facts.contains("control.asset-missing"))
  }

  @Test(arguments: Place.withGlyph)
  func `a control without an image leaves the place empty, which is assumed`(
    _ place: Place
  ) throws {
    let seen = try place.shown(button { $0.label.image = nil })
    #expect(seen.glyph == nil)
    #expect(seen.lost.map(\.rule) == ["control.no-symbol"])
    #expect(seen.facts.contains("control.no-symbol"))
  }

  @Test(arguments: ["action-button/press", "watch/action"] as [Place])
  func `a place that shows no symbol loses no image`(_ place: Place) throws {
    #expect(try place.shown(item(.bitmap)).lost.isEmpty)
  }

  @Test(arguments: Place.withGlyph)
  func `a bitmap of one state is a question mark in that state only`(_ place: Place) throws {
    let change: (inout ArchivedControl) -> Void = {
      $0.onLabel = ArchivedLabel(text: "Lit", image: ImageValue("art", source: .bitmapAsset))
    }
    #expect(try place.shown(toggle(.on, change)).glyph == .questionMark)
    #expect(try place.shown(toggle(.off, change)).glyph?.name == "bulb")
  }
}
