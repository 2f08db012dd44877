// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension Window: WindowVisibility {
    /// A window as large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    public var screen: UIScreen { .main }
    /// The one scene, unless it is set to none; a window keeps its place on the screen without one.
    public var windowScene: UIWindowScene? {
        get { stored("isWithoutScene", or: false) ? nil : .shared }
        set { store(newValue == nil ? true : nil, as: "isWithoutScene") }
    }
    public var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// The order of windows; it is kept.
    public var windowLevel: Level {
        get { stored("windowLevel", or: .normal) }
        set { store(newValue, as: "windowLevel") }
    }
    public var canResizeToFitContent: Bool {
        get { stored("canResizeToFitContent", or: false) }
        set { store(newValue, as: "canResizeToFitContent") }
    }

    /// The order of windows, with UIKit's raw values.
    public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Self(0)
        public static let statusBar = Self(1000)
        public static let alert = Self(2000)
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        public static func + (level: Self, distance: CGFloat) -> Self { Self(level.rawValue + distance) }
        public static func - (level: Self, distance: CGFloat) -> Self { Self(level.rawValue - distance) }
    }

    nonisolated public static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")

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

    /// Makes the window the key window.
    public func makeKey() { UIApplication.shared.show(self, asKey: true) }

    /// Gives the hierarchy the screen's traits; the safe area is the screen's where the window fills it.
    func takeScreen() {
        var canvas = screen.canvas
        canvas.size = bounds.size
        canvas.keyboardHeight = layoutHost.canvas.keyboardHeight
        canvas.floatingKeyboardFrame = layoutHost.canvas.floatingKeyboardFrame
        if bounds.size != screen.canvas.size { canvas.safeAreaInsets = .zero }
        layoutHost.canvas = canvas
    }
}
