/// The heights of a text's lines: each is as tall as the tallest of its fonts.
struct LineHeights {
    private struct Line {
        var ascender: Double
        var height: Double
        var leading: Double
    }

    private let count: Int
    /// The font of lines that have no other.
    private let font: Font
    /// The lines, if they have fonts of their own.
    private let mixed: [Line]
    private let style: LineHeight
    private let metrics: SystemFontMetrics

    init(
        of lines: [MeasuredText.Line], font: Font, style: LineHeight = LineHeight(),
        metrics: SystemFontMetrics
    ) {
        (self.font, self.style, self.metrics) = (font, style, metrics)
        count = lines.count
        let isMixed = lines.contains { !$0.pieces.isEmpty }
        mixed = isMixed ? lines.map { line in Self.line(in: line.pieces.map { $0.font }, metrics) } : []
    }

    private static func line(in fonts: [Font], _ metrics: SystemFontMetrics) -> Line {
        let ascender = metrics.ascender(of: fonts)
        return Line(
            ascender: ascender, height: ascender + metrics.descender(of: fonts),
            leading: fonts.reduce(0) { max($0, $1.leading) })
    }

    /// The height of all lines in points, rounded up to a pixel.
    func total(scale: Double) -> Double {
        if mixed.isEmpty {
            return metrics.height(ofLines: count, font: font, lineHeight: style, scale: scale)
        }
        let leading = mixed.dropLast().reduce(0) { $0 + $1.leading }
        let height = mixed.reduce(leading) { $0 + style.height(ofLine: $1.height) }
        return SystemFontMetrics.roundedUpToPixel(height, scale: scale)
    }

    /// The distance from the top to the baseline of the first line, in points.
    var firstBaseline: Double { mixed.first?.ascender ?? metrics.ascender(of: font) }

    /// The distance from the top to the baseline of the last line, in points.
    var lastBaseline: Double {
        if let last = mixed.last {
            return mixed.dropLast().reduce(last.ascender) { $0 + $1.height + $1.leading }
        }
        let tops = (metrics.lineHeight(of: font) + font.leading) * Double(count - 1)
        return tops + metrics.ascender(of: font)
    }
}
