import Foundation

/// Whose a view is, as far as its class says it.
enum ItemOwner {
    /// A class of the app's, or a name that its author gave.
    case app
    /// A public class, which both the app and the system make.
    case shared
    /// A class of the system's that holds the app's views: a cell's content view, an input view's host.
    case host
    /// A class that only the system makes.
    case system

    /// The owner of an item.
    init(_ item: LogItem) {
        let name = item.className.isEmpty ? item.name ?? "" : item.className
        if let module = Self.module(of: name) {
            self = Self.systemModules.contains(module) ? .system : .app
        } else if Self.hosts.contains(where: { name.hasPrefix($0) }) {
            self = .host
        } else if item.isGuide || name == "_UILayoutSpacer" {
            self = .shared
        } else if Self.systemPrefixes.contains(where: { name.hasPrefix($0) }) {
            self = .system
        } else if item.className.isEmpty {
            self = .app
        } else {
            self = name.hasPrefix("UI") || name.hasPrefix("NS") || name == "superview" ? .shared : .app
        }
    }

    private static let systemModules: Set<String> = [
        "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "AppKit", "TipKit",
    ]

    /// Views of the system that an app puts its own into.
    private static let hosts = [
        "UITableViewCellContentView", "_UITableViewCellContentView", "UITableViewHeaderFooterContentView",
        "_UITableViewHeaderFooterContentView", "_UICollectionViewListCellContentView",
        "_UIVisualEffectContentView",
        "_UITAMICAdaptorView", "_UIPageViewControllerContentView", "_UIQueuingScrollView", "_UIHostingView",
        "UIInputSetHostView", "UIInputSetContainerView", "UIRemoteKeyboardWindow", "UITextEffectsWindow",
        "UITransitionView", "UILayoutContainerView", "UIViewControllerWrapperView", "UIDropShadowView",
        "_UISearchControllerView", "_UINavigationControllerPaletteClippingView", "NSClipView",
        "_NSCollectionViewItem",
    ]

    /// How the names of classes begin that an app neither makes nor sees.
    private static let systemPrefixes = [
        "_UI", "_NS", "_AV", "_SF", "_MK", "_WK", "_PU", "UIKB", "UIKeyboard", "TUI", "UIRemote", "UISystem",
        "SystemInput", "UIInputSwitcher", "UIInputWindow", "UIPrediction", "UICompat", "UIInterfaceAction",
        "UIAlertController", "UITabBarButton", "UITabBarSwappable", "UINavigationButton", "UINavigationItem",
        "UIStatusBar", "UIButtonBar", "UIButtonLabel", "UISegmentLabel", "UITextFieldLabel",
        "UIEditingOverlay",
        "UIActivityContent", "UIActivityGroup", "UICalloutBar", "UIDimmingView", "AVPlayback", "AVVolume",
        "AVTouch",
        "AVTransport", "AVScrubber", "AVMobile", "AVBackdrop", "AVFullScreen", "AVPlayerView", "AVControl",
        "AVButton",
        "PUPhoto", "PXPhoto", "CAMView", "CAMBottom", "CAMTop", "DOCTab", "QLPreview", "WKContent",
        "WKScroll",
        "SFSafariView", "MFMail", "CKMessage", "MKCompass", "NSToolbarItem", "NSTitlebar", "NSThemeFrame",
        "NSTouchBarItem", "NSTabBar", "NSCandidate", "NSRemoteView",
    ]

    /// The Swift module of a class, from `Module.Class` or a mangled name; nil where it has none.
    static func module(of name: String) -> String? {
        if let mangled = name.range(of: "TtC") ?? name.range(of: "TtG"),
            name.distance(from: name.startIndex, to: mangled.lowerBound) <= 2
        {
            let rest = name[mangled.upperBound...].drop { $0.isLetter }
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length < 200 else { return nil }
            return String(rest.dropFirst(digits.count).prefix(length))
        }
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex, !name.contains(" "),
            !name.contains("..")
        else { return nil }
        return String(name[..<dot])
    }
}
