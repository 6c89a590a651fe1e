// expected: cannot find type 'Slot' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: Slot) {}
