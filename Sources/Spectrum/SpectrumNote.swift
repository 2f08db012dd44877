import LayoutValues
import Sweep
import Findings

/// What changes at a breakpoint, or at all those where a text breaks, as one line beside the canvas.
struct SpectrumNote {
    /// The length of the canvas that the note stands beside.
    let length: Double
    let text: String
    /// Whether only a text breaks into other lines there.
    let isText: Bool

    /// The distance in points below which equal causes are noted once.
    private static let leastDistance = 1.0

    /// The notes of a sweep, by length: one for each breakpoint, and one for each text at its first break.
    static func all(of sweep: LayoutSweep) -> [SpectrumNote] {
        let notes = breakpoints(of: sweep) + texts(of: sweep)
        return notes.enumerated().sorted {
            ($0.element.length, $0.offset) < ($1.element.length, $1.offset)
        }.map(\.element)
    }

    private static func breakpoints(of sweep: LayoutSweep) -> [SpectrumNote] {
        var noted: [LayoutSweep.Breakpoint] = []
        for breakpoint in sweep.arrangementBreakpoints {
            if let last = noted.last, breakpoint.length - last.length < leastDistance,
                last.causes == breakpoint.causes
            {
                continue
            }
            noted.append(breakpoint)
        }
        return noted.map { breakpoint in
            let causes = breakpoint.causes.map { sweep.names.text($0.text) }
            let changes = causes + problems(of: sweep, changingAt: breakpoint.length, besides: causes)
            let text = "\(number(breakpoint.length))  \(changes.joined(separator: "; "))"
            return SpectrumNote(length: breakpoint.length, text: text, isText: false)
        }
    }

    /// The conflicts that begin or end at a length, and ambiguities if nothing else is known to change there.
    private static func problems(
        of sweep: LayoutSweep, changingAt length: Double, besides causes: [String]
    ) -> [String] {
        sweep.findings.compactMap { finding in
            let problem: String
            switch finding.code {
            case .unsatisfiable: problem = "a conflict"
            case .ambiguous where causes.isEmpty: problem = "an ambiguity"
            default: return nil
            }
            if abs(finding.range.upperBound - length) < leastDistance { return "\(problem) ends" }
            return abs(finding.range.lowerBound - length) < leastDistance ? "\(problem) begins" : nil
        }.uniqued()
    }

    private static func texts(of sweep: LayoutSweep) -> [SpectrumNote] {
        sweep.textBreaks.compactMap { breaks in
            guard let first = breaks.lengths.first else { return nil }
            let name = sweep.names.label(breaks.item)
            let count = breaks.lengths.count == 1 ? "" : ", \(breaks.lengths.count) times in all"
            return SpectrumNote(
                length: first, text: "\(number(first))  \(name)'s lines change\(count)", isText: true)
        }
    }

    private static func number(_ length: Double) -> String {
        let number = (length * 10).rounded() / 10
        return number == number.rounded() ? String(Int(number)) : String(number)
    }
}
