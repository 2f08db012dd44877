/// UIKit's text styles, whose fonts follow the reader's text size.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1,
        caption2

    /// Creates the style for an Interface Builder name such as "UICTFontTextStyleTitle0"; nil for other names.
    public init?(interfaceBuilderName: String) {
        let prefix = "UICTFontTextStyle"
        guard interfaceBuilderName.hasPrefix(prefix) else { return nil }
        switch interfaceBuilderName.dropFirst(prefix.count) {
        case "Title0": self = .largeTitle
        case "Title1": self = .title1
        case "Title2": self = .title2
        case "Title3": self = .title3
        case "Headline": self = .headline
        case "Body": self = .body
        case "Callout": self = .callout
        case "Subhead": self = .subheadline
        case "Footnote": self = .footnote
        case "Caption1": self = .caption1
        case "Caption2": self = .caption2
        default: return nil
        }
    }

    /// Returns the style's font, by default at the system's default text size.
    public func font(for category: ContentSizeCategory = .large) -> Font {
        let size = size(for: category)
        var font = Font(size: size, weight: self == .headline ? .semibold : .regular)
        font.leading = lineDistance(atSize: size) - SystemFontMetrics().lineHeight(of: font)
        return font
    }

    /// Returns the distance between baselines in points, by the size of the font.
    ///
    /// Source: "Leading" in the same tables; if they give two distances for one size, that of the larger
    /// style.
    private func lineDistance(atSize size: Double) -> Double {
        switch size {
        case ..<12: size + 2
        case ..<13: 16
        case ..<22: size + 5
        case ..<29: size + 6
        case ..<30: 35
        case ..<38: size + 7
        case ..<47: size + 8
        case ..<54: size + 9
        default: size + 10
        }
    }

    /// Returns the font size in points.
    ///
    /// Source: "Dynamic Type sizes" in "Typography", Apple's Human Interface Guidelines.
    private func size(for category: ContentSizeCategory) -> Double {
        let sizes: [Double] =
            switch self {
            case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
            case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
            case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
            case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
            case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
            case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
            case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
            case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
            case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
            case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
            }
        let place = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
        return sizes[place]
    }
}

/// The Dynamic Type sizes, smallest first, named as UIContentSizeCategory's cases.
public enum UIContentSizeCategory: String, Sendable, Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge
}

/// The engine's name of UIKit's `UIContentSizeCategory`.
public typealias ContentSizeCategory = UIContentSizeCategory
