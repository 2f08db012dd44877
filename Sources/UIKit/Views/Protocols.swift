// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView: CALayerDelegate {}

/// An object that a dynamic animator can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}

extension UIViewController: UIFocusEnvironment {
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    public func setNeedsFocusUpdate() {}
    public func updateFocusIfNeeded() {}
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    public func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
}
