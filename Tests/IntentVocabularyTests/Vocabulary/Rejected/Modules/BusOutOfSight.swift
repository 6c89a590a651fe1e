// expected: cannot find type 'Bus' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: Bus) {}
