import LayoutValues

/// The constraints that a page lists, with their indices in the list.
///
/// Constraints of a view's content are omitted, because the item has their values, and so are lower bounds of
/// sizes at 0, unless they take part in a conflict.
struct ShownConstraints {
    /// Indices in the layout's `constraints`.
    let indices: [Int]
    private let places: [Int?]

    init(of layout: SolvedLayout) {
        var isInConflict = Array(repeating: false, count: layout.constraints.count)
        for conflict in layout.conflicts {
            for member in conflict.members { isInConflict[member] = true }
        }
        var indices: [Int] = []
        var places: [Int?] = Array(repeating: nil, count: layout.constraints.count)
        for (index, constraint) in layout.constraints.enumerated() {
            let isShown =
                switch constraint.source {
                case .document, .stack, .autoresizing, .canvas: true
                case .nonNegative, .contentSize: false
                }
            guard isShown || isInConflict[index] else { continue }
            places[index] = indices.count
            indices.append(index)
        }
        self.indices = indices
        self.places = places
    }

    /// Returns the index at which the page lists a constraint of the layout; nil if the page doesn't list it.
    func place(of constraint: Int) -> Int? { places.indices.contains(constraint) ? places[constraint] : nil }
}
