extension View {
    /// The active constraints that bear on the view's place and length along an axis, directly or through other items, in
    /// the order of activation.
    ///
    /// - Complexity: O(constraints of the hierarchy).
    public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        AffectingConstraints(below: rootView, axis: axis).constraints(of: self)
    }
}

extension LayoutGuide {
    /// The active constraints that bear on the guide's place and length along an axis, directly or through other items, in
    /// the order of activation.
    ///
    /// - Complexity: O(constraints of the hierarchy).
    public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        guard let owningView else { return [] }
        return AffectingConstraints(below: owningView.rootView, axis: axis).constraints(of: self)
    }
}

/// Finds what an item hangs on along an axis: constraints lead from item to item, up to the root, which is given.
private struct AffectingConstraints {
    private let root: View
    /// By item: the constraints along the axis that are about it.
    private var constraints: [ObjectIdentifier: [LayoutConstraint]] = [:]

    init(below root: View, axis: LayoutAxis) {
        self.root = root
        var pending = [root]
        while let view = pending.popLast() {
            pending += view.subviews
            for constraint in view.constraints {
                for item in constraint.items(along: axis) {
                    constraints[item, default: []].append(constraint)
                }
            }
        }
    }

    func constraints(of item: any LayoutItem) -> [LayoutConstraint] {
        let rootItem = ObjectIdentifier(root)
        var found: [LayoutConstraint] = []
        var known: Set<ObjectIdentifier> = []
        var visited: Set<ObjectIdentifier> = [Self.bearer(of: item), rootItem]
        var pending = [Self.bearer(of: item)]
        while let next = pending.popLast(), next != rootItem {
            for constraint in constraints[next] ?? []
            where known.insert(ObjectIdentifier(constraint)).inserted {
                found.append(constraint)
                for axis in LayoutAxis.allCases {
                    pending += constraint.items(along: axis).filter { visited.insert($0).inserted }
                }
            }
        }
        return found.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// What a constraint on an item really moves: a view for its margins, its safe area and its like.
    static func bearer(of item: any LayoutItem) -> ObjectIdentifier {
        if let guide = item as? SystemLayoutGuide, guide.kind != .scrollContent, let view = guide.owningView {
            return ObjectIdentifier(view)
        }
        return ObjectIdentifier(item)
    }
}

extension LayoutConstraint {
    /// The items that it relates along an axis.
    fileprivate func items(along axis: LayoutAxis) -> [ObjectIdentifier] {
        let sides = [(firstItem, Optional(firstAttribute)), (secondItem, secondAttribute)]
        return sides.compactMap { item, attribute in
            guard let item, let attribute, attribute.resolved(for: .leftToRight).axis == axis else {
                return nil
            }
            return AffectingConstraints.bearer(of: item)
        }
    }
}
