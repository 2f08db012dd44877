// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A part of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The state of a scene, with UIKit's raw values.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive, background
    }

    open var title: String?
    open var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .foregroundActive }
    /// The connection of the scene to its app.
    public let session = UISceneSession()

    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")

    /// The options for opening a scene; none are set here.
    public final class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }
}

/// The connection of a scene to its app.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
    public let persistentIdentifier = UUID().uuidString
    public var role: Role { configuration.role }
    public var scene: UIScene? { UIWindowScene.shared }
    public var userInfo: [String: Any]?
    public var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

    /// The purpose of a scene.
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
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
}

/// The scene of an app's windows.
public final class UIWindowScene: UIScene {
    static let shared = UIWindowScene()

    /// The orientation of the interface.
    public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    public var statusBarManager: UIStatusBarManager? { .shared }
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
    public var effectiveGeometry: Geometry { Geometry() }
    /// The geometry of a scene.
    @preconcurrency @MainActor
    public final class Geometry: NSObject {
        public var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
        public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
    }
    /// The preferred geometry of a scene.
    public class GeometryPreferences: NSObject {
        public final class iOS: GeometryPreferences {
            public init(interfaceOrientations: UIInterfaceOrientationMask) {}
        }
    }
    /// Does nothing: `DeviceSimulator.rotate(to:)` turns the device.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}

/// The sizes that a scene's window may have.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
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
