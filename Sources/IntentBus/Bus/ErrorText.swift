// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// An error as people read it.
package func describe(_ error: any Error) -> String {
  let words: String =
    switch error {
    case let error as any CustomLocalizedStringResourceConvertible:
      String(localized: error.localizedStringResource)
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    default: "\(error)"
    }
  return "\(unqualifiedName(of: Swift.type(of: error))): \(words)"
}
