// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The app that the windows belong to.
@preconcurrency @MainActor
public final class UIApplication: NSObject {
    private static let application = UIApplication()

    /// The one app.
    public static var shared: UIApplication { application }

    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")

    private var shown: [WeakObject] = []

    /// The windows that were shown and are still there, in the order in which they were.
    public var windows: [UIWindow] { shown.compactMap { $0.object as? UIWindow } }
    /// The window that was made key last.
    public private(set) weak var keyWindow: UIWindow?
    /// Which way up the interface is.
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.canvas.layoutDirection
    }

    func show(_ window: UIWindow, asKey isKey: Bool) {
        shown.removeAll { $0.object == nil || $0.object === window }
        shown.append(WeakObject(window))
        if isKey { keyWindow = window }
    }
}

/// What an app shows on a screen.
@preconcurrency @MainActor
public final class UIWindowScene: NSObject {
    static let shared = UIWindowScene()

    /// Which way up the interface is.
    public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { UIApplication.shared.windows }
}
