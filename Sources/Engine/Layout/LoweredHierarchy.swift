import Foundation

/// The views and guides of one hierarchy in drawing order, each with four solver variables.
struct LoweredHierarchy {
    /// A view comes before its guides, and those before its subviews; the root is first.
    private(set) var items: [LoweredItem] = []

    // The items once more by their parts: plain values, so that reading one counts no references.

    /// By index.
    private(set) var kinds: [LoweredItem.Kind] = []
    /// By index: that of the superview or owning view, -1 for the root.
    private(set) var parents: [Int] = []
    /// By index: where constraints find the item.
    private(set) var references: [ItemReference] = []

    /// Makes variables for every view, every guide that has a size of its own and every scroll view's content.
    ///
    /// Walks without recursion, so that nesting is bounded by memory only.
    init(root: View, solver: any ConstraintSolver) throws(SolverError) {
        var pending: [(view: View, parent: Int, place: Int)] = [(root, -1, 0)]
        while let (view, parent, place) = pending.popLast() {
            let scrollView = view as? ScrollView
            let index = items.count
            try append(
                LoweredItem(view: view, guide: nil, place: place),
                kind: scrollView == nil ? .view : .scrollView, parent: parent, solver: solver)
            for guide in view.layoutGuides {
                try append(
                    LoweredItem(view: view, guide: guide, place: 0), kind: .guide, parent: index,
                    solver: solver)
            }
            if let content = scrollView?.contentLayoutGuide {
                try append(
                    LoweredItem(view: view, guide: content, place: 0), kind: .scrollContent, parent: index,
                    solver: solver)
            }
            let subviews = view.subviews
            for place in subviews.indices.reversed() { pending.append((subviews[place], index, place)) }
        }
    }

    /// Appends an item and makes the variables of its x, y, width and height, which an empty solver numbers in a row.
    private mutating func append(
        _ item: LoweredItem, kind: LoweredItem.Kind, parent: Int, solver: any ConstraintSolver
    ) throws(SolverError) {
        let reference = item.guide?.reference ?? item.view.reference
        reference.loweredIndex = items.count
        for _ in 0..<4 { _ = try solver.makeVariable() }
        items.append(item)
        kinds.append(kind)
        parents.append(parent)
        references.append(reference)
    }

    /// The index of an item; nil if it has no variables in this hierarchy.
    func index(of reference: ItemReference) -> Int? {
        let index = reference.loweredIndex
        return references.indices.contains(index) && references[index] === reference ? index : nil
    }

    func view(of index: Int) -> View { items[index].view }

    /// The index of the superview or owning view; nil for the root.
    func parent(of index: Int) -> Int? { parents[index] < 0 ? nil : parents[index] }

    func isGuide(_ index: Int) -> Bool { kinds[index] == .guide || kinds[index] == .scrollContent }

    func position(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 0 : 1))
    }

    func length(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 2 : 3))
    }
}
