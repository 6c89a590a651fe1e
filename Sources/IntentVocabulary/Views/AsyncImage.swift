// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A picture that is loaded later, which never happens in a widget.
///
/// Source: Apple, SwiftUI AsyncImage.
@MainActor @preconcurrency public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let placeholder: Content?

  /// Creates a picture by what its loading has come to.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    placeholder = content(.empty)
  }

  /// What is there before anything is loaded: it stays.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .remoteImage(url?.absoluteString),
      children: placeholder.map { [$0._archive(in: context)] } ?? [])
  }
}

extension AsyncImage where Content == Image {
  /// Creates a picture.
  public init(url: URL?, scale: CGFloat = 1) {
    self.url = url
    placeholder = nil
  }
}

extension AsyncImage {
  /// Creates a picture with what stands there before it is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.placeholder = .second(placeholder())
  }
}

/// What the loading of a picture has come to.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The picture.
  case success(Image)
  /// An error.
  case failure(any Error)

  /// The picture.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
