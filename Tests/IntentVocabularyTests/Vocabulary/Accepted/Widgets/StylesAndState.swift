// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Observation
import SwiftUI
import WidgetKit

@Observable final class Settings {
  var name = ""
}

struct StylesAndState: View {
  @Bindable var settings: Settings
  @FocusState private var hasFocus: Bool
  @State private var tab = 0

  var body: some View {
    VStack {
      Text("Colour").background(Color.red).overlay(Color.blue.opacity(0.1))
      Text("Style").background(.red).background(.thinMaterial, in: .capsule)
      Text("View").background(Text("Behind"), alignment: .top)
      Text("Gradient")
        .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      Gauge(value: 0.5) { Text("Half") }
        .tint(Gradient(colors: [.green, .red])).gaugeStyle(.accessoryCircular)
    }
    .background(
      RoundedRectangle(cornerRadius: 4).stroke(Color.primary.opacity(0.5), lineWidth: 2))
  }

  var form: some View {
    NavigationView {
      Form {
        TextField("Name", text: $settings.name)
        Picker("Tab", selection: $tab) { Text("One").tag(0) }
      }
    }
  }
}
