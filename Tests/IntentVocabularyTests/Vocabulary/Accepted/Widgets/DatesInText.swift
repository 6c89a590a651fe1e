// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SwiftUI
import WidgetKit

struct DatesInText: View {
  let start: Date
  let end: Date

  var body: some View {
    VStack(alignment: .leading) {
      Text(start, style: .time)
      Text(start, style: .date).font(.caption)
      Text(end, style: .relative).multilineTextAlignment(.trailing)
      Text(end, style: .offset)
      Text(end, style: .timer).monospacedDigit()
      Text(start...end)
      Text(DateInterval(start: start, end: end))
      Text(timerInterval: start...end, pauseTime: nil, countsDown: false, showsHours: false)
      Text("Ends \(end, style: .time) \(Image(systemName: "clock"))")
      Text("\(Text("Now").bold()): \(timerInterval: start...end)")
      Text(Image(systemName: "clock")) + Text(" Now")
      Text(start, format: .dateTime.hour().minute())
    }
  }
}
