/// Numbers joined into groups (disjoint sets), each identified by its smallest member.
package struct DisjointGroups {
    private var parents: [Int]

    /// Creates a separate group for every number from 0.
    package init(count: Int) { parents = Array(0..<count) }

    package func name(of member: Int) -> Int {
        var current = member
        while parents[current] != current { current = parents[current] }
        return current
    }

    package mutating func join(_ left: Int, _ right: Int) {
        let names = (name(of: left), name(of: right))
        parents[max(names.0, names.1)] = min(names.0, names.1)
    }

    /// Joins all these numbers into one group.
    package mutating func join(_ members: some Sequence<Int>) {
        var first: Int?
        for member in members {
            if let first { join(first, member) } else { first = member }
        }
    }
}
