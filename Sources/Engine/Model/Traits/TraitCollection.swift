import Foundation
import TextMetrics

/// The traits of the environment that a hierarchy is shown in.
///
/// After UIKit's `UITraitCollection`; the raw values are UIKit's.
open class UITraitCollection: NSObject {
    /// The amount of space along an axis.
    public enum SizeClass: Int, Sendable, Hashable {
        case unspecified, compact, regular
    }

    /// Light or dark mode.
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
    /// The layout direction.
    public let layoutDirection: LayoutDirection
    /// Compact or regular width.
    public let horizontalSizeClass: SizeClass
    /// Compact or regular height.
    public let verticalSizeClass: SizeClass
    /// Light or dark mode.
    public let userInterfaceStyle: InterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: InterfaceIdiom
    /// The Dynamic Type size.
    public let contentSizeCategory: ContentSizeCategory

    /// The values of an app's own traits that were set, by the trait's type.
    package var ownValues: [ObjectIdentifier: Any] = [:]

    /// Returns whether another collection has the same traits.
    package func agrees(with other: TraitCollection) -> Bool {
        displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass
            && userInterfaceStyle == other.userInterfaceStyle
            && userInterfaceIdiom == other.userInterfaceIdiom
            && contentSizeCategory == other.contentSizeCategory
            && comparableOwnValues == other.comparableOwnValues
    }

    /// Those of the values of an app's own traits that can be compared.
    private var comparableOwnValues: [ObjectIdentifier: AnyHashable] {
        ownValues.compactMapValues { $0 as? AnyHashable }
    }

    /// Creates a collection with the given traits; some can be unspecified, as in UIKit.
    package init(
        displayScale: CGFloat = 0, layoutDirection: LayoutDirection = .leftToRight,
        horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
        userInterfaceStyle: InterfaceStyle = .unspecified, userInterfaceIdiom: InterfaceIdiom = .unspecified,
        contentSizeCategory: ContentSizeCategory = .large
    ) {
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.contentSizeCategory = contentSizeCategory
    }

    /// Creates a collection in which nothing is specified; the text size is the system's default.
    public convenience override init() { self.init(displayScale: 0) }

    /// Creates the traits of an app that fills a canvas.
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

/// The engine's name of UIKit's `UITraitCollection`.
public typealias TraitCollection = UITraitCollection

/// How a view's content behaves when the layout direction is right to left, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UISemanticContentAttribute: NamedCase {
    /// The name in documents and Interface Builder files.
    package var name: String {
        switch self {
        case .unspecified: "unspecified"
        case .playback: "playback"
        case .spatial: "spatial"
        case .forceLeftToRight: "forceLeftToRight"
        case .forceRightToLeft: "forceRightToLeft"
        }
    }
}

/// The engine's name of UIKit's `UISemanticContentAttribute`.
public typealias SemanticContentAttribute = UISemanticContentAttribute
