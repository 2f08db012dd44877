// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

// Animations as they were written before blocks; changes are made at once either way.
extension UIView {
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public static func commitAnimations() {}
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    public enum SystemAnimation: UInt, Sendable { case delete }

    /// Removes the views at once and completes.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
        completion?(true)
    }

    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
}
