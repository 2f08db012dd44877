import Foundation

extension LayoutAnchor {
    /// The distance from this anchor to another, which can be constrained like a length; negative if the
    /// other comes first.
    func distance(to other: LayoutAnchor<AnchorType>) -> LayoutDimension {
        LayoutDimension(
            of: other.reference, other.attribute,
            origin: DistanceOrigins.Place(reference: reference, attribute: attribute))
    }

    /// This anchor follows another at a multiple of the system's standard distance.
    func systemSpacing(
        _ relation: LayoutRelation, from other: LayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> LayoutConstraint {
        self.relation(relation, to: other, constant: multiplier * VisualFormatResolver.standardSpacing)
    }
}

extension LayoutXAxisAnchor {
    /// The distance from this place to another.
    public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
        distance(to: otherAnchor)
    }

    /// This anchor follows another at a multiple of the standard distance, 8 points.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.equal, from: anchor, multiplier: multiplier)
    }

    /// This anchor follows another at a distance of at least a multiple of the standard distance, 8 points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// This anchor follows another at a distance of at most a multiple of the standard distance, 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}

extension LayoutYAxisAnchor {
    /// The distance from this place to another.
    public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
        distance(to: otherAnchor)
    }

    /// This anchor lies below another at a multiple of the standard distance, 8 points.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.equal, from: anchor, multiplier: multiplier)
    }

    /// This anchor lies below another at a distance of at least a multiple of the standard distance, 8
    /// points.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.greaterThanOrEqual, from: anchor, multiplier: multiplier)
    }

    /// This anchor lies below another at a distance of at most a multiple of the standard distance, 8 points.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        systemSpacing(.lessThanOrEqual, from: anchor, multiplier: multiplier)
    }
}
