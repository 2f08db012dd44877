// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A presentation or dismissal that an animator of the app's carries out. It ends when the animator says so.
final class TransitionContext: UIViewControllerContextTransitioning {
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    /// The view that comes or goes; the other controller's view stays where it is.
    private let view: UIView
    private let isPresenting: Bool
    private let completion: (Bool) -> Void
    private var animator: (any UIViewControllerAnimatedTransitioning)?

    let containerView: UIView
    let isAnimated = true
    let isInteractive = false
    private(set) var transitionWasCancelled = false

    init(
        from: UIViewController, to: UIViewController, view: UIView, isPresenting: Bool,
        in container: UIView, completion: @escaping (Bool) -> Void
    ) {
        controllers = [.from: from, .to: to]
        self.view = view
        self.isPresenting = isPresenting
        containerView = container
        self.completion = completion
    }

    /// Lets an animator carry out the transition; it is kept until it has.
    func run(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        _ = animator.transitionDuration(using: self)
        animator.animateTransition(using: self)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let ending = animator else { return }
        animator = nil
        completion(didComplete)
        ending.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == (isPresenting ? .to : .from) ? view : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect {
        isPresenting && vc === controllers[.to] ? .zero : vc.viewIfLoaded?.frame ?? .zero
    }
    /// Where a controller that is presented ends up is for its presentation controller to say.
    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === controllers[.to] else { return .zero }
        return isPresenting ? view.frame : vc.viewIfLoaded?.frame ?? .zero
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
}
