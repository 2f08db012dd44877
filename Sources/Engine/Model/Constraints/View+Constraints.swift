extension View {
    /// Takes a constraint whose items are this view, its guides or what is below it; it becomes active.
    ///
    /// One that UIKit would refuse is left inactive and reported.
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

    /// Takes each constraint in turn.
    public func addConstraints(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Gives a constraint up; it becomes inactive.
    public func removeConstraint(_ constraint: LayoutConstraint) {
        guard constraint.ownerReference === reference else { return }
        reference.release { $0 === constraint }
        constraint.ownerReference = nil
        session?.deactivated(constraint)
    }

    /// Gives each constraint up in turn.
    public func removeConstraints(_ constraints: [LayoutConstraint]) {
        LayoutConstraint.deactivate(constraints.filter { $0.ownerReference === reference })
    }
}
