// Code as apps and libraries have it, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A layout language of operators over attributes, as libraries for iOS have it.
import UIKit

/// One attribute of one item, with what is added to it and multiplied with.
public struct LayoutTerm {
    fileprivate let item: AnyObject?
    fileprivate let attribute: NSLayoutConstraint.Attribute
    fileprivate var multiplier: CGFloat = 1
    fileprivate var constant: CGFloat = 0

    fileprivate init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    fileprivate static func number(_ value: CGFloat) -> LayoutTerm {
        var term = LayoutTerm(nil, .notAnAttribute)
        term.constant = value
        return term
    }
}

public struct LayoutTerms {
    fileprivate let item: AnyObject
    public var left: LayoutTerm { .init(item, .left) }
    public var right: LayoutTerm { .init(item, .right) }
    public var top: LayoutTerm { .init(item, .top) }
    public var bottom: LayoutTerm { .init(item, .bottom) }
    public var leading: LayoutTerm { .init(item, .leading) }
    public var trailing: LayoutTerm { .init(item, .trailing) }
    public var width: LayoutTerm { .init(item, .width) }
    public var height: LayoutTerm { .init(item, .height) }
    public var centerX: LayoutTerm { .init(item, .centerX) }
    public var centerY: LayoutTerm { .init(item, .centerY) }
    public var leadingMargin: LayoutTerm { .init(item, .leadingMargin) }
    public var firstBaseline: LayoutTerm { .init(item, .firstBaseline) }
}

extension UIView {
    public var terms: LayoutTerms { LayoutTerms(item: self) }
}

extension UILayoutGuide {
    public var terms: LayoutTerms { LayoutTerms(item: self) }
}

public func + (term: LayoutTerm, constant: CGFloat) -> LayoutTerm {
    var term = term
    term.constant += constant
    return term
}

public func - (term: LayoutTerm, constant: CGFloat) -> LayoutTerm { term + -constant }

public func * (multiplier: CGFloat, term: LayoutTerm) -> LayoutTerm {
    var term = term
    term.multiplier *= multiplier
    term.constant *= multiplier
    return term
}

public func * (term: LayoutTerm, multiplier: CGFloat) -> LayoutTerm { multiplier * term }
public func / (term: LayoutTerm, divisor: CGFloat) -> LayoutTerm { (1 / divisor) * term }

private func relate(
    _ left: LayoutTerm, _ relation: NSLayoutConstraint.Relation, _ right: LayoutTerm
) -> NSLayoutConstraint {
    if let view = left.item as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    let constraint = NSLayoutConstraint(
        item: left.item as Any, attribute: left.attribute, relatedBy: relation, toItem: right.item,
        attribute: right.attribute, multiplier: right.multiplier, constant: right.constant)
    constraint.isActive = true
    return constraint
}

@discardableResult
public func == (left: LayoutTerm, right: LayoutTerm) -> NSLayoutConstraint { relate(left, .equal, right) }

@discardableResult
public func >= (left: LayoutTerm, right: LayoutTerm) -> NSLayoutConstraint {
    relate(left, .greaterThanOrEqual, right)
}

@discardableResult
public func <= (left: LayoutTerm, right: LayoutTerm) -> NSLayoutConstraint {
    relate(left, .lessThanOrEqual, right)
}

@discardableResult
public func == (left: LayoutTerm, right: CGFloat) -> NSLayoutConstraint { left == .number(right) }

@discardableResult
public func >= (left: LayoutTerm, right: CGFloat) -> NSLayoutConstraint { left >= .number(right) }

infix operator ~ : AdditionPrecedence

/// A priority; the constraint is activated again, as priorities of active ones can't change between required and not.
@discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.isActive = false
    constraint.priority = priority
    constraint.isActive = true
    return constraint
}

extension NSLayoutConstraint {
    /// As logs of such libraries describe a constraint.
    public var summary: String {
        let attributes: [NSLayoutConstraint.Attribute: String] = [
            .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading",
            .trailing: "trailing", .width: "width", .height: "height", .centerX: "centerX",
            .centerY: "centerY", .lastBaseline: "lastBaseline", .firstBaseline: "firstBaseline",
        ]
        func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            switch attribute {
            case .notAnAttribute: return ""
            case .leadingMargin, .trailingMargin, .topMargin, .bottomMargin: return "margin"
            default: return "\(type(of: item as Any)).\(attributes[attribute] ?? "?")"
            }
        }
        let symbol: String
        switch relation {
        case .lessThanOrEqual: symbol = "<="
        case .equal: symbol = "=="
        case .greaterThanOrEqual: symbol = ">="
        @unknown default: symbol = "?"
        }
        return "\(side(firstItem, firstAttribute)) \(symbol) \(side(secondItem, secondAttribute))"
    }
}
