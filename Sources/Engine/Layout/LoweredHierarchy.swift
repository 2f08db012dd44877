import Foundation

/// The views and guides of one hierarchy in drawing order, each with its solver variables.
struct LoweredHierarchy {
    /// A view comes before its guides, and those before its subviews; the root is first.
    private(set) var items: [LoweredItem] = []

    /// Makes variables for every view, every guide that has a size of its own and every scroll view's content.
    ///
    /// Walks without recursion, so that nesting is bounded by memory only.
    init(root: View, solver: any ConstraintSolver) throws(SolverError) {
        var pending: [(view: View, parent: Int?)] = [(root, nil)]
        while let (view, parent) = pending.popLast() {
            let index = try append(view, guide: nil, parent: parent, solver: solver)
            view.loweredIndex = index
            for guide in view.layoutGuides {
                guide.loweredIndex = try append(view, guide: guide, parent: index, solver: solver)
            }
            if let scrollView = view as? ScrollView {
                let content = scrollView.contentLayoutGuide
                content.loweredIndex = try append(view, guide: content, parent: index, solver: solver)
            }
            for subview in view.subviews.reversed() { pending.append((subview, index)) }
        }
    }

    private mutating func append(
        _ view: View, guide: LayoutGuide?, parent: Int?, solver: any ConstraintSolver
    ) throws(SolverError) -> Int {
        items.append(
            LoweredItem(
                view: view, guide: guide, parent: parent, x: try solver.makeVariable(),
                y: try solver.makeVariable(), width: try solver.makeVariable(),
                height: try solver.makeVariable()))
        return items.count - 1
    }

    /// The item of a view; nil if the view is not in this hierarchy.
    func item(of view: View) -> LoweredItem? {
        guard items.indices.contains(view.loweredIndex) else { return nil }
        let item = items[view.loweredIndex]
        return item.view === view && item.guide == nil ? item : nil
    }

    /// The item of a guide; nil if the guide has no variables in this hierarchy.
    func item(of guide: LayoutGuide) -> LoweredItem? {
        guard items.indices.contains(guide.loweredIndex) else { return nil }
        let item = items[guide.loweredIndex]
        return item.guide === guide ? item : nil
    }
}
