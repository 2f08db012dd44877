import Foundation

/// One attribute of one item, typed by what it measures so that unlike ones don't compile together.
///
/// After UIKit's `NSLayoutAnchor`.
open class LayoutAnchor<AnchorType: AnyObject>: NSObject {
    public let layoutItem: any LayoutItem
    public let attribute: LayoutAttribute

    /// The anchor of an item's attribute.
    public init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
        layoutItem = item
        self.attribute = attribute
        super.init()
    }

    /// This attribute equals another.
    open func constraint(equalTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.equal, to: other)
    }

    /// This attribute is at least another.
    open func constraint(greaterThanOrEqualTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other)
    }

    /// This attribute is at most another.
    open func constraint(lessThanOrEqualTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other)
    }

    /// This attribute equals another plus a constant in points.
    open func constraint(
        equalTo other: LayoutAnchor<AnchorType>, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.equal, to: other, constant: constant)
    }

    /// This attribute is at least another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo other: LayoutAnchor<AnchorType>, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other, constant: constant)
    }

    /// This attribute is at most another plus a constant in points.
    open func constraint(
        lessThanOrEqualTo other: LayoutAnchor<AnchorType>, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other, constant: constant)
    }

    func relation(
        _ relation: LayoutRelation, to other: LayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            item: layoutItem, attribute: attribute, relatedBy: relation, toItem: other.layoutItem,
            attribute: other.attribute, multiplier: multiplier, constant: constant)
    }
}
