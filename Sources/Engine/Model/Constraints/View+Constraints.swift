extension View {
    /// Activates a constraint whose items are this view, its guides or its descendants.
    ///
    /// A constraint that UIKit would reject stays inactive and is reported.
    public func addConstraint(_ constraint: LayoutConstraint) {
        guard constraint.ownerReference == nil else { return }
        if let activationError = constraint.activationError {
            report(activationError.finding(of: constraint))
            return
        }
        guard let ancestor = constraint.closestCommonAncestor, ancestor.isDescendant(of: self) else {
            report(ConstraintError.noCommonAncestor.finding(of: constraint))
            return
        }
        constraint.join(reference)
    }

    /// Adds each constraint in turn.
    public func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint of this view.
    ///
    /// - Complexity: O(*n*) in the view's constraints.
    public func removeConstraint(_ constraint: LayoutConstraint) {
        guard constraint.ownerReference === reference else { return }
        reference.release { $0 === constraint }
        constraint.ownerReference = nil
        session?.deactivated(constraint)
    }

    /// Removes each constraint in turn.
    ///
    /// - Complexity: O(*m* · *n*) for *m* of the view's *n* constraints.
    public func removeConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.deactivate(constraints.filter { $0.ownerReference === reference })
    }
}
