// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIViewController {
    /// The presentation controller in use.
    private var activePresentation: UIPresentationController? {
        get { stored("activePresentation", or: nil) }
        set { store(newValue, as: "activePresentation") }
    }

    /// The controller of a custom presentation.
    private func customPresentation(over presenting: UIViewController) -> UIPresentationController? {
        guard modalPresentationStyle == .custom else { return nil }
        return transitioningDelegate?.presentationController(
            forPresented: self, presenting: presenting, source: presenting)
    }

    /// Shows the view over the window of the presenting controller.
    func appear(over presenting: UIViewController, animated: Bool) {
        guard let window = presenting.viewIfLoaded?.window, let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        viewWillAppear(animated)
        if let presentation = customPresentation(over: presenting) {
            activePresentation = presentation
            let container = PresentationContainer(frame: window.bounds)
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.presentation = presentation
            presentation.containerView = container
            window.addSubview(container)
            presentation.presentationTransitionWillBegin()
            view.frame = presentation.frameOfPresentedViewInContainerView
            container.addSubview(presentation.presentedView ?? view)
            presentation.presentationTransitionDidEnd(true)
        } else {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = window.bounds
            window.addSubview(view)
        }
        viewIsAppearing(animated)
        viewDidAppear(animated)
    }

    /// Removes the view from the window.
    func disappear(animated: Bool) {
        guard let view = viewIfLoaded, view.superview != nil else { return }
        viewWillDisappear(animated)
        activePresentation?.dismissalTransitionWillBegin()
        view.removeFromSuperview()
        activePresentation?.containerView?.removeFromSuperview()
        activePresentation?.dismissalTransitionDidEnd(true)
        activePresentation?.containerView = nil
        activePresentation = nil
        viewDidDisappear(animated)
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
