/// The metrics of iOS's fonts, the same on every machine whatever fonts are installed.
///
/// Advances and kerning are those in the font files of San Francisco, Helvetica, Helvetica Neue, Avenir, Avenir Next,
/// Futura and Times; other families have their own heights and San Francisco's advances. Letters of other scripts have
/// assumed widths: one em for Chinese, Japanese and Korean, 0.6 em for others, 0 for combining marks.
package struct SystemFontMetrics: Sendable, Hashable {
    /// Vertical metrics in em, from the font file, which has 2048 units per em.
    private enum Em {
        static let lineHeight = 1.193359
        static let ascender = 0.952148
        static let descender = 0.241211
        static let capHeight = 1443.0 / 2048
        static let xHeight = 1078.0 / 2048
    }

    /// The fraction of a pixel by which a width may exceed a whole pixel without being rounded up.
    static let pixelSlack = 0.02

    /// The generation of spacing.
    package var era: SystemFontEra

    /// Creates the metrics of a generation of spacing, by default the newest.
    package init(era: SystemFontEra = .from17000) {
        self.era = era
    }

    /// Returns the width in points of text on one line, unrounded, spaces at either end included.
    ///
    /// Line terminators have no width.
    ///
    /// - Complexity: O(length of the text).
    package func naturalWidth(of text: some StringProtocol, font: Font) -> Double {
        FontAdvances.cached(for: font, era: era).width(of: String(text))
    }

    /// Returns whether a character is given a usual width, because its own isn't known in any font.
    package static func hasAssumedWidth(_ character: Character) -> Bool {
        if case .other = TextGlyph(character.unicodeScalars) { true } else { false }
    }

    /// Returns the height in points of one line, unrounded.
    package func lineHeight(of font: Font) -> Double {
        guard let family = font.lineMetrics else { return font.size * Em.lineHeight }
        // Added as Core Text adds them: 0.8 · 14 + 0.2 · 14 exceeds 14.
        return font.size * family.ascender + font.size * family.descender
    }

    /// Returns the height in points of a label with the given number of lines in one font, rounded up to a pixel.
    ///
    /// The total is rounded, not each line: at 17 points and scale 2, one line is 20.5 points high and three
    /// lines are 61.
    package func height(
        ofLines count: Int, font: Font, lineHeight style: LineHeight = LineHeight(), scale: Double
    ) -> Double {
        let leading = Double(max(0, count - 1)) * font.leading
        let line = style.height(ofLine: lineHeight(of: font))
        let height = Double(count) * line + leading
        // The numbers in a font's own file are exact, and so is what their sum exceeds a pixel by.
        guard font.projectFont == nil else { return (height * scale).rounded(.up) / scale }
        return Self.roundedUpToPixel(height, scale: scale)
    }

    /// Returns the height in points of a line with parts in several fonts on one baseline, rounded up to a pixel.
    package func height(ofLineIn fonts: [Font], scale: Double) -> Double {
        Self.roundedUpToPixel(ascender(of: fonts) + descender(of: fonts), scale: scale)
    }

    /// Returns the height in points of the tallest of several fonts above the baseline.
    package func ascender(of fonts: [Font]) -> Double { fonts.reduce(0) { max($0, ascender(of: $1)) } }

    /// Returns the depth in points of the deepest of several fonts below the baseline, positive.
    package func descender(of fonts: [Font]) -> Double { fonts.reduce(0) { max($0, descender(of: $1)) } }

    /// Returns the height in points of the given number of lines in a text view, where the last line includes its
    /// leading, rounded up to a pixel.
    package func textViewHeight(ofLines count: Int, font: Font, scale: Double) -> Double {
        let leading = font.leading + font.size * (font.lineMetrics?.leading ?? 0)
        return Self.roundedUpToPixel(Double(count) * (lineHeight(of: font) + leading), scale: scale)
    }

    /// Returns a sum of heights rounded up to a pixel, ignoring floating-point error.
    static func roundedUpToPixel(_ height: Double, scale: Double) -> Double {
        (height * scale - 1e-6).rounded(.up) / scale
    }

    /// Returns the height in points above the baseline.
    package func ascender(of font: Font) -> Double {
        font.size * (font.lineMetrics?.ascender ?? Em.ascender)
    }

    /// Returns the depth in points below the baseline, positive.
    package func descender(of font: Font) -> Double {
        font.size * (font.lineMetrics?.descender ?? Em.descender)
    }

    /// Returns the height in points of a capital letter.
    package func capHeight(of font: Font) -> Double { font.size * Em.capHeight }

    /// Returns the height in points of a lowercase x.
    package func xHeight(of font: Font) -> Double { font.size * Em.xHeight }

    /// Returns a width in points rounded up to a pixel as in labels, ignoring excesses of up to a fiftieth of a
    /// pixel.
    package static func widthRoundedUpToPixel(_ width: Double, scale: Double) -> Double {
        max(0, (width * scale - pixelSlack).rounded(.up) / scale)
    }
}
