// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An event in a view, after UIKit's `UIEvent`. None occur here.
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover, transform = 14
    }
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    /// The buttons of a pointer, with UIKit's raw values.
    public struct ButtonMask: OptionSet, Sendable, Hashable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = Self(rawValue: 1)
        public static let secondary = Self(rawValue: 2)
    }

    /// The time in seconds since the system started.
    open var timestamp: TimeInterval { 0 }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

/// Keys that are held down, with UIKit's raw values.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = Self(rawValue: 1 << 16)
    public static let shift = Self(rawValue: 1 << 17)
    public static let control = Self(rawValue: 1 << 18)
    public static let alternate = Self(rawValue: 1 << 19)
    public static let command = Self(rawValue: 1 << 20)
    public static let numericPad = Self(rawValue: 1 << 21)
}

/// The engine's name of UIKit's `UIEvent`.
public typealias Event = UIEvent
