/// The text of a label with everything that affects its size.
package struct LabelText: Sendable, Hashable {
    /// The text, which may contain line breaks.
    package var string: String
    /// The font of the whole text.
    package var font: Font
    /// The parts of a text in several fonts; empty for text in one.
    package var fontRuns: [FontRun] = []
    /// How text is measured on the canvas.
    package var measurer: TextMeasurer
    /// The maximum number of lines; 0 for no limit.
    package var maximumLines = 1
    /// How text is shown that doesn't fit.
    package var lineBreakMode = LineBreakMode.truncatingTail
    /// The extra distance between lines, in points.
    package var lineSpacing = 0.0
    /// The height of lines that a paragraph style sets.
    package var lineHeight = LineHeight()
    /// How to round the height to whole points; nil to leave it at a pixel.
    package var heightRounding: FloatingPointRoundingRule?
    /// The size at design time of a label of a custom class on as few lines as possible, in points; nil for the size of its
    /// text.
    package var unwrappedSize: TextSize?

    /// Widths in points that differ by less are the same to the solver.
    package static let widthTolerance = 1e-7

    /// Creates the text of a label of one line.
    package init(_ string: String, font: Font, measurer: TextMeasurer) {
        self.string = string
        self.font = font
        self.measurer = measurer
    }

    /// Returns the size in points with lines broken at a width, infinite for lines as long as they are written.
    package func size(fitting width: Double) -> TextSize {
        guard let unwrappedSize else { return textSize(fitting: width) }
        guard width < unwrappedSize.width else { return unwrappedSize }
        let scale = textScale
        let (natural, wrapped) = (textSize(fitting: .infinity), textSize(fitting: width / scale))
        return TextSize(
            width: min(width, wrapped.width * scale),
            height: wrapped.height - natural.height + unwrappedSize.height)
    }

    /// How much wider the text of a custom class is than measured: its lines break where as much of it fits.
    package var textScale: Double {
        guard let unwrappedSize else { return 1 }
        return max(unwrappedSize.width, 1) / max(textSize(fitting: .infinity).width, 1)
    }

    private func textSize(fitting width: Double) -> TextSize {
        // Without room for a single line, one line is measured.
        let measured = measurer.measure(
            string, font: font, runs: fontRuns, maximumWidth: width,
            maximumLines: width < Self.widthTolerance ? 1 : maximumLines, lineBreakMode: lineBreakMode)
        let spacing = lineSpacing * Double(max(0, measured.lines.count - 1))
        let heights = LineHeights(
            of: measured.lines, font: font, style: lineHeight, metrics: measurer.metrics)
        let height = heights.total(scale: measurer.scale) + spacing
        return TextSize(
            width: measured.widthWithSpaces, height: heightRounding.map { height.rounded($0) } ?? height)
    }
}
