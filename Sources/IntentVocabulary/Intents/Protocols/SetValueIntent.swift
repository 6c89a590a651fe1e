// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that sets one value, such as the state of a toggle.
///
/// The system sets ``value`` to the new state before it runs the intent.
///
/// Source: Apple, SetValueIntent.
public protocol SetValueIntent<ValueType>: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The new value.
  var value: ValueType { get set }
}
