import Solver

/// Free numbers of items that depend on each other, or that belong to the same item on the same axis.
struct FreeGroup {
    /// One axis of an item.
    struct Place: Hashable {
        /// The lowered index.
        var item: Int
        var axis: LayoutAxis

        init(item: Int, axis: LayoutAxis) {
            self.item = item
            self.axis = axis
        }

        /// Each item has four consecutive variables: x, y, width, height.
        init(_ variable: SolverVariable) {
            self.init(item: variable.index / 4, axis: variable.index % 2 == 0 ? .horizontal : .vertical)
        }
    }

    /// The numbers in the order of the solver's variables.
    private(set) var members: [SolverFreedom.Member]

    /// The items of the group with their axes, in drawing order.
    var places: [Place] {
        var known: Set<Place> = []
        return members.map { Place($0.variable) }.filter { known.insert($0).inserted }
    }

    /// Returns the groups of a solved pass.
    static func groups(of pass: LayoutPass) throws(SolverError) -> [FreeGroup] {
        let count = 4 * pass.hierarchy.indices.count
        let freedoms = try pass.solver.freedoms()
        var sets = DisjointGroups(count: freedoms.count)
        var owners: [Place: Int] = [:]
        for (index, freedom) in freedoms.enumerated() {
            for member in freedom.members where member.variable.index < count {
                let place = Place(member.variable)
                if let owner = owners[place] { sets.join(owner, index) } else { owners[place] = index }
            }
        }
        var groups: [Int: FreeGroup] = [:]
        for (index, freedom) in freedoms.enumerated() {
            let members = freedom.members.filter { $0.variable.index < count }
            groups[sets.name(of: index), default: FreeGroup(members: [])].members += members
        }
        return groups.keys.sorted().compactMap { name in
            guard var group = groups[name], !group.members.isEmpty else { return nil }
            group.members.sort { $0.variable.index < $1.variable.index }
            return group
        }
    }

    /// Returns the places that broken constraints are on. Their numbers would be determined without the conflicts.
    ///
    /// - Parameters:
    ///   - constraints: The layout's constraints, of which the conflicts give the indices.
    ///   - positions: The index among the solved items, by lowered index.
    static func places(
        brokenBy conflicts: [SolvedConflict], among constraints: [SolvedConstraint], items: [SolvedItem],
        positions: [Int]
    ) -> Set<Place> {
        if conflicts.isEmpty { return [] }
        var loweredIndices: [Int: Int] = [:]
        for (index, position) in positions.enumerated().reversed() { loweredIndices[position] = index }
        var places: Set<Place> = []
        for conflict in conflicts {
            let broken = constraints[conflict.broken]
            for side in [broken.first, broken.second].compactMap(\.self) {
                let item = items[side.item].systemGuide != nil ? items[side.item].parent : side.item
                guard let item, let index = loweredIndices[item] else { continue }
                places.insert(Place(item: index, axis: side.attribute.axis))
            }
        }
        return places
    }

    /// Whether one of the group's numbers is at one of some places.
    func touches(_ others: Set<Place>) -> Bool {
        members.contains { others.contains(Place($0.variable)) }
    }
}
