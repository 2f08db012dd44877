import UIKit

// Helpers over anchors, key paths and protocols, as apps and small libraries write them.

@discardableResult
private func == <T>(lhs: NSLayoutAnchor<T>, rhs: NSLayoutAnchor<T>) -> NSLayoutConstraint {
    let c = lhs.constraint(equalTo: rhs); c.isActive = true; return c
}
infix operator ~~ : ComparisonPrecedence
@discardableResult
func ~~ (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
    let c = lhs.constraint(equalToConstant: rhs); c.isActive = true; return c
}
func finalize<AnchorType>(
    _ c: NSLayoutAnchor<AnchorType>, to other: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
) -> NSLayoutConstraint {
    c.constraint(greaterThanOrEqualTo: other, constant: constant)
}
protocol ConstraintAnchor: AnyObject {
    associatedtype AnchorType: AnyObject
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
        -> NSLayoutConstraint
}
extension NSLayoutAnchor: ConstraintAnchor {}

struct AnchorPair<T, U> { let first: T; let second: U }
struct Edge<Axis: AnyObject> {
    let anchor: NSLayoutAnchor<Axis>
    let path: KeyPath<UIView, NSLayoutAnchor<Axis>>? = nil
}
struct Paths {
    static let x: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [
        \.leadingAnchor, \UIView.trailingAnchor, \.leftAnchor,
    ]
    static let y: [KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>] = [\.topAnchor, \UILayoutGuide.bottomAnchor]
    static let d: [KeyPath<UIView, NSLayoutDimension>] = [\.widthAnchor]
}
func equal<Axis, Anchor>(_ from: KeyPath<UIView, Anchor>, _ to: KeyPath<UIView, Anchor>) -> (UIView, UIView)
    -> NSLayoutConstraint
where Anchor: NSLayoutAnchor<Axis> {
    return { view, parent in view[keyPath: from].constraint(equalTo: parent[keyPath: to]) }
}
func equal<Axis, Anchor>(_ to: KeyPath<UIView, Anchor>) -> (UIView, UIView) -> NSLayoutConstraint
where Anchor: NSLayoutAnchor<Axis> { equal(to, to) }
func equal<Anchor>(_ keyPath: KeyPath<UIView, Anchor>, constant: CGFloat) -> (UIView, UIView) ->
    NSLayoutConstraint
