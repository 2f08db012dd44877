import Foundation

/// The views and guides of one hierarchy in drawing order, each with its solver variables.
struct LoweredHierarchy {
    /// A view comes before its guides, and those before its subviews; the root is first.
    private(set) var items: [LoweredItem] = []
    /// By index: that of the superview or owning view, -1 for the root.
    private(set) var parents: [Int] = []

    /// Makes variables for every view, every guide that has a size of its own and every scroll view's content.
    ///
    /// Walks without recursion, so that nesting is bounded by memory only.
    init(root: View, solver: any ConstraintSolver) throws(SolverError) {
        var pending: [(view: View, parent: Int?, place: Int)] = [(root, nil, 0)]
        while let (view, parent, place) = pending.popLast() {
            let index = try append(view, guide: nil, parent: parent, place: place, solver: solver)
            view.loweredIndex = index
            for guide in view.layoutGuides {
                guide.loweredIndex = try append(view, guide: guide, parent: index, solver: solver)
            }
            if let scrollView = view as? ScrollView {
                let content = scrollView.contentLayoutGuide
                content.loweredIndex = try append(view, guide: content, parent: index, solver: solver)
            }
            for (place, subview) in view.subviews.enumerated().reversed() {
                pending.append((subview, index, place))
            }
        }
    }

    private mutating func append(
        _ view: View, guide: LayoutGuide?, parent: Int?, place: Int = 0, solver: any ConstraintSolver
    ) throws(SolverError) -> Int {
        items.append(
            LoweredItem(
                view: view, guide: guide, parent: parent, place: place, x: try solver.makeVariable(),
                y: try solver.makeVariable(), width: try solver.makeVariable(),
                height: try solver.makeVariable()))
        parents.append(parent ?? -1)
        return items.count - 1
    }

    /// The index of a view among the items; nil if the view is not in this hierarchy.
    func index(of view: View) -> Int? {
        let index = view.loweredIndex
        guard items.indices.contains(index), items[index].view === view, !isGuide(index) else { return nil }
        return index
    }

    /// The index of a guide among the items; nil if the guide has no variables in this hierarchy.
    func index(of guide: LayoutGuide) -> Int? {
        let index = guide.loweredIndex
        return items.indices.contains(index) && items[index].guide === guide ? index : nil
    }

    /// By index: how far a view's frame reaches beyond its alignment rectangle.
    var outsets: [EdgeInsets] {
        items.map { $0.guide == nil ? $0.view.alignmentRectInsets : .zero }
    }

    // An item by its parts, so that looking at one doesn't copy the others.

    func view(of index: Int) -> View { items[index].view }
    func isGuide(_ index: Int) -> Bool { items[index].guide != nil }
    func parent(of index: Int) -> Int? { items[index].parent }

    func position(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        axis == .horizontal ? items[index].x : items[index].y
    }

    func length(of index: Int, on axis: LayoutAxis) -> SolverVariable {
        axis == .horizontal ? items[index].width : items[index].height
    }
}
