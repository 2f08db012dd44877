/// Whether the constraints of a list have to do with each other.
enum Connectedness {
    /// Whether each constraint shares a view or guide with another, so that one leads to all others.
    ///
    /// - Complexity: Linear in the number of constraints.
    static func isConnected(_ constraints: [LogConstraint]) -> Bool {
        let items = constraints.map(items)
        var members: [String: [Int]] = [:]
        for (place, names) in items.enumerated() {
            for name in names { members[name, default: []].append(place) }
        }
        var pending = items.first ?? []
        var known = Set(pending)
        var reached: Set<Int> = [0]
        while let name = pending.popLast() {
            for place in members[name] ?? [] where reached.insert(place).inserted {
                for other in items[place] where known.insert(other).inserted { pending.append(other) }
            }
        }
        return reached.count >= constraints.count
    }

    /// Returns the views and guides that a constraint names, and the superview.
    private static func items(of constraint: LogConstraint) -> [String] {
        constraint.items.map(\.identity) + [constraint.superview?.identity].compactMap(\.self)
    }
}
