import Engine
import Findings

/// Finds arrangements that only apply to a short range between two others, which is usually unintended.
enum SmallRanges {
    /// The minimum length of a range that isn't reported, in points.
    private static let shortest = 8.0

    static func findings(in sweep: LayoutSweep) -> [SweepFinding] {
        sweep.segments.flatMap { segment in
            let pieces = segment.pieces
            return pieces.indices.dropFirst().dropLast().compactMap { index -> SweepFinding? in
                let (before, piece, after) = (pieces[index - 1], pieces[index], pieces[index + 1])
                let width = piece.range.upperBound - piece.range.lowerBound
                // The neighbours must be longer arrangements, separated by constraints.
                guard width < shortest,
                    piece.range.containsCanvas(scale: Double(segment.layout.canvas.scale)),
                    sweep.range.contains(piece.range.lowerBound),
                    [before, after].allSatisfy({ $0.range.upperBound - $0.range.lowerBound > 2 * shortest }),
                    let first = piece.causes.first, let last = after.causes.first,
                    first.kind == .constraint, last.kind == .constraint
                else { return nil }
                let items = (first.items + last.items).reduce(into: [String]()) { list, id in
                    if !list.contains(id) { list.append(id) }
                }
                return SweepFinding(
                    code: .smallRange, range: piece.range, items: items,
                    constraints: [first.text, last.text], location: first.location,
                    detail: .shortArrangement)
            }
        }
    }
}
