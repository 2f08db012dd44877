import Arithmetic
import Findings
import LayoutValues
import Solver

/// Formats the conflicts of a layout: the constraints, each with its place, the sum that doesn't work out, and what to
/// change.
package struct ConflictFormatter: Sendable {
    private let layout: SolvedLayout
    private let words: ConstraintFormatter
    /// Whether long sets are listed in full.
    private let isVerbose: Bool

    /// Creates the words for the conflicts of a layout.
    package init(_ words: ConstraintFormatter, isVerbose: Bool = false) {
        layout = words.layout
        self.words = words
        self.isVerbose = isVerbose
    }

    private var unknownLines: [String?] { Array(repeating: nil, count: layout.constraints.count) }

    /// In longer sets, sizes that aren't negative are only counted.
    private static let mostMembers = 8

    /// Returns the members of a conflict, one on a line with its place; `×` marks the broken one.
    ///
    /// - Parameter file: The file that the reader looks at; places in it are lines.
    package func members(of conflict: SolvedConflict, in file: String? = nil) -> [String] {
        var lines = unknownLines
        return members(of: conflict, in: file, &lines).shown
    }

    /// - Parameter knownLines: The lines of constraints so far: thousands of conflicts can share most of their members.
    /// - Returns: The lines to show, and how many there are without the end of a long list.
    private func members(
        of conflict: SolvedConflict, in file: String?, _ knownLines: inout [String?]
    ) -> (shown: [String], count: Int) {
        let isFolded = !isVerbose && conflict.members.count > Self.mostMembers
        let shown = conflict.members.filter { !isFolded || layout.constraints[$0].source != .nonNegative }
        var known: Set<String> = []
        let all = shown.map { index in
            let line =
                knownLines[index]
                ?? "\(words.line(of: index))\(Self.place(layout.constraints[index].location, in: file))"
            knownLines[index] = line
            return "\(index == conflict.broken ? Self.brokenMark : " ") \(line)"
        }.filter { known.insert($0).inserted }
        var (lines, lineCount) = (isVerbose ? all : Self.cut(all), all.count)
        if shown.count < conflict.members.count {
            let count = conflict.members.count - shown.count
            lines.append("  and \(count == 1 ? "1 size that isn't" : "\(count) sizes that aren't") negative")
            lineCount += 1
        }
        return (lines, lineCount)
    }

    /// The mark of the broken constraint.
    private static let brokenMark = "×"

    /// Returns the first lines of a long list and the broken one, and how many more there are.
    private static func cut(_ lines: [String]) -> [String] {
        let shown = LongList.shown(
            of: lines.count, keeping: lines.firstIndex { $0.utf8.starts(with: brokenMark.utf8) })
        let more = lines.count - shown.count
        return shown.map { lines[$0] }
            + (more > 0 ? ["  and \(more) more; 'layout-render explain --verbose' lists them"] : [])
    }

    private static func place(_ location: SourceLocation?, in file: String?) -> String {
        guard let location else { return "" }
        return location.file == file ? "  (line \(location.line))" : "  (\(location.file):\(location.line))"
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
    private func advice(on conflict: SolvedConflict, _ release: String?) -> String? {
        let broken = layout.constraints[conflict.broken]
        let others = layout.conflicts.count == 1 ? "everything else holds" : "the others here hold"
        if let other = pinBesidesKeyboard(in: conflict) {
            return
                "remove '\(words.line(of: other))', and keep '\(words.line(of: conflict.broken))': a view that follows the "
                + "keyboard's guide is at the safe area's edge while there is no keyboard; then \(others)"
        }
        switch broken.source {
        case .document where followsKeyboard(conflict.broken) && hasOtherAuthors(conflict):
            return
                "remove one of the others that you wrote, and keep '\(words.line(of: conflict.broken))', which follows the "
                + "keyboard; 'layout-render explain' tries each"
        case .document:
            // With a priority it can still come closer.
            let distance = Amount.text(abs(broken.actual - broken.requested))
            let effect = distance == "0" ? "" : " (off by \(distance) if removed)"
            let part = Self.visualFormat(of: broken).map { ", a part of '\($0)'" } ?? ""
            return
                "remove '\(words.line(of: conflict.broken))'\(part) or lower its priority to 999; then \(others)\(effect)"
        case .contentSize: return "\(lowering(conflict.broken, to: "999")); then \(others)"
        case .autoresizing: return release ?? adviceOnFrames(in: conflict)
        case .stack:
            if let advice = adviceOnArranged(in: conflict) { return advice }
            fallthrough
        default:
            let hasAuthor = conflict.members.contains { layout.constraints[$0].source == .document }
            return hasAuthor ? "remove one of those that you wrote; 'layout-render explain' tries each" : nil
        }
    }

    /// Returns the line of the Visual Format Language that a constraint comes from; nil for an equation.
    private static func visualFormat(of constraint: SolvedConstraint) -> String? {
        let bytes = Array(constraint.text.utf8)
        guard let first = bytes.first, "HV|[".utf8.contains(first) else { return nil }
        let end = bytes.indices.first { index in
            (bytes[index] == UInt8(ascii: "]") || bytes[index] == UInt8(ascii: "|"))
                && bytes[(index + 1)...].starts(with: ": ".utf8)
        }
        return end.map { String(decoding: bytes[...$0], as: UTF8.self) }
    }

    /// Returns what to change about the only constraint between two subviews that a stack view arranges; nil for other
    /// conflicts.
    private func adviceOnArranged(in conflict: SolvedConflict) -> String? {
        let written = conflict.members.filter { layout.constraints[$0].source == .document }
        guard written.count == 1, let second = layout.constraints[written[0]].second else { return nil }
        let first = layout.constraints[written[0]].first
        guard first.item != second.item, let stack = layout.items[first.item].parent,
            layout.items[second.item].parent == stack, layout.items[stack].className == "UIStackView"
        else { return nil }
        let constant = abs(layout.constraints[written[0]].constant)
        let spacing = constant > 0 ? " to \(Amount.text(constant))" : ""
        return
            "remove '\(words.line(of: written[0]))': \(words.items[stack]) arranges its subviews, so set its spacing\(spacing), "
            + "or its custom spacing after one of them"
    }

    /// Whether a conflict is one of several views that keep their frames, of which solving again shows what ends it.
    package func isOfSeveralFrames(_ conflict: SolvedConflict) -> Bool {
        layout.constraints[conflict.broken].source == .autoresizing && keptItems(in: conflict).count > 1
    }

    /// Returns the items that their frames place in a conflict.
    private func keptItems(in conflict: SolvedConflict) -> [Int] {
        conflict.members.filter { layout.constraints[$0].source == .autoresizing }
            .map { layout.constraints[$0].first.item }.uniqued()
    }

    /// Returns what to change about views that keep their frames where it wasn't tried which of them it should be.
    private func adviceOnFrames(in conflict: SolvedConflict) -> String {
        if let frame = onlyFrame(in: conflict),
            layout.items[frame].location?.file.utf8.suffix(6).elementsEqual(".json5".utf8) == true
        {
            return "remove the frame of \(words.items[frame]), so that its constraints place it"
        }
        let names = keptItems(in: conflict).map { words.items[$0] }.uniqued()
        let change = FrameRelease.change
        guard names.count > 1 else { return "\(change) on \(names.joined()), which keeps its frame" }
        return
            "\(FrameRelease.list(names, joining: "and")) keep their frames; \(change) on one that constraints should "
            + "place: 'layout-render explain' tries each"
    }

    /// Whether an author wrote another constraint of a conflict than the broken one, which doesn't follow the keyboard.
    private func hasOtherAuthors(_ conflict: SolvedConflict) -> Bool {
        conflict.members.contains {
            $0 != conflict.broken && layout.constraints[$0].source == .document && !followsKeyboard($0)
        }
    }

    /// Whether a constraint ties something to the keyboard's guide.
    package func followsKeyboard(_ index: Int) -> Bool {
        let constraint = layout.constraints[index]
        return [constraint.first.item, constraint.second?.item].compactMap({ $0 }).contains {
            layout.items[$0].systemGuide == .keyboard
        }
    }

    /// Returns the author's constraint that pins the edge which the broken one ties to the keyboard's guide to something
    /// else too; nil if there is none.
    private func pinBesidesKeyboard(in conflict: SolvedConflict) -> Int? {
        guard followsKeyboard(conflict.broken) else { return nil }
        let broken = layout.constraints[conflict.broken]
        let edges = [broken.first, broken.second].compactMap({ $0 }).filter {
            layout.items[$0.item].systemGuide != .keyboard
        }
        return conflict.members.first { index in
            let other = layout.constraints[index]
            return index != conflict.broken && other.source == .document && !followsKeyboard(index)
                && other.relation == .equal
                && [other.first, other.second].compactMap({ $0 }).contains { side in
                    edges.contains { $0.item == side.item && $0.attribute == side.attribute }
                }
        }
    }

    /// Returns what a conflict is, on one line.
    private func message(on conflict: SolvedConflict, memberCount count: Int) -> String {
        let subject = count == 1 ? "this constraint can't hold" : "\(count) constraints can't all hold"
        return "\(subject); '\(words.line(of: conflict.broken))' is broken"
    }

    /// Returns the findings of a layout with its conflicts in these words.
    ///
    /// - Parameters:
    ///   - scene: What to call the scene; nil for the only one of its file.
    ///   - releases: What to change about the views that keep their frames, for each conflict as trying it showed; empty if nothing was.
    ///   - budget: The work that it may take; the last conflicts are left out if it is spent, but never the first.
    /// - Returns: The findings, the place of each one's conflict among the layout's, nil for other findings, and the number of
    ///   conflicts that the budget leaves out.
    package func findings(
        scene: String? = nil, releases: [String?] = [], budget: WorkBudget = WorkBudget()
    ) -> (findings: [LayoutFinding], conflicts: [Int?], leftOut: Int) {
        var conflicts = layout.conflicts[...]
        var lines: (file: String?, ofConstraints: [String?]) = (nil, unknownLines)
        var (findings, places, leftOut): ([LayoutFinding], [Int?], Int) = ([], [], 0)
        // A frame that constraints contradict along both axes is one mistake.
        var findingOfFrame = [Int?](repeating: nil, count: layout.items.count)
        for finding in layout.findings {
            guard finding.code == .unsatisfiable, finding.broken != nil, let conflict = conflicts.popFirst()
            else {
                findings.append(finding)
                places.append(nil)
                continue
            }
            if budget.isSpent, conflicts.count + 1 < layout.conflicts.count {
                leftOut += 1
                continue
            }
            if let frame = onlyFrame(in: conflict), let first = findingOfFrame[frame] {
                let broken = words.line(of: conflict.broken)
                findings[first].notes.append("for the same reason, '\(broken)' is broken")
                continue
            }
            if let frame = onlyFrame(in: conflict) { findingOfFrame[frame] = findings.count }
            budget.charge(Self.workPerConflict + Self.workPerMember * conflict.members.count)
            let file = finding.location?.file
            if lines.file != file { lines = (file, unknownLines) }
            let members = members(of: conflict, in: file, &lines.ofConstraints)
            var told = finding
            told.message =
                (scene.map { "in '\($0)', " } ?? "") + message(on: conflict, memberCount: members.count)
            told.notes = members.shown + ["the sum: \(words.sum(of: conflict))"]
            let position = layout.conflicts.count - conflicts.count - 1
            let release = releases.indices.contains(position) ? releases[position] : nil
            if let advice = advice(on: conflict, release) { told.notes.append("what to do: \(advice)") }
            findings.append(told)
            places.append(position)
        }
        return (findings, places, leftOut)
    }

    /// Returns the only item that keeps its frame in a conflict that breaks this frame; nil for other conflicts.
    private func onlyFrame(in conflict: SolvedConflict) -> Int? {
        guard layout.constraints[conflict.broken].source == .autoresizing else { return nil }
        let framed = keptItems(in: conflict)
        return framed.count == 1 ? framed[0] : nil
    }

    /// The work of telling a conflict and each of its members, with that of printing them.
    private static let workPerConflict = 20_000
    private static let workPerMember = 1500
}