where Anchor: NSLayoutDimension {
    return { view, _ in view[keyPath: keyPath].constraint(equalToConstant: constant) }
}
func pathUse(_ a: UIView, _ b: UIView) {
    _ = equal(\.topAnchor)(a, b)
    _ = equal(\UIView.leadingAnchor, \UIView.trailingAnchor)(a, b)
    _ = equal(\.heightAnchor, constant: 4)(a, b)
    let dist = a.leadingAnchor.anchorWithOffset(to: b.trailingAnchor)
    dist.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 1).isActive = true
    dist.constraint(greaterThanOrEqualToConstant: 8).isActive = true
    a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 2).isActive = true
    a.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: b.bottomAnchor, multiplier: 2).isActive =
        true
    a.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)
        .isActive = true
    a.firstBaselineAnchor.constraint(equalTo: b.lastBaselineAnchor).isActive = true
    let any: NSLayoutAnchor<NSLayoutXAxisAnchor> = a.leadingAnchor
    _ = any.name
    _ = any.item
    if let x = any as? NSLayoutXAxisAnchor { _ = x }
    if let d = (a.widthAnchor as Any) as? NSLayoutDimension { _ = d }
    switch a.widthAnchor as Any {
    case is NSLayoutDimension: break
    case let y as NSLayoutYAxisAnchor: _ = y
    default: break
    }
}
protocol Constrainable: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    @discardableResult func prepareForLayout() -> Self
}
extension UIView: Constrainable {
    @discardableResult func prepareForLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }
}
extension UILayoutGuide: Constrainable {
    @discardableResult func prepareForLayout() -> Self { self }
}
protocol BaselineConstrainable: Constrainable {
    var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
}
extension UIView: BaselineConstrainable {}
extension Constrainable {
    @discardableResult func center(
        in view: Constrainable, offset: CGPoint = .zero, priority: UILayoutPriority = .required,
        isActive: Bool = true
    ) -> [NSLayoutConstraint] {
        prepareForLayout()
        let constraints = [
            centerXAnchor.constraint(equalTo: view.centerXAnchor, constant: offset.x).with(priority),
            centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: offset.y).with(priority),
        ]
        if isActive { NSLayoutConstraint.activate(constraints) }
        return constraints
    }
    @discardableResult func edges(
        to v: Constrainable, excluding e: UIRectEdge = [], insets: UIEdgeInsets = .zero,
        usingSafeArea: Bool = false
    ) -> [NSLayoutConstraint] {
        let target = safe(v, usingSafeArea)
        var cs = [NSLayoutConstraint]()
        if !e.contains(.top) {
            cs.append(topAnchor.constraint(equalTo: target.topAnchor, constant: insets.top))
        }
        return cs
    }
    func safe(_ c: Constrainable, _ use: Bool) -> Constrainable {
        guard use else { return c }
        if #available(iOS 11.0, tvOS 11.0, *) {
            return (c as? UIView)?.safeAreaLayoutGuide ?? c
        }
        return c
    }
}
extension NSLayoutConstraint {
    func with(_ p: UILayoutPriority) -> Self { priority = p; return self }
    func set(_ active: Bool) -> Self { isActive = active; return self }
}
extension Sequence where Iterator.Element == NSLayoutConstraint {
    func activate() { NSLayoutConstraint.activate(Array(self)) }
}
extension Collection where Iterator.Element: NSLayoutConstraint {
    func deactivate() { NSLayoutConstraint.deactivate(Array(self)) }
}
@resultBuilder struct EdgesBuilder {
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildExpression(_ c: NSLayoutConstraint) -> [NSLayoutConstraint] { [c] }
    static func buildExpression(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildOptional(_ c: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { c ?? [] }
    static func buildEither(first c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildEither(second c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
    static func buildArray(_ c: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { c.flatMap { $0 } }
    static func buildLimitedAvailability(_ c: [NSLayoutConstraint]) -> [NSLayoutConstraint] { c }
}
extension UIView {
    func constrain(@EdgesBuilder _ body: (UIView) -> [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(body(self))
    }
    func withSubviews(@SubviewBuilder _ body: () -> [UIView]) -> Self {
        body().forEach(addSubview); return self
    }
}
@resultBuilder enum SubviewBuilder {
    static func buildBlock(_ views: UIView...) -> [UIView] { views }
}
func use(_ v: UIView) {
    v.constrain {
        $0.topAnchor.constraint(equalTo: v.topAnchor)
        if #available(iOS 15.0, *) { v.keyboardLayoutGuide.topAnchor.constraint(equalTo: v.bottomAnchor) }
        for s in v.subviews { s.widthAnchor.constraint(equalToConstant: 3) }
    }
    _ = UIView().withSubviews {
        UILabel(); UIButton(type: .system); UIStackView(arrangedSubviews: [])
    }
    let views: [String: Any] = ["a": v, "top": UILayoutGuide()]
    NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(>=8@750)]-|", options: [.alignAllCenterY, .directionLeadingToTrailing],
            metrics: ["p": 3], views: views))
    NSLayoutConstraint.activate([
        v.safeAreaLayoutGuide.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 3)
    ])
    v.addConstraints([]); v.addConstraint(v.widthAnchor.constraint(equalToConstant: 1));
    v.removeConstraints(v.constraints)
}
final class AssociatedBox<T> { let value: T; init(_ v: T) { value = v } }
private var handle: UInt8 = 0
extension NSObjectProtocol where Self: UIView {
    func configured(_ f: (Self) throws -> Void) rethrows -> Self { try f(self); return self }
}
extension UIView {
    class func build() -> Self { let v = self.init(); v.tag = 3; return v }
    static func loadFromCode<T: UIView>(_ type: T.Type = T.self) -> T { T(frame: .zero) }
    var stored: AssociatedBox<Int>? {
        get { objc_getAssociatedObject(self, &handle) as? AssociatedBox<Int> }
        set { objc_setAssociatedObject(self, &handle, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    var parentViewController: UIViewController? {
        var r: UIResponder? = self
        while r != nil { r = r?.next; if let c = r as? UIViewController { return c } }
        return nil
    }
    var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
    func closestCommonAncestor(_ b: UIView) -> UIView? {
        sequence(first: self, next: { $0.superview }).first { b.isDescendant(of: $0) }
    }
}
