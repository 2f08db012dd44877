import Engine

/// Which of a layout's constraints a page lists, and the places it lists them at.
///
/// What a view's content asks for is left out, as its item has the numbers, and so is that no size is negative, unless they
/// take part in a conflict.
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

    /// Where the page lists a constraint of the layout; nil where it doesn't.
    func place(of constraint: Int) -> Int? { places.indices.contains(constraint) ? places[constraint] : nil }
}
