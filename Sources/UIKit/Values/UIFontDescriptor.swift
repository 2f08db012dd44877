// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// Describes a font by its family, weight, slant and size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The traits of a font's style, with UIKit's raw values.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = Self(rawValue: 1 << 0)
        public static let traitBold = Self(rawValue: 1 << 1)
        public static let traitExpanded = Self(rawValue: 1 << 5)
        public static let traitCondensed = Self(rawValue: 1 << 6)
        public static let traitMonoSpace = Self(rawValue: 1 << 10)
        public static let traitTightLeading = Self(rawValue: 1 << 15)
        public static let traitLooseLeading = Self(rawValue: 1 << 16)
    }

    /// The designs of the system font, which all have the measures of the usual one.
    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        public static let name = Self(rawValue: "NSFontNameAttribute")
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
    }

    /// The keys of a font feature; features don't change measures here.
    public struct FeatureKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = featureIdentifier
        public static let selector = typeIdentifier
    }

    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    let font: Font

    init(_ font: Font) { self.font = font }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size)?.font ?? Font(size: size))
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(Self.changed(Font(size: 12), by: attributes))
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        UIFontDescriptor(style.metrics.font(for: traitCollection?.contentSizeCategory ?? .large))
    }

    /// In points.
    open var pointSize: CGFloat { font.size }
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if UIFont.Weight(font.weight).rawValue >= UIFont.Weight.semibold.rawValue {
            traits.insert(.traitBold)
        }
        return traits
    }

    /// Bold and italic change the font; other traits change nothing.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        changed.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = self.symbolicTraits.contains(.traitBold)
        if symbolicTraits.contains(.traitBold) != isBold { changed.weight = isBold ? .regular : .bold }
        return UIFontDescriptor(changed)
    }

    open var postscriptName: String { UIFont(font).fontName }
    open var fontAttributes: [AttributeName: Any] {
        [
            .name: postscriptName, .family: UIFont(font).familyName, .size: pointSize,
            .traits: [TraitKey.weight: UIFont.Weight(font.weight).rawValue],
        ]
    }
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
    /// The face of a family by its name, as far as it says bold or italic.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var traits: SymbolicTraits = []
        if newFace.contains("Bold") { traits.insert(.traitBold) }
        if newFace.contains("Italic") || newFace.contains("Oblique") { traits.insert(.traitItalic) }
        return withSymbolicTraits(traits) ?? self
    }
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<AttributeName>?
    ) -> [UIFontDescriptor] { [self] }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(Self.changed(font, by: attributes))
    }

    private static func changed(_ font: Font, by attributes: [AttributeName: Any]) -> Font {
        var font = font
        if let name = (attributes[.family] ?? attributes[.name]) as? String {
            font.family = FontFamily(name: name)
        }
        if let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map({ CGFloat($0) }) {
            font.size = size
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.fontWeight }
            if let weight = traits[.weight] as? CGFloat {
                font.weight = UIFont.Weight(rawValue: weight).fontWeight
            }
            if let slant = traits[.slant] as? CGFloat { font.isItalic = slant != 0 }
        }
        return font
    }
}
