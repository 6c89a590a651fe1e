// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import IntentVocabulary
import Surfaces

extension Bus {
  /// Creates a bus with the widgets and controls of a bundle and the surfaces that come with the program.
  ///
  /// - Parameters:
  ///   - bundle: The bundle of a widget extension.
  ///   - store: The values that app groups start with.
  ///   - system: The state of the device.
  public convenience init<Bundle: WidgetBundle>(
    _ bundle: Bundle.Type, store: [String: StoreValue] = [:], system: SystemState = SystemState()
  ) {
    self.init(store: store, system: system)
    for surface in BuiltIn.surfaces { register(surface: surface) }
    register(bundle: bundle)
  }
}
