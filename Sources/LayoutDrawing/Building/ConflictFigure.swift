import LayoutValues
import TextMetrics
import Findings
import Solver

/// A sum that doesn't work out, as dimension lines: the numbers that are too large together, below them those of the
/// other side, and what is over or missing in red. The number of the broken constraint is struck through.
struct ConflictFigure {
    private struct Part {
        var words: String
        var start: Double
        var end: Double
        var isRest = false
        var isBroken = false
    }

    private let rows: [[Part]]
    private let measurer: LineMeasurer
    /// The width in points.
    let width: Double

    /// The height in points.
    static let height = 54.0
    /// The maximum width in points.
    static let widest = 420.0
    private static let rowHeight = 24.0
    private static let most = 8
    private static let padding = 12.0

    /// Creates the figure of a sum, to scale as far as its numbers have room; nil if there is nothing to compare, or too
    /// much to fit `width`.
    ///
    /// - Parameters:
    ///   - positions: Where the relations of the sum lie, in whose order their numbers are drawn; empty for that of the sum.
    ///   - broken: The index of the broken relation.
    init?(
        _ sum: ContradictionSum, positions: [Double] = [], broken: Int? = nil, width: Double,
        measurer: LineMeasurer
    ) {
        let rest = sum.moreTotal - sum.lessTotal
        guard rest > 0.005, !sum.more.isEmpty, sum.more.count <= Self.most, sum.less.count <= Self.most else {
            return nil
        }
        func least(_ words: String) -> Double {
            measurer.width(of: words, font: TypeScale.dimension) + Self.padding
        }
        let scale = width / sum.moreTotal
        func row(_ parts: [ContradictionSum.Part]) -> [(words: String, length: Double, isBroken: Bool)] {
            Self.sorted(parts, by: positions).map {
                (Self.words(of: $0), $0.total * scale, $0.relation == broken)
            }
        }
        let more = row(sum.more)
        let restWords = "\(Amount.text(rest)) \(sum.isTooLong ? "over" : "missing")"
        let less = row(sum.less) + [(restWords, rest * scale, false)]
        let rows = [more, less].map { row in row.map { max($0.length, least($0.words)) } }
        let longest = rows.map { $0.reduce(0, +) }.max() ?? 0
        let needed = [more, less].map { row in row.reduce(0) { $0 + least($1.words) } }.max() ?? 0
        guard needed <= width else { return nil }
        let end = min(longest, width)
        self.rows = zip([more, less], rows).enumerated().map { index, row in
            let lengths = Self.fitted(row.1, least: row.0.map { least($0.words) }, to: end)
            var x = 0.0
            return zip(row.0, lengths).enumerated().map { place, part in
                defer { x += part.1 }
                return Part(
                    words: part.0.words, start: x, end: x + part.1,
                    isRest: index == 1 && place == lengths.count - 1, isBroken: part.0.isBroken)
            }
        }
        self.measurer = measurer
        self.width = end
    }

    /// Returns the parts in the order in which they lie; those at one place keep their order.
    private static func sorted(_ parts: [ContradictionSum.Part], by positions: [Double])
        -> [ContradictionSum.Part]
    {
        guard !positions.isEmpty else { return parts }
        return parts.enumerated().sorted {
            let (first, second) = (positions[$0.element.relation], positions[$1.element.relation])
            return first == second ? $0.offset < $1.offset : first < second
        }.map { $0.element }
    }

    private static func words(of part: ContradictionSum.Part) -> String {
        let value = Amount.text(part.value)
        return part.multiplier == 1 ? value : "\(Amount.factor(part.multiplier, of: part.value)) × \(value)"
    }

    /// Returns lengths with a given sum: those above their minimum give or take in proportion to what they have above it.
    private static func fitted(_ lengths: [Double], least: [Double], to total: Double) -> [Double] {
        let fixed = least.reduce(0, +)
        let spare = zip(lengths, least).map { max(0, $0 - $1) }
        let sum = spare.reduce(0, +)
        guard sum > 0 else { return least.map { $0 + (total - fixed) / Double(least.count) } }
        return zip(least, spare).map { $0 + $1 / sum * (total - fixed) }
    }

    /// Returns the commands that draw it from its top left corner.
    func commands(at corner: CGPoint, grid: PixelGrid) -> [DisplayCommand] {
        let line = grid.lineWidth(1)
        func place(_ x: Double) -> Double { grid.line(after: corner.x + x, width: line) }
        return rows.enumerated().flatMap { row, parts -> [DisplayCommand] in
            let y = grid.line(after: corner.y + Self.rowHeight * Double(row + 1) - 4, width: line)
            return parts.flatMap { part -> [DisplayCommand] in
                let role: ColorRole = part.isRest ? .conflict : .constraint
                let (start, end) = (place(part.start), place(part.end))
                var segments = [DisplayLines.Segment(CGPoint(x: start, y: y), CGPoint(x: end, y: y))]
                // Doubled, so that it remains visible in grey print.
                if part.isRest {
                    segments.append(.init(CGPoint(x: start, y: y + 2), CGPoint(x: end, y: y + 2)))
                }
                segments += [start, end].map { .init(CGPoint(x: $0, y: y - 4), CGPoint(x: $0, y: y + 4)) }
                let lines = DisplayLines(segments, stroke: Stroke(Paint(role), width: line))
                return [.lines(lines)] + number(of: part, at: (start + end) / 2, above: y, grid: grid)
            }
        }
    }

    /// Returns the number of a part above its line, struck through if its constraint is broken.
    private func number(of part: Part, at middle: Double, above y: Double, grid: PixelGrid)
        -> [DisplayCommand]
    {
        let role: ColorRole = part.isRest || part.isBroken ? .conflict : .constraint
        let width = measurer.width(of: part.words, font: TypeScale.dimension)
        let text = DisplayText(
            part.words,
            origin: CGPoint(x: middle, y: y - 9 + TypeScale.baselineDrop(TypeScale.dimension)),
            anchor: .middle,
            font: TypeScale.dimension, paint: Paint(role), width: width)
        guard part.isBroken else { return [.text(text)] }
        let line = grid.lineWidth(1)
        let height = grid.line(after: y - 9, width: line)
        let ends = [-1.0, 1.0].map { CGPoint(x: middle + $0 * (width / 2 + 2), y: height) }
        let strike = DisplayLines([.init(ends[0], ends[1])], stroke: Stroke(Paint(.conflict), width: line))
        return [.text(text), .lines(strike)]
    }
}
