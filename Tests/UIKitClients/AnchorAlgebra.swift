// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Typed anchors with arithmetic, in the style of libraries over layout anchors such as kean/Align.

public enum AxisOf {
    public final class Horizontal {}
    public final class Vertical {}
    public final class Both {}
}

public enum Kind {
    public final class Edge {}
    public final class Center {}
    public final class Length {}
}

@MainActor
public struct Anchor<Kind, Axis> {
    fileprivate let item: AnyObject
    fileprivate let attribute: NSLayoutConstraint.Attribute
    fileprivate var offset: CGFloat = 0
    fileprivate var factor: CGFloat = 1

    fileprivate init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    public static func + (anchor: Self, offset: CGFloat) -> Self {
        var moved = anchor
        moved.offset += offset
        return moved
    }
    public static func - (anchor: Self, offset: CGFloat) -> Self { anchor + -offset }
    public static func * (anchor: Self, factor: CGFloat) -> Self {
        var scaled = anchor
        scaled.factor *= factor
        scaled.offset *= factor
        return scaled
    }
}

extension Anchor {
    @discardableResult
    public func equal<Other>(_ other: Anchor<Other, Axis>, constant: CGFloat = 0) -> NSLayoutConstraint {
        Rules.add(self, other + constant, .equal)
    }
    @discardableResult
    public func atLeast<Other>(_ other: Anchor<Other, Axis>) -> NSLayoutConstraint {
        Rules.add(self, other, .greaterThanOrEqual)
    }
    @discardableResult
    public func atMost<Other>(_ other: Anchor<Other, Axis>) -> NSLayoutConstraint {
        Rules.add(self, other, .lessThanOrEqual)
    }
}

extension Anchor where Kind == UIKitClients.Kind.Length {
    @discardableResult
    public func equal(_ constant: CGFloat) -> NSLayoutConstraint {
        Rules.add(
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: constant), of: item)
    }
}

extension Anchor where Kind == UIKitClients.Kind.Edge {
    /// To the same edge of the superview, inwards.
    @discardableResult
    public func pin(to container: AnyObject? = nil, inset: CGFloat = 0) -> NSLayoutConstraint? {
        guard let container = container ?? (item as? UIView)?.superview else { return nil }
        let isEnd = [.bottom, .right, .trailing].contains(attribute)
        let target = Anchor(container, attribute) + (isEnd ? -inset : inset)
        return Rules.add(self, target, .equal)
    }
}

/// Collects the constraints that are made inside of it, and activates them together.
@MainActor
public final class Rules: Collection {
    public typealias Element = NSLayoutConstraint
    public private(set) var constraints: [NSLayoutConstraint] = []
    private static var open: [Rules] = []

    @discardableResult
    public init(activate: Bool = true, priority: UILayoutPriority? = nil, _ body: () -> Void) {
        Rules.open.append(self)
        body()
        Rules.open.removeLast()
        if let priority { constraints.forEach { $0.priority = priority } }
        if activate { NSLayoutConstraint.activate(constraints) }
    }

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { MainActor.assumeIsolated { constraints.endIndex } }
    public nonisolated subscript(position: Int) -> NSLayoutConstraint {
        let found = MainActor.assumeIsolated { constraints[position] }
        return found
    }
    public nonisolated func index(after index: Int) -> Int { index + 1 }

    fileprivate static func add<A, B, Axis>(
        _ first: Anchor<A, Axis>, _ second: Anchor<B, Axis>, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        precondition(first.factor == 1 && first.offset == 0)
        return add(
            NSLayoutConstraint(
                item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second.item,
                attribute: second.attribute, multiplier: second.factor, constant: second.offset),
            of: first.item)
    }

    fileprivate static func add(_ constraint: NSLayoutConstraint, of item: AnyObject) -> NSLayoutConstraint {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        if let rules = open.last { rules.constraints.append(constraint) } else { constraint.isActive = true }
        return constraint
    }
}

@MainActor
public struct Anchors<Base: AnyObject> {
    fileprivate let base: Base

    public var top: Anchor<Kind.Edge, AxisOf.Vertical> { Anchor(base, .top) }
    public var bottom: Anchor<Kind.Edge, AxisOf.Vertical> { Anchor(base, .bottom) }
    public var leading: Anchor<Kind.Edge, AxisOf.Horizontal> { Anchor(base, .leading) }
    public var trailing: Anchor<Kind.Edge, AxisOf.Horizontal> { Anchor(base, .trailing) }
    public var centerX: Anchor<Kind.Center, AxisOf.Horizontal> { Anchor(base, .centerX) }
    public var centerY: Anchor<Kind.Center, AxisOf.Vertical> { Anchor(base, .centerY) }
    public var width: Anchor<Kind.Length, AxisOf.Both> { Anchor(base, .width) }
    public var height: Anchor<Kind.Length, AxisOf.Both> { Anchor(base, .height) }

    /// All four edges to the superview's, inwards.
    @discardableResult
    public func pin(to container: AnyObject? = nil, insets: UIEdgeInsets = .zero) -> Rules {
        Rules {
            top.pin(to: container, inset: insets.top)
            leading.pin(to: container, inset: insets.left)
            bottom.pin(to: container, inset: insets.bottom)
            trailing.pin(to: container, inset: insets.right)
        }
    }

    @discardableResult
    public func size(_ size: CGSize) -> Rules {
        Rules {
            width.equal(size.width)
            height.equal(size.height)
        }
    }
}

@MainActor
public protocol AnchorProviding: AnyObject {}

extension AnchorProviding {
    public var anchors: Anchors<Self> { Anchors(base: self) }
}

extension UIView: AnchorProviding {}
extension UILayoutGuide: AnchorProviding {}
