import Foundation
import Solver

extension LayoutAnchor {
    /// Returns the distance from this anchor to another, which can be constrained like a length; negative if the
    /// other comes first.
    func distance(to other: LayoutAnchor<AnchorType>) -> LayoutDimension {
        LayoutDimension(
            of: other.reference, other.attribute,
            origin: DistanceOrigins.Place(reference: reference, attribute: attribute))
    }

    /// Returns a constraint that places this anchor after another, at a multiple of the system's standard distance.
    func systemSpacing(
        _ relation: LayoutRelation, from other: LayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> LayoutConstraint {
        self.relation(relation, to: other, constant: multiplier * LayoutConstraint.standardSpacing)
    }
}

extension LayoutConstraint {
    /// The standard distance between two views, in points.
    static let standardSpacing: CGFloat = 8
}

extension LayoutXAxisAnchor {
    /// Returns the distance from this position to another.
    public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
        distance(to: otherAnchor)
    }

    /// Returns a constraint that places this anchor after another, at a multiple of the standard distance, 8 points.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.equal, from: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this anchor after another, at a minimum distance of a multiple of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this anchor after another, at a maximum distance of a multiple of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}

extension LayoutYAxisAnchor {
    /// Returns the distance from this position to another.
    public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
        distance(to: otherAnchor)
    }

    /// Returns a constraint that places this anchor below another, at a multiple of the standard distance, 8 points.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.equal, from: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this anchor below another, at a minimum distance of a multiple of 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// Returns a constraint that places this anchor below another, at a maximum distance of a multiple of 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}

/// The starting points of distances, for constraints that relate distances instead of attributes.
///
/// A side with an origin means `item.attribute − origin.attribute`, as made by `anchorWithOffset(to:)`.
final class DistanceOrigins {
    /// An attribute of an item, which may have been deallocated.
    struct Place {
        let reference: ItemReference
        let attribute: LayoutAttribute
        var item: (any LayoutItem)? { reference.item }
    }

    let first: Place?
    let second: Place?

    init(first: Place?, second: Place?) {
        self.first = first
        self.second = second
    }

    var places: [Place] { [first, second].compactMap { $0 } }
}
