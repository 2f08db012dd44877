/// The direction from leading to trailing, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable, CaseIterable {
    case leftToRight
    case rightToLeft
}

/// The engine's name of UIKit's `UIUserInterfaceLayoutDirection`.
public typealias LayoutDirection = UIUserInterfaceLayoutDirection

extension UIUserInterfaceLayoutDirection: NamedCase {
    /// The name in documents.
    package var name: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}
