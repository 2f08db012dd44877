import Foundation

/// The measures of the iOS system font, the same on every machine whatever fonts are installed.
///
/// Fonts of other families have their own heights and, where they were published, their own advances.
/// The advances are fitted to the widths of labels that Interface Builder recorded; letters of other scripts
/// have assumed widths: one em for Chinese, Japanese and Korean, 0.6 em for the rest, 0 for combining marks.
public struct SystemFontMetrics: Sendable, Hashable {
    /// Vertical measures in em: those of the font file, which has 2048 units per em.
    private enum Em {
        static let lineHeight = 1.193359
        static let ascender = 0.952148
        static let descender = 0.241211
        static let capHeight = 1443.0 / 2048
        static let xHeight = 1078.0 / 2048
    }

    /// The share of a pixel that a width may exceed a whole pixel by before it takes another.
    static let pixelSlack = 0.02

    /// The generation of spacing.
    public var era: SystemFontEra

    /// The measures in a generation of spacing, the newest by default.
    public init(era: SystemFontEra = .from17500) {
        self.era = era
    }

    /// The width in points of text on one line, unrounded, spaces at either end included.
    ///
    /// Line terminators have no width. Linear in the text's length.
    public func naturalWidth(of text: some StringProtocol, font: Font) -> CGFloat {
        FontAdvances(font, era: era).width(of: String(text))
    }

    /// The width in points that a label of one line takes: the natural one rounded up to a pixel.
    public func labelWidth(of text: some StringProtocol, font: Font, scale: CGFloat) -> CGFloat {
        Self.widthRoundedUpToPixel(naturalWidth(of: text, font: font), scale: scale)
    }

    /// The height in points of one line, unrounded.
    public func lineHeight(of font: Font) -> CGFloat {
        guard let family = font.family.lineMetrics else { return font.size * Em.lineHeight }
        return font.size * (family.ascender + family.descender)
    }

    /// The height in points that a label of so many lines takes, rounded up to a pixel.
    ///
    /// The whole is rounded, not each line: at 17 points and scale 2 one line is 20.5, three lines are 61.
    public func height(ofLines count: Int, font: Font, scale: CGFloat) -> CGFloat {
        let leading = CGFloat(max(0, count - 1)) * font.leading
        return Self.roundedUpToPixel(CGFloat(count) * lineHeight(of: font) + leading, scale: scale)
    }

    /// The height in points that so many lines take in a text view, where the last has its leading too, rounded up to a
    /// pixel.
    public func textViewHeight(ofLines count: Int, font: Font, scale: CGFloat) -> CGFloat {
        let leading = font.leading + font.size * (font.family.lineMetrics?.leading ?? 0)
        return Self.roundedUpToPixel(CGFloat(count) * (lineHeight(of: font) + leading), scale: scale)
    }

    /// A sum of heights rounded up to a pixel, its last bits being too little to count.
    private static func roundedUpToPixel(_ height: CGFloat, scale: CGFloat) -> CGFloat {
        (height * scale - 1e-6).rounded(.up) / scale
    }

    /// The height in points above the baseline.
    public func ascender(of font: Font) -> CGFloat {
        font.size * (font.family.lineMetrics?.ascender ?? Em.ascender)
    }

    /// The depth in points below the baseline, positive.
    public func descender(of font: Font) -> CGFloat {
        font.size * (font.family.lineMetrics?.descender ?? Em.descender)
    }

    /// The height in points of a capital letter.
    public func capHeight(of font: Font) -> CGFloat { font.size * Em.capHeight }

    /// The height in points of a lowercase x.
    public func xHeight(of font: Font) -> CGFloat { font.size * Em.xHeight }

    /// A width in points rounded up to a pixel as labels do it, a fiftieth of a pixel being too little to count.
    public static func widthRoundedUpToPixel(_ width: CGFloat, scale: CGFloat) -> CGFloat {
        max(0, (width * scale - pixelSlack).rounded(.up) / scale)
    }
}
