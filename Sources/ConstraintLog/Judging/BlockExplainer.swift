import Arithmetic
import LayoutValues
import Solver

/// Determines what a block of a log is, and explains it.
struct BlockExplainer {
    private let block: LogBlock
    private let read: BlockReader
    private let line: Int
    /// The work that may be done to explain it.
    private let budget: WorkBudget

    init(_ block: LogBlock, budget: WorkBudget) {
        self.block = block
        self.budget = budget
        read = BlockReader(block)
        line = block.firstLine
    }

    /// Returns the finding; nil if a block has no content.
    func finding() -> LogFinding? {
        if block.kind == .trace { return TraceReader.trace(of: block).map(LogFinding.trace) }
        if block.kind == .hierarchy {
            return HierarchyMessage(block).map { .hierarchy(HierarchyMistake($0, line: line)) }
        }
        let isConflict = block.kind == .conflict || block.recoveryLine != nil || block.isQuoted
        if block.isTooLong { return .unrecoverable(unrecoverable(.tooLong)) }
        if read.constraints.isEmpty {
            return isConflict || !read.unreadable.isEmpty ? withoutConstraints() : nil
        }
        return explained(isConflict: isConflict)
    }

    private func withoutConstraints() -> LogFinding? {
        if block.isRedacted { return .unrecoverable(unrecoverable(.redacted)) }
        if read.unreadable.isEmpty { return .unrecoverable(unrecoverable(.empty)) }
        let isDescribed = read.unreadable.contains { !$0.hasPrefix("<") }
        return .unrecoverable(unrecoverable(isDescribed ? .descriptions : .cut))
    }

    private func explained(isConflict: Bool) -> LogFinding? {
        var members = read.constraints
        let brokenPlace = place(ofBrokenIn: members)
        var isBrokenListed = brokenPlace != nil || read.broken == nil
        let candidates = LogAssumptions.candidates(for: members)
        if let found = conflict(members, isConflict ? candidates : [candidates[0]]) { return found }
        if let broken = read.broken, !isBrokenListed {
            members.append(broken)
            isBrokenListed = true
            if let found = conflict(members, candidates) { return found }
            return .unrecoverable(unrecoverable(.cut))
        }
        guard isConflict else { return .trace(TraceReader.constraints(members, line: line)) }
        if read.isCut || !read.unreadable.isEmpty {
            return .unrecoverable(unrecoverable(block.isRedacted ? .redacted : .cut))
        }
        let found = satisfiable(members, assumptions: candidates[0])
        if found.verdict != .framework, let reason = incompleteness(of: members) {
            return .unrecoverable(unrecoverable(reason))
        }
        // A list without the messages around it may be incomplete.
        let isWhole = block.kind == .conflict || block.recoveryLine != nil
        return isWhole || found.verdict != .app ? .conflict(found) : .unrecoverable(unrecoverable(.cut))
    }

    /// Returns why a list of constraints that can hold isn't the whole one; nil if nothing shows that.
    private func incompleteness(of members: [LogConstraint]) -> UnrecoverableLog.Reason? {
        // What a private attribute relates isn't known.
        if members.contains(where: \.isOpen) { return nil }
        if members.count == 1 { return .single }
        if block.isUnclosed { return .unclosed }
        // Names that somebody put in place of addresses can stand for several views.
        guard members.flatMap(\.items).allSatisfy({ $0.address != nil }) else { return nil }
        return Connectedness.isConnected(members) ? nil : .unrelated
    }

    /// Returns the member that the system broke: by its address, or else by what it says, as another instance of the views
    /// has other addresses.
    private func place(ofBrokenIn members: [LogConstraint]) -> Int? {
        guard let broken = read.broken else { return nil }
        if let address = broken.address, let place = members.firstIndex(where: { $0.address == address }) {
            return place
        }
        let key = ConflictKey.key(of: [broken])
        let alike = members.indices.filter { ConflictKey.key(of: [members[$0]]) == key }
        let items = Set(broken.items.map(\.identity))
        return alike.first { !items.isDisjoint(with: members[$0].items.map(\.identity)) }
            ?? (alike.count == 1 ? alike.first : nil)
    }

