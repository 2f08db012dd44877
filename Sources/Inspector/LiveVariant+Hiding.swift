import LayoutValues
import LiveSolver
import Wording

extension LiveVariant {
    /// What a list of constraints has instead of some in a row.
    struct ListedChange: Sendable {
        /// The index of the first that is replaced.
        let from: Int
        let removed: Int
        let added: [ConstraintRecord]
    }

    /// Constraints that several variants have, each once.
    struct ConstraintTable: Encodable {
        private(set) var constraints: [ConstraintRecord] = []
        private var places: [ConstraintRecord: Int] = [:]

        /// Returns the place of a constraint, which is added if it isn't there yet.
        mutating func place(of record: ConstraintRecord) -> Int {
            if let place = places[record] { return place }
            places[record] = constraints.count
            constraints.append(record)
            return constraints.count - 1
        }

        func encode(to encoder: any Encoder) throws { try constraints.encode(to: encoder) }
    }

    /// Puts the constraints of the variant into a table.
    mutating func addConstraints(to table: inout ConstraintTable) {
        listedPlaces = listed?.added.map { table.place(of: $0) } ?? []
    }

    /// Compares a layout in which a view that a stack view arranges is hidden, or no longer hidden, with a scene: the stack view
    /// then has other constraints and guides. Nil if anything else is different. The layout needn't be solved.
    package init?(hiding name: String, portable: PortableLayout, layout: SolvedLayout, of base: VariantBase) {
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
        var connected = portable
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

/// The constraints of a layout that a page lists.
struct ListedConstraints {
    let records: [ConstraintRecord]
    /// The place in the list of each constraint of the layout that is in it.
    let places: [Int: Int]

    /// - Parameter placeOfItem: The page's index of each of the layout's items; nil for those that it doesn't have.
    init(of layout: SolvedLayout, placeOfItem: [Int?]) {
        let words = ConstraintWords(layout)
        var (records, places) = ([ConstraintRecord](), [Int: Int]())
        for index in ShownConstraints(of: layout).indices {
            let record = ConstraintRecord(layout.constraints[index], text: words.line(of: index))
            guard let moved = record.moved(to: placeOfItem) else { continue }
            places[index] = records.count
            records.append(moved)
        }
        (self.records, self.places) = (records, places)
    }

    /// Returns what to replace in another list to get this one.
    func changes(from other: ListedConstraints) -> LiveVariant.ListedChange {
        let start = zip(records, other.records).prefix { $0.isWritten(like: $1) }.count
        let most = min(records.count, other.records.count) - start
        let kept = zip(records.reversed(), other.records.reversed()).prefix { $0.isWritten(like: $1) }.count
        let tail = min(kept, most)
        return LiveVariant.ListedChange(
            from: start, removed: other.records.count - start - tail,
            added: Array(records[start..<(records.count - tail)]))
    }
}

extension [Int?] {
    /// The element at an index, -1 for none.
    fileprivate func place(_ index: Int) -> Int { indices.contains(index) ? self[index] ?? -1 : -1 }
}

extension ConstraintRecord {
    /// The constraint with other indices of its items; nil if it has one that the page doesn't have.
    fileprivate func moved(to places: [Int?]) -> ConstraintRecord? {
        guard let first = first.moved(to: places) else { return nil }
        var moved = self
        moved.first = first
        if let second {
            guard let side = second.moved(to: places) else { return nil }
            moved.second = side
        }
        return moved
    }

    fileprivate func isWritten(like other: ConstraintRecord) -> Bool {
        text == other.text && first.side == other.first.side && second?.side == other.second?.side
    }
}

extension ConstraintRecord.Side {
    fileprivate func moved(to places: [Int?]) -> ConstraintRecord.Side? {
        var moved = side
        moved.item = places.place(side.item)
        moved.origin?.item = places.place(side.origin?.item ?? -1)
        return moved.item < 0 || (moved.origin?.item ?? 0) < 0 ? nil : ConstraintRecord.Side(side: moved)
    }
}
