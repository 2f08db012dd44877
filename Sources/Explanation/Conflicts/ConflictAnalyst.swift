import Arithmetic
import Findings
import Engine
import Foundation
import Solver
import Wording

/// Explains the conflicts of a layout: verdicts, arithmetic, and verified cures.
package struct ConflictAnalyst {
    private let explainer: LayoutExplainer
    private let words: ConstraintFormatter
    /// The number of solves that remain for trying changes.
    private var trialsLeft: Int

    private var layout: SolvedLayout { explainer.layout }

    /// Creates an analyst of an explained layout.
    package init(_ explainer: LayoutExplainer, words: ConstraintFormatter) {
        self.explainer = explainer
        self.words = words
        trialsLeft = Self.mostTrials
    }

    /// The maximum number of solves for trying changes. Beyond it, cures and further sets may be missing, and the
    /// account says so.
    private static let mostTrials = 400

    /// Returns the conflicts of the layout in the order in which constraints were broken; those that share members are
    /// one account.
    ///
    /// - Throws: `SolverError` if trying a cure exceeds the solver's limits.
    package mutating func accounts() throws(SolverError) -> [ConflictAccount] {
        var accounts: [ConflictAccount] = []
        for group in groups() { accounts.append(try account(of: group)) }
        return accounts
    }

    // MARK: Groups

    /// Groups the conflicts: those that share a changeable member belong together.
    private func groups() -> [[SolvedConflict]] {
        var groups: [(members: Set<Int>, conflicts: [SolvedConflict])] = []
        for conflict in layout.conflicts {
            let changeable = Set(conflict.members.filter(isChangeable))
            let shared = groups.indices.filter { !groups[$0].members.isDisjoint(with: changeable) }
            guard let first = shared.first else {
                groups.append((changeable, [conflict]))
                continue
            }
            groups[first].members.formUnion(changeable)
            groups[first].conflicts.append(conflict)
            for other in shared.dropFirst().reversed() {
                groups[first].members.formUnion(groups[other].members)
                groups[first].conflicts += groups[other].conflicts
                groups.remove(at: other)
            }
        }
        return groups.map(\.conflicts)
    }

    /// Whether an author can change a constraint.
    private func isChangeable(_ index: Int) -> Bool { layout.constraints[index].source == .document }

    /// Whether a constraint keeps a view at the size of its content, with a priority that its author chose.
    private func isRequiredContentSize(_ index: Int) -> Bool {
        layout.constraints[index].source == .contentSize && layout.constraints[index].priority == 1000
    }

    // MARK: Accounts

    private mutating func account(of group: [SolvedConflict]) throws(SolverError) -> ConflictAccount {
        var sets = group
        var cures: [ConflictCure] = []
        var lengthTrials: [Int: LayoutTrial] = [:]
        var isBounded = false
        let others = Set(layout.conflicts.map(\.broken)).subtracting(group.map(\.broken))
        var members: [Int] = []
        for member in sets.flatMap(\.members) where isChangeable(member) && !members.contains(member) {
            members.append(member)
        }
        let contentSizes = sets.flatMap(\.members).filter(isRequiredContentSize).uniqued()
        for member in members + contentSizes {
            let lowered = LayoutTrial.Edit.lower(member, to: 999)
            for edit in isChangeable(member) ? [.remove(member), lowered] : [lowered] {
                guard takeTrial() else {
                    isBounded = true
                    break
                }
                let trial = try explainer.trial([edit])
                if trial.conflicts.allSatisfy({ others.contains($0.broken) }) {
                    cures.append(cure([edit], trial))
                    if case .remove = edit { lengthTrials[member] = trial }
                } else if case .remove = edit {
                    note(trial.conflicts, besides: others, in: &sets)
                }
            }
        }
        if cures.isEmpty { cures = try smallestCures(of: members, others) }
        let alternatives = cures.isEmpty ? try alternatives(among: members, others) : []
        if cures.isEmpty { cures = try combinedCures(keeping: alternatives, of: members, group, others) }
        cures.sort { $0.isBetter(than: $1) }
        // The smallest set says most with least.
        if let smallest = sets.indices.min(by: { sets[$0].members.count < sets[$1].members.count }) {
            sets.swapAt(0, smallest)
        }
        let released = try releases(of: sets, others)
        var (verdict, summary) = VerdictFinder(layout: layout, words: words).verdict(on: sets[0])
        if verdict == .autoresizing,
            let told = FrameFormatter(words).summary(of: keptItems(in: sets), released)
        {
            summary = told
        }
        return ConflictAccount(
            sets: sets, verdict: verdict, summary: summary,
            arithmetic: words.sum(of: sets[0]) + lengths(sets[0], lengthTrials),
            cures: released + cures,
            alternatives: alternatives, isBounded: isBounded || sets.count >= Self.mostSets)
    }

    private mutating func takeTrial() -> Bool {
        trialsLeft -= 1
        return trialsLeft >= 0
    }

    /// The maximum number of sets; more are not informative.
    private static let mostSets = 16

    /// Adds the sets that remain after a member of a known set is removed; they share other members of that set.
    private func note(
        _ found: [SolvedConflict], besides others: Set<Int>, in sets: inout [SolvedConflict]
    ) {
        for conflict in found where !others.contains(conflict.broken) && sets.count < Self.mostSets {
            let members = Set(conflict.members)
            if !sets.contains(where: { Set($0.members) == members }) { sets.append(conflict) }
        }
    }

    /// Returns the cures of the fewest removals, at least two and few enough to try all; nothing if there are none.
    private mutating func smallestCures(
        of members: [Int], _ others: Set<Int>
    ) throws(SolverError) -> [ConflictCure] {
        var sets = members.map { [$0] }
        for _ in 2...Self.mostRemovals {
            sets = sets.flatMap { set in members.filter { $0 > set[set.count - 1] }.map { set + [$0] } }
            var cures: [ConflictCure] = []
            for set in sets where takeTrial() {
                let edits = set.map { LayoutTrial.Edit.remove($0) }
                let trial = try explainer.trial(edits)
                if trial.conflicts.allSatisfy({ others.contains($0.broken) }) {
                    cures.append(cure(edits, trial))
                }
            }
            if !cures.isEmpty || sets.count > Self.mostCombinations { return cures }
        }
        return []
    }

    private static let mostRemovals = 3
    /// The number of sets of removals after which no larger ones are tried.
    private static let mostCombinations = 60

    /// Returns the members of which one can stay if all others are removed, if they are few.
    private mutating func alternatives(
        among members: [Int], _ others: Set<Int>
    ) throws(SolverError) -> [Int] {
        guard members.count <= Self.mostAlternatives else { return [] }
        var kept: [Int] = []
        for member in members where takeTrial() {
            let edits = members.filter { $0 != member }.map { LayoutTrial.Edit.remove($0) }
            let trial = try explainer.trial(edits)
            if trial.conflicts.allSatisfy({ others.contains($0.broken) }) { kept.append(member) }
        }
        return kept
    }

    private static let mostAlternatives = 8

    /// Returns cures of several changes, if no single change is enough: removing all but one of the alternatives, or
    /// all broken constraints.
    private mutating func combinedCures(
        keeping alternatives: [Int], of members: [Int], _ group: [SolvedConflict], _ others: Set<Int>
    ) throws(SolverError) -> [ConflictCure] {
        var choices = alternatives.map { kept in members.filter { $0 != kept } }
        if choices.isEmpty { choices = [group.map(\.broken).filter(isChangeable)] }
        var cures: [ConflictCure] = []
        for choice in choices where !choice.isEmpty && takeTrial() {
            let edits = choice.map { LayoutTrial.Edit.remove($0) }
            let trial = try explainer.trial(edits)
            if trial.conflicts.allSatisfy({ others.contains($0.broken) }) { cures.append(cure(edits, trial)) }
        }
        return cures
    }

    // MARK: Frames

    /// Returns the views that their frames place in some sets, in drawing order.
    private func keptItems(in sets: [SolvedConflict]) -> [Int] {
        Set(
            sets.flatMap(\.members).filter { layout.constraints[$0].source == .autoresizing }
                .map { layout.constraints[$0].first.item }
        ).sorted()
    }

    /// The maximum number of views that are tried without their frames.
    private static let mostReleased = 16

    /// Returns the cures of placing a single view by its constraints instead of its frame.
    private mutating func releases(
        of sets: [SolvedConflict], _ others: Set<Int>
    ) throws(SolverError) -> [ConflictCure] {
        var cures: [ConflictCure] = []
        for item in keptItems(in: sets).prefix(Self.mostReleased) where takeTrial() {
            let edits = releasing(item)
            let trial = try explainer.trial(edits)
            guard trial.conflicts.allSatisfy({ others.contains($0.broken) }) else { continue }
            var cure = cure(edits, trial)
            cure.released = item
            cure.text = FrameFormatter(words).release(of: item)
            cures.append(cure)
        }
        return cures
    }

    /// Returns the changes that leave the place of a view to its constraints.
    private func releasing(_ item: Int) -> [LayoutTrial.Edit] {
        layout.constraints.indices.filter {
            layout.constraints[$0].source == .autoresizing && layout.constraints[$0].first.item == item
        }.map { .remove($0) }
    }

    /// Returns what ends the conflicts of several views that keep their frames, for each conflict of the layout; nil for other
    /// conflicts, and for those after the most trials.
    ///
    /// - Throws: `SolverError` if trying a change exceeds the solver's limits.
    package mutating func frameReleases() throws(SolverError) -> [FrameRelease?] {
        var releases: [FrameRelease?] = []
        for conflict in layout.conflicts {
            let isOfFrames = ConflictFormatter(words).isOfSeveralFrames(conflict)
            releases.append(isOfFrames ? try release(from: conflict) : nil)
        }
        return releases
    }

    /// Tries each view of a conflict, and of the sets that remain without one of them; nil after the most trials.
    private mutating func release(from conflict: SolvedConflict) throws(SolverError) -> FrameRelease? {
        let others = Set(layout.conflicts.map(\.broken)).subtracting([conflict.broken])
        var sets = [conflict]
        var tried: Set<Int> = []
        var ending: [Int] = []
        while tried.count < Self.mostReleased,
            let item = keptItems(in: sets).first(where: { !tried.contains($0) })
        {
            guard takeTrial() else { return nil }
            tried.insert(item)
            let trial = try explainer.trial(releasing(item))
            if trial.conflicts.allSatisfy({ others.contains($0.broken) }) {
                ending.append(item)
            } else {
                note(trial.conflicts, besides: others, in: &sets)
            }
        }
        let frames = FrameFormatter(words)
        return FrameRelease(
            kept: keptItems(in: sets).map { words.items[$0] },
            views: ending.sorted().map {
                FrameRelease.View(name: words.items[$0], open: frames.openNumbers(of: $0))
            })
    }

    /// Returns the two lengths that an author's constraint makes equal, where the rest gives both a value; empty if there are
    /// none.
    private func lengths(_ conflict: SolvedConflict, _ trials: [Int: LayoutTrial]) -> String {
        for member in conflict.members {
            let constraint = layout.constraints[member]
            guard let trial = trials[member], let second = constraint.second, constraint.relation == .equal,
                constraint.multiplier == 1, constraint.constant == 0,
                let first = Self.length(of: constraint.first, layout, trial),
                let other = Self.length(of: second, layout, trial), abs(first - other) > 0.005
            else { continue }
            return
                "; without '\(words.line(of: member))', \(words.side(constraint.first)) is \(Amount.text(first)) and "
                + "\(words.side(second)) is \(Amount.text(other))"
        }
        return ""
    }

    /// Returns a length in a trial; nil for attributes that aren't lengths.
    private static func length(
        of side: SolvedConstraint.Side, _ layout: SolvedLayout, _ trial: LayoutTrial
    ) -> Double? {
        let place: Int
        switch side.attribute {
        case .width: place = 2
        case .height: place = 3
        default: return nil
        }
        let frame = layout.items[side.item].frame
        let length = Double(place == 2 ? frame.width : frame.height)
        return length + (trial.moves.first { $0.item == side.item }?.distances[place] ?? 0)
    }

    // MARK: Cures

    private func cure(_ edits: [LayoutTrial.Edit], _ trial: LayoutTrial) -> ConflictCure {
        let texts = edits.map { edit in
            switch edit {
            case .remove(let index): "remove \(words.line(of: index))"
            case .lower(let index, let priority):
                ConflictFormatter(words).lowering(index, to: Amount.text(priority))
            }
        }
        var cure = ConflictCure(
            edits: edits, text: texts.joined(separator: " and "), moved: trial.moves.map(\.item),
            largestMove: trial.moves.flatMap(\.distances).map(abs).max() ?? 0)
        cure.ignoresKeyboard = cure.constraints.contains { ConflictFormatter(words).followsKeyboard($0) }
        return cure
    }
}
