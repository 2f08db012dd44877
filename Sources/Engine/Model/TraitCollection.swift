import Foundation

/// What a hierarchy is shown on, as far as views ask for it.
///
/// After UIKit's `UITraitCollection`.
open class TraitCollection: NSObject {
    /// Pixels per point.
    public let displayScale: CGFloat
    public let layoutDirection: LayoutDirection
    public let horizontalSizeClass: SizeClass
    public let verticalSizeClass: SizeClass
    public let contentSizeCategory: ContentSizeCategory

    /// How much room there is along an axis; the raw values are UIKit's.
    public enum SizeClass: Int, Sendable, Hashable {
        case unspecified = 0
        case compact = 1
        case regular = 2
    }

    /// The traits of a canvas: a side is compact below 500 points, as on phones and in narrow split views.
    public init(canvas: Canvas) {
        displayScale = canvas.scale
        layoutDirection = canvas.layoutDirection
        horizontalSizeClass = canvas.size.width < 500 ? .compact : .regular
        verticalSizeClass = canvas.size.height < 500 ? .compact : .regular
        contentSizeCategory = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
    }
}
