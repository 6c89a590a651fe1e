// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import OSLog
import SwiftUI
import UIKit
import WidgetKit
import os

private let logger = Logger(subsystem: "example", category: "widget")

struct PictureView: View {
  let data: Data

  var body: some View {
    if let picture = UIImage(data: data) {
      Image(uiImage: picture).resizable().aspectRatio(contentMode: .fill).clipShape(.circle)
    } else {
      Image(uiImage: UIImage(systemName: "photo") ?? UIImage())
        .foregroundStyle(Color(uiColor: .secondaryLabel))
        .background(Color(.secondarySystemBackground))
        .font(Font(UIFont.systemFont(ofSize: 12, weight: .bold)))
    }
  }

  func width(_ counts: OSAllocatedUnfairLock<Int>) -> Int {
    logger.info("size \(data.count) of \(data.description, privacy: .public)")
    logger.error("\(data.count, privacy: .private(mask: .hash))")
    logger.log(level: .debug, "seen")
    os_log("size %d", log: .default, type: .info, data.count)
    return counts.withLock { count in
      count += 1
      return count
    }
  }
}

enum Palette {
  static let tint = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
  static let faint = tint.withAlphaComponent(0.5)
  static let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}
