// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// Scales fonts with the reader's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// A font at the text size of a trait collection, by default the system's default.
    open func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    /// The same, no larger than a size in points.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let scaled = scaledFont(for: font, compatibleWith: traitCollection)
        return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
    }

    /// A length at the text size of a trait collection, by default the system's default.
    open func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> CGFloat {
        let category = traitCollection?.contentSizeCategory ?? .large
        return (value * style.metrics.font(for: category).size / style.metrics.font().size).rounded()
    }
}
