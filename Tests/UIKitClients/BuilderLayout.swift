// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A layout language of chained makers and result builders, like those of libraries for iOS.
import UIKit

/// Subclassed only for its label, as in such libraries.
public class LabelledConstraint: NSLayoutConstraint {
    public var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
}

public protocol ConstraintTarget {}
extension UIView: ConstraintTarget {}
extension UILayoutGuide: ConstraintTarget {}
extension CGFloat: ConstraintTarget {}
extension Int: ConstraintTarget {}

private var installedKey: UInt8 = 0

public final class ConstraintMaker {
    private let item: AnyObject
    private var descriptions: [ConstraintDescription] = []

    fileprivate init(item: AnyObject) { self.item = item }

    public var top: ConstraintDescription { describe(.top) }
    public var bottom: ConstraintDescription { describe(.bottom) }
    public var leading: ConstraintDescription { describe(.leading) }
    public var trailing: ConstraintDescription { describe(.trailing) }
    public var width: ConstraintDescription { describe(.width) }
    public var height: ConstraintDescription { describe(.height) }
    public var center: ConstraintDescription { describe(.centerX, .centerY) }
    public var edges: ConstraintDescription { describe(.top, .leading, .bottom, .trailing) }
    public var size: ConstraintDescription { describe(.width, .height) }

    private func describe(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintDescription {
        let description = ConstraintDescription(attributes: attributes)
        descriptions.append(description)
        return description
    }

    fileprivate func constraints() -> [NSLayoutConstraint] {
        descriptions.flatMap { $0.constraints(on: item) }
    }
}

public final class ConstraintDescription {
    private var attributes: [NSLayoutConstraint.Attribute]
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: ConstraintTarget?
    private var targetAttribute: NSLayoutConstraint.Attribute?
    private var constant: CGFloat = 0
    private var multiplier: CGFloat = 1
    private var level: UILayoutPriority = .required

    fileprivate init(attributes: [NSLayoutConstraint.Attribute]) { self.attributes = attributes }

    @discardableResult
    public func equalTo(_ target: ConstraintTarget, _ attribute: NSLayoutConstraint.Attribute? = nil) -> Self
    {
        relate(.equal, target, attribute)
    }

    @discardableResult
    public func lessThanOrEqualTo(_ target: ConstraintTarget) -> Self {
        relate(.lessThanOrEqual, target, nil)
    }

    @discardableResult
    public func greaterThanOrEqualTo(_ target: ConstraintTarget) -> Self {
        relate(.greaterThanOrEqual, target, nil)
    }

    private func relate(
        _ relation: NSLayoutConstraint.Relation, _ target: ConstraintTarget,
        _ attribute: NSLayoutConstraint.Attribute?
    ) -> Self {
        self.relation = relation
        self.target = target
        targetAttribute = attribute
        return self
    }

    @discardableResult public func offset(_ constant: CGFloat) -> Self {
        self.constant = constant; return self
    }
    @discardableResult public func inset(_ constant: CGFloat) -> Self {
        insets = UIEdgeInsets(top: constant, left: constant, bottom: constant, right: constant)
        return self
    }
    @discardableResult public func dividedBy(_ divisor: CGFloat) -> Self {
        multiplier = 1 / divisor; return self
    }
    @discardableResult public func priority(_ level: UILayoutPriority) -> Self {
        self.level = level; return self
    }

    private var insets: UIEdgeInsets?

    fileprivate func constraints(on item: AnyObject) -> [NSLayoutConstraint] {
        attributes.map { attribute in
            let number = (target as? CGFloat) ?? (target as? Int).map { CGFloat($0) }
            let other = number == nil ? target as AnyObject? : nil
            var constant = number ?? self.constant
            if let insets {
                switch attribute {
                case .top: constant = insets.top
                case .leading, .left: constant = insets.left
                case .bottom: constant = -insets.bottom
                case .trailing, .right: constant = -insets.right
                default: break
                }
            }
            let constraint = LabelledConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : targetAttribute ?? attribute,
                multiplier: multiplier, constant: constant)
            constraint.priority = level
            constraint.label = "maker.\(attribute.rawValue)"
            return constraint
        }
    }
}

public struct ConstraintDSL {
    fileprivate let item: NSObject

    public func make(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(item: item)
        closure(maker)
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let made = maker.constraints()
        NSLayoutConstraint.activate(made)
        installed += made
    }

    public func remake(_ closure: (ConstraintMaker) -> Void) {
        NSLayoutConstraint.deactivate(installed)
        installed = []
        make(closure)
    }

    public fileprivate(set) var installed: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(item, &installedKey) as? [NSLayoutConstraint] ?? [] }
        nonmutating set {
            objc_setAssociatedObject(item, &installedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }
}

extension UIView {
    public var constrain: ConstraintDSL { ConstraintDSL(item: self) }
}

extension UILayoutGuide {
    public var constrain: ConstraintDSL { ConstraintDSL(item: self) }
}

@resultBuilder
public enum ConstraintsBuilder {
    public static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
    }
    public static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        [constraint]
    }
    public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        constraints
    }
    public static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    public static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    public static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    public static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
        parts.flatMap { $0 }
    }
}

extension NSLayoutConstraint {
    public static func activate(@ConstraintsBuilder _ build: () -> [NSLayoutConstraint]) { activate(build()) }

    public func with(priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }
}
