import Solver

/// Finds what a layout leaves open, and the kinds of constraint that would determine it.
struct OpeningFinder {
    private let solved: SolvedPass
    private let solver: any ExplainingSolver
    private let constrained: ConstrainedPlaces

    /// Creates a finder for a solved pass.
    ///
    /// - Throws: `SolverError` if finding what is open exceeds the solver's limits.
    init(solved: SolvedPass, solver: any ExplainingSolver) throws(SolverError) {
        self.solved = solved
        self.solver = solver
        constrained = ConstrainedPlaces(
            of: solved.pass.openHierarchy(free: try solved.pass.freeComponents(), positions: solved.positions)
        )
    }

    private var hierarchy: LoweredHierarchy { solved.pass.hierarchy }

    /// The maximum numbers of groups and of numbers in a group for which constraints are searched for.
    private static let mostGroups = 24
    private static let mostNumbers = 60
    /// The maximum number of remedies listed for a group.
    private static let mostRemedies = 8

    /// Returns what the constraints leave open in views and in scroll views' contents, in drawing order. What is open only
    /// because of a conflict is left out, and so are other guides, which can be meant for one axis only.
    func openings() throws(SolverError) -> [LayoutOpening] {
        let layout = solved.layout
        let broken = FreeGroup.places(
            brokenBy: layout.conflicts, among: layout.constraints, items: layout.items,
            positions: solved.positions.map { $0 < 0 ? nil : $0 })
        let freedoms = try solved.pass.solver.freedoms()
        let groups = FreeGroup.groups(of: freedoms, itemCount: hierarchy.indices.count).filter { group in
            group.places.contains(where: isReported) && !group.touches(broken)
        }
        var openings: [LayoutOpening] = []
        for group in groups {
            let isSmall = groups.count <= Self.mostGroups && group.members.count <= Self.mostNumbers
            var opening = LayoutOpening(numbers: numbers(of: group), remedies: [])
            if isSmall {
                try addRemedies(for: group, try directions(of: group), to: &opening)
                opening.contentPriorities = try ContentPriorityFinder(solved: solved, solver: solver)
                    .priorities(for: group)
            }
            openings.append(opening)
        }
        return openings
    }

    /// Whether something open at a place is reported.
    private func isReported(_ place: FreeGroup.Place) -> Bool {
        guard place.item > 0, solved.positions[place.item] >= 0 else { return false }
        return hierarchy.kinds[place.item] == .scrollContent
            ? constrained.contains(place.item, along: place.axis) : !hierarchy.isGuide(place.item)
    }

    private func numbers(of group: FreeGroup) -> [LayoutOpening.Number] {
        group.members.compactMap { member in
            let index = member.variable.index / 4
            guard isReported(FreeGroup.Place(member.variable)) else { return nil }
            let number = FrameNumber.allCases[member.variable.index % 4]
            return LayoutOpening.Number(item: solved.positions[index], number: number, range: member.range)
        }
    }

    // MARK: Directions

    /// Returns independent directions in which a group's numbers can move, found by pulling them towards several places.
    private func directions(of group: FreeGroup) throws(SolverError) -> FreeSpace {
        var space = FreeSpace(variables: group.members.map(\.variable.index))
        let start = solver.allValues
        var (state, failures) = (UInt64(1), 0)
        while failures < Self.mostFailures, space.directions.count < group.members.count {
            var rows: [SolverConstraint.ID] = []
            for member in group.members {
                // Knuth's generator, for the same places in each run.
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let share = Double(state >> 40) / Double(1 << 24)
                let place = Self.place(share, in: member.range, around: start[member.variable.index])
                rows.append(
                    try solver.add(
                        SolverConstraint(
                            [SolverTerm(1, member.variable)], constant: -place,
                            priority: .optional(Self.weakest))))
            }
            try solver.solve()
            let values = solver.allValues
            for row in rows { try solver.remove(row) }
            let isNew = space.add(group.members.map { values[$0.variable.index] - start[$0.variable.index] })
            failures = isNew ? 0 : failures + 1
        }
        try solver.solve()
        return space
    }

    /// The number of places in a row, none of which shows a new direction, after which all are known.
    private static let mostFailures = 6

    /// A priority below that of any author's constraint.
    private static let weakest = 1e-6

