import LayoutValues
import Findings
import Wording

/// Formats the findings in a log as lines of text.
package struct LogText: Sendable {
    /// Whether long sets are listed in full.
    package var isVerbose: Bool

    /// The maximum number of constraints that are all listed; in longer sets the system's are only counted.
    private static let mostListed = LongList.most

    /// Creates a formatter that abbreviates long sets, or not.
    package init(isVerbose: Bool = false) { self.isVerbose = isVerbose }

    /// Returns a conflict: who has to act, the constraints, the sum that doesn't work out, the advice. Lines aren't
    /// indented, except for two spaces in the list.
    package func lines(of conflict: LogConflict) -> [String] {
        let words = LogFormatter(conflict.members)
        var lines = ["\(conflict.verdict.rawValue): \(conflict.verdict.meaning)"]
        if conflict.minimal.isEmpty {
            lines.append(
                conflict.members.count == 1
                    ? "one constraint is listed:" : "\(conflict.members.count) constraints are listed:")
            lines += list(Array(conflict.members.indices), of: conflict, words: words)
        } else {
            let rest = conflict.members.count - conflict.minimal.count
            let unneeded =
                rest > 0 ? " (\(rest) of the list \(rest == 1 ? "isn't" : "aren't") needed for that)" : ""
            lines.append(
                conflict.minimal.count == 1
                    ? "this can't hold\(unneeded):" : "these can't all hold\(unneeded):")
            lines += list(
                ChainOrder.sorted(conflict.minimal, of: conflict.members), of: conflict, words: words)
            lines += bounds(of: conflict, words: words)
        }
        if let broken = conflict.broken, !conflict.minimal.isEmpty, !conflict.minimal.contains(broken) {
            lines.append(
                "the system broke '\(words.text(of: conflict.members[broken]))', which isn't needed for the contradiction"
            )
        }
        if let arithmetic = conflict.arithmetic { lines.append("the sum: \(arithmetic)") }
        lines += conflict.notes.map { "note: \($0)" }
        lines.append("what to do: \(conflict.advice)")
        return lines
    }

    /// Returns the sizes of a set that aren't negative, of a long one only how many there are.
    private func bounds(of conflict: LogConflict, words: LogFormatter) -> [String] {
        let count = conflict.bounds.count
        if !isVerbose, count > 1, conflict.minimal.count + count > Self.mostListed {
            return ["    and \(count) sizes that aren't negative"]
        }
        return conflict.bounds.map {
            "    \(words.name(of: $0.item)).\($0.attribute.rawValue) >= 0   (no size is negative)"
        }
    }

    private func list(_ places: [Int], of conflict: LogConflict, words: LogFormatter) -> [String] {
        let isFolded = !isVerbose && places.count > Self.mostListed
        let shown = places.filter { place in
            let origin = ConstraintOrigin(conflict.members[place])
            return !isFolded || place == conflict.broken || origin != .system && origin != .stackView
        }
        let broken = shown.firstIndex { $0 == conflict.broken }
        let cut = isVerbose ? shown : LongList.shown(of: shown.count, keeping: broken).map { shown[$0] }
        var lines = cut.map { place in
            let constraint = conflict.members[place]
            let mark = conflict.broken == place ? "×" : " "
            let note = words.note(on: constraint)
            return "  \(mark) \(words.text(of: constraint))" + (note.isEmpty ? "" : "   (\(note))")
        }
        if cut.count < shown.count {
            lines.append("    and \(shown.count - cut.count) more; --verbose lists them")
        }
        if shown.count < places.count {
            lines.append(
                "    and \(places.count - shown.count) of the system's constraints; --verbose lists them")
        }
        return lines
    }

    /// Returns a trace as one line.
    package func line(of trace: LogTrace) -> String {
        let kind = trace.verdict.map { "\($0.rawValue): " } ?? (trace.openItems.isEmpty ? "" : "ambiguous: ")
        return "\(kind)\(trace.advice)".onOneLine
    }

    /// Returns a message about hierarchies: what is wrong, what the text shows, what to do.
    package func lines(of mistake: HierarchyMistake) -> [String] {
        let words = HierarchyFormatter(mistake)
        return ["\(FindingCode.noCommonAncestor.rawValue): \(words.headline)"]
            + (words.facts + ["what to do: \(words.advice)"]).map(\.onOneLine)
    }

    /// Returns a message about hierarchies as one line.
    package func line(of mistake: HierarchyMistake) -> String { HierarchyFormatter(mistake).line }

    /// Returns a message that can't be explained as one line.
    package func line(of message: UnrecoverableLog) -> String {
        "unrecoverable: \(message.advice)".onOneLine
    }

    /// Returns a conflict as one line, for reports with little room.
    package func line(of conflict: LogConflict) -> String {
        let words = LogFormatter(conflict.members)
        let places = ChainOrder.sorted(conflict.minimal, of: conflict.members)
        let shown = places.prefix(Self.mostListed).map { words.text(of: conflict.members[$0]) }
        let rest = places.count > shown.count ? " and \(places.count - shown.count) more" : ""
        let set = shown.isEmpty ? "" : ". These can't all hold: \(shown.joined(separator: "; "))\(rest)"
        let sum = conflict.arithmetic.map { " (\($0))" } ?? ""
        return
            "\(conflict.verdict.rawValue): \(conflict.verdict.meaning)\(set)\(sum). To do: \(conflict.advice)"
            .onOneLine
    }
}
