/// A partition of 0..<count whose sets can only be joined (union-find with path halving).
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    /// Returns the representative of an element's set.
    mutating func find(_ element: Int) -> Int {
        var current = element
        while parents[current] != current {
            parents[current] = parents[parents[current]]
            current = parents[current]
        }
        return current
    }

    /// Joins two sets; the smaller representative is kept.
    mutating func union(_ first: Int, _ second: Int) {
        let (a, b) = (find(first), find(second))
        parents[max(a, b)] = min(a, b)
    }
}
