// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An action of an app's icon; nothing performs one here.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: Any]?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil,
        icon: UIApplicationShortcutIcon? = nil, userInfo: [String: Any]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }
}

/// The icon of such an action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    public init(templateImageName: String) {}
    public init(systemImageName: String) {}
}

/// What a fetch in the background came to, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A URL that a scene is to open; none is opened here.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
    public let url: URL
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
    }
}

extension UIScene {
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        public var sourceApplication: String? { nil }
        public var annotation: Any? { nil }
        public var openInPlace: Bool { false }
    }
}

extension UIApplication {
    public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
}
