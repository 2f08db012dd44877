import LayoutValues

/// The order in which the sizes of items decide where constraints leave them open.
///
/// A view that no constraint ties to anything outside of it, such as a cell's content view, is as wide as its frame says. It
/// is as high as what is in it, where that has a height of its own; but not if its height stayed while that changed.
struct SizeOrder {
    private var texts: [Int] = []
    /// The views with others in them that are placed by their frames.
    private var framed: [Int] = []
    /// The views without others in them.
    private var leaves: [Int] = []
    /// What takes its size from what is in it, from the inside out.
    private var rest: [Int] = []

    /// Those of `framed` that are as high as in the layout that this one is compared with.
    private let lasting: Set<Int>

    /// - Parameter lastingHeights: The ids of the items that are as high as in the layout that this one is compared with.
    init(_ record: LayoutRecord, parents: [Int?], lastingHeights: Set<String> = []) {
        let isView = record.items.map { $0.kind == SolvedItem.Kind.view.rawValue }
        var holders: Set<Int> = []
        for index in record.items.indices where isView[index] {
            if let parent = parents[index] { holders.insert(parent) }
        }
        let placed = Self.placed(in: record, parents: parents)
        for index in record.items.indices {
            if holders.contains(index) {
                if placed.contains(index) { rest.append(index) } else { framed.append(index) }
            } else if record.items[index].text != nil {
                texts.append(index)
            } else if isView[index] {
                leaves.append(index)
            } else {
                rest.append(index)
            }
        }
        rest.reverse()
        lasting = Set(framed.filter { lastingHeights.contains(record.items[$0].id) })
    }

    /// Returns the items whose sizes decide, first those that decide before others.
    func items(along axis: LayoutAxis) -> [Int] {
        if axis == .horizontal { return framed + texts + leaves + rest }
        return framed.filter(lasting.contains) + texts + framed.filter { !lasting.contains($0) } + leaves
            + rest
    }

    /// Returns the items that a constraint ties to something outside of them, or to a length.
    private static func placed(in record: LayoutRecord, parents: [Int?]) -> Set<Int> {
        let places = Dictionary(record.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var placed: Set<Int> = []
        for constraint in record.constraints {
            guard let first = places[constraint.first] else { continue }
            guard let second = constraint.second else {
                placed.insert(first)
                continue
            }
            let others = Set(ancestors(of: first, parents))
            // An item is tied to its own ancestors and to items in other views, but not to what is in it.
            guard let other = places[second] else { continue }
            let chain = ancestors(of: other, parents)
            let common = chain.first(where: others.contains)
            for end in [first, other] where end != common { placed.insert(end) }
        }
        return placed
    }

    private static func ancestors(of index: Int, _ parents: [Int?]) -> [Int] {
        Array(sequence(first: index) { parents[$0] })
    }
}
