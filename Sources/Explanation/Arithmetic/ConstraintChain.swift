import Engine

/// The constraints that decide a number, in the order in which one can be worked out from the others.
struct ConstraintChain {
    /// One of the four numbers of an item's alignment rectangle.
    struct Place: Hashable {
        var item: Int
        var attribute: LayoutAttribute
    }

    /// Which constraint gives a place, and from what.
    struct Link {
        var constraint: Int
        var sources: [Place]
    }

    /// Where several constraints have to be solved together, one of them stands for a place all the same.
    private(set) var links: [Place: Link] = [:]
    /// Whether some constraints only give their places together.
    private(set) var isCoupled = false

    /// Works out the chain from the constraints of a number.
    ///
    /// Constraints with a single place that isn't known yet give that place, round after round, so that each place has the
    /// shortest chain there is.
    init(_ constraints: [Int], of layout: SolvedLayout) {
        var pending = constraints
        while !pending.isEmpty {
            var found: [(Place, Link)] = []
            var rest: [Int] = []
            for constraint in pending {
                let places = Self.places(of: layout.constraints[constraint])
                let unknown = places.filter { links[$0] == nil }
                if unknown.count == 1 {
                    found.append(
                        (
                            unknown[0],
                            Link(constraint: constraint, sources: places.filter { $0 != unknown[0] })
                        ))
                } else if unknown.count > 1 {
                    rest.append(constraint)
                }
            }
            if found.isEmpty {
                couple(rest, of: layout)
                return
            }
            for (place, link) in found where links[place] == nil { links[place] = link }
            pending = rest
        }
    }

    private static func places(of constraint: SolvedConstraint) -> [Place] {
        constraint.terms.map { Place(item: $0.item, attribute: $0.attribute) }
    }

    /// Gives each of the remaining constraints a place that no other has, as far as there is one.
    private mutating func couple(_ constraints: [Int], of layout: SolvedLayout) {
        isCoupled = !constraints.isEmpty
        for constraint in constraints {
            let places = Self.places(of: layout.constraints[constraint])
            guard let place = places.first(where: { links[$0] == nil }) else { continue }
            links[place] = Link(constraint: constraint, sources: places.filter { $0 != place })
        }
    }

    /// The links from a place outwards, nearest first.
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
        return order
    }
}
