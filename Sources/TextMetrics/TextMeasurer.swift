/// Breaks text into lines and measures it like an iOS label.
package struct TextMeasurer: Sendable, Hashable {
    /// The distance in points by which a line may exceed its width. The metrics aren't more precise than
    /// that, and labels that just fit their text are far more common than ones that are slightly too small.
    static let tolerance = 0.5

    /// The metrics that determine the width of each character.
    package var metrics: SystemFontMetrics
    /// Pixels per point.
    package var scale: Double

    /// Whether the last line of a paragraph takes a word from the line before it rather than having one word
    /// alone, as in labels since iOS 11.
    package var pushesOutWords: Bool

    /// Creates a measurer for a screen of the given scale.
    package init(
        metrics: SystemFontMetrics = SystemFontMetrics(), scale: Double, pushesOutWords: Bool = false
    ) {
        self.metrics = metrics
        self.scale = scale
        self.pushesOutWords = pushesOutWords
    }

    /// Breaks text into lines of at most `maximumWidth` points.
    ///
    /// Lines end at line terminators and, following Unicode Standard Annex #14, between words and ideographs;
    /// a word longer than a line is broken between characters. A terminator at the end of the text adds an
    /// empty line (TextKit's extra line fragment) where another line is permitted. An infinite `maximumWidth` and a
    /// `maximumLines` of 0 or less mean no limit.
    ///
    /// - Parameter runs: The parts of a text in several fonts; empty for text in one.
    /// - Complexity: Linear in the length of the text up to the last line shown, times the logarithm of the number of its parts.
    package func measure(
        _ text: String, font: Font, runs: [FontRun] = [], maximumWidth: Double = .infinity,
        maximumLines: Int = 0, lineBreakMode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        let elements = TextElements(text)
        return measure(
            elements, font: font,
            advances: TextAdvances(of: elements, font: font, runs: runs, era: metrics.era),
            maximumWidth: maximumWidth, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    }

    /// Breaks text into lines of at most `maximumWidth` points, with the font's advances prepared.
    func measure(
        _ elements: TextElements, font: Font, advances: TextAdvances, maximumWidth: Double,
        maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredText {
        let width = max(0, Double(maximumWidth))
        let scanner = LineScanner(
            elements: elements, advances: advances, limit: width + Self.tolerance,
            breaksAtWords: lineBreakMode != .characterWrapping, pushesOut: pushesOutWords)
        var lines: [MeasuredText.Line] = []
        var (widthWithSpaces, fillsWidth) = (0.0, false)
        var start = elements.text.startIndex
        while start < elements.text.endIndex {
            let isLastPermitted = lines.count + 1 == maximumLines
            var line = isLastPermitted ? scanner.longestLine(from: start) : scanner.line(from: start)
            // Only a single character can be wider than the maximum plus the tolerance.
            if line.width <= width + Self.tolerance { line.width = min(line.width, width) }
            if isLastPermitted, line.next < elements.text.endIndex {
                let truncator = TextTruncator(elements: elements, advances: advances, limit: width)
                let last = truncator.lastLine(line, from: start, mode: lineBreakMode)
                lines.append(last)
                widthWithSpaces = max(widthWithSpaces, last.width)
                if last.width == width { fillsWidth = true }
                return measuredText(
                    lines: lines, widthWithSpaces: widthWithSpaces, filling: fillsWidth ? width : nil,
                    font: font, isTruncated: true)
            }
            if line.widthWithSpaces > width { fillsWidth = true }
            widthWithSpaces = max(widthWithSpaces, line.width, min(line.widthWithSpaces, width))
            let shown = elements.text[start..<line.contentEnd]
            lines.append(
                MeasuredText.Line(
                    text: String(shown), width: line.width, pieces: advances.pieces(of: shown)))
            start = line.next
        }
        if elements.endsWithTerminator, maximumLines <= 0 || lines.count < maximumLines {
            lines.append(
                MeasuredText.Line(text: "", width: 0, pieces: advances.pieces(of: elements.text[start...])))
        }
        return measuredText(
            lines: lines, widthWithSpaces: widthWithSpaces, filling: fillsWidth ? width : nil, font: font,
            isTruncated: false)
    }

    /// - Parameter filled: The width that was given, if the widest line with its spaces takes all of it.
    private func measuredText(
        lines: [MeasuredText.Line], widthWithSpaces: Double, filling filled: Double?, font: Font,
        isTruncated: Bool
    ) -> MeasuredText {
        guard !lines.isEmpty else {
            return MeasuredText(
                lines: [], size: .zero, widthWithSpaces: 0, firstBaseline: 0, lastBaseline: 0,
                isTruncated: isTruncated)
        }
        let width = lines.reduce(0) { max($0, $1.width) }
        let fillsWidth = filled.map { widthWithSpaces <= $0 } ?? false
        let heights = LineHeights(of: lines, font: font, metrics: metrics)
        return MeasuredText(
            lines: lines,
            size: TextSize(
                width: SystemFontMetrics.widthRoundedUpToPixel(width, scale: scale),
                height: heights.total(scale: scale)),
            widthWithSpaces: fillsWidth
                ? Double(widthWithSpaces)
                : SystemFontMetrics.widthRoundedUpToPixel(widthWithSpaces, scale: scale),
            fillsWidth: fillsWidth,
            firstBaseline: roundedToPixel(heights.firstBaseline),
            lastBaseline: roundedToPixel(heights.lastBaseline),
            isTruncated: isTruncated)
    }

    private func roundedToPixel(_ value: Double) -> Double { (value * scale).rounded() / scale }
}
