// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Testing

@testable import IntentVocabulary

/// What is kept of pictures of UIKit.
@MainActor struct UIImageTests {
  /// The head of a PNG of 60 by 30 pixels.
  private let data = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    0, 0, 0, 60, 0, 0, 0, 30, 8, 2, 0, 0, 0,
  ])

  private func image(_ picture: UIImage) -> (ImageValue?, [ViewNode.Modifier]) {
    let node = Image(uiImage: picture)._archive(in: _ViewContext())
    guard case .image(let image) = node.kind else { return (nil, node.modifiers) }
    return (image, node.modifiers)
  }

  @Test func `a picture has a size in points and one in pixels`() throws {
    let picture = try #require(UIImage(data: data, scale: 3))
    #expect(picture.size == CGSize(width: 20, height: 10))
    let seen = image(picture).0
    #expect(seen?.size == Size(20, 10))
    #expect(seen?.pixels == Size(60, 30))
  }

  @Test func `a tint that is not drawn is told`() throws {
    let picture = try #require(UIImage(data: data))
    for tinted in [
      picture.withTintColor(UIColor.red),
      picture.withTintColor(UIColor.red, renderingMode: .alwaysOriginal),
      picture.withTintColor(UIColor.red).withRenderingMode(.alwaysOriginal),
    ] {
      #expect(image(tinted).1 == [.unmodelled("withTintColor")])
      #expect(tinted.size == picture.size)
      #expect(tinted.pngData() == data)
    }
    #expect(image(picture).1.isEmpty)
  }

  @Test func `a picture can be a template`() throws {
    let picture = try #require(UIImage(data: data))
    #expect(image(picture).0?.isTemplate == false)
    #expect(image(picture.withRenderingMode(.alwaysTemplate)).0?.isTemplate == true)
    #expect(
      image(picture.withRenderingMode(.alwaysTemplate).withRenderingMode(.alwaysOriginal)).0?
        .isTemplate == false)
  }

  @Test func `a picture that is repeated or has caps says so`() {
    func modifiers(_ image: Image) -> [ViewNode.Modifier] {
      image._archive(in: _ViewContext()).modifiers
    }
    #expect(modifiers(Image("x").resizable()) == [.resizable(isTiled: false)])
    #expect(
      modifiers(Image("x").resizable(resizingMode: .tile)) == [.resizable(isTiled: true)])
    #expect(
      modifiers(
        Image("x").resizable(capInsets: EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)))
        == [.resizable(isTiled: false), .unmodelled("resizable(capInsets:)")])
  }

  @Test func `an angular gradient of one angle goes all around`() {
    let style = AngularGradient(colors: [.red], center: .center, angle: .zero)._style()
    guard case .gradient(let gradient) = style,
      case .angular(let center, let start, let end) = gradient.form
    else {
      Issue.record("no angular gradient")
      return
    }
    #expect(center == ViewNode.Gradient.Place(0.5, 0.5))
    #expect(start == 0)
    #expect(abs(end - 360) < 1e-9)
  }
}
