// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A list, which widgets do not show.
@MainActor @preconcurrency public struct List<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) {
    body = _UnmodelledContainer(name: "List", content: content())
  }

  /// Creates a list of elements.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    body = _UnmodelledContainer(name: "List", content: ForEach(data, content: rowContent))
  }
}
