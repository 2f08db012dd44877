import Foundation
import TextMetrics

/// The text of a control with everything that affects its size.
struct ControlText {
    let string: String
    let font: Font
    let measurer: TextMeasurer
    private let displayScale: CGFloat

    /// Creates text that is measured for a view's pixels and control design.
    ///
    /// - Parameter pushesOutWords: Whether a word isn't left alone on the last line, as in labels.
    init(_ string: String, font: Font, of view: View, pushesOutWords: Bool = false) {
        self.string = string
        self.font = font
        displayScale = view.displayScale
        let design = view.controlDesign
        let era = SystemFontEra(toolsVersion: design.toolsVersion)
        let isWhole = design.measuresOtherFontsInPoints && font.family != .system
        measurer = TextMeasurer(
            metrics: SystemFontMetrics(era: era), scale: isWhole ? 1 : displayScale,
            pushesOutWords: pushesOutWords)
    }

    /// The width on one line, in points, unrounded.
    var naturalWidth: CGFloat { measurer.metrics.naturalWidth(of: string, font: font) }

    /// The width on one line, rounded up to a whole point.
    var wholeWidth: CGFloat { naturalWidth.rounded(.up) }

    /// The height of one line in points, rounded up to a pixel.
    var lineHeight: CGFloat { measurer.metrics.height(ofLines: 1, font: font, scale: measurer.scale) }

    /// The height of a number of lines of a paragraph style, in points, rounded up to a pixel.
    func height(ofLines count: Int, lineHeight: LineHeight) -> CGFloat {
        measurer.metrics.height(ofLines: count, font: font, lineHeight: lineHeight, scale: measurer.scale)
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
    var wholeLineHeight: CGFloat { measurer.metrics.lineHeight(of: font).rounded(.up) }

    /// The distance from the top of the first line to its baseline, in points, rounded to a pixel.
    var firstBaseline: CGFloat {
        let scale = displayScale
        return (measurer.metrics.ascender(of: font) * scale).rounded() / scale
    }

    /// Returns the distance from the top of a box to the baseline of a line that is centred in it, with the top of
    /// the line rounded to a pixel.
    ///
    /// - Parameter lineHeight: The height of the line: `lineHeight` in fields, `wholeLineHeight` in buttons.
    func centredBaseline(in height: CGFloat, lineHeight: CGFloat) -> CGFloat {
        let scale = displayScale
        let pixels = (height - lineHeight) / 2 * scale
        // Heights are solved, and half a pixel is common: rounding errors must not decide.
        let rounded = (abs(pixels) + Self.roundingSlack).rounded()
        return (pixels < 0 ? -rounded : rounded) / scale + firstBaseline
    }

    /// The fraction of a pixel by which a solved number may fall short of a half and still be rounded up: more than
    /// rounding errors, and too little to set a change of baselines apart from others at the same canvas.
    private static let roundingSlack: CGFloat = 1e-7

    /// Breaks the text into lines of a maximum width, and at most a given number of them (0 for any number).
    func measured(
        fitting width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        measurer.measure(
            string, font: font, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: lineBreakMode)
    }

    /// Returns the text's layout at a width, with the range of widths over which its line breaks stay the same.
    ///
    /// - Parameter isFollowed: Whether other widths matter; if not, the range may be too narrow.
    func adaptation(
        to width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode, isFollowed: Bool
    ) -> TextAdaptation {
        measurer.adaptation(
            of: string, font: font, maximumWidth: width, maximumLines: maximumLines,
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
        return text
    }
}
