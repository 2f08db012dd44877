extension View {
    /// Activates a constraint that belongs to this view or one of its descendants.
    func admit(_ constraint: LayoutConstraint) {
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

    /// Deactivates a constraint that belongs to this view.
    func release(_ constraint: LayoutConstraint) {
        guard constraint.ownerReference === reference else { return }
        reference.release { $0 === constraint }
        constraint.ownerReference = nil
        session?.deactivated(constraint)
    }
}
