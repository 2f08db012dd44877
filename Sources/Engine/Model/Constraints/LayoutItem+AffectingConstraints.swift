extension View {
    /// Returns the active constraints that affect the view's position and length along an axis, directly or through
    /// other items, in the order of activation.
    ///
    /// - Complexity: O(constraints of the hierarchy).
    public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        AffectingConstraints(below: rootView, axis: axis).constraints(of: self)
    }
}

extension LayoutGuide {
    /// Returns the active constraints that affect the guide's position and length along an axis, directly or through
    /// other items, in the order of activation.
    ///
    /// - Complexity: O(constraints of the hierarchy).
    public func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
        guard let owningView else { return [] }
        return AffectingConstraints(below: owningView.rootView, axis: axis).constraints(of: self)
    }
}

/// Finds what affects an item along an axis by following constraints from item to item, up to the root, whose
/// frame is given.
private struct AffectingConstraints {
    private let root: View
    /// The constraints along the axis that refer to each item.
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

    /// Returns the item that a constraint actually moves: the view for its margins, safe area and similar guides.
    static func bearer(of item: any LayoutItem) -> ObjectIdentifier {
        if let guide = item as? SystemLayoutGuide, guide.kind != .scrollContent, let view = guide.owningView {
            return ObjectIdentifier(view)
        }
        return ObjectIdentifier(item)
    }
}

extension LayoutConstraint {
    /// Returns the items that the constraint relates along an axis.
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
