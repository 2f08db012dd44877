import Foundation

/// A width or a height.
public final class NSLayoutDimension: LayoutAnchor<LayoutDimension> {
    /// This length equals a multiple of another.
    public func constraint(equalTo other: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint {
        relation(.equal, to: other, multiplier: multiplier)
    }

    /// This length equals a multiple of another plus a constant in points.
    public func constraint(
        equalTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.equal, to: other, multiplier: multiplier, constant: constant)
    }

    /// This length is at least a multiple of another.
    public func constraint(greaterThanOrEqualTo other: LayoutDimension, multiplier: CGFloat)
        -> LayoutConstraint
    {
        relation(.greaterThanOrEqual, to: other, multiplier: multiplier)
    }

    /// This length is at least a multiple of another plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// This length is at most a multiple of another.
    public func constraint(lessThanOrEqualTo other: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint
    {
        relation(.lessThanOrEqual, to: other, multiplier: multiplier)
    }

    /// This length is at most a multiple of another plus a constant in points.
    public func constraint(
        lessThanOrEqualTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// This length is the given number of points.
    public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
        relation(.equal, toConstant: constant)
    }

    /// This length is at least the given number of points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
        relation(.greaterThanOrEqual, toConstant: constant)
    }

    /// This length is at most the given number of points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
        relation(.lessThanOrEqual, toConstant: constant)
    }

    private func relation(_ relation: LayoutRelation, toConstant constant: CGFloat) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            item: reference, attribute: attribute, relatedBy: relation, toItem: nil, attribute: nil,
            multiplier: 1, constant: constant)
        if let origin { constraint.origins = DistanceOrigins(first: origin, second: nil) }
        return constraint
    }
}
