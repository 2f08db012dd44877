// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A key or button that is pressed, after UIKit's `UIPress`. There are none here.
open class UIPress: NSObject {
    /// The progress of a press, with UIKit's raw values.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    open var phase: Phase { .began }
    open var type: PressType { .select }
    open var timestamp: TimeInterval { 0 }
    open var force: CGFloat { 0 }
    open var key: UIKey? { nil }
}

/// The key of a press.
open class UIKey: NSObject {
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
}

/// An event of keys or buttons.
open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
