import Foundation
import Solver

/// A width or a height.
public final class NSLayoutDimension: LayoutAnchor<LayoutDimension> {
    /// Returns a constraint that makes this length equal to a multiple of another.
    public func constraint(equalTo other: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint {
        relation(.equal, to: other, multiplier: multiplier)
    }

    /// Returns a constraint that makes this length equal to a multiple of another plus a constant in points.
    public func constraint(
        equalTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.equal, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this length at least a multiple of another.
    public func constraint(greaterThanOrEqualTo other: LayoutDimension, multiplier: CGFloat)
        -> LayoutConstraint
    {
        relation(.greaterThanOrEqual, to: other, multiplier: multiplier)
    }

    /// Returns a constraint that makes this length at least a multiple of another plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this length at most a multiple of another.
    public func constraint(lessThanOrEqualTo other: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint
    {
        relation(.lessThanOrEqual, to: other, multiplier: multiplier)
    }

    /// Returns a constraint that makes this length at most a multiple of another plus a constant in points.
    public func constraint(
        lessThanOrEqualTo other: LayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this length equal to a number of points.
    public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
        relation(.equal, toConstant: constant)
    }

    /// Returns a constraint that makes this length at least a number of points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
        relation(.greaterThanOrEqual, toConstant: constant)
    }

    /// Returns a constraint that makes this length at most a number of points.
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

/// The engine's name of UIKit's `NSLayoutDimension`.
public typealias LayoutDimension = NSLayoutDimension
