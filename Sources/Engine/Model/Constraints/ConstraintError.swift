import Findings
import Foundation

/// Why a constraint can't be activated; UIKit raises an exception for each.
package enum ConstraintError: Error, Sendable, Hashable {
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

extension ConstraintError {
    /// Returns the error as a finding about a constraint.
    package func finding(of constraint: LayoutConstraint) -> LayoutFinding {
        LayoutFinding(
            code: code, message: message(of: constraint), location: constraint.location,
            items: constraint.itemNames, constraints: [constraint.text])
    }

    /// The code of the finding.
    package var code: FindingCode {
        switch self {
        case .incompatibleAttributes, .mixedDirectionality, .positionWithoutSecondItem:
            .incompatibleAttributes
        case .noCommonAncestor, .itemGone: .noCommonAncestor
        case .multiplierOutOfRange, .constantOutOfRange, .priorityOutOfRange: .invalidNumber
        }
    }

    private func message(of constraint: LayoutConstraint) -> String {
        let text = constraint.text
        switch self {
        case .incompatibleAttributes(let first, let second):
            return
                "\(text): \(first.rawValue) is \(first.kind.name) and \(second.rawValue) is \(second.kind.name); "
                + "relate attributes of one kind"
        case .mixedDirectionality(let first, let second):
            return
                "\(text): \(first.rawValue) and \(second.rawValue) can't be mixed, as only one of them follows "
                + "the layout direction; use leading and trailing on both sides, or left and right"
        case .positionWithoutSecondItem(let attribute):
            return
                "\(text): \(attribute.rawValue) is \(attribute.kind.name) and needs a second item to be "
                + "measured from, such as the superview's \(attribute.rawValue)"
        case .noCommonAncestor:
            let names = constraint.itemNames.joined(separator: " and ")
            return "\(text): \(names) aren't in the same view hierarchy; add \(constraint.outsiders) first"
        case .itemGone:
            return "\(text): \(constraint.lostItems); \(constraint.remedyForLostItems)"
        case .multiplierOutOfRange(let multiplier):
            return "\(text): the multiplier \(Double(multiplier).plain) is out of range; "
                + "use \(NumberRange.multiplier.name)"
        case .constantOutOfRange(let constant):
            return "\(text): the constant \(Double(constant).plain) is out of range; "
                + "use \(NumberRange.points.name)"
        case .priorityOutOfRange(let priority):
            return "\(text): invalid priority \(priority); use \(NumberRange.priority.name)"
        }
    }
}

extension LayoutAttribute.Kind {
    /// The kind as messages describe it.
    public var name: String {
        switch self {
        case .xPosition: "a position on the x axis"
        case .yPosition: "a position on the y axis"
        case .size: "a size"
        }
    }
}
