import Findings
import Foundation
import Solver

extension LayoutConstraint {
    /// The constraint as its author wrote it, or else as an equation.
    package var text: String { sourceText ?? equation }

    /// The constraint as an equation: `a.left == b.right + 8 @750`.
    var equation: String {
        let equation = ConstraintEquation(
            side(firstItem, firstAttribute, from: origins?.first), relation.symbol,
            secondAttribute.map { side(secondItem, $0, from: origins?.second) },
            multiplier: Double(multiplier),
            constant: Double(constant), priority: Double(priority.rawValue))
        return equation.description
    }

    private func side(
        _ item: (any LayoutItem)?, _ attribute: LayoutAttribute, from origin: DistanceOrigins.Place?
    ) -> String {
        ConstraintEquation.side(
            name(of: item), attribute.rawValue,
            from: origin.map { (name(of: $0.item), $0.attribute.rawValue) })
    }

    /// The names of its items.
    var itemNames: [String] {
        var names = [name(of: firstItem)]
        if secondAttribute != nil { names.append(name(of: secondItem)) }
        names += origins?.places.map { name(of: $0.item) } ?? []
        return names
    }

    /// For items in different hierarchies, the names of those that should be added to the larger one.
    var outsiders: String {
        guard let first = firstItem?.layoutView, let second = secondItem?.layoutView else {
            return itemNames.joined(separator: " or ")
        }
        if first.superview == nil && second.superview != nil { return name(of: firstItem) }
        if second.superview == nil && first.superview != nil { return name(of: secondItem) }
        return itemNames.joined(separator: " or ")
    }

    /// Why its items' state prevents it from being active.
    var lostItems: String {
        var words: [String] = []
        for case let guide as LayoutGuide in [firstItem, secondItem] where guide.owningView == nil {
            words.append("the guide \(name(of: guide)) has no owning view")
        }
        if words.isEmpty { words.append("one of its views or guides was deallocated") }
        return words.joined(separator: " and ")
    }

    /// How to fix that.
    var remedyForLostItems: String {
        let isOwnerless = [firstItem, secondItem].contains { $0 is LayoutGuide && $0?.layoutView == nil }
        return isOwnerless
            ? "add it to a view with addLayoutGuide(_:) before activating"
            : "remove the constraint too"
    }

    /// The name of one of its items in its equation.
    func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "(gone)" }
        if let identifier = item.identifier { return identifier }
        if let view = item as? View { return view.className }
        if let guide = item as? SystemLayoutGuide, let owner = guide.owningView {
            return "\(owner.identifier ?? owner.className).\(guide.kind.rawValue)"
        }
        return "(unnamed guide)"
    }
}

/// The text of a constraint's description. `NSObject` can request it on any thread, so this isn't bound to the main
/// actor.
enum PrintedConstraint {
    static func equation(of constraint: NSLayoutConstraint) -> String { constraint.equation }
}
