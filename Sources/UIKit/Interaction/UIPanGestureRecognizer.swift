// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Recognizes dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    private var translation = CGPoint.zero

    /// The distance of the gesture, in points: what was set last.
    open func translation(in view: UIView?) -> CGPoint { translation }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }

    /// Returns the velocity in points per second: zero, since nothing moves.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// The devices whose scrolling a recognizer sees, with UIKit's raw values.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let discrete = Self(rawValue: 1)
    public static let continuous = Self(rawValue: 2)
    public static let all: Self = [.discrete, .continuous]
}
