// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Recognizes a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes, with UIKit's raw values.
    public struct Direction: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Self(rawValue: 1)
        public static let left = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let down = Self(rawValue: 8)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}
