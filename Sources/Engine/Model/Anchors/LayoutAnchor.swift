import Foundation

/// An attribute of an item, typed by what it measures so that incompatible attributes don't compile together.
///
/// After UIKit's `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Which attribute of the item it is.
    public let attribute: LayoutAttribute
    let reference: ItemReference
    /// The start of the distance that the anchor represents; nil if it represents an attribute.
    let origin: DistanceOrigins.Place?

    /// The anchor of an item's attribute; it doesn't keep the item alive.
    public convenience init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
        self.init(of: item.reference, attribute)
    }

    init(
        of reference: ItemReference, _ attribute: LayoutAttribute, origin: DistanceOrigins.Place? = nil
    ) {
        self.reference = reference
        self.attribute = attribute
        self.origin = origin
        super.init()
    }

    /// The view or guide; nil once it is deallocated.
    open var item: AnyObject? { reference.item }
    /// What the anchor is called in messages: its item and its attribute.
    open var name: String { "\(reference.identifier ?? "").\(attribute.rawValue)" }

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
        let constraint = LayoutConstraint(
            item: reference, attribute: attribute, relatedBy: relation, toItem: other.reference,
            attribute: other.attribute, multiplier: multiplier, constant: constant)
        if origin != nil || other.origin != nil {
            constraint.origins = DistanceOrigins(first: origin, second: other.origin)
        }
        return constraint
    }
}
