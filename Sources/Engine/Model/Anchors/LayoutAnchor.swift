import Foundation
import Solver

/// An attribute of an item, typed so that incompatible attributes can't be combined.
///
/// After UIKit's `NSLayoutAnchor`.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, ComparableAnchor {
    /// The attribute of the item.
    public let attribute: LayoutAttribute
    nonisolated(unsafe) let reference: ItemReference
    /// The start of the distance that the anchor represents; nil if it represents an attribute.
    nonisolated(unsafe) let origin: DistanceOrigins.Place?

    /// Creates the anchor of an item's attribute; it doesn't keep the item alive.
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

    /// Whether another anchor, of whatever type, is the same attribute of the same item.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ComparableAnchor)?.identity == identity
    }

    nonisolated open override var hash: Int { identity.hashValue }

    nonisolated fileprivate var identity: AnchorIdentity {
        AnchorIdentity(reference, attribute, origin: origin)
    }

    /// The view or guide; nil once it is deallocated.
    open var item: AnyObject? { reference.item }
    /// What the anchor is called in messages: its item and its attribute.
    open var name: String { "\(reference.identifier ?? "").\(attribute.rawValue)" }

    /// Returns a constraint that makes this attribute equal to another.
    open func constraint(equalTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.equal, to: other)
    }

    /// Returns a constraint that makes this attribute at least as large as another.
    open func constraint(greaterThanOrEqualTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other)
    }

    /// Returns a constraint that makes this attribute at most as large as another.
    open func constraint(lessThanOrEqualTo other: LayoutAnchor<AnchorType>) -> LayoutConstraint {
        relation(.lessThanOrEqual, to: other)
    }

    /// Returns a constraint that makes this attribute equal to another plus a constant in points.
    open func constraint(
        equalTo other: LayoutAnchor<AnchorType>, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.equal, to: other, constant: constant)
    }

    /// Returns a constraint that makes this attribute at least another plus a constant in points.
    open func constraint(
        greaterThanOrEqualTo other: LayoutAnchor<AnchorType>, constant: CGFloat
    ) -> LayoutConstraint {
        relation(.greaterThanOrEqual, to: other, constant: constant)
    }

    /// Returns a constraint that makes this attribute at most another plus a constant in points.
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

/// What anchors are compared by: the item and its attribute, and for a distance also where it starts.
private struct AnchorIdentity: Hashable {
    private let item: ObjectIdentifier
    private let attribute: LayoutAttribute
    private let originItem: ObjectIdentifier?
    private let originAttribute: LayoutAttribute?

    init(_ item: ItemReference, _ attribute: LayoutAttribute, origin: DistanceOrigins.Place?) {
        self.item = ObjectIdentifier(item)
        self.attribute = attribute
        originItem = origin.map { ObjectIdentifier($0.reference) }
        originAttribute = origin?.attribute
    }
}

/// An anchor of any type. Those of a constraint have another type than those of views.
private protocol ComparableAnchor {
    var identity: AnchorIdentity { get }
}

/// The engine's name of UIKit's `NSLayoutAnchor`.
public typealias LayoutAnchor = NSLayoutAnchor

/// A position on the x axis.
public final class NSLayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {}

/// The engine's name of UIKit's `NSLayoutXAxisAnchor`.
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor

/// A position on the y axis.
public final class NSLayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {}

/// The engine's name of UIKit's `NSLayoutYAxisAnchor`.
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor

extension View {
    /// The baseline of the first line of text; the top if there is no text.
    public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .firstBaseline) }
    /// The baseline of the last line of text; the bottom if there is no text.
    public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .lastBaseline) }
}
