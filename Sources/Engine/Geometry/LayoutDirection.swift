/// The direction from leading to trailing.
public enum UIUserInterfaceLayoutDirection: String, Sendable, Hashable {
    case leftToRight
    case rightToLeft
}

/// The engine's name of UIKit's `UIUserInterfaceLayoutDirection`.
public typealias LayoutDirection = UIUserInterfaceLayoutDirection
