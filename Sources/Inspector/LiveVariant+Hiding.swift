import Arithmetic
import LayoutValues
import LiveSolver

extension LiveVariant {
    /// What a list of constraints has instead of some in a row.
    struct ListedChange: Sendable {
        /// The index of the first that is replaced.
        let from: Int
        let removed: Int
        let added: [ListedConstraint]
    }

    /// Constraints that several variants have, each once.
    struct ConstraintTable: Encodable {
        private(set) var constraints: [ListedConstraint] = []
        private var places: [ConstraintRecord: Int] = [:]

        /// Returns the place of a constraint, which is added if it isn't there yet.
        mutating func place(of constraint: ListedConstraint) -> Int {
            if let place = places[constraint.record] { return place }
            places[constraint.record] = constraints.count
            constraints.append(constraint)
            return constraints.count - 1
        }

        func encode(to encoder: any Encoder) throws { try constraints.map(\.record).encode(to: encoder) }
    }

    /// Puts the constraints of the variant into a table.
    mutating func addConstraints(to table: inout ConstraintTable) {
        listedPlaces = listed?.added.map { table.place(of: $0) } ?? []
    }

    /// Compares a layout in which a view that a stack view arranges is hidden, or no longer hidden, with a scene: the stack view
    /// then has other constraints and guides. Nil if anything else is different. The layout needn't be solved.
    package init?(hiding name: String, plan: LayoutPlan, layout: SolvedLayout, of base: VariantBase) {
        var places: [String: Int] = [:]
        for (place, item) in base.layout.items.enumerated() { places[item.id] = place }
        let placeOfItem = layout.items.map { places[$0.id] }
        let found = Set(placeOfItem.compactMap(\.self))
        let missing = base.layout.items.indices.filter { !found.contains($0) }
        let isOnlyOfStack =
            missing.allSatisfy {
                base.layout.items[$0].guideRole == .stackView && base.layout.items[$0].kind == .guide
            }
            && layout.items.indices.allSatisfy { index in
                placeOfItem[index] != nil
                    || layout.items[index].guideRole == .stackView && layout.items[index].kind == .guide
            }
        guard isOnlyOfStack else { return nil }
        let list = ListedConstraints(of: layout, placeOfItem: placeOfItem)
        var connected = plan
        for index in connected.items.indices {
            connected.items[index].shown = placeOfItem.place(connected.items[index].shown)
            for guide in connected.items[index].guides.indices {
                let shown = connected.items[index].guides[guide].shown
                connected.items[index].guides[guide].shown = placeOfItem.place(shown)
            }
        }
        for index in connected.constraints.indices {
            connected.constraints[index].shown = list.places[connected.constraints[index].shown] ?? -1
        }
        guard let edits = base.edits(to: connected) else { return nil }
        self.init(.hidden, [name], canvas: base.layout.canvas)
        self.edits = edits
        (self.missing, listed) = (missing, list.changes(from: base.listed))
    }
}

/// A constraint that a page lists, as its script reads it and as its module does.
struct ListedConstraint: Sendable {
    let record: ConstraintRecord
    let solved: SolvedConstraint
}

/// The constraints of a layout that a page lists.
struct ListedConstraints {
    let constraints: [ListedConstraint]
    /// The place in the list of each constraint of the layout that is in it.
    let places: [Int: Int]

    /// - Parameter placeOfItem: The page's index of each of the layout's items; nil for those that it doesn't have.
    init(of layout: SolvedLayout, placeOfItem: [Int?]) {
        let words = ConstraintFormatter(layout)
        var (constraints, places) = ([ListedConstraint](), [Int: Int]())
        for index in ShownConstraints(of: layout).indices {
            guard let moved = layout.constraints[index].moved(to: placeOfItem) else { continue }
            places[index] = constraints.count
            let record = ConstraintRecord(moved, text: words.line(of: index))
            constraints.append(ListedConstraint(record: record, solved: moved))
        }
        (self.constraints, self.places) = (constraints, places)
    }

    /// Returns what to replace in another list to get this one.
    func changes(from other: ListedConstraints) -> LiveVariant.ListedChange {
        let (own, others) = (constraints, other.constraints)
        let start = zip(own, others).prefix { $0.record.isWritten(like: $1.record) }.count
        let kept = zip(own.reversed(), others.reversed()).prefix { $0.record.isWritten(like: $1.record) }
        let tail = min(kept.count, min(own.count, others.count) - start)
        return LiveVariant.ListedChange(
            from: start, removed: others.count - start - tail,
            added: Array(own[start..<(own.count - tail)]))
    }
}

extension [Int?] {
    /// The element at an index, -1 for none.
    fileprivate func place(_ index: Int) -> Int { indices.contains(index) ? self[index] ?? -1 : -1 }
}

extension ConstraintRecord {
    fileprivate func isWritten(like other: ConstraintRecord) -> Bool {
        text == other.text && first.side == other.first.side && second?.side == other.second?.side
    }
}

extension SolvedConstraint {
    /// The constraint with other indices of its items, before it is solved; nil if it has one that the page doesn't have.
    fileprivate func moved(to places: [Int?]) -> SolvedConstraint? {
        guard let first = first.moved(to: places) else { return nil }
        var moved = self
        moved.first = first
        if let second {
            guard let side = second.moved(to: places) else { return nil }
            moved.second = side
        }
        moved.container = max(0, places.place(container))
        (moved.actual, moved.requested, moved.outcome) = (0, 0, .satisfied)
        (moved.terms, moved.offset) = ([], 0)
        return moved
    }
}

extension SolvedConstraint.Side {
    fileprivate func moved(to places: [Int?]) -> SolvedConstraint.Side? {
        var moved = self
        moved.item = places.place(item)
        moved.origin?.item = places.place(origin?.item ?? -1)
        return moved.item < 0 || (moved.origin?.item ?? 0) < 0 ? nil : moved
    }
}
