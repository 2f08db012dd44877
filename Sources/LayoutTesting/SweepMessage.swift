import Engine
import Sweep
import Findings

/// The message of a failed sweep, at most a screenful: a line for each finding, and one for the constraint responsible.
struct SweepMessage {
    private static let greatestCount = 10
    private static let greatestItemCount = 4
    private static let greatestLength = 160

    let findings: [SweepFinding]
    let canvases: SweptCanvases
    let test: String

    var lines: [String] {
        let measure = canvases.axis == .horizontal ? "widths" : "heights"
        let (start, end) = (canvases.lengths.lowerBound, canvases.lengths.upperBound)
        let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
        var lines = [
            "\(test): the layout isn't correct on all \(measure) from \(start.plain) to \(end.plain): \(count)"
        ]
        for finding in findings.prefix(Self.greatestCount) { lines += self.lines(for: finding) }
        let others = findings.count - Self.greatestCount
        if others > 0 { lines.append("  and \(others) more") }
        return lines
    }

    private func lines(for finding: SweepFinding) -> [String] {
        var items = finding.items.prefix(Self.greatestItemCount).joined(separator: ", ")
        let others = finding.items.count - Self.greatestItemCount
        if others > 0 { items += " and \(others) more" }
        let place = finding.canvases(along: canvases.axis)
        var lines = ["  on \(place): \(items.isEmpty ? "the layout" : items): \(finding.subject)"]
        if let constraint = finding.constraints.first {
            lines.append("    because of \(constraint)")
        }
        return lines.map { $0.count > Self.greatestLength ? $0.prefix(Self.greatestLength - 1) + "…" : $0 }
    }
}
