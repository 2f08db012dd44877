/// Numbers joined into groups: disjoint sets, each named by its least member.
struct DisjointGroups {
    private var parents: [Int]

    /// Every number from 0 in a group of its own.
    init(count: Int) { parents = Array(0..<count) }

    func name(of member: Int) -> Int {
        var current = member
        while parents[current] != current { current = parents[current] }
        return current
    }

    mutating func join(_ left: Int, _ right: Int) {
        let names = (name(of: left), name(of: right))
        parents[max(names.0, names.1)] = min(names.0, names.1)
    }

    /// Joins all of these.
    mutating func join(_ members: some Sequence<Int>) {
        var first: Int?
        for member in members {
            if let first { join(first, member) } else { first = member }
        }
    }
}
