// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Something that happened to a view, after UIKit's `UIEvent`; nothing does by itself here.
open class UIEvent: NSObject {
    /// In seconds since the system started.
    open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen, after UIKit's `UITouch`; nothing touches a view here.
open class UITouch: NSObject {
    /// How far a touch has come, with UIKit's raw values.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    open var phase: Phase { .began }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    /// The zero point, as no touch is anywhere.
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
