// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension Window {
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
