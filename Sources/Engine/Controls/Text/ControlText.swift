import Foundation
import TextMetrics

/// The text of a control with everything that affects its size.
struct ControlText {
    let string: String
    private(set) var font: Font
    /// The parts of a text in several fonts; empty for text in one.
    let fontRuns: [FontRun]
    let measurer: TextMeasurer
    private let displayScale: CGFloat

    /// Creates text that is measured for a view's pixels and control design.
    ///
    /// - Parameters:
    ///   - pushesOutWords: Whether a word isn't left alone on the last line, as in labels.
    ///   - measuresInPoints: Whether sizes are rounded up to whole points in place of pixels.
    init(
        _ string: String, font: Font, fontRuns: [FontRun] = [], of view: View, pushesOutWords: Bool = false,
        measuresInPoints: Bool = false
    ) {
        self.string = string
        self.font = font
        self.fontRuns = fontRuns
        displayScale = view.displayScale
        let design = view.controlDesign
        let era = SystemFontEra(toolsVersion: design.toolsVersion)
        let isWhole = measuresInPoints || design.measuresOtherFontsInPoints && font.family != .system
        measurer = TextMeasurer(
            metrics: SystemFontMetrics(era: era), scale: isWhole ? 1 : displayScale,
            pushesOutWords: pushesOutWords)
    }

    /// Returns the same text in the largest whole size whose lines are no taller than a height in points.
    func withLines(ofHeight height: CGFloat) -> ControlText {
        var text = self
        let lineHeightPerPoint = measurer.metrics.lineHeight(of: font) / font.size
        text.font.size = max(1, (Double(height) / lineHeightPerPoint).rounded(.down))
        return text
    }

    /// The width on one line, in points, unrounded.
    var naturalWidth: CGFloat { measurer.metrics.naturalWidth(of: string, font: font) }

    /// The width on one line, rounded up to a whole point.
    var wholeWidth: CGFloat { naturalWidth.rounded(.up) }

    /// The height of one line in points, rounded up to a pixel.
    var lineHeight: CGFloat {
        fontRuns.isEmpty
            ? measurer.metrics.height(ofLines: 1, font: font, scale: measurer.scale)
            : measurer.metrics.height(ofLineIn: fontRuns.map(\.font), scale: measurer.scale)
    }

    /// How much a paragraph style adds above the text of a line, in points, rounded to a pixel.
    func surplus(of lineHeight: LineHeight) -> CGFloat {
        let natural = measurer.metrics.lineHeight(of: font)
        return ((lineHeight.height(ofLine: natural) - natural) * measurer.scale).rounded() / measurer.scale
    }

    /// The height of a number of lines in a text view, in points, rounded up to a pixel.
    func textViewHeight(ofLines count: Int) -> CGFloat {
        measurer.metrics.textViewHeight(ofLines: count, font: font, scale: measurer.scale)
    }

    /// The height of one line rounded up to a whole point, as in buttons and older text fields.
    var wholeLineHeight: CGFloat { measurer.metrics.height(ofLines: 1, font: font, scale: 1) }

    /// The distance from the top of the first line to its baseline, in points, rounded to a pixel.
    var firstBaseline: CGFloat {
        let scale = displayScale
        let fonts = fontRuns.isEmpty ? [font] : fontRuns.map(\.font)
        return (measurer.metrics.ascender(of: fonts) * scale).rounded() / scale
    }

    /// Returns a line of the text that is centred in a view.
    ///
    /// - Parameter lineHeight: The height of the line: `lineHeight` in fields, `wholeLineHeight` in buttons.
    func centredLine(ofHeight lineHeight: CGFloat) -> CentredLine {
        CentredLine(
            height: Double(lineHeight), baseline: Double(firstBaseline), scale: Double(displayScale))
    }

    /// The text on lines that end in an ellipsis where it doesn't fit.
    func labelText(maximumLines: Int) -> LabelText {
        var text = LabelText(string, font: font, measurer: measurer)
        text.fontRuns = fontRuns
        text.maximumLines = maximumLines
        return text
    }

    /// Breaks the text into lines of a maximum width, and at most a given number of them (0 for any number).
    func measured(
        fitting width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        measurer.measure(
            string, font: font, runs: fontRuns, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: lineBreakMode)
    }

    /// Returns the text's layout at a width, with the range of widths over which its line breaks stay the same.
    ///
    /// - Parameter isFollowed: Whether other widths matter; if not, the range may be too narrow.
    func adaptation(
        to width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode, isFollowed: Bool
    ) -> TextAdaptation {
        measurer.adaptation(
            of: string, font: font, runs: fontRuns, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: lineBreakMode, isFollowed: isFollowed)
    }

    /// Returns the text as drawn in a box.
    func solvedText(
        in width: CGFloat, maximumLines: Int, alignment: TextAlignment,
        lineBreakMode: LineBreakMode = .truncatingTail
    ) -> SolvedText {
        let measured = measured(fitting: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        var text = SolvedText(
            string: string, font: font, alignment: alignment, lines: measured.lines.map(\.text))
        text.widths = measured.lines.map(\.width)
        if !fontRuns.isEmpty { text.pieces = measured.lines.map(\.pieces) }
        return text
    }
}
