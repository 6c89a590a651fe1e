// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view that is compared before it is drawn again.
extension View where Self: Equatable {
  /// The view itself: a widget's is drawn once.
  public func equatable() -> some View { self }
}
