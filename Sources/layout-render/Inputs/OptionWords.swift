import Devices
import Engine

/// The words of `--keyboard`.
enum KeyboardWord: String, CaseIterable {
    case hidden, docked, undocked

    var state: KeyboardState {
        switch self {
        case .hidden: .hidden
        case .docked: .docked
        case .undocked: .undocked
        }
    }
}

/// The words of `--direction`.
enum DirectionWord: String, CaseIterable {
    case ltr, rtl

    var direction: LayoutDirection { self == .ltr ? .leftToRight : .rightToLeft }
}
