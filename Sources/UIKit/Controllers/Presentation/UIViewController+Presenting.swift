// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIViewController {
    /// The presentation controller in use.
    var activePresentation: UIPresentationController? {
        get { stored("activePresentation", or: nil) }
        set { store(newValue, as: "activePresentation") }
    }

    /// The controller of a custom presentation.
    func customPresentation(over presenting: UIViewController?) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        return transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenting, source: presenting ?? self)
    }

    /// Shows the view over the window of the presenting controller, by the animator that the delegate provides if it does.
    func appear(over presenting: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let window = presenting.viewIfLoaded?.window, let view else {
            completion?()
            return
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        let animator =
            animated
            ? transitioningDelegate?.animationController(
                forPresented: self, presenting: presenting, source: presenting) : nil
        let asked: UIPresentationController? = stored("customPresentation", or: nil)
        let presentation =
            asked ?? customPresentation(over: presenting)
            ?? sheetPresentation ?? animator.map { _ in UIPresentationController(presented: self) }
        store(nil as UIPresentationController?, as: "customPresentation")
        let covered = presenterCovered(by: presentation)
        appearance.isManaged = true
        appearance.reason = .presented
        covered?.beginDisappearing(animated: animated)
        let end = { [self] in
            appearance.isManaged = false
            endAppearing()
            covered?.endDisappearing()
            completion?()
        }
        guard let presentation else {
            beginAppearing(animated: animated)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = window.bounds
            window.addSubview(view)
            return window.layOut(then: end)
        }
        activePresentation = presentation
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = presentation
        presentation.containerView = container
        window.addSubview(container)
        presentation.presentationTransitionWillBegin()
        beginAppearing(animated: animated)
        let shown: UIView = presentation.presentedView ?? view
        shown.frame = presentation.frameOfPresentedViewInContainerView
        let finish = { (isComplete: Bool) in
            window.layOut {
                presentation.presentationTransitionDidEnd(isComplete)
                end()
            }
        }
        if let animator {
            TransitionContext(
                from: presenting, to: self, view: shown, isPresenting: true, in: container, completion: finish
            ).run(animator)
        } else {
            container.addSubview(shown)
            finish(true)
        }
    }

    /// The controller that disappears while this one is presented, with all that it contains: the outermost container of
    /// the presenting one, if this one covers the screen.
    private func presenterCovered(by presentation: UIPresentationController?) -> UIViewController? {
        let covers =
            modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
            || presentation?.shouldRemovePresentersView == true
        guard covers, var outermost = presentingViewController else { return nil }
        while let parent = outermost.parent { outermost = parent }
        return outermost
    }

    /// Removes the view from the window, by the animator that the delegate provides if it does.
    func disappear(animated: Bool, completion: (() -> Void)?) {
        guard let view = viewIfLoaded, view.superview != nil else {
            completion?()
            return
        }
        let (window, presentation) = (view.window, activePresentation)
        let covered = presenterCovered(by: presentation)
        appearance.isManaged = true
        appearance.reason = .dismissed
        beginDisappearing(animated: animated)
        covered?.beginAppearing(animated: animated)
        presentation?.dismissalTransitionWillBegin()
        let end = { [self] in
            appearance.isManaged = false
            covered?.endAppearing()
            endDisappearing()
            completion?()
        }
        let finish = { [self] (isComplete: Bool) in
            view.removeFromSuperview()
            presentation?.containerView?.removeFromSuperview()
            presentation?.dismissalTransitionDidEnd(isComplete)
            presentation?.containerView = nil
            activePresentation = nil
            if covered != nil, let window { window.layOut(then: end) } else { end() }
        }
        let animator = animated ? transitioningDelegate?.animationController(forDismissed: self) : nil
        if let animator, let container = presentation?.containerView, let under = presentingViewController {
            TransitionContext(
                from: self, to: under, view: presentation?.presentedView ?? view, isPresenting: false,
                in: container, completion: finish
            ).run(animator)
        } else {
            finish(true)
        }
    }
}

extension UIWindow {
    /// Lays out at once, or ends the layout that is in progress, and calls a function.
    fileprivate func layOut(then body: @escaping () -> Void) {
        layoutHost.afterLayout(body)
        layoutIfNeeded()
    }
}

/// The view that a custom presentation takes place in, as large as the window.
private final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}
