// expected: cannot find type 'StoreValue' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: StoreValue) {}
