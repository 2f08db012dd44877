import LayoutValues

/// Orders constraints by how far out their items are, and groups those that form a chain along an axis.
struct RedlineChains {
    private let layout: SolvedLayout
    /// The number of views around each item; a guide is as far in as its owner.
    private var depths: [Int] = []

    init(_ placed: PlacedLayout) {
        layout = placed.layout
        depths.reserveCapacity(layout.items.count)
        for (index, item) in layout.items.enumerated() {
            let outer = item.parent.flatMap { $0 < index ? depths[$0] : nil }
            depths.append(outer.map { item.kind == .guide ? $0 : $0 + 1 } ?? 0)
        }
    }

    private struct Key: Hashable {
        var depth: Int
        var isVertical: Bool
    }

    /// Returns the constraints in groups: the outermost first, and at each depth the longest chains.
    func groups(of constraints: [Int]) -> [[Int]] {
        let levels = Dictionary(grouping: constraints) { index in
            let constraint = layout.constraints[index]
            return Key(
                depth: RedlineSelection.items(of: constraint).map { depths[$0] }.max() ?? 0,
                isVertical: constraint.first.attribute.axis == .vertical)
        }
        let groups = levels.flatMap { key, members in
            chains(of: members, at: key.depth).map { (depth: key.depth, members: $0) }
        }
        return groups.sorted { first, second in
            (first.depth, -first.members.count, first.members[0])
                < (second.depth, -second.members.count, second.members[0])
        }.map { $0.members }
    }

    /// Returns the constraints of a depth, grouped by the items that connect them; the views around those connect
    /// nothing.
    private func chains(of constraints: [Int], at depth: Int) -> [[Int]] {
        var leaders: [Int: Int] = [:]
        func leader(of item: Int) -> Int {
            var item = item
            while let next = leaders[item], next != item {
                // Shortens the way for those that ask later.
                leaders[item] = leaders[next] ?? next
                item = next
            }
            return item
        }
        func inner(_ index: Int) -> [Int] {
            let items = RedlineSelection.items(of: layout.constraints[index])
            return items.filter { depths[$0] == depth && layout.items[$0].guideRole != .system }
        }
        for index in constraints {
            let items = inner(index)
            guard let first = items.first, let last = items.last else { continue }
            leaders[leader(of: first)] = leader(of: last)
        }
        var places: [Int: Int] = [:]
        var chains: [[Int]] = []
        for index in constraints {
            let key = inner(index).first.map(leader) ?? -1
            if let place = places[key] {
                chains[place].append(index)
            } else {
                places[key] = chains.count
                chains.append([index])
            }
        }
        return chains
    }
}
