import Foundation
import Synchronization

/// Counts activations in the whole process; only the order matters.
private let activations = Atomic<Int>(0)

extension LayoutConstraint {
    func activate() {
        guard ownerReference == nil else { return }
        let (first, second) = (firstReference.layoutViewReference, secondReference?.layoutViewReference)
        if let defect = defect(between: first, and: second) {
            (first ?? second)?.view?.report(defect.issue(of: self))
            return
        }
        guard let container = closestCommonAncestor(of: first, and: second)?.view else {
            first?.view?.report(ConstraintDefect.noCommonAncestor.issue(of: self))
            return
        }
        container.hold(self)
    }

    /// Puts the constraint last in the order of activation.
    func stampActivation() {
        activationOrder = activations.add(1, ordering: .relaxed).newValue
    }

    /// Why the constraint can never be active, if so; whether its items share an ancestor isn't asked here.
    public var defect: ConstraintDefect? {
        defect(
            between: firstReference.layoutViewReference, and: secondReference?.layoutViewReference)
    }

    /// The same for the views that its items are or belong to.
    private func defect(between first: ItemReference?, and second: ItemReference?) -> ConstraintDefect? {
        guard first != nil else { return .itemGone }
        guard multiplier.isFinite, constant.isFinite else { return .notFinite }
        guard priority.isValid else { return .priorityOutOfRange(priority.rawValue) }
        let firstKind = origins?.first == nil ? firstAttribute.kind : .size
        guard origins?.places.allSatisfy({ $0.reference.layoutViewReference != nil }) != false else {
            return .itemGone
        }
        guard let secondAttribute else {
            return firstKind == .size ? nil : .positionWithoutSecondItem(firstAttribute)
        }
        let secondKind = origins?.second == nil ? secondAttribute.kind : .size
        guard second != nil else { return .itemGone }
        guard firstKind == secondKind else {
            return .incompatibleAttributes(firstAttribute, secondAttribute)
        }
        if origins == nil, firstAttribute.mixesDirectionality(with: secondAttribute) {
            return .mixedDirectionality(firstAttribute, secondAttribute)
        }
        return nil
    }

    /// The view nearest to its items that holds them all; nil where they are not in one hierarchy.
    ///
    /// - Complexity: O(distance between the items in the hierarchy).
    public var closestCommonAncestor: View? {
        closestCommonAncestor(
            of: firstReference.layoutViewReference, and: secondReference?.layoutViewReference)?.view
    }

    /// The same for the views that its items are or belong to.
    private func closestCommonAncestor(
        of first: ItemReference?, and second: ItemReference?
    ) -> ItemReference? {
        guard let first else { return nil }
        var ancestor: ItemReference? = first
        if secondAttribute != nil {
            guard let second else { return nil }
            ancestor = first.closestCommonAncestor(with: second)
        }
        guard let origins else { return ancestor }
        for place in origins.places {
            guard let view = place.reference.layoutViewReference else { return nil }
            ancestor = ancestor?.closestCommonAncestor(with: view)
        }
        return ancestor
    }

    /// Whether a guide is among its items.
    func mentions(_ guide: LayoutGuide) -> Bool {
        firstItem === guide || secondItem === guide
            || origins?.places.contains { $0.item === guide } == true
    }
}
