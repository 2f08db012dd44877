// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Coordinates changes with a rotation of the device.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes together with the rotation.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The context of a rotation.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// Changes are made at once.
    public var transitionDuration: TimeInterval { 0 }
    public var percentComplete: CGFloat { 1 }
    public var isInteractive: Bool { false }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// A turned window has its new size rather than a transform.
    public var targetTransform: CGAffineTransform { .identity }
    public var containerView: UIView { UIApplication.shared.keyWindow ?? UIView() }
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
}

/// The controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes together with the rotation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// An immediate rotation: the changes are made when the windows have their new size, and it is complete.
final class ImmediateTransition: UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let isCancelled = false
    private var changes: [() -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        changes.append { [self] in
            animation?(self)
            completion?(self)
        }
        return true
    }

    func run() {
        let due = changes
        changes = []
        for change in due { change() }
    }
}
