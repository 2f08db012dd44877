import Foundation

/// Why a constraint can't be activated; UIKit raises an exception for each.
public enum ConstraintError: Error, Sendable, Hashable {
    /// The kinds of the two attributes differ: a place on one axis, a place on the other, a size.
    case incompatibleAttributes(LayoutAttribute, LayoutAttribute)
    /// One attribute follows the layout direction and the other doesn't: leading against left.
    case mixedDirectionality(LayoutAttribute, LayoutAttribute)
    /// A place set to a number; it needs a second item to be measured from.
    case positionWithoutSecondItem(LayoutAttribute)
    /// The items are not in one hierarchy.
    case noCommonAncestor
    /// An item went away, or a guide has no owner.
    case itemGone
    /// A multiplier that isn't in the range of multipliers.
    case multiplierOutOfRange(CGFloat)
    /// A constant that isn't in the range of points.
    case constantOutOfRange(CGFloat)
    /// A priority that is not above 0 and at most 1000.
    case priorityOutOfRange(Float)
}
