import Foundation

/// The text of a control with all that its size depends on.
struct ControlText {
    let string: String
    let font: Font
    private let measurer: TextMeasurer

    /// Text shown by a view, measured for the view's pixels and generation of controls.
    init(_ string: String, font: Font, of view: View) {
        self.string = string
        self.font = font
        let era = SystemFontEra(toolsVersion: view.controlDesign.toolsVersion)
        measurer = TextMeasurer(metrics: SystemFontMetrics(era: era), scale: view.displayScale)
    }

    /// On one line, unrounded.
    var naturalWidth: CGFloat { measurer.metrics.naturalWidth(of: string, font: font) }

    /// On one line, rounded up to a whole point.
    var wholeWidth: CGFloat { naturalWidth.rounded(.up) }

    /// Rounded up to a pixel.
    var lineHeight: CGFloat { measurer.metrics.height(ofLines: 1, font: font, scale: measurer.scale) }

    /// Of so many lines in a text view, rounded up to a pixel.
    func textViewHeight(ofLines count: Int) -> CGFloat {
        measurer.metrics.textViewHeight(ofLines: count, font: font, scale: measurer.scale)
    }

    /// Rounded up to a point, as buttons and older text fields have it.
    var wholeLineHeight: CGFloat { measurer.metrics.lineHeight(of: font).rounded(.up) }

    /// From the top of the first line to its baseline, rounded to a pixel.
    var firstBaseline: CGFloat {
        let scale = measurer.scale
        return (measurer.metrics.ascender(of: font) * scale).rounded() / scale
    }

    /// From the top of a box to the baseline of one line in its middle, the line's top rounded to a pixel.
    ///
    /// - Parameter lineHeight: what counts as the line: `lineHeight` in fields, `wholeLineHeight` in buttons.
    func centredBaseline(in height: CGFloat, lineHeight: CGFloat) -> CGFloat {
        let scale = measurer.scale
        return ((height - lineHeight) / 2 * scale).rounded() / scale + firstBaseline
    }

    /// The text broken into lines of at most a width, and of at most a number of them (0: any number).
    func measured(
        fitting width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        measurer.measure(
            string, font: font, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: lineBreakMode)
    }

    /// How far the width that the text is broken to can change until its lines do.
    func adaptation(to width: CGFloat, maximumLines: Int, lineBreakMode: LineBreakMode) -> TextAdaptation {
        measurer.adaptation(
            of: string, font: font, maximumWidth: width, maximumLines: maximumLines,
            lineBreakMode: lineBreakMode)
    }

    /// The text as a picture shows it in a box.
    func solvedText(
        in width: CGFloat, maximumLines: Int, alignment: TextAlignment,
        lineBreakMode: LineBreakMode = .truncatingTail
    ) -> SolvedText {
        let measured = measured(fitting: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        return SolvedText(
            string: string, font: font, alignment: alignment, lines: measured.lines.map(\.text))
    }
}
