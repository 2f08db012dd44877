import Foundation

/// Recognises two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0
}
