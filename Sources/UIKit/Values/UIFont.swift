// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

public typealias UIFont = Font

extension Font {
    public typealias TextStyle = Engine.TextStyle

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    /// The system font in a size (points) and weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        Font(size: fontSize, weight: weight)
    }

    /// The system font in a size (points), bold.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        Font(size: fontSize, weight: .bold)
    }

    /// The system font in a size (points), slanted.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        Font(size: fontSize, isItalic: true)
    }

    /// Measured as the proportional font, as the monospaced one's advances aren't known.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        Font(size: fontSize, weight: weight)
    }

    /// Measured as the proportional font.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        Font(size: fontSize, weight: weight)
    }

    /// The font of a text style at the text size of a trait collection, by default the system's default.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        style.font(for: traitCollection?.contentSizeCategory ?? .large)
    }

    /// The system font in a size, as other fonts' measures aren't known.
    public init?(name fontName: String, size fontSize: CGFloat) { self.init(size: fontSize) }

    /// In points.
    public var pointSize: CGFloat { size }
    /// In points, unrounded.
    public var lineHeight: CGFloat { SystemFontMetrics().lineHeight(of: self) }
    /// From the baseline up, in points.
    public var ascender: CGFloat { SystemFontMetrics().ascender(of: self) }
    /// From the baseline down, in points: negative.
    public var descender: CGFloat { ascender - lineHeight }

    /// The same font in another size (points).
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        Font(size: fontSize, weight: weight, isItalic: isItalic)
    }
}

/// Scales fonts with the reader's text size.
public struct UIFontMetrics: Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A font at the text size of a trait collection, by default the system's default.
    public func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(scaledValue(for: font.size, compatibleWith: traitCollection))
    }

    /// A length at the text size of a trait collection, by default the system's default.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> CGFloat {
        let category = traitCollection?.contentSizeCategory ?? .large
        return (value * style.font(for: category).size / style.font().size).rounded()
    }
}
