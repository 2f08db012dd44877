import Solver

/// The views and guides of one hierarchy in drawing order, each with four solver variables for its alignment
/// rectangle.
///
/// A view comes before its guides, and those before its subviews; the root is first. Positions are measured in the
/// coordinates of the superview or owning view, so that the inside of a subtree doesn't depend on its position. Views
/// aren't retained, because the root may hold the session that holds this.
struct LoweredHierarchy {
    /// The kinds of item that layout treats differently.
    enum Kind {
        case view
        /// A plain view, whose content can't adapt to its size.
        case plainView
        /// A scroll view, whose content is an item of its own.
        case scrollView
        case guide
        /// The content of a scroll view.
        case scrollContent
    }

    // Plain values by item index, so that reading them needs no reference counting.

    private(set) var kinds: [Kind] = []
    /// The index of the superview or owning view, -1 for the root.
    private(set) var parents: [Int] = []
    /// The index of a view among its superview's subviews.
    private(set) var places: [Int] = []
    /// The references of the items, which constraints use.
    private(set) var references: [ItemReference] = []
    /// The items in lists' rows and cells, which don't have an effect on the lists.
    private(set) var rowItems: Set<Int> = []

    var indices: Range<Int> { references.indices }

    /// Makes variables for every view, every guide with a size of its own, and every scroll view's content.
    ///
    /// The traversal isn't recursive, so that only memory limits the nesting.
    init(root: View, solver: any ConstraintSolver) throws(SolverError) {
        var pending: [(view: View, parent: Int, place: Int)] = [(root, -1, 0)]
        while let (view, parent, place) = pending.popLast() {
            let index = references.count
            let kind = Self.kind(of: view)
            let content = kind == .scrollView ? (view as? ScrollView)?.contentLayoutGuide : nil
            try append(view.reference, kind: kind, parent: parent, place: place, solver: solver)
            for guide in view.layoutGuides {
                try append(guide.reference, kind: .guide, parent: index, solver: solver)
            }
            if let content {
                try append(content.reference, kind: .scrollContent, parent: index, solver: solver)
            }
            if view.isListRow || !rowItems.isEmpty && rowItems.contains(parent) {
                rowItems.formUnion(index..<references.count)
            }
            let subviews = view.laidOutSubviews
            for place in subviews.indices.reversed() { pending.append((subviews[place], index, place)) }
        }
    }

    private static func kind(of view: View) -> Kind {
        if type(of: view) == View.self { return .plainView }
        return view is ScrollView ? .scrollView : .view
    }

    /// Appends an item and makes variables for its x, y, width and height, which an empty solver numbers
    /// consecutively.
    private mutating func append(
        _ reference: ItemReference, kind: Kind, parent: Int, place: Int = 0, solver: any ConstraintSolver
    ) throws(SolverError) {
        reference.loweredIndex = references.count
        for _ in 0..<4 { _ = try solver.makeVariable() }
        kinds.append(kind)
        parents.append(parent)
        places.append(place)
        references.append(reference)
    }

    /// Returns the index of an item; nil if it has no variables in this hierarchy.
    func index(of reference: ItemReference?) -> Int? {
        guard let index = reference?.loweredIndex else { return nil }
        return references.indices.contains(index) && references[index] === reference ? index : nil
    }

    /// Returns the view at an index; nil for a guide, and once the view is deallocated.
    func view(of index: Int) -> View? { references[index].view }

    /// Returns the guide at an index; nil for a view, and once the guide is deallocated.
    func guide(of index: Int) -> LayoutGuide? { references[index].guide }

    /// Returns the index of the item whose edges the edges of an item are measured from: the content of a scroll view
    /// around it, or else its superview or owning view; the root's own.
    func surroundings(of index: Int) -> Int {
        let parent = max(parents[index], 0)
        guard kinds[parent] == .scrollView, kinds[index] != .scrollContent,
            let content = (view(of: parent) as? ScrollView)?.contentLayoutGuide
        else { return parent }
        return self.index(of: content.reference) ?? parent
    }

    func isGuide(_ index: Int) -> Bool { kinds[index] == .guide || kinds[index] == .scrollContent }

    /// Returns the index of the superview or owning view; nil for the root.
    func parent(of index: Int) -> Int? { parents[index] < 0 ? nil : parents[index] }

    func position(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 0 : 1))
    }

    /// Returns whether a variable is an item's x or y.
    static func isPosition(_ variable: SolverVariable) -> Bool { variable.index % 4 < 2 }

    func length(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 2 : 3))
    }
}
