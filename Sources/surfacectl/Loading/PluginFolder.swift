// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation

/// A source file: its path as the user would type it, and its bytes.
struct SourceFile {
  let path: String
  let bytes: Data
}

/// A folder of Swift files that is loaded as one plugin.
struct PluginFolder {
  /// The name for people, unique in one run.
  var name: String
  /// The name of the Swift module, unique in one run.
  var module: String
  /// The path as the user would type it.
  let path: String
  /// The Swift files, in the order of their paths.
  let files: [SourceFile]
  /// The Swift files of `--with` folders.
  let withFiles: [SourceFile]
}

/// Finds the plugins that a command line means.
struct PluginFinder {
  private let withFiles: [SourceFile]
  private(set) var plugins: [PluginFolder] = []
  private(set) var failures: [Failure] = []

  /// The most bytes of a source file; larger ones are no one's handwriting.
  private static let sizeLimit = 16 << 20

  init(withFolders: [String]) {
    var failures: [Failure] = []
    withFiles = withFolders.flatMap { folder -> [SourceFile] in
      let files = Self.swiftFiles(in: folder, &failures)
      if files.isEmpty, failures.isEmpty {
        failures.append(Failure(file: folder, error: "no Swift files in the --with folder"))
      }
      return files
    }
    self.failures = failures
  }

  /// Adds what a path means: a plugin, or a folder of plugins.
  mutating func add(path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      failures.append(Failure(file: path, error: "there is no such folder"))
      return
    }
    guard isFolder.boolValue else {
      failures.append(
        Failure(file: path, error: "this is a file; name the folder of the extension"))
      return
    }
    if path.hasSuffix(".xcodeproj") {
      failures.append(
        Failure(
          file: path, error: "whole projects can't be read yet; name the folder of the extension"))
      return
    }
    if Self.isPlugin(path) { return addPlugin(path) }
    let subfolders = Self.subfolders(of: path).filter { Self.isPlugin($0) }
    if subfolders.isEmpty {
      failures.append(
        Failure(
          file: path,
          error:
            "no Swift files in this folder or the folders in it; name the folder of an extension"
        ))
    }
    for folder in subfolders { addPlugin(folder) }
  }

  /// Adds what is meant when the user names no path; returns whether there was anything.
  mutating func addDefault() -> Bool {
    if Self.isPlugin(".") {
      addPlugin(".")
      return true
    }
    let folders = Self.subfolders(of: "Plugins").filter { Self.isPlugin($0) }
    for folder in folders { addPlugin(folder) }
    return !folders.isEmpty
  }

  private mutating func addPlugin(_ path: String) {
    guard !plugins.contains(where: { $0.path == path }) else { return }
    var failures: [Failure] = []
    let files = Self.swiftFiles(in: path, &failures)
    let name = Self.uniqueName(of: path, among: plugins)
    for index in failures.indices { failures[index].plugin = name }
    self.failures += failures
    // With a file missing the rest would only give errors that nobody can act on.
    guard failures.isEmpty else { return }
    plugins.append(
      PluginFolder(
        name: name, module: ModuleName.make(from: name, taken: Set(plugins.map(\.module))),
        path: path, files: files, withFiles: withFiles))
  }

  private static func uniqueName(of path: String, among plugins: [PluginFolder]) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let taken = Set(plugins.map(\.name))
    var name = absolute.last ?? path
    if taken.contains(name) { name = absolute.suffix(2).joined(separator: "/") }
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Folders

  /// Whether a folder itself holds Swift files of an extension.
  private static func isPlugin(_ path: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return !names.contains("Package.swift")
      && names.contains { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
  }

  private static func subfolders(of path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { join(path, $0) }
      .filter { isFolder($0) }
  }

  private static func swiftFiles(in folder: String, _ failures: inout [Failure]) -> [SourceFile] {
    guard isFolder(folder) else {
      failures.append(Failure(file: folder, error: "there is no such folder"))
      return []
    }
    var files: [SourceFile] = []
    var pending = [folder]
    while let folder = pending.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        failures.append(Failure(file: folder, error: "the folder can't be read"))
        continue
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = join(folder, name)
        if name.hasSuffix(".swift"), !isFolder(path) {
          read(path, &files, &failures)
        } else if isFolder(path), !isLink(path), !isResource(name) {
          pending.append(path)
        }
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func read(
    _ path: String, _ files: inout [SourceFile], _ failures: inout [Failure]
  ) {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      failures.append(Failure(file: path, error: "the file can't be read"))
      return
    }
    guard bytes.count <= sizeLimit else {
      failures.append(Failure(file: path, error: "the file is larger than 16 MB"))
      return
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let line = validPrefix(of: bytes).count { $0 == UInt8(ascii: "\n") } + 1
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
    [".xcassets", ".lproj", ".xcodeproj", ".xcworkspace", ".bundle", ".docc"].contains {
      name.hasSuffix($0)
    } || name == "Pods" || name == "node_modules"
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
