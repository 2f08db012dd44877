import UIKit

// Types of a library that makes constraints from descriptions, as such libraries declare them.
typealias ConstraintView = UIView
typealias LayoutPriority = UILayoutPriority

protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
@available(iOS 11.0, tvOS 11.0, *)
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

protocol LayoutConstraintItem: AnyObject {}
extension UILayoutGuide: LayoutConstraintItem {}
extension UIView: LayoutConstraintItem {}

extension LayoutConstraintItem {
    func prepare() {
        if let view = self as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    var superview: UIView? {
        if let view = self as? UIView { return view.superview }
        if let guide = self as? UILayoutGuide { return guide.owningView }
        return nil
    }
    var constraintsBag: [NSLayoutConstraint] {
        return self.bag.allObjects.compactMap { $0 as? NSLayoutConstraint }
    }
    private var bag: NSMutableSet {
        let set: NSMutableSet
        if let existing = objc_getAssociatedObject(self, &bagKey) as? NSMutableSet {
            set = existing
        } else {
            set = NSMutableSet()
            objc_setAssociatedObject(self, &bagKey, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        return set
    }
    func add(_ constraints: [NSLayoutConstraint]) {
        for c in constraints { bag.add(c) }
    }
}
private var bagKey: UInt8 = 0

struct Prio: ExpressibleByFloatLiteral, Equatable, Strideable {
    typealias FloatLiteralType = Float
    let value: Float
    init(floatLiteral value: Float) { self.value = value }
    init(_ value: Float) { self.value = value }
    static var required: Prio { return 1000.0 }
    static var high: Prio { 750.0 }
    static var medium: Prio {
        #if os(OSX)
            return 501.0
        #else
            return 500.0
        #endif
    }
    func advanced(by n: Float) -> Prio { Prio(floatLiteral: value + n) }
    func distance(to other: Prio) -> Float { other.value - value }
}

class LayoutConstraint: NSLayoutConstraint {
    var label: String? {
        get { return self.identifier }
        set { self.identifier = newValue }
    }
    internal weak var constraint: AnyObject?
}

internal func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool {
    guard
        lhs.firstAttribute == rhs.firstAttribute && lhs.secondAttribute == rhs.secondAttribute
            && lhs.relation == rhs.relation && lhs.priority == rhs.priority
            && lhs.multiplier == rhs.multiplier
            && lhs.secondItem === rhs.secondItem && lhs.firstItem === rhs.firstItem
    else { return false }
    return true
}

func makeOne(_ from: UIView, _ to: Any?) -> LayoutConstraint {
    let c = LayoutConstraint(
        item: from, attribute: .left, relatedBy: .equal, toItem: to, attribute: .left, multiplier: 1.0,
        constant: 0)
    c.priority = LayoutPriority(rawValue: Prio.required.value)
    c.shouldBeArchived = false
    c.label = "x"
    return c
}

extension UIEdgeInsets {
    init(all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
    static func + (l: UIEdgeInsets, r: UIEdgeInsets) -> UIEdgeInsets {
        .init(
            top: l.top + r.top, left: l.left + r.left, bottom: l.bottom + r.bottom, right: l.right + r.right)
    }
}
extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral {
    /// A priority written as a number.
    public init(floatLiteral value: Float) { self.init(rawValue: value) }
}
extension UILayoutPriority {
    static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(rawValue: lhs.rawValue + rhs)
    }
    static var almostRequired: UILayoutPriority { .required - 1 }
}

struct ConstraintAttributes: OptionSet, ExpressibleByIntegerLiteral {
    typealias IntegerLiteralType = UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    init(integerLiteral rawValue: IntegerLiteralType) { self.init(rawValue: rawValue) }
    private(set) var rawValue: UInt
    static let left: ConstraintAttributes = ConstraintAttributes(rawValue: 1 << 0)
    var layoutAttributes: [NSLayoutConstraint.Attribute] {
        var r = [NSLayoutConstraint.Attribute]()
        if self.contains(.left) { r.append(.left) }
        r.append(.centerXWithinMargins)
        return r
    }
}
func describe(_ a: NSLayoutConstraint.Attribute) -> String {
    switch a {
    case .notAnAttribute: return "notAnAttribute"
    case .top: return "top"
    case .left, .bottom, .right, .leading, .trailing, .width, .height, .centerX, .centerY: return "b"
    case .lastBaseline, .firstBaseline: return "c"
    case .topMargin, .leftMargin, .bottomMargin, .rightMargin, .leadingMargin, .trailingMargin: return "d"
    case .centerXWithinMargins, .centerYWithinMargins: return "e"
    @unknown default: return "unknown"
    }
}
func describe(_ r: NSLayoutConstraint.Relation) -> String {
    switch r {
    case .equal: return "=="
    case .greaterThanOrEqual: return ">="
    case .lessThanOrEqual: return "<="
    @unknown default: return "?"
    }
}
func rawValues() {
    _ = NSLayoutConstraint.Attribute(rawValue: 3)
    _ = NSLayoutConstraint.Relation(rawValue: -1)
    _ = NSLayoutConstraint.Axis(rawValue: 1)?.rawValue
    _ = NSLayoutConstraint.Axis.horizontal == .vertical
    _ = NSLayoutConstraint.Attribute.left.rawValue + 1
}
func empties() {
    let c = NSLayoutConstraint()
    c.identifier = "hi"
    _ = c.isActive
    var constraint = NSLayoutConstraint()
    constraint = UIView().widthAnchor.constraint(equalToConstant: 3)
    _ = constraint.debugDescription
    let set: Set<NSLayoutConstraint> = [constraint]
    _ = set.contains(constraint)
    _ = ObjectIdentifier(constraint).hashValue
    _ = constraint.firstAnchor
    let anchor: NSLayoutAnchor<AnyObject> = constraint.firstAnchor
    _ = anchor
    _ = constraint.secondAnchor
    if let v = constraint.firstItem as? UIView { _ = v }
    if let g = constraint.secondItem as? UILayoutGuide { _ = g }
    let f: AnyObject? = constraint.firstItem
    _ = f === constraint.secondItem
}
final class Described: NSLayoutConstraint {
    override var description: String { "mine" }
    override var debugDescription: String { "mine" }
}
final class DescribedView: UIView {
    override var description: String { "mine " + super.description }
    override var debugDescription: String { "mine" }
}