    /// Returns a place in a range; where nothing limits it, within some hundred points.
    private static func place(_ share: Double, in range: ClosedRange<Double>, around value: Double) -> Double
    {
        let reach = 400.0
        switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
        case (true, true): return range.lowerBound + share * (range.upperBound - range.lowerBound)
        case (true, false): return range.lowerBound + share * reach
        case (false, true): return range.upperBound - share * reach
        case (false, false): return value + (share - 0.5) * reach
        }
    }

    // MARK: Remedies

    private func addRemedies(
        for group: FreeGroup, _ space: FreeSpace, to opening: inout LayoutOpening
    ) throws(SolverError) {
        let candidates = group.places.flatMap { self.candidates(at: $0, in: group) }
        let effects = candidates.map { space.effect(of: $0.terms) }
        let useful = candidates.indices.filter { effects[$0].contains { abs($0) > FreeSpace.tolerance } }
        let count = space.directions.count
        var chosen: [[Int]]
        switch count {
        case 0: chosen = []
        case 1: chosen = useful.map { [$0] }
        case 2:
            chosen = useful.enumerated().flatMap { place, first in
                useful.dropFirst(place + 1).map { [first, $0] }
            }.filter { FreeSpace.rank(of: $0.map { effects[$0] }) == 2 }
        default:
            var basis: [Int] = []
            for place in useful
            where FreeSpace.rank(of: (basis + [place]).map { effects[$0] }) > basis.count {
                basis.append(place)
            }
            chosen = basis.count == count ? [basis] : []
        }
        for places in chosen {
            if opening.remedies.count == Self.mostRemedies {
                opening.hasMoreRemedies = true
                break
            }
            let remedy = places.map { candidates[$0] }
            if try determine(group, with: remedy) { opening.remedies.append(remedy.map(\.kind)) }
        }
        try solver.solve()
    }

    /// Whether a group's numbers are determined if some sums keep the values that they have.
    private func determine(_ group: FreeGroup, with remedy: [Candidate]) throws(SolverError) -> Bool {
        let values = solver.allValues
        var rows: [SolverConstraint.ID] = []
        for candidate in remedy {
            let terms = candidate.terms.map { SolverTerm($0.factor, SolverVariable(index: $0.variable)) }
            let value = candidate.terms.reduce(0) { $0 + $1.factor * values[$1.variable] }
            rows.append(try solver.add(SolverConstraint(terms, constant: -value, priority: .required)))
        }
        let free = Set(try solver.freeVariables())
        for row in rows { try solver.remove(row) }
        try solver.solve()
        return !group.members.contains { free.contains($0.variable) }
    }

    /// A kind of constraint, as a sum over the solver's variables.
    private struct Candidate {
        var kind: LayoutOpening.Kind
        var terms: [(variable: Int, factor: Double)]
    }

    /// Returns the kinds of constraint for an item on one axis; none for the guides of a stack view, which are its own. Edges
    /// and centres are measured from the same ones of what is around the item.
    private func candidates(at place: FreeGroup.Place, in group: FreeGroup) -> [Candidate] {
        let item = solved.positions[place.item]
        guard place.item > 0, item >= 0, hierarchy.guide(of: place.item)?.role != .stackView else {
            return []
        }
        let position = hierarchy.position(of: place.item, on: place.axis).index
        let length = hierarchy.length(of: place.item, on: place.axis).index
        let names = attributes(of: place)
        let open = Set(group.members.map(\.variable.index))
        if hierarchy.kinds[place.item] == .scrollContent {
            guard open.contains(length), constrained.contains(place.item, along: place.axis) else {
                return []
            }
            return [place.axis.lengthAttribute, names.end].map {
                Candidate(kind: .init(item: item, attribute: $0), terms: [(length, 1)])
            }
        }
        let outer = hierarchy.length(of: hierarchy.surroundings(of: place.item), on: place.axis).index
        let parent = hierarchy.length(of: max(hierarchy.parents[place.item], 0), on: place.axis).index
        let all: [Candidate] = [
            Candidate(kind: .init(item: item, attribute: names.start), terms: [(position, 1)]),
            Candidate(kind: .init(item: item, attribute: place.axis.lengthAttribute), terms: [(length, 1)]),
            Candidate(
                kind: .init(item: item, attribute: names.end),
                terms: [(position, 1), (length, 1), (outer, -1)]),
            Candidate(
                kind: .init(item: item, attribute: names.centre),
                terms: [(position, 1), (length, 0.5), (parent, -0.5)]),
        ]
        return all.filter { candidate in candidate.terms.contains { open.contains($0.variable) } }
    }

    /// Returns the names of an item's edges and centre, which follow the layout direction of the view around it.
    private func attributes(
        of place: FreeGroup.Place
    ) -> (start: LayoutAttribute, end: LayoutAttribute, centre: LayoutAttribute) {
        guard place.axis == .horizontal else { return (.top, .bottom, .centerY) }
        let parent = hierarchy.parents[place.item]
        let direction = solved.pass.lowering.environment.metrics[max(parent, 0)].direction
        return direction == .leftToRight ? (.leading, .trailing, .centerX) : (.trailing, .leading, .centerX)
    }
}
