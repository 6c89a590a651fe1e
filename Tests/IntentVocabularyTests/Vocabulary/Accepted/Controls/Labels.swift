// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

struct LabelsControl: ControlWidget {
  static let name = "Name"
  static let key: LocalizedStringKey = "Key"
  static let resource: LocalizedStringResource = "Resource"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "labels", provider: Provider()) { count in
      ControlWidgetToggle(isOn: count > 0, action: SetIntent()) {
        LabelShapes(count: count)
      } valueLabel: { isOn in
        Label(isOn ? "\(count) left" : "None", systemImage: isOn ? "tray.full" : "tray")
      }
    }
  }

  struct Provider: ControlValueProvider {
    let previewValue = 0
    func currentValue() async throws -> Int { 3 }
  }
}

struct LabelShapes: View {
  let count: Int

  var body: some View {
    Label("Literal", systemImage: "star")
    Label(LabelsControl.name, systemImage: "star")
    Label(LabelsControl.key, systemImage: "star")
    Label(LabelsControl.resource, systemImage: "star")
    Label("Asset", image: "Asset")
    Label(LabelsControl.name, image: "Asset")
    Label("\(count) items", systemImage: count > 1 ? "2.circle" : "1.circle")
    Label {
      Text("Built")
      Text("\(count)")
    } icon: {
      Image("Asset").symbolRenderingMode(.hierarchical)
    }
    Label(title: { Text("Built") }, icon: { Image(systemName: "star") })
    more
  }

  @ViewBuilder private var more: some View {
    switch count {
    case 0: Image(systemName: "star").symbolRenderingMode(.multicolor).font(.title)
    case 1: Image("Asset").renderingMode(.template).resizable().foregroundStyle(.red, .blue)
    default: EmptyView()
    }
    if let first = LabelsControl.name.first, count > 3 {
      Text(String(first)).bold().font(.system(size: 12, weight: .bold)).foregroundColor(.red)
    } else if #available(iOS 26, *) {
      Group { Text(Date.distantPast, format: .iso8601) }
    }
    VStack(alignment: .leading, spacing: 2) {
      HStack { Text("Row") + Text(verbatim: "!") }.padding(.horizontal, 4)
      ZStack { AnyView(Image(decorative: "Asset")) }.frame(width: 10, height: 10)
      Spacer()
    }
    .tint(.red)
    .opacity(0.5)
    .accessibilityLabel("Column")
    .privacySensitive()
    .disabled(true)
    .imageScale(.large)
    .symbolVariant(.fill)
    .lineLimit(1)
  }
}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}
