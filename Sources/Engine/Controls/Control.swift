// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A view that responds to touches, such as a button.
open class UIControl: View {
    /// The state that a control shows, with UIKit's raw values.
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

    /// The position of content in a control that is taller than it, with UIKit's raw values.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable {
        case center, top, bottom, fill
    }

    /// The position of content in a control that is wider than it, with UIKit's raw values.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
        case center, left, right, fill, leading, trailing
    }

    package override var className: String { declaredClassName ?? "UIControl" }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    /// Whether a touch that began in the control continues; always false, since there are no touches.
    open var isTracking: Bool { false }
    /// Whether such a touch is inside the control; always false.
    open var isTouchInside: Bool { false }

    /// The state, according to the three flags.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}
