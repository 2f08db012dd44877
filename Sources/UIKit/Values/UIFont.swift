// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

extension UIFont {
    nonisolated public static let labelFontSize: CGFloat = 17
    nonisolated public static let buttonFontSize: CGFloat = 18
    nonisolated public static let smallSystemFontSize: CGFloat = 12
    nonisolated public static let systemFontSize: CGFloat = 14

    /// The system font in a size (points) and weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(Font(size: fontSize, weight: weight.fontWeight))
    }

    /// The system font in a size (points) and weight; widths of letters are those of the usual one.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system font in a size (points), bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system font in a size (points), slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(Font(size: fontSize, isItalic: true))
    }

    /// Measured as the proportional font, as the monospaced one's advances aren't known.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Measured as the proportional font.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The font of a text style at the text size of a trait collection, by default the system's default.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        UIFont(style.metrics.font(for: traitCollection?.contentSizeCategory ?? .large))
    }

    /// A font of the app's own or of a family whose metrics are known, else one measured as the system's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        if let own = NamedFonts.font?(fontName) {
            var font = Font(size: fontSize, weight: own.weight, isItalic: own.isItalic, family: .other)
            font.projectFont = own
            self.init(font)
            return
        }
        self.init(
            Font(
                size: fontSize, weight: Self.weight(inName: fontName),
                isItalic: fontName.lowercased().contains("italic"), family: FontFamily(name: fontName)))
    }

    /// The font that a descriptor describes, in its own size where the size is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font.size = pointSize }
        self.init(font)
    }

    private static func weight(inName name: String) -> Font.Weight {
        let name = name.lowercased()
        let words: [(String, Font.Weight)] = [
            ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
            ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        return words.first { name.contains($0.0) }?.1 ?? .regular
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }
    public var fontName: String {
        if let own = font.projectFont { return own.name }
        let family = familyName.filter { $0 != " " }
        return font.weight == .regular ? family : "\(family)-\(font.weight.rawValue.capitalized)"
    }
    public var familyName: String {
        if let own = font.projectFont { return own.family }
        return font.family == .system || font.family == .other ? ".AppleSystemUIFont" : font.family.rawValue
    }

    /// In points.
    public var pointSize: CGFloat { font.size }
    /// In points, unrounded.
    public var lineHeight: CGFloat {
        // Fonts have whole numbers of units, 2048 or 1000 in an em, of which ascender and descender are rounded apart.
        (SystemFontMetrics().lineHeight(of: font) * 1e9).rounded() / 1e9
    }
    /// From the baseline up, in points.
    public var ascender: CGFloat { SystemFontMetrics().ascender(of: font) }
    /// From the baseline down, in points: negative.
    public var descender: CGFloat { ascender - lineHeight }
    /// Of a capital letter, in points.
    public var capHeight: CGFloat { SystemFontMetrics().capHeight(of: font) }
    /// Of a lowercase x, in points.
    public var xHeight: CGFloat { SystemFontMetrics().xHeight(of: font) }
    /// Between lines, in points.
    public var leading: CGFloat { font.leading }

    /// The families whose metrics are known, the app's own included.
    public class var familyNames: [String] {
        FontFamily.allCases.filter { !$0.isSanFrancisco && $0 != .other }.map(\.rawValue)
            + NamedFonts.families.map(\.family)
    }
    /// The names of the app's own fonts; those of the system's families aren't known.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        NamedFonts.families.first { $0.family == familyName }?.names ?? []
    }

    /// The same font in another size (points).
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = font
        font.size = fontSize
        return UIFont(font)
    }

    /// How wide a font's letters are; those of the usual one are measured.
    public struct Width: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let condensed = Self(rawValue: -0.2)
        public static let compressed = Self(rawValue: -0.4)
        public static let standard = Self(rawValue: 0)
        public static let expanded = Self(rawValue: 0.2)
    }
}

/// The fonts of the app's own.
package enum NamedFonts {
    /// Returns a font by its PostScript name; nil where the app's fonts aren't looked for.
    nonisolated(unsafe) package static var font: ((String) -> ProjectFont?)?
    /// Their families, with the PostScript names of the fonts.
    nonisolated(unsafe) package static var families: [(family: String, names: [String])] = []
}
