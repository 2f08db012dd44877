// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

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
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailableNotification")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailableNotification")
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
    nonisolated public static let backgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
    nonisolated public static let openSettingsURLString = "app-settings:"

    /// The state of an app, with UIKit's raw values.
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

    /// There are no other apps that could open a URL.
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Calls a method of a target, or without one of the first responder from the sender on that has it; returns whether
    /// the selector has a method for it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
        -> Bool
    {
        if let target { return action.perform(on: target as AnyObject, sender, event) }
        var responder = sender as? UIResponder
        while let current = responder {
            if action.perform(on: current, sender, event) { return true }
            responder = current.next
        }
        return false
    }
    public func registerForRemoteNotifications() {}
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public var supportsAlternateIcons: Bool { false }
    public var alternateIconName: String? { nil }
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    public var isProtectedDataAvailable: Bool { true }
    public var supportsMultipleScenes: Bool { false }
    public var openSessions: Set<UISceneSession> { [UIWindowScene.shared.session] }
    public var isIgnoringInteractionEvents: Bool { false }
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        .allButUpsideDown
    }
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) {}
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    public func beginIgnoringInteractionEvents() {}
    public func endIgnoringInteractionEvents() {}

    /// The windows that were shown and still exist, in the order in which they were shown.
    public var windows: [UIWindow] { shown.compactMap { $0.object as? UIWindow } }
    /// The window that was made key last.
    public private(set) weak var keyWindow: UIWindow?
    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.canvas.layoutDirection
    }

    func show(_ window: UIWindow, asKey isKey: Bool) {
        shown.removeAll { $0.object == nil || $0.object === window }
        shown.append(WeakObject(window))
        guard isKey, keyWindow !== window, window.canBecomeKey else { return }
        let old = keyWindow
        keyWindow = window
        old?.resignKey()
        window.becomeKey()
    }

    func hide(_ window: UIWindow) {
        shown.removeAll { $0.object == nil || $0.object === window }
        guard keyWindow === window else { return }
        keyWindow = nil
        window.resignKey()
    }
}

/// A task that goes on in the background; none is begun here.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = Self(rawValue: 0)
}

extension NSObject {
    /// Whether the class has the selector's method: none but the app's `sharedApplication`, by which source that is also
    /// for extensions gets the app.
    public class func responds(to aSelector: Selector!) -> Bool {
        self == UIApplication.self && aSelector?.description == "sharedApplication"
    }

    /// Calls a method of the class; the result is nil if it doesn't have it.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard responds(to: aSelector) else { return nil }
        // Views, and the app with them, may be used on any thread.
        let shared: @MainActor () -> UIApplication = { UIApplication.shared }
        return Unmanaged.passUnretained(unsafeBitCast(shared, to: (() -> UIApplication).self)())
    }
}
