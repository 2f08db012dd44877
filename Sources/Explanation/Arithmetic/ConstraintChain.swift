import Engine

/// The constraints that determine a number, in an order in which each can be computed from the previous ones.
struct ConstraintChain {
    /// One of the four numbers of an item's alignment rectangle.
    struct Place: Hashable {
        var item: Int
        var attribute: LayoutAttribute
    }

    /// The constraint that determines a place, and the places it is computed from.
    struct Link {
        var constraint: Int
        var sources: [Place]
    }

    /// The link of each place. If several constraints have to be solved together, one of them is still
    /// chosen.
    private(set) var links: [Place: Link] = [:]
    /// The constraints, each with one of its places.
    private let constraints: [(constraint: Int, place: Place)]
    /// Whether some constraints have to be solved together.
    private(set) var isCoupled = false

    /// Computes the chain from the constraints of a number.
    ///
    /// In each round, constraints with a single unknown place determine that place, so that chains are as
    /// short as possible.
    ///
    /// - Complexity: O(*t* log *t*) for constraints of *t* terms.
    init(_ constraints: [Int], of layout: SolvedLayout) {
        let places = constraints.map { Self.places(of: layout.constraints[$0]) }
        self.constraints = zip(constraints, places).compactMap { constraint, places in
            places.first.map { (constraint, $0) }
        }
        var unknownCounts = places.map(\.count)
        var users: [Place: [Int]] = [:]
        for (index, places) in places.enumerated() {
            for place in places { users[place, default: []].append(index) }
        }
        var round = places.indices.filter { unknownCounts[$0] == 1 }
        while !round.isEmpty {
            var determined: [Place] = []
            for index in round {
                guard let place = places[index].first(where: { links[$0] == nil }) else { continue }
                links[place] = Link(
                    constraint: constraints[index], sources: places[index].filter { $0 != place })
                determined.append(place)
            }
            var next: [Int] = []
            for user in determined.flatMap({ users[$0] ?? [] }) {
                unknownCounts[user] -= 1
                if unknownCounts[user] == 1 { next.append(user) }
            }
            round = next.filter { unknownCounts[$0] == 1 }.sorted()
        }
        couple(places.indices.filter { unknownCounts[$0] > 1 }.map { constraints[$0] }, of: layout)
    }

    private static func places(of constraint: SolvedConstraint) -> [Place] {
        constraint.terms.map { Place(item: $0.item, attribute: $0.attribute) }
    }

    /// Returns the links of the constraints that aren't among those listed.
    private func apart(from listed: Set<Int>) -> [(Place, Link)] {
        constraints.compactMap { constraint, first in
            listed.contains(constraint) ? nil : (first, Link(constraint: constraint, sources: []))
        }
    }

    /// Assigns each remaining constraint a different place, if there is one.
    private mutating func couple(_ constraints: [Int], of layout: SolvedLayout) {
        isCoupled = !constraints.isEmpty
        for constraint in constraints {
            let places = Self.places(of: layout.constraints[constraint])
            guard let place = places.first(where: { links[$0] == nil }) else { continue }
            links[place] = Link(constraint: constraint, sources: places.filter { $0 != place })
        }
    }

    /// Returns the links from a place outwards, nearest first. Of constraints that have to be solved together, those that no
    /// link leads to come last.
    func outwards(from start: Place) -> [(place: Place, link: Link)] {
        var order: [(Place, Link)] = []
        var known: Set<Place> = [start]
        var next = [start]
        while !next.isEmpty {
            var further: [Place] = []
            for place in next {
                guard let link = links[place] else { continue }
                order.append((place, link))
                for source in link.sources where known.insert(source).inserted { further.append(source) }
            }
            next = further
        }
        return isCoupled ? order + apart(from: Set(order.map(\.1.constraint))) : order
    }
}
