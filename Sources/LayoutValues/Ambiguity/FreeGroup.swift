import Solver

/// Free numbers of items that depend on each other, or that belong to the same item on the same axis.
package struct FreeGroup {
    /// One axis of an item.
    package struct Place: Hashable, Sendable {
        /// The lowered index.
        package var item: Int
        /// The axis.
        package var axis: LayoutAxis

        /// Creates an axis of an item.
        package init(item: Int, axis: LayoutAxis) {
            self.item = item
            self.axis = axis
        }

        /// Each item has four consecutive variables: x, y, width, height.
        package init(_ variable: SolverVariable) {
            self.init(item: variable.index / 4, axis: variable.index % 2 == 0 ? .horizontal : .vertical)
        }
    }

    /// The numbers in the order of the solver's variables.
    package private(set) var members: [SolverFreedom.Member]

    /// The items of the group with their axes, in drawing order.
    package var places: [Place] {
        var known = PlaceSet()
        return members.map { Place($0.variable) }.filter { known.insert($0) }
    }

    /// Returns the groups of what a solver says can move.
    ///
    /// - Parameter count: The number of items; further variables belong to none.
    package static func groups(of freedoms: [SolverFreedom], itemCount: Int) -> [FreeGroup] {
        let count = 4 * itemCount
        var sets = DisjointGroups(count: freedoms.count)
        var owners = Array(repeating: -1, count: 2 * itemCount)
        for (index, freedom) in freedoms.enumerated() {
            for member in freedom.members where member.variable.index < count {
                let place = Place(member.variable).index
                if owners[place] >= 0 { sets.join(owners[place], index) } else { owners[place] = index }
            }
        }
        // Each variable moves in one way only, so that going through them sorts the members.
        var moving = [(freedom: Int, member: SolverFreedom.Member)?](repeating: nil, count: count)
        for (index, freedom) in freedoms.enumerated() {
            for member in freedom.members where member.variable.index < count {
                moving[member.variable.index] = (index, member)
            }
        }
        var groups = Array(repeating: FreeGroup(members: []), count: freedoms.count)
        for case let (freedom, member)? in moving { groups[sets.name(of: freedom)].members.append(member) }
        groups.removeAll { $0.members.isEmpty }
        return groups
    }

    /// Returns the places that broken constraints are on. Their numbers would be determined without the conflicts.
    ///
    /// - Parameters:
    ///   - constraints: The layout's constraints, of which the conflicts give the indices.
    ///   - items: The layout's items.
    ///   - positions: The index among them by lowered index; nil for what isn't among them.
    package static func places(
        brokenBy conflicts: [SolvedConflict], among constraints: [SolvedConstraint], items: [SolvedItem],
        positions: [Int?]
    ) -> PlaceSet {
        var places = PlaceSet()
        if conflicts.isEmpty { return places }
        var loweredIndices = Array(repeating: -1, count: items.count)
        for (index, position) in positions.enumerated().reversed() {
            if let position { loweredIndices[position] = index }
        }
        for conflict in conflicts {
            let broken = constraints[conflict.broken]
            for side in [broken.first, broken.second].compactMap({ $0 }) {
                let item = items[side.item].systemGuide != nil ? items[side.item].parent : side.item
                guard let item, loweredIndices[item] >= 0 else { continue }
                places.insert(Place(item: loweredIndices[item], axis: side.attribute.axis))
            }
        }
        return places
    }

    /// Whether a variable is an item's x or y rather than a length.
    package static func isPosition(_ variable: SolverVariable) -> Bool { variable.index % 4 < 2 }

    /// Whether one of the group's numbers is at one of some places.
    package func touches(_ others: PlaceSet) -> Bool {
        members.contains { others.contains(Place($0.variable)) }
    }
}
