/// The places that views, guides and constraints have in a layout, to be given back to them after another layout.
struct LoweredIndices {
    private var views: [(View, Int)] = []
    private var guides: [(LayoutGuide, Int)] = []
    private var constraints: [(LayoutConstraint, Int)] = []

    /// The places of everything in a hierarchy.
    init(below root: View) {
        var pending = [root]
        while let view = pending.popLast() {
            views.append((view, view.loweredIndex))
            let content = (view as? ScrollView).map { [$0.contentLayoutGuide] } ?? []
            guides += (view.layoutGuides + content).map { ($0, $0.loweredIndex) }
            constraints += view.constraints.map { ($0, $0.rowIndex) }
            pending += view.subviews
        }
    }

    func restore() {
        for (view, index) in views { view.loweredIndex = index }
        for (guide, index) in guides { guide.loweredIndex = index }
        for (constraint, index) in constraints { constraint.rowIndex = index }
    }
}
