import Foundation

/// What a hierarchy is shown on, as far as views ask for it.
///
/// After UIKit's `UITraitCollection`; the raw values are UIKit's.
open class TraitCollection: NSObject {
    /// How much room there is along an axis.
    public enum SizeClass: Int, Sendable, Hashable {
        case unspecified, compact, regular
    }

    /// Light or dark surroundings.
    public enum InterfaceStyle: Int, Sendable, Hashable {
        case unspecified, light, dark
    }

    /// The kind of device.
    public enum InterfaceIdiom: Int, Sendable, Hashable {
        case unspecified = -1
        case phone, pad, tv, carPlay
        case mac = 5
        case vision
    }

    /// Pixels per point.
    public let displayScale: CGFloat
    public let layoutDirection: LayoutDirection
    public let horizontalSizeClass: SizeClass
    public let verticalSizeClass: SizeClass
    public let userInterfaceStyle: InterfaceStyle
    public let userInterfaceIdiom: InterfaceIdiom
    public let contentSizeCategory: ContentSizeCategory

    /// The text size under UIKit's name.
    public var preferredContentSizeCategory: ContentSizeCategory { contentSizeCategory }

    /// Whether another collection has the same traits.
    func agrees(with other: TraitCollection) -> Bool {
        displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceIdiom == other.userInterfaceIdiom
            && contentSizeCategory == other.contentSizeCategory
    }

    /// The traits of an app that fills a canvas.
    public init(canvas: Canvas, userInterfaceStyle: InterfaceStyle = .light) {
        displayScale = canvas.scale
        layoutDirection = canvas.layoutDirection
        horizontalSizeClass = canvas.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = canvas.verticalSizeClass == .compact ? .compact : .regular
        userInterfaceIdiom = canvas.isPad ? .pad : .phone
        contentSizeCategory = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
        self.userInterfaceStyle = userInterfaceStyle
    }
}
