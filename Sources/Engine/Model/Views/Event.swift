// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An event in a view, after UIKit's `UIEvent`. None occur here.
open class UIEvent: NSObject {
    /// The time in seconds since the system started.
    open var timestamp: TimeInterval { 0 }
}

/// A finger on the screen, after UIKit's `UITouch`. There are no touches here.
open class UITouch: NSObject {
    /// The progress of a touch, with UIKit's raw values.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    open var phase: Phase { .began }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    /// Returns the zero point, since there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
