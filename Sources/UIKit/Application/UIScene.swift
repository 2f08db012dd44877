// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A part of an app that is shown.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene is shown, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive, background
    }

    open var title: String?
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    /// What connects a scene with its app.
    public let session = UISceneSession()

    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")

    /// How a scene is opened; no option is set here.
    public final class ConnectionOptions: NSObject {}
}

/// What connects a scene with its app.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    public let persistentIdentifier = UUID().uuidString
    public var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// What a scene is for.
    public struct Role: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}

@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// What an app shows on a screen.
public final class UIWindowScene: UIScene {
    static let shared = UIWindowScene()

    /// Which way up the interface is.
    public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    public var statusBarManager: UIStatusBarManager? { .shared }
}

/// The status bar, which is as tall as the safe area's top.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    static let shared = UIStatusBarManager()

    public var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(
            x: 0, y: 0, width: screen.bounds.width, height: screen.canvas.safeAreaInsets.top)
    }
    public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    public var statusBarStyle: UIStatusBarStyle { .default }
}
