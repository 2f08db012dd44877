// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Recognizes two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0
    /// Radians a second; nothing moves.
    open var velocity: CGFloat { 0 }
}
