// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension Window: WindowVisibility {
    /// The controller whose view fills the window.
    public var rootViewController: UIViewController? {
        get { stored("rootViewController", or: nil) }
        set {
            rootViewController?.viewIfLoaded?.removeFromSuperview()
            store(newValue, as: "rootViewController")
            guard let view = newValue?.view else { return }
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = bounds
            addSubview(view)
            takeScreen()
        }
    }

    /// Shows the window, in front of the others, and lays it out.
    public func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.show(self, asKey: true)
        takeScreen()
        layoutIfNeeded()
    }

    /// Shows the window in front of the others, or hides it: its controllers appear or disappear.
    package func visibilityChanged() {
        isHidden ? becomeHidden() : becomeVisible()
        NotificationCenter.default.post(
            name: isHidden ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
            object: self)
    }

    private func becomeVisible() {
        UIApplication.shared.show(self, asKey: false)
        takeScreen()
        isShown = true
        layOutOnRunLoopTurns()
        rootViewController?.beginAppearing(animated: false)
        layoutHost.afterLayout { [weak self] in
            if self?.isShown == true { self?.rootViewController?.endAppearing() }
        }
        setNeedsLayout()
    }

    private func becomeHidden() {
        UIApplication.shared.hide(self)
        isShown = false
        layoutHost.onChange = nil
        rootViewController?.beginDisappearing(animated: false)
        rootViewController?.endDisappearing()
    }

    /// Whether it was shown, so that the controllers of views that it gets appear.
    private(set) var isShown: Bool {
        get { stored("isShown", or: false) }
        set { store(newValue, as: "isShown") }
    }

    /// Lays the window out on the main run loop's next turn after each change made on the main thread.
    ///
    /// A change made on another thread waits for `layoutIfNeeded`, as the main thread may not touch its views.
    private func layOutOnRunLoopTurns() {
        var isWaiting = false
        layoutHost.onChange = { [weak self] in
            guard !isWaiting, MainQueue.isCurrent else { return }
            isWaiting = true
            MainQueue.onNextTurn {
                isWaiting = false
                self?.layoutIfNeeded()
            }
        }
    }
}
