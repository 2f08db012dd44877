// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What goes along with a turn of the device.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// Makes changes along with the turn.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// How a turn goes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes along with the turn.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A turn at once: the changes are made when the windows have their new size, then it is complete.
final class ImmediateTransition: UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
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
