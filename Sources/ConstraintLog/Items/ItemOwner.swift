import Foundation

/// The owner of a view, as far as its class shows it.
enum ItemOwner {
    /// A class of the app, or a name set by its author.
    case app
    /// A public class, of which both the app and the system create instances.
    case shared
    /// A class of the system that contains the app's views: the content view of a cell, the host of an input view.
    case host
    /// A class of which only the system creates instances.
    case system

    /// Determines the owner of an item.
    init(_ item: LogItem) {
        let name = item.className.isEmpty ? item.name ?? "" : item.className
        let module = Self.module(of: name)
        let className = LogFormatter.shortClass(name)
        if let module, !Self.systemModules.contains(module) {
            self = .app
        } else if Self.hosts.contains(where: { className.hasPrefix($0) }) {
            self = .host
        } else if module != nil {
            self = .system
        } else if item.isGuide || name == "_UILayoutSpacer" {
            self = Self.isGuideOfBar(item.name ?? "") ? .system : .shared
        } else if Self.systemPrefixes.contains(where: { name.hasPrefix($0) }) {
            self = .system
        } else if item.className.isEmpty {
            self = .app
        } else {
            self = name.hasPrefix("UI") || name.hasPrefix("NS") || name == "superview" ? .shared : .app
        }
    }

    /// Whether a guide is one of those that bars lay out their parts with; they are named after the view that they
    /// belong to, as in `TitleView(0x7ff4ac052920)`.
    private static func isGuideOfBar(_ name: String) -> Bool {
        guard let parenthesis = name.firstIndex(of: "("), name.hasSuffix(")") else { return false }
        return name[name.index(after: parenthesis)...].hasPrefix("0x")
    }

    private static let systemModules: Set<String> = [
        "UIKit", "UIKitCore", "SwiftUI", "SwiftUICore", "AppKit", "TipKit",
    ]

    /// The system's views to which an app adds its own.
    private static let hosts = [
        "UITableViewCellContentView", "_UITableViewCellContentView", "UITableViewHeaderFooterContentView",
        "_UITableViewHeaderFooterContentView", "_UICollectionViewListCellContentView",
        "_UIVisualEffectContentView",
        "_UITAMICAdaptorView", "_UIPageViewControllerContentView", "_UIQueuingScrollView", "_UIHostingView",
        "UIInputSetHostView", "UIInputSetContainerView", "UIRemoteKeyboardWindow", "UITextEffectsWindow",
        "UITransitionView", "UILayoutContainerView", "UIViewControllerWrapperView", "UIDropShadowView",
        "_UISearchControllerView", "_UINavigationControllerPaletteClippingView", "NSClipView",
        "_NSCollectionViewItem", "_NSSplitViewItemViewWrapper",
    ]

    /// The prefixes of classes that an app neither creates nor sees. A button's label isn't one of them: apps place it as
    /// `titleLabel`, and the system does so without constraints.
    private static let systemPrefixes = [
        "_UI", "_NS", "_AV", "_SF", "_MK", "_WK", "_PU", "UIKB", "UIKeyboard", "TUIKey", "TUIPrediction",
        "TUICandidate", "TUIEmoji", "TUISystem", "TUIInput", "UIRemote", "UISystem",
        "SystemInput", "UIInputSwitcher", "UIInputWindow", "UIPrediction", "UICompat", "UIInterfaceAction",
        "UIAlertController", "UITabBarButton", "UITabBarSwappable", "UINavigationButton", "UINavigationItem",
        "UIStatusBar", "UIButtonBar", "UISegmentLabel", "UITextFieldLabel",
        "UIEditingOverlay",
        "UIActivityContent", "UIActivityGroup", "UICalloutBar", "UIDimmingView", "AVPlayback", "AVVolume",
        "AVTouch",
        "AVTransport", "AVScrubber", "AVMobile", "AVBackdrop", "AVFullScreen", "AVControl",
        "AVButton",
        "PUPhoto", "PXPhoto", "CAMView", "CAMBottom", "CAMTop", "DOCTab", "WKContent",
        "WKScroll",
        "SFSafariView", "SFAirDrop", "SFCollaboration", "SFShare", "MFMail", "MFMessage", "MFRecipient",
        "MFCompose",
        "CKMessage", "CNContact", "CNAtom", "CNCompose", "ABContact", "ABPeople", "EKEvent", "EKCalendar",
        "GKGameCenter",
        "SKStore", "SKUI", "SLCompose", "SLSheet", "STStorage", "PSTable", "PKPass", "MPMedia", "MPButton",
        "LPCaption", "LPText", "DDParsec", "TPSTip", "PLCamera", "PLPhoto", "PLCrop", "ASCLockup",
        "AKAuthorization",
        "MKCompassView", "NSToolbarItem", "NSTitlebar", "NSThemeFrame",
        "NSTouchBarItem", "NSTabBar", "NSCandidate", "NSRemoteView",
    ]

    /// Returns the Swift module of a class from `Module.Class` or a mangled name; nil if it has none.
    static func module(of name: String) -> String? {
        if let mangled = name.range(of: "TtC") ?? name.range(of: "TtG"),
            name.distance(from: name.startIndex, to: mangled.lowerBound) <= 2
        {
            let rest = name[mangled.upperBound...].drop { $0.isLetter }
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length < 200 else { return nil }
            return String(rest.dropFirst(digits.count).prefix(length))
        }
        // The types that a generic class is used with have modules of their own.
        let name = name.prefix { $0 != "<" }
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex, !name.contains(" "),
            !name.contains("..")
        else { return nil }
        return String(name[..<dot])
    }
}
