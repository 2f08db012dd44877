import Foundation
import Synchronization

/// Counts activations in the whole process; only the order matters.
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

    /// Goes to a view that holds its items, last in the order of activation, where nothing is wrong with it.
    func join(_ container: consuming ItemReference) {
        activationOrder = activations.add(1, ordering: .relaxed).newValue
        container.hold(self)
        if container.sessionReference != nil { container.session?.activated(self) }
        ownerReference = container
    }

    /// Why the constraint can never be active, if so; whether its items share an ancestor isn't asked here.
    public var activationError: ConstraintError? {
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

    /// The view nearest to its items that holds them all; nil where they are not in one hierarchy.
    ///
    /// - Complexity: O(distance between the items in the hierarchy).
    public var closestCommonAncestor: View? { closestCommonAncestorReference?.view }

    /// Where that view is found.
    private var closestCommonAncestorReference: ItemReference? {
        // Nearly every constraint is between two views, which then need not even be kept alive here.
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

    /// Whether a guide is among its items.
    func mentions(_ guide: LayoutGuide) -> Bool {
        firstItem === guide || secondItem === guide
            || origins?.places.contains { $0.item === guide } == true
    }
}
