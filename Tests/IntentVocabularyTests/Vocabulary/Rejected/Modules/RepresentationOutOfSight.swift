// expected: cannot find type 'Representation' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: Representation) {}
