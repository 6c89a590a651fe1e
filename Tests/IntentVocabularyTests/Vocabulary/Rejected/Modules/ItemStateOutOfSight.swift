// expected: cannot find type 'ItemState' in scope
import AppIntents
import SwiftUI
import WidgetKit

func use(_ value: ItemState) {}
