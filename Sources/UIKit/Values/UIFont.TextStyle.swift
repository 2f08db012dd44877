// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import TextMetrics

extension UIFont {
    /// The purpose of a text, with UIKit's raw values.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        /// The style with the system's fonts; that of body text for other names.
        var metrics: TextMetrics.TextStyle {
            TextMetrics.TextStyle(interfaceBuilderName: rawValue) ?? .body
        }
    }
}
