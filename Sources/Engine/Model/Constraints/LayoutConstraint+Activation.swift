import Findings
import Foundation
import Synchronization

/// The number of activations in the process; only the order matters.
private let activations = Atomic<Int>(0)

extension LayoutConstraint {
    func activate() {
        guard ownerReference == nil else { return }
        if let activationError {
            let view = firstReference.layoutView ?? secondReference?.layoutView
            view?.report(activationError.finding(of: self))
        } else if let container = closestCommonAncestorReference {
            join(container)
        } else {
            firstReference.layoutView?.report(ConstraintError.noCommonAncestor.finding(of: self))
        }
    }

    /// Adds the constraint to a view that contains its items, as the last one in the order of activation, if it is
    /// valid.
    func join(_ container: consuming ItemReference) {
        activationOrder = activations.add(1, ordering: .relaxed).newValue
        container.hold(self)
        if container.sessionReference != nil { container.session?.activated(self) }
        ownerReference = container
    }

    /// Takes a place in the order of activation, such as the one before it was deactivated; the next layout starts from scratch.
    func takePlace(_ order: Int) {
        activationOrder = order
        ownerReference?.sortConstraints()
        owner?.session?.hierarchyChanged()
    }

    /// The reason why the constraint can never be active, if there is one; it isn't checked whether its items share
    /// an ancestor.
    package var activationError: ConstraintError? {
        guard firstReference.hasLayoutView else { return .itemGone }
        guard NumberRange.multiplier.contains(multiplier) else { return .multiplierOutOfRange(multiplier) }
        guard NumberRange.points.contains(constant) else { return .constantOutOfRange(constant) }
        guard priority.isValid else { return .priorityOutOfRange(priority.rawValue) }
        guard origins?.places.allSatisfy({ $0.reference.hasLayoutView }) != false else { return .itemGone }
        let firstKind = origins?.first == nil ? firstAttribute.kind : .size
        guard let secondAttribute else {
            return firstKind == .size ? nil : .positionWithoutSecondItem(firstAttribute)
        }
        guard secondReference?.hasLayoutView == true else { return .itemGone }
        let secondKind = origins?.second == nil ? secondAttribute.kind : .size
        if relatesAxes, firstKind != .size, secondKind != .size, firstKind != secondKind { return nil }
        guard firstKind == secondKind else {
            return .incompatibleAttributes(firstAttribute, secondAttribute)
        }
        if origins == nil, firstAttribute.mixesDirectionality(with: secondAttribute) {
            return .mixedDirectionality(firstAttribute, secondAttribute)
        }
        return nil
    }

    /// The closest view that contains all its items; nil if they aren't in the same hierarchy.
    ///
    /// - Complexity: O(distance between the items in the hierarchy).
    package var closestCommonAncestor: View? { closestCommonAncestorReference?.view }

    /// The reference to the closest common ancestor.
    private var closestCommonAncestorReference: ItemReference? {
        // Nearly every constraint relates two views, which then needn't be retained here.
        if origins == nil, firstReference.isView, let secondReference, secondReference.isView {
            return firstReference.closestCommonAncestor(with: secondReference)
        }
        var ancestor = firstReference.layoutViewReference
        if secondAttribute != nil {
            guard let second = secondReference?.layoutViewReference else { return nil }
            ancestor = ancestor?.closestCommonAncestor(with: second)
        }
        guard let origins else { return ancestor }
        for place in origins.places {
            guard let view = place.reference.layoutViewReference else { return nil }
            ancestor = ancestor?.closestCommonAncestor(with: view)
        }
        return ancestor
    }

    /// Returns whether the constraint refers to a guide.
    func mentions(_ guide: LayoutGuide) -> Bool {
        firstItem === guide || secondItem === guide
            || origins?.places.contains { $0.item === guide } == true
    }
}

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
