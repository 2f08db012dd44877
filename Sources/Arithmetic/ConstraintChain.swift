import LayoutValues

/// The constraints that determine a number, in an order in which each can be computed from the previous ones.
struct ConstraintChain {
    /// One of the four numbers of an item's alignment rectangle.
    struct Place {
        var item: Int
        var attribute: LayoutAttribute

        /// The place among those of all items.
        fileprivate var index: Int {
            switch attribute {
            case .left: 4 * item
            case .top: 4 * item + 1
            case .width: 4 * item + 2
            default: 4 * item + 3
            }
        }
    }

    /// The constraint that determines a place, and the places it is computed from.
    struct Link {
        var constraint: Int
        var place: Place
        fileprivate var sources: [Place]
    }

    /// The link of each place, by its index. If several constraints have to be solved together, one of them is still chosen.
    private var links: [Int: Link] = [:]
    /// The constraints, each with its places.
    private let constraints: [(constraint: Int, places: [Place])]
    /// Whether some constraints have to be solved together.
    private var isCoupled = false

    /// Computes the chain from the constraints of a number.
    ///
    /// In each round, constraints with a single unknown place determine that place, so that chains are as
    /// short as possible.
    ///
    /// - Complexity: O(*t* log *t*) for constraints of *t* terms.
    init(_ constraints: [Int], of layout: SolvedLayout) {
        self.constraints = constraints.map { constraint in
            let terms = layout.constraints[constraint].terms
            return (constraint, terms.map { Place(item: $0.item, attribute: $0.attribute) })
        }
        var unknownCounts = self.constraints.map { $0.places.count }
        var users: [Int: [Int]] = [:]
        for (index, constraint) in self.constraints.enumerated() {
            for place in constraint.places { users[place.index, default: []].append(index) }
        }
        var round = unknownCounts.indices.filter { unknownCounts[$0] == 1 }
        while !round.isEmpty {
            var determined: [Int] = []
            for index in round {
                if let place = addLink(self.constraints[index]) { determined.append(place.index) }
            }
            var next: [Int] = []
            for user in determined.flatMap({ users[$0] ?? [] }) {
                unknownCounts[user] -= 1
                if unknownCounts[user] == 1 { next.append(user) }
            }
            round = next.filter { unknownCounts[$0] == 1 }.sorted()
        }
        for index in unknownCounts.indices where unknownCounts[index] > 1 {
            isCoupled = true
            _ = addLink(self.constraints[index])
        }
    }

    /// Links the first of a constraint's places that isn't determined yet; returns it, or nil if there is none.
    private mutating func addLink(_ constraint: (constraint: Int, places: [Place])) -> Place? {
        guard let place = constraint.places.first(where: { links[$0.index] == nil }) else { return nil }
        links[place.index] = Link(
            constraint: constraint.constraint, place: place,
            sources: constraint.places.filter { $0.index != place.index })
        return place
    }

    /// Returns the links from a place outwards, nearest first. Of constraints that have to be solved together, those that no
    /// link leads to come last.
    func outwards(from start: Place) -> [Link] {
        var order: [Link] = []
        var known: Set<Int> = [start.index]
        var next = [start]
        while !next.isEmpty {
            var further: [Place] = []
            for place in next {
                guard let link = links[place.index] else { continue }
                order.append(link)
                for source in link.sources where known.insert(source.index).inserted {
                    further.append(source)
                }
            }
            next = further
        }
        guard isCoupled else { return order }
        let listed = Set(order.map { $0.constraint })
        for (constraint, places) in constraints where !listed.contains(constraint) {
            if let place = places.first {
                order.append(Link(constraint: constraint, place: place, sources: []))
            }
        }
        return order
    }
}