    /// Returns an explanation under the first assumptions with which the members contradict each other.
    private func conflict(_ members: [LogConstraint], _ candidates: [LogAssumptions]) -> LogFinding? {
        for assumptions in candidates {
            let system = LogSystem(members, assumptions: assumptions)
            let search = ConflictSearch(members, system: system, budget: budget)
            guard let minimal = search.minimalConflict(removalOrder: removalOrder(members)) else { continue }
            return .conflict(explained(members, minimal: minimal.sorted(), system: system, search: search))
        }
        return nil
    }

    /// Returns the order in which constraints are removed to find a smallest set: the system's first, the broken one
    /// last.
    private func removalOrder(_ members: [LogConstraint]) -> [Int] {
        let broken = place(ofBrokenIn: members)
        let weights = members.map { ConstraintOrigin($0) == .author ? 1 : 0 }
        return members.indices.sorted { first, second in
            if first == broken || second == broken { return second == broken && first != broken }
            return weights[first] != weights[second] ? weights[first] < weights[second] : first > second
        }
    }

    private func explained(
        _ members: [LogConstraint], minimal: [Int], system: LogSystem, search: ConflictSearch
    ) -> LogConflict {
        let needed = minimal.map { members[$0] }
        let judge = ConflictJudge(
            members: needed, all: members, assumptions: system.assumptions, budget: budget)
        let verdict = judge.verdict()
        var result = outline(members, verdict: verdict, assumptions: system.assumptions)
        result.minimal = minimal
        result.culprits = ranked(minimal, of: members, verdict: verdict, judge: judge)
        if result.culprits.allSatisfy({ ConstraintOrigin(members[$0]) != .author }) {
            result.culprits += outsiders(members, minimal: minimal, verdict: verdict, judge: judge)
        }
        if verdict == .app || verdict == .transient {
            result.cures = cures(of: result, system: system, search: search)
            let doubtful = Set(judge.doubtfulFrames.map(\.label))
            result.doubtfulFrames = minimal.filter { doubtful.contains(members[$0].label) }
            result.culprits += result.doubtfulFrames.filter { !result.culprits.contains($0) }
        }
        let bounds = search.bounds(neededBy: minimal)
        result.bounds = system.sizes(boundBy: bounds)
        result.arithmetic = sum(of: minimal, bounds, in: search)
        if let words = system.assumptions.words { result.notes.append("it is one \(words)") }
        if needed.contains(where: \.isOfMarginsGuide) {
            result.notes.append(
                "the guides without a name that are tied to a view's edges are taken for those of its margins, which other "
                    + "constraints use")
        }
        if result.verdict == .transient, let frame = judge.likelyUnmeasuredCell {
            result.notes.append(LogFormatter(result.members).doubt(about: frame))
        }
        if budget.isSpent {
            result.isUnfinished = true
            result.notes.append(
                "the search for a smallest set was cut short, because it takes too much work: the set may have more "
                    + "members than necessary")
        }
        result.advice = AdviceFormatter(result).text
        return result
    }

    private func ranked(
        _ places: [Int], of members: [LogConstraint], verdict: LogVerdict, judge: ConflictJudge
    ) -> [Int] {
        let broken = place(ofBrokenIn: members).map { members[$0] } ?? read.broken
        let ranking = CulpritRanking(
            members: places.map { members[$0] }, verdict: verdict, judge: judge, broken: broken)
        return ranking.ranked().map { places[$0] }
    }

