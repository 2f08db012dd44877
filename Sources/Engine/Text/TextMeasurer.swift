import Foundation

/// Breaks text into lines and measures it as a label of iOS does.
public struct TextMeasurer: Sendable, Hashable {
    /// What decides the room that each character takes.
    public var metrics: SystemFontMetrics
    /// Pixels per point.
    public var scale: CGFloat

    /// A measurer for a screen of the given scale.
    public init(metrics: SystemFontMetrics = SystemFontMetrics(), scale: CGFloat) {
        self.metrics = metrics
        self.scale = scale
    }

    /// Text in a font, on lines at most `maximumWidth` points wide.
    ///
    /// Lines end at line terminators and, as Unicode Standard Annex #14 has it, between words and ideographs;
    /// a word longer than a line is broken between characters. A terminator at the text's end adds no line.
    /// Takes time linear in the length of the text up to the last line it shows.
    /// - Parameters:
    ///   - maximumWidth: infinite where nothing limits it.
    ///   - maximumLines: 0 or less where nothing limits it.
    public func measure(
        _ text: String, font: Font, maximumWidth: CGFloat = .infinity, maximumLines: Int = 0,
        lineBreakMode: LineBreakMode = .truncatingTail
    ) -> MeasuredText {
        let advances = FontAdvances(font, era: metrics.era)
        // Labels round their width up less a fiftieth of a pixel; what fitted before the rounding fits after it.
        let limit = max(0, Double(maximumWidth)) + (SystemFontMetrics.pixelSlack + 1e-6) / Double(scale)
        let scanner = LineScanner(
            text: text, advances: advances, limit: limit, breaksAtWords: lineBreakMode != .characterWrapping)
        let truncator = TextTruncator(text: text, advances: advances, limit: limit)
        var lines: [MeasuredText.Line] = []
        var isTruncated = false
        var start = text.startIndex
        var paragraphEnd: String.Index?
        while start < text.endIndex {
            let end = paragraphEnd ?? Self.paragraphEnd(in: text, from: start)
            paragraphEnd = end
            let line = scanner.line(from: start, paragraphEnd: end)
            var next = line.end
            if next == end {
                paragraphEnd = nil
                if end < text.endIndex { next = text.index(after: end) }
            }
            if lines.count == maximumLines - 1, next < text.endIndex {
                lines.append(truncator.lastLine(line, from: start, paragraphEnd: end, mode: lineBreakMode))
                isTruncated = true
                break
            }
            lines.append(MeasuredText.Line(text: String(text[start..<line.contentEnd]), width: line.width))
            start = next
        }
        return measuredText(lines: lines, font: font, isTruncated: isTruncated)
    }

    private static func paragraphEnd(in text: String, from start: String.Index) -> String.Index {
        text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
    }

    private func measuredText(lines: [MeasuredText.Line], font: Font, isTruncated: Bool) -> MeasuredText {
        guard !lines.isEmpty else {
            return MeasuredText(
                lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: isTruncated)
        }
        let width = lines.reduce(0) { max($0, $1.width) }
        let ascender = metrics.ascender(of: font)
        let lastTop = metrics.lineHeight(of: font) * CGFloat(lines.count - 1)
        return MeasuredText(
            lines: lines,
            size: CGSize(
                width: SystemFontMetrics.widthRoundedUpToPixel(width, scale: scale),
                height: metrics.height(ofLines: lines.count, font: font, scale: scale)),
            firstBaseline: roundedToPixel(ascender), lastBaseline: roundedToPixel(lastTop + ascender),
            isTruncated: isTruncated)
    }

    private func roundedToPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
