// expected: cannot find type 'ViewNode' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: ViewNode) {}
