import Foundation
import Synchronization

/// Counts activations in the whole process; only the order matters.
private let activations = Atomic<Int>(0)

extension LayoutConstraint {
    func activate() {
        guard owner == nil else { return }
        if let defect {
            (firstItem?.layoutView ?? secondItem?.layoutView)?.report(defect.issue(of: self))
            return
        }
        guard let container = closestCommonAncestor else {
            firstItem?.layoutView?.report(ConstraintDefect.noCommonAncestor.issue(of: self))
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
        guard firstItem?.layoutView != nil else { return .itemGone }
        guard multiplier.isFinite, constant.isFinite else { return .notFinite }
        guard priority.isValid else { return .priorityOutOfRange(priority.rawValue) }
        guard let secondAttribute else {
            return firstAttribute.kind == .size ? nil : .positionWithoutSecondItem(firstAttribute)
        }
        guard secondItem?.layoutView != nil else { return .itemGone }
        guard firstAttribute.kind == secondAttribute.kind else {
            return .incompatibleAttributes(firstAttribute, secondAttribute)
        }
        if firstAttribute.mixesDirectionality(with: secondAttribute) {
            return .mixedDirectionality(firstAttribute, secondAttribute)
        }
        return nil
    }

    /// The view nearest to both items that holds both; nil where they are not in one hierarchy.
    ///
    /// - Complexity: O(distance between the items in the hierarchy).
    public var closestCommonAncestor: View? {
        guard let first = firstItem?.layoutView else { return nil }
        guard secondAttribute != nil else { return first }
        guard let second = secondItem?.layoutView else { return nil }
        return first.closestCommonAncestor(with: second)
    }
}
