import Foundation

/// Why a constraint can't be activated; UIKit raises an exception for each.
public enum ConstraintError: Error, Sendable, Hashable {
    /// The attributes are of different kinds: a position on one axis, a position on the other, a size.
    case incompatibleAttributes(LayoutAttribute, LayoutAttribute)
    /// One attribute follows the layout direction and the other doesn't, such as leading and left.
    case mixedDirectionality(LayoutAttribute, LayoutAttribute)
    /// A position is set to a number, without a second item to measure from.
    case positionWithoutSecondItem(LayoutAttribute)
    /// The items aren't in the same hierarchy.
    case noCommonAncestor
    /// An item was deallocated, or a guide has no owning view.
    case itemGone
    /// The multiplier is out of range.
    case multiplierOutOfRange(CGFloat)
    /// The constant is out of range.
    case constantOutOfRange(CGFloat)
    /// The priority isn't above 0 and at most 1000.
    case priorityOutOfRange(Float)
}
