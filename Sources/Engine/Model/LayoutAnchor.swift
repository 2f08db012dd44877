import Foundation

/// One attribute of one item, typed by what it measures so that unlike ones don't compile together.
///
/// After UIKit's `NSLayoutAnchor`.
public protocol LayoutAnchor {
    /// Makes the anchor of an item's attribute.
    init(_ item: any LayoutItem, _ attribute: LayoutAttribute)
    var item: any LayoutItem { get }
    var attribute: LayoutAttribute { get }
}

extension LayoutAnchor {
    /// This attribute equals another plus a constant in points.
    public func constraint(equalTo other: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relation(.equal, to: other, multiplier: 1, constant: constant)
    }

    /// This attribute is at least another plus a constant in points.
    public func constraint(greaterThanOrEqualTo other: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other, multiplier: 1, constant: constant)
    }

    /// This attribute is at most another plus a constant in points.
    public func constraint(lessThanOrEqualTo other: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other, multiplier: 1, constant: constant)
    }

    func relation(
        _ relation: LayoutRelation, to other: Self, multiplier: CGFloat, constant: CGFloat
    ) -> LayoutConstraint {
        LayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other.item,
            attribute: other.attribute, multiplier: multiplier, constant: constant)
    }
}
