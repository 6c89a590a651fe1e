// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that reports how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the action is.
  ///
  /// It is a new one each time: nobody watches it here.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}
