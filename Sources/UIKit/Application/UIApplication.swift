// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The app that the windows belong to.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    private static let application = UIApplication()

    /// The one app.
    public static var shared: UIApplication { application }

    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")

    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// How far an app is shown, with UIKit's raw values.
    public enum State: Int, Sendable { case active, inactive, background }
    public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    private var shown: [WeakObject] = []
    public weak var delegate: (any UIApplicationDelegate)?
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var isNetworkActivityIndicatorVisible = false
    public var applicationState: State { .active }
    public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    public var statusBarFrame: CGRect { UIStatusBarManager.shared.statusBarFrame }
    public var isStatusBarHidden: Bool { UIStatusBarManager.shared.isStatusBarHidden }
    public var statusBarStyle: UIStatusBarStyle { .default }

    /// No other app is there to open anything.
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// On Linux nothing sends selectors.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        false
    }
    public func registerForRemoteNotifications() {}
    public func beginIgnoringInteractionEvents() {}
    public func endIgnoringInteractionEvents() {}

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