    /// Returns the sum that doesn't work out, of numbers as printed, not widened by their rounding error.
    private func sum(
        of minimal: [Int], _ bounds: [SolverConstraint], in search: ConflictSearch
    ) -> String? {
        let system = search.system
        let relations = minimal.compactMap { place -> SolverConstraint? in
            guard var relation = system.rows[place].first else { return nil }
            relation.constant = -system.constants[place]
            relation.relation =
                read.constraints.indices.contains(place) ? read.constraints[place].relation : .equal
            return relation
        }
        guard relations.count == minimal.count else { return nil }
        let hasZero = minimal.contains {
            system.rows[$0].first?.terms.count == 1 && system.constants[$0] == 0
        }
        return ContradictionSum(relations + bounds)?.words(isWithoutZero: !bounds.isEmpty && !hasZero)
    }

    /// Returns the changes that end the conflict.
    private func cures(of conflict: LogConflict, system: LogSystem, search: ConflictSearch) -> [Cure] {
        let members = conflict.members
        let finder = CureFinder(
            system: system, search: search,
            ranked: { places in
                let judge = ConflictJudge(
                    members: places.map { members[$0] }, all: members, assumptions: system.assumptions,
                    budget: budget)
                return ranked(places, of: members, verdict: conflict.verdict, judge: judge)
            },
            together: { place in
                // A stack view has one spacing.
                guard members[place].isSpacingOfStack else { return [place] }
                return members.indices.filter {
                    members[$0].isSpacingOfStack && members[$0].constant == members[place].constant
                }
            },
            rest: { place in
                // Reducing a spacing ends at 0.
                guard members[place].isSpacingOfStack else { return [] }
                return system.rows[place].map { row in
                    SolverConstraint(
                        row.terms, constant: 0,
                        relation: members[place].constant > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
                        priority: .system)
                }
            })
        return finder.cures(of: conflict.culprits)
    }

    /// Returns the constraints outside the smallest set that an expert would look at, if nobody can change those in it.
    private func outsiders(
        _ members: [LogConstraint], minimal: [Int], verdict: LogVerdict, judge: ConflictJudge
    ) -> [Int] {
        guard verdict == .transient || verdict == .app else { return [] }
        let others = members.indices.filter {
            !minimal.contains($0) && ConstraintOrigin(members[$0]) == .author
        }
        return ranked(others, of: members, verdict: verdict, judge: judge)
    }

    /// Returns a conflict whose constraints, as printed, can hold together.
    private func satisfiable(_ members: [LogConstraint], assumptions: LogAssumptions) -> LogConflict {
        let judge = ConflictJudge(
            members: members, all: members, assumptions: assumptions, budget: budget)
        let verdict = judge.verdict()
        var result = outline(members, verdict: verdict, assumptions: assumptions)
        result.culprits = CulpritRanking(
            members: members, verdict: verdict, judge: judge, broken: read.broken
        ).ranked()
        if let broken = result.broken, result.culprits.contains(broken) {
            result.culprits = [broken] + result.culprits.filter { $0 != broken }
        }
        if budget.isSpent {
            result.isUnfinished = true
            result.notes.append("they weren't all examined, because that takes too much work")
            result.advice = AdviceFormatter(result).text
            return result
        }
        result.notes.append(
            "as printed, these can hold together: what is left is rounding, or something that isn't printed, such as "
                + "margins or a font's height")
        result.advice = AdviceFormatter(result).text
        return result
    }

    private func outline(
        _ members: [LogConstraint], verdict: LogVerdict, assumptions: LogAssumptions
    ) -> LogConflict {
        LogConflict(
            verdict: verdict, members: members, minimal: [], broken: place(ofBrokenIn: members),
            brokenLabel: read.brokenLabel, culprits: [], cures: [], advice: "", notes: [], line: line,
            key: ConflictKey.key(of: members), assumptions: assumptions)
    }

    private func unrecoverable(_ reason: UnrecoverableLog.Reason) -> UnrecoverableLog {
        UnrecoverableLog(
            reason: reason, constraints: read.constraints, texts: read.unreadable,
            brokenLabel: read.brokenLabel,
            line: line,
            key:
                "\(reason.rawValue): \(ConflictKey.key(of: read.constraints))\(read.unreadable.joined(separator: "; "))"
        )
    }
}
