// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A view that is acted on.
open class UIControl: View {
    /// What a control looks ready for, with UIKit's raw values.
    public struct State: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: Self = []
        public static let highlighted = Self(rawValue: 1)
        public static let disabled = Self(rawValue: 2)
        public static let selected = Self(rawValue: 4)
        public static let focused = Self(rawValue: 8)
        public static let application = Self(rawValue: 0x00FF_0000)
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }

    /// Where content stands in a control that is taller than it, with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable {
        case center, top, bottom, fill
    }

    /// Where content stands in a control that is wider than it, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
        case center, left, right, fill, leading, trailing
    }

    package override var className: String { declaredClassName ?? "UIControl" }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    /// Whether a touch that began in it goes on; nothing touches it here.
    open var isTracking: Bool { false }
    /// Whether such a touch is inside it.
    open var isTouchInside: Bool { false }

    /// What the control looks ready for, by the three flags.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}
