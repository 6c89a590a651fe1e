// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// What a plugin's folder holds.
struct FolderContent {
  /// The Swift files, in the order of their paths.
  private(set) var files: [SourceFile] = []
  /// The asset catalogs.
  private(set) var catalogs: [String] = []
  /// The string catalogs and the folders of languages.
  private(set) var strings: [String] = []
  /// What could not be read.
  var failures: [Failure] = []

  /// Reads a folder with the folders in it.
  mutating func read(_ folder: String) {
    guard PlainFile.isFolder(folder) else {
      let isFile = PlainFile.exists(folder)
      failures.append(
        Failure(
          file: folder,
          error: isFile ? "this is a file; name the folder it is in" : "there is no such folder"))
      return
    }
    var pending = [folder]
    while let folder = pending.popLast() {
      guard let names = PlainFile.names(in: folder) else {
        failures.append(Failure(file: folder, error: "the folder can't be read"))
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = Self.join(folder, name)
        if name.hasSuffix(".swift"), !PlainFile.isFolder(path) {
          readFile(path)
        } else if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if name.hasSuffix(".xcstrings") || name.hasSuffix(".lproj") {
          strings.append(path)
        } else if PlainFile.isFolder(path), !PlainFile.isLink(path), !Self.isResource(name) {
          pending.append(path)
        }
      }
    }
    files.sort { $0.path < $1.path }
    strings.sort()
  }

  private mutating func readFile(_ path: String) {
    let bytes: Data
    do { bytes = try BoundedFile.contents(of: path) } catch {
      failures.append(Failure(file: path, error: error.sentence))
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let line = Self.validPrefix(of: bytes).count { $0 == UInt8(ascii: "\n") } + 1
      failures.append(
        Failure(file: path, line: line, error: "the file is not UTF-8; save it as UTF-8"))
      return
    }
    files.append(SourceFile(path: path, bytes: bytes))
  }

  private static func validPrefix(of bytes: Data) -> Data {
    // The first line that is not UTF-8 holds the first fault, since a line break ends any sequence.
    var end = bytes.startIndex
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard String(validating: line, as: UTF8.self) != nil else { break }
      end = min(line.endIndex + 1, bytes.endIndex)
    }
    return bytes[..<end]
  }

  /// Folders that hold an extension's resources or another program, not its code.
  private static func isResource(_ name: String) -> Bool {
    [".lproj", ".xcodeproj", ".xcworkspace", ".bundle", ".docc"].contains {
      name.hasSuffix($0)
    } || name == "Pods" || name == "node_modules"
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
