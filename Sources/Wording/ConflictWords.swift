import LayoutValues
import Findings
import Solver

/// Formats the conflicts of a layout: the constraints, each with its place, the sum that doesn't work out, and what to
/// change.
package struct ConflictWords: Sendable {
    private let layout: SolvedLayout
    private let words: ConstraintWords
    /// Whether long sets are listed in full.
    private let isVerbose: Bool

    /// Creates the words for the conflicts of a layout.
    package init(_ words: ConstraintWords, isVerbose: Bool = false) {
        layout = words.layout
        self.words = words
        self.isVerbose = isVerbose
    }

    /// In longer sets, sizes that aren't negative are only counted.
    private static let mostMembers = 8

    /// Returns the members of a conflict, one on a line with its place; `×` marks the broken one.
    ///
    /// - Parameter file: The file that the reader looks at; places in it are lines.
    package func members(of conflict: SolvedConflict, in file: String? = nil) -> [String] {
        let isFolded = !isVerbose && conflict.members.count > Self.mostMembers
        let shown = conflict.members.filter { !isFolded || layout.constraints[$0].source != .nonNegative }
        var known: Set<String> = []
        var lines = shown.map { index in
            let mark = index == conflict.broken ? "×" : " "
            return
                "\(mark) \(words.line(of: index))\(Self.place(layout.constraints[index].location, in: file))"
        }.filter { known.insert($0).inserted }
        if shown.count < conflict.members.count {
            let count = conflict.members.count - shown.count
            lines.append("  and \(count == 1 ? "1 size that isn't" : "\(count) sizes that aren't") negative")
        }
        return lines
    }

    private static func place(_ location: SourceLocation?, in file: String?) -> String {
        guard let location else { return "" }
        return location.file == file ? "  (line \(location.line))" : "  (\(location.file):\(location.line))"
    }

    /// Returns the sum that doesn't work out.
    package func sum(of conflict: SolvedConflict) -> String {
        let isWithoutZero =
            conflict.members.contains {
                layout.constraints[$0].source == .nonNegative && layout.constraints[$0].constant == 0
            }
            && !conflict.members.contains {
                let constraint = layout.constraints[$0]
                return constraint.source != .nonNegative && constraint.second == nil
                    && constraint.constant == 0
            }
        if let sum = layout.sum(of: conflict)?.words(isWithoutZero: isWithoutZero) { return sum }
        let broken = layout.constraints[conflict.broken]
        return
            "\(words.side(broken.first)) is \(Amount.text(broken.actual)), not \(Amount.text(broken.requested))"
    }

    /// Returns how to lower the priority of a constraint: an author's own, or that of a content size.
    package func lowering(_ index: Int, to priority: String) -> String {
        let constraint = layout.constraints[index]
        guard constraint.source == .contentSize else {
            return "give \(words.line(of: index)) the priority \(priority)"
        }
        let part = constraint.relation == .lessThanOrEqual ? "content hugging" : "compression resistance"
        return "give the \(part) of \(words.items[constraint.first.item]) the priority \(priority)"
    }

    /// Returns what to change; the layout was solved without the broken constraint.
    private func advice(on conflict: SolvedConflict) -> String? {
        let broken = layout.constraints[conflict.broken]
        let others = layout.conflicts.count == 1 ? "everything else holds" : "the others here hold"
        switch broken.source {
        case .document:
            // With a priority it can still come closer.
            let distance = Amount.text(abs(broken.actual - broken.requested))
            let effect = distance == "0" ? "" : " (off by \(distance) if removed)"
            return
                "remove '\(words.line(of: conflict.broken))', or give it priority 999; then \(others)\(effect)"
        case .contentSize: return "\(lowering(conflict.broken, to: "999")); then \(others)"
        default:
            let hasAuthor = conflict.members.contains { layout.constraints[$0].source == .document }
            return hasAuthor ? "remove one of those that you wrote; 'layout-render explain' tries each" : nil
        }
    }

    /// Returns what a conflict is, on one line.
    private func message(on conflict: SolvedConflict) -> String {
        let count = members(of: conflict).count
        let subject = count == 1 ? "this constraint can't hold" : "\(count) constraints can't all hold"
        return "\(subject); '\(words.line(of: conflict.broken))' is broken"
    }

    /// Returns the findings of a layout with its conflicts in these words.
    ///
    /// - Parameter scene: What to call the scene; nil for the only one of its file.
    package func findings(scene: String? = nil) -> [LayoutFinding] {
        var conflicts = layout.conflicts[...]
        return layout.findings.map { finding in
            guard finding.code == .unsatisfiable, finding.broken != nil, let conflict = conflicts.popFirst()
            else { return finding }
            var told = finding
            told.message = (scene.map { "in '\($0)', " } ?? "") + message(on: conflict)
            told.notes = members(of: conflict, in: finding.location?.file) + ["the sum: \(sum(of: conflict))"]
            if let advice = advice(on: conflict) { told.notes.append("what to do: \(advice)") }
            return told
        }
    }
}
