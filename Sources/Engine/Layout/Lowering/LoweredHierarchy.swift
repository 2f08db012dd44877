/// The views and guides of one hierarchy in drawing order, each with four solver variables for its alignment rectangle.
///
/// A view comes before its guides, and those before its subviews; the root is first. A view's position is measured in its
/// superview's coordinates and a guide's in its owning view's, so that a subtree's inside doesn't depend on where the
/// subtree lies. Nothing is kept alive, as the root may hold the session that holds this.
struct LoweredHierarchy {
    /// What sets an item apart in the layout.
    enum Kind {
        case view
        /// A view of no class of its own, which has no content that could adapt to the size it gets.
        case plainView
        /// A view whose content is an item too.
        case scrollView
        case guide
        /// The guide that is a scroll view's content.
        case scrollContent
    }

    // Of each item, by index: plain values, so that reading one counts no uses of objects.

    private(set) var kinds: [Kind] = []
    /// The index of the superview or owning view, -1 for the root.
    private(set) var parents: [Int] = []
    /// Of a view: its place among its superview's subviews, counted from 0.
    private(set) var places: [Int] = []
    /// Where constraints find the item.
    private(set) var references: [ItemReference] = []

    var indices: Range<Int> { references.indices }

    /// Makes variables for every view, every guide that has a size of its own and every scroll view's content.
    ///
    /// Walks without recursion, so that nesting is bounded by memory only.
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
            let subviews = view.subviews
            for place in subviews.indices.reversed() { pending.append((subviews[place], index, place)) }
        }
    }

    private static func kind(of view: View) -> Kind {
        if type(of: view) == View.self { return .plainView }
        return view is ScrollView ? .scrollView : .view
    }

    /// Appends an item and makes the variables of its x, y, width and height, which an empty solver numbers in a row.
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

    /// The index of an item; nil if it has no variables in this hierarchy.
    func index(of reference: ItemReference?) -> Int? {
        guard let index = reference?.loweredIndex else { return nil }
        return references.indices.contains(index) && references[index] === reference ? index : nil
    }

    /// The view at an index; nil for a guide, and once the view is gone.
    func view(of index: Int) -> View? { references[index].view }

    /// The guide at an index; nil for a view, and once the guide is gone.
    func guide(of index: Int) -> LayoutGuide? { references[index].guide }

    func isGuide(_ index: Int) -> Bool { kinds[index] == .guide || kinds[index] == .scrollContent }

    /// The index of the superview or owning view; nil for the root.
    func parent(of index: Int) -> Int? { parents[index] < 0 ? nil : parents[index] }

    func position(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 0 : 1))
    }

    /// Whether a variable is an item's x or y.
    static func isPosition(_ variable: SolverVariable) -> Bool { variable.index % 4 < 2 }

    func length(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        SolverVariable(index: index * 4 + (axis == .horizontal ? 2 : 3))
    }
}
