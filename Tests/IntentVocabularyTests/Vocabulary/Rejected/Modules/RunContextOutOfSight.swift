// expected: cannot find type 'RunContext' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: RunContext) {}
