import LayoutValues
import Solver

/// Reads logs as they are written: explains what the system printed about constraints, and passes on everything else.
///
/// Memory grows only with the number of different conflicts in the log, not with its length.
package struct ConstraintLogReader: Sendable {
    /// The result of reading some bytes of a log, in their order.
    package struct Step: Sendable {
        /// A part of the result.
        package enum Part: Sendable {
            /// Bytes that aren't about constraints, unchanged.
            case passed([UInt8])
            /// A finding that occurs for the first time.
            case found(LogFinding)
        }

        /// The parts that are complete so far, in the order of the log.
        package private(set) var parts: [Part] = []

        /// The bytes passed on since the last part.
        private var open: [UInt8] = []

        /// All bytes passed on.
        package var passed: [UInt8] {
            parts.reduce(into: []) { bytes, part in
                if case .passed(let more) = part { bytes += more }
            }
        }

        fileprivate mutating func pass(_ bytes: [UInt8]) { open += bytes }

        fileprivate mutating func add(_ finding: LogFinding) {
            close()
            parts.append(.found(finding))
        }

        /// Makes a part of the bytes passed on since the last one.
        fileprivate mutating func close() {
            if !open.isEmpty { parts.append(.passed(open)) }
            open = []
        }
    }

    /// The findings so far, in the order of first occurrence, each with its count.
    package private(set) var explanation = LogExplanation()

    private var splitter = LineSplitter()
    private var reader = LogReader()
    private var hierarchy = PrintedHierarchy()
    /// The work that may still be done.
    private var work = WorkBudget.leastWork

    /// Creates a reader at the start of a log.
    package init() {}

    /// Whether a text has a sentence that the system begins a message about constraints with.
    package static func hasMessage(in text: [UInt8]) -> Bool {
        text.contains("simultaneously satisfy constraints")
            || text.contains("Conflicting constraints detected")
            || text.contains("onstraint") && HierarchySentence.begins(text)
    }

    /// Returns all findings of a log.
    package static func explanation(of log: some Collection<UInt8>) -> LogExplanation {
        var reader = ConstraintLogReader()
        _ = reader.read(log)
        _ = reader.finish()
        return reader.explanation
    }

    /// Reads the next bytes.
    package mutating func read(_ bytes: some Collection<UInt8>) -> Step {
        var step = Step()
        for piece in splitter.split(bytes) { take(piece, into: &step) }
        step.close()
        return step
    }

    /// Reads the rest at the end of the log.
    package mutating func finish() -> Step {
        var step = Step()
        for piece in splitter.finish() { take(piece, into: &step) }
        take(reader.finish(), into: &step)
        explanation.locateItems(in: hierarchy)
        step.close()
        return step
    }

    private mutating func take(_ piece: LineSplitter.Piece, into step: inout Step) {
        if piece.isWholeLine { hierarchy.read(piece.bytes) }
        take(piece.isWholeLine ? reader.read(piece.bytes) : reader.pass(piece.bytes), into: &step)
    }

    private mutating func take(_ read: LogReader.Step, into step: inout Step) {
        for block in read.blocks {
            let budget = WorkBudget(work + WorkBudget.workPerByte * block.length)
            defer { work = max(0, budget.remaining) }
            guard let finding = BlockExplainer(block, budget: budget).finding() else { continue }
            if explanation.add(finding) { step.add(finding) }
        }
        for line in read.passed { step.pass(line) }
    }
}
