// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

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
  /// The asset catalogs.
  let catalogs: [String]
  /// The string catalogs and folders of languages, those of `--with` folders last.
  let strings: [String]
}

/// Finds the plugins that a command line means.
struct PluginFinder {
  private let withFolders: [String]
  private var paths: [String] = []
  private var arguments = 0
  private(set) var plugins: [PluginFolder] = []
  private(set) var failures: [Failure] = []

  init(withFolders: [String]) { self.withFolders = withFolders }

  /// The number of plugins that were found; some of them may turn out to be unreadable.
  var count: Int { paths.count }

  /// Adds what a path means: a plugin, or a folder of plugins.
  mutating func add(path: String) {
    arguments += 1
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard PlainFile.exists(path) else {
      failures.append(Failure(file: path, error: "there is no such folder"))
      return
    }
    guard PlainFile.isFolder(path) else {
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
    if Self.isPlugin(path) { return add(plugin: path) }
    let subfolders = Self.subfolders(of: path).filter { Self.isPlugin($0) }
    if subfolders.isEmpty {
      failures.append(
        Failure(
          file: path,
          error:
            "no Swift files in this folder or the folders in it; name the folder of an extension"
        ))
    }
    for folder in subfolders { add(plugin: folder) }
  }

  /// Adds what is meant when the user names no path; returns whether there was anything.
  ///
  /// - Parameter folder: The folder in which the user works.
  mutating func addDefault(in folder: String = ".") -> Bool {
    if Self.isPlugin(folder) {
      add(plugin: folder)
      return true
    }
    let folders = Self.subfolders(of: FolderContent.join(folder, "Plugins")).filter {
      Self.isPlugin($0)
    }
    for folder in folders { add(plugin: folder) }
    return !folders.isEmpty
  }

  private mutating func add(plugin path: String) {
    func resolved(_ path: String) -> String {
      PlainFile.resolved(path)
    }
    // The folders in one folder differ; those of several arguments may be the same.
    if arguments > 1, paths.contains(where: { resolved($0) == resolved(path) }) { return }
    paths.append(path)
  }

  /// Reads the files of all plugins that were found.
  mutating func read() {
    var withFiles: [SourceFile] = []
    var withStrings: [String] = []
    for folder in withFolders {
      var content = FolderContent()
      content.read(folder)
      if content.files.isEmpty, content.failures.isEmpty {
        failures.append(Failure(file: folder, error: "no Swift files in the --with folder"))
      }
      withFiles += content.files
      withStrings += content.strings
      failures += content.failures
    }
    for path in paths { readPlugin(path, withFiles, withStrings) }
  }

  private mutating func readPlugin(
    _ path: String, _ withFiles: [SourceFile], _ withStrings: [String]
  ) {
    var content = FolderContent()
    content.read(path)
    let name = Self.uniqueName(of: path, among: plugins)
    for index in content.failures.indices { content.failures[index].plugin = name }
    failures += content.failures
    // With a file missing the rest would only give errors that nobody can act on.
    guard content.failures.isEmpty else { return }
    plugins.append(
      PluginFolder(
        name: name, module: ModuleName.make(from: name, taken: Set(plugins.map(\.module))),
        path: path, files: content.files, withFiles: withFiles, catalogs: content.catalogs,
        strings: content.strings + withStrings))
  }

  private static func uniqueName(of path: String, among plugins: [PluginFolder]) -> String {
    let taken = Set(plugins.map(\.name))
    // Most names are plain; to find out where a path leads takes longer than all else here.
    let last = path.split(separator: "/").last.map(String.init)
    if let last, last != ".", last != "..", !taken.contains(last) { return last }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    var name = absolute.last ?? path
    if taken.contains(name) { name = absolute.suffix(2).joined(separator: "/") }
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Folders

  /// Whether a folder itself holds Swift files of an extension.
  private static func isPlugin(_ path: String) -> Bool {
    let names = PlainFile.names(in: path) ?? []
    return !names.contains("Package.swift")
      && names.contains { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
  }

  private static func subfolders(of path: String) -> [String] {
    let names = PlainFile.names(in: path) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { FolderContent.join(path, $0) }
      .filter { PlainFile.isFolder($0) }
  }
}
