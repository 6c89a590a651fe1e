// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A file that an intent receives or returns.
///
/// Uniform type identifiers do not exist here: initialisers take no content type.
public struct IntentFile: Hashable, Codable, Sendable, _IntentValue {
  /// Why a file could not be read.
  public enum IntentFileError: Error, Hashable {
    /// Its data could not be read.
    case failedToLoadData
    /// It could not be opened.
    case failedToLoadFile
  }

  private let bytes: Data?
  /// The name of the file.
  public let filename: String
  /// Where the file is, or nil for data in memory.
  public let fileURL: URL?
  /// Whether the system removes the file when the intent is done.
  public var removedOnCompletion = false

  /// Creates a file from data in memory.
  public init(data: Data, filename: String) {
    bytes = data
    self.filename = filename
    fileURL = nil
  }

  /// Creates a file from a file on disk.
  public init(fileURL: URL, filename: String? = nil) {
    bytes = nil
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
  }

  /// The data, empty where the file cannot be read.
  public var data: Data {
    bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}

extension IntentFile: DisplayRepresentable {
  /// The name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
  /// The name of the file.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: filename)
  }
}
