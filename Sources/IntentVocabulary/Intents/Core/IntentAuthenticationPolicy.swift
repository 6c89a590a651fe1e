// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// When an intent may run on a locked device.
///
/// Source: Apple, IntentAuthenticationPolicy.
public enum IntentAuthenticationPolicy: Sendable {
  /// Always.
  case alwaysAllowed
  /// Once one of the devices involved is unlocked.
  case requiresAuthentication
  /// Once the device that runs it is unlocked.
  case requiresLocalDeviceAuthentication
}
