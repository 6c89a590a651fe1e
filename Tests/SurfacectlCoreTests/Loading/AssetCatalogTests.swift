// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Testing

@testable import SurfacectlCore

/// What asset catalogs say of pictures and symbols.
struct AssetCatalogTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  /// The head of a PNG of some pixels, without any of them.
  private func png(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0]
      + [UInt8(width >> 8), UInt8(width & 0xFF), 0, 0, UInt8(height >> 8), UInt8(height & 0xFF)]
      + [8, 2, 0, 0, 0]
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(name)
    try Data(bytes).write(to: URL(fileURLWithPath: folder(name)))
  }

  private func image(_ name: String = "Photo", on platform: Platform = .iOS) -> ImageValue? {
    AssetCatalog.read([folder("Assets.xcassets")], for: platform)?[name]
  }

  private func contents(_ text: String) throws {
    try folder.write("Assets.xcassets/Photo.imageset/Contents.json", text)
  }

  @Test func `without a catalog nothing is known`() {
    #expect(AssetCatalog.read([], for: .iOS) == nil)
  }

  @Test func `a picture is as large as the file in the device's scale says`() throws {
    try contents(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "photo.png"},
        {"idiom": "universal", "scale": "2x", "filename": "photo@2x.png"},
        {"idiom": "universal", "scale": "3x", "filename": "photo@3x.png"}
      ]}
      """)
    try write(png(20, 10), to: "Assets.xcassets/Photo.imageset/photo.png")
    try write(png(42, 22), to: "Assets.xcassets/Photo.imageset/photo@2x.png")
    try write(png(66, 33), to: "Assets.xcassets/Photo.imageset/photo@3x.png")
    let phone = try #require(image())
    #expect(phone.source == .bitmapAsset)
    #expect(phone.size == Size(22, 11))
    #expect(phone.pixels == Size(66, 33))
    #expect(phone.file == "Assets.xcassets/Photo.imageset/photo@3x.png")
    #expect(!phone.isTemplate)
    #expect(image(on: .watchOS)?.size == Size(21, 11))
  }

  @Test func `a picture of one scale has a point for each pixel`() throws {
    try contents(#"{"images": [{"idiom": "universal", "filename": "photo.png"}]}"#)
    try write(png(20, 10), to: "Assets.xcassets/Photo.imageset/photo.png")
    #expect(image()?.size == Size(20, 10))
  }

  @Test func `a picture for other devices or the dark counts when there is no other`() throws {
    try contents(
      """
      {"images": [
        {"idiom": "ipad", "scale": "3x", "filename": "pad.png"},
        {"idiom": "iphone", "scale": "2x", "filename": "phone.png"},
        {"idiom": "iphone", "scale": "3x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """)
    #expect(image()?.file?.hasSuffix("phone.png") == true)
    #expect(image()?.size == nil)
  }

  @Test func `a picture that is rendered as a template says so`() throws {
    try contents(#"{"properties": {"template-rendering-intent": "template"}}"#)
    #expect(image()?.isTemplate == true)
    try contents(#"{"properties": {"template-rendering-intent": "original"}}"#)
    #expect(image()?.isTemplate == false)
  }

  @Test func `a symbol counts where a catalog has both`() throws {
    try contents("{}")
    try folder.write("Assets.xcassets/Photo.symbolset/Contents.json", "{}")
    #expect(image()?.source == .symbolAsset)
  }

  @Test(arguments: [
    "../../secret.png", "a/../../../secret.png", "..", "", "/etc/passwd", "a\\u0000b",
  ])
  func `a file name that leads out of the set is none`(name: String) throws {
    try write(png(20, 10), to: "secret.png")
    try contents(#"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#)
    let photo = try #require(image())
    #expect(photo.size == nil)
    #expect(photo.file == nil)
  }

  @Test func `a link and a pipe are not read`() throws {
    try contents(
      #"{"images": [{"idiom": "universal", "filename": "photo.png"}]}"#)
    try write(png(20, 10), to: "secret.png")
    let photo = folder("Assets.xcassets/Photo.imageset/photo.png")
    #expect(symlink(folder("secret.png"), photo) == 0)
    #expect(image()?.size == nil)
    #expect(unlink(photo) == 0)
    #expect(mkfifo(photo, 0o600) == 0)
    #expect(image()?.size == nil)
  }

  @Test(arguments: [
    "", "[]", "{", #"{"images": 1}"#, #"{"images": [1, {}]}"#, #"{"images": [{"filename": 1}]}"#,
  ])
  func `what is no description of a set leaves the picture's size open`(text: String) throws {
    try contents(text)
    #expect(image() == ImageValue("Photo", source: .bitmapAsset))
  }
}
