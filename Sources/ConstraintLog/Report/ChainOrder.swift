/// Orders constraints so that each shares a view with the one before, as far as possible.
enum ChainOrder {
    /// Returns the indices of some constraints in order.
    ///
    /// - Complexity: Quadratic in the number of constraints.
    static func sorted(_ places: [Int], of constraints: [LogConstraint]) -> [Int] {
        guard places.count > 2, places.count <= 400, let first = start(places, of: constraints) else {
            return places
        }
        let items = Dictionary(
            uniqueKeysWithValues: Set(places).map { ($0, Set(constraints[$0].items.map(\.identity))) })
        var rest = places.filter { $0 != first }
        var order = [first]
        while !rest.isEmpty {
            let next =
                order.reversed().lazy.compactMap { known in
                    rest.firstIndex { !(items[$0] ?? []).isDisjoint(with: items[known] ?? []) }
                }.first ?? 0
            order.append(rest.remove(at: next))
        }
        return order
    }

    /// Returns a length set by the system or an author, at which the arithmetic of most conflicts ends.
    private static func start(_ places: [Int], of constraints: [LogConstraint]) -> Int? {
        places.first { ConstraintOrigin(constraints[$0]) == .temporary }
            ?? places.first { ConstraintOrigin(constraints[$0]) == .autoresizing }
            ?? places.first { constraints[$0].isFixedSize } ?? places.first
    }
}
