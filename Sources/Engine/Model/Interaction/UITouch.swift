// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A finger on the screen, after UIKit's `UITouch`. There are no touches here.
open class UITouch: NSObject {
    /// The progress of a touch, with UIKit's raw values.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static let stylus = TouchType.pencil
    }

    open var phase: Phase { .began }
    open var type: TouchType { .direct }
    open var tapCount: Int { 0 }
    open var timestamp: TimeInterval { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var majorRadiusTolerance: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the zero point, since there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
}
