import Engine
import Foundation

/// Where a controller is between appearing and disappearing.
struct ControllerAppearance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether it is notified that it is appearing, while it does.
    var isNotified = false
    /// Whether a container or a presentation ends what it began, however views are moved.
    var isManaged = false
    /// Why it appears or disappears, while it does.
    var reason: Reason?

    enum Reason { case presented, dismissed, addedToParent, removedFromParent }
}

extension UIViewController {
    /// Whether it is visible or becomes so.
    var isShown: Bool { appearance.phase == .appearing || appearance.phase == .appeared }

    /// The children that appear and disappear together with it.
    private var companions: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    func beginAppearing(animated: Bool) {
        guard !isShown else { return }
        (appearance.phase, appearance.isAnimated, appearance.isNotified) = (.appearing, animated, false)
        viewWillAppear(animated)
        for child in companions { child.beginAppearing(animated: animated) }
    }

    func endAppearing() {
        guard appearance.phase == .appearing else { return }
        notifyOfAppearing()
        appearance.phase = .appeared
        viewDidAppear(appearance.isAnimated)
        appearance.reason = nil
        for child in companions { child.endAppearing() }
    }

    /// Calls `viewIsAppearing` before the first layout of its view, or where there was none before it has appeared.
    private func notifyOfAppearing() {
        guard appearance.phase == .appearing else { return }
        if !appearance.isNotified {
            appearance.isNotified = true
            viewIsAppearing(appearance.isAnimated)
        }
        for child in companions { child.notifyOfAppearing() }
    }

    func beginDisappearing(animated: Bool) {
        guard isShown else { return }
        (appearance.phase, appearance.isAnimated) = (.disappearing, animated)
        viewWillDisappear(animated)
        for child in companions { child.beginDisappearing(animated: animated) }
    }

    /// The children are those that were in its view when it began to disappear.
    func endDisappearing() {
        guard appearance.phase == .disappearing else { return }
        appearance.phase = .disappeared
        viewDidDisappear(appearance.isAnimated)
        appearance.reason = nil
        for child in companions { child.endDisappearing() }
    }

    /// Exchanges one child's view for another's. If the container is visible, one disappears and the other appears, which
    /// ends after the next layout.
    func exchange(
        _ old: UIViewController?, for new: UIViewController, animated: Bool, _ exchange: () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        guard isShown, let host = viewIfLoaded?.layoutHost, old !== new else {
            exchange()
            completion()
            return
        }
        for controller in [old, new].compactMap({ $0 }) { controller.appearance.isManaged = true }
        old?.beginDisappearing(animated: animated)
        new.beginAppearing(animated: animated)
        exchange()
        host.afterLayout { [weak self] in
            for controller in [old, new].compactMap({ $0 }) { controller.appearance.isManaged = false }
            old?.endDisappearing()
            // The end of the container's own appearing is passed on to its children.
            if self?.appearance.phase == .appeared { new.endAppearing() }
            completion()
        }
    }

    /// Puts a child's view below the others in place of another child's, as large as the container's.
    func fill(with shown: UIView, insteadOf old: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        shown.translatesAutoresizingMaskIntoConstraints = true
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
        view.setNeedsLayout()
    }

    // MARK: - What views do

    /// A view that enters a visible window appears with the controller that contains it, if one does.
    package func viewWillMove(to window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        guard let window else { return beginDisappearing(animated: false) }
        if window.isShown, parent?.isShown != false { beginAppearing(animated: false) }
    }

    package func viewDidMove(to window: UIWindow?) {
        if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        guard !appearance.isManaged else { return }
        guard let window else { return endDisappearing() }
        guard appearance.phase == .appearing else { return }
        window.layoutHost.afterLayout { [weak self] in
            if self?.appearance.isManaged == false { self?.endAppearing() }
        }
    }

    package func viewIsAboutToLayOut() {
        guard appearance.phase == .appearing, !appearance.isNotified else { return }
        appearance.isNotified = true
        viewIsAppearing(appearance.isAnimated)
    }
}
