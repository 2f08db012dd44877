/// The indices of views, guides and constraints in a layout, to be restored after another layout.
struct LoweredIndices {
    private var items: [(ItemReference, Int)] = []
    private var constraints: [(LayoutConstraint, Int)] = []

    /// Saves the indices of everything in a hierarchy.
    init(below root: View) {
        var pending = [root]
        while let view = pending.popLast() {
            note(view)
            for guide in view.layoutGuides { note(guide) }
            if let scrollView = view as? ScrollView { note(scrollView.contentLayoutGuide) }
            constraints += view.constraints.map { ($0, $0.rowIndex) }
            pending += view.laidOutSubviews
        }
    }

    private mutating func note(_ item: some LayoutItem) {
        items.append((item.reference, item.loweredIndex))
    }

    func restore() {
        for (reference, index) in items { reference.loweredIndex = index }
        for (constraint, index) in constraints { constraint.rowIndex = index }
    }
}
