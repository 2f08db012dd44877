// Source in the style of apps: overridden members, and extensions as libraries have them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A view that counts what is done with it.
public final class RecordingView: UIView {
    public private(set) var calls: [String] = []

    public override func bringSubviewToFront(_ view: UIView) {
        super.bringSubviewToFront(view)
        calls.append("front")
    }
    public override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        super.insertSubview(view, aboveSubview: siblingSubview)
        calls.append("above")
    }
    public override func addConstraint(_ constraint: NSLayoutConstraint) {
        super.addConstraint(constraint)
        calls.append("constraint")
    }
    public override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        super.addGestureRecognizer(gestureRecognizer)
        calls.append("gesture")
    }
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && gestureRecognizer is UITapGestureRecognizer
    }
    public override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
    public override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
    public override func accessibilityActivate() -> Bool { true }
    public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { calls.append("shake") }
    }
    public override func endEditing(_ force: Bool) -> Bool {
        calls.append("end")
        return super.endEditing(force)
    }
    public override var canBecomeFocused: Bool { true }
    public override var mask: UIView? { didSet { calls.append("mask") } }
}

public final class TrackingControl: UIControl {
    public private(set) var sent: UIControl.Event = []

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { isEnabled }
    public override func sendActions(for controlEvents: UIControl.Event) {
        sent.formUnion(controlEvents)
        super.sendActions(for: controlEvents)
    }
    public override var isSelected: Bool { didSet { sendActions(for: .valueChanged) } }
}

/// A text view with a placeholder, made by the initializer that UIKit's has.
public final class PlaceholderTextView: UITextView {
    public let placeholder = UILabel()

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        addSubview(placeholder)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // The same declaration as in UIKit.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public override var text: String! { didSet { placeholder.isHidden = !text.isEmpty } }
    public override weak var delegate: UITextViewDelegate? { didSet { changes += 1 } }
    public private(set) var changes = 0
}

public final class RoundImageView: UIImageView {
    public override init(image: UIImage?) {
        super.init(image: image)
        layer.cornerRadius = 4
    }
    public required init?(coder: NSCoder) { nil }
}

public final class FormStack: UIStackView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
    }
    public required init(coder: NSCoder) { super.init(coder: coder) }
}

public final class StateCell: UITableViewCell {
    public private(set) var states: [Bool] = []
    public override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        states.append(state.isSelected)
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isSelected ? "On" : "Off"
        contentConfiguration = content
    }
    public override var reuseIdentifier: String? { "state" }
    public override var contentView: UIView { super.contentView }
}

/// Chooses a row through the delegate's own type.
public final class ChoosingTable: UITableView {
    public func choose(_ path: IndexPath) {
        selectRow(at: path, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: path)
    }
}

// MARK: - As libraries extend UIKit

/// Views and guides, with their anchors as associated types.
public protocol Anchored {
    associatedtype Horizontal: AnyObject
    associatedtype Vertical: AnyObject
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
}
extension UIView: Anchored {
    public typealias Horizontal = NSLayoutXAxisAnchor
    public typealias Vertical = NSLayoutYAxisAnchor
}
extension UILayoutGuide: Anchored {
    public typealias Horizontal = NSLayoutXAxisAnchor
    public typealias Vertical = NSLayoutYAxisAnchor
}

extension Anchored {
    @discardableResult
    public func pin<Other: Anchored>(
        to other: Other, by inset: CGFloat = 0, at priority: UILayoutPriority = .required
    )
        -> [NSLayoutConstraint]
    {
        let constraints = [
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
        for constraint in constraints { constraint.priority = priority }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}

/// A subview that is laid out by constraints.
@propertyWrapper
public struct AutoLayout<View: UIView> {
    public var wrappedValue: View { didSet { prepare() } }
    public init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        prepare()
    }
    private func prepare() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
}

/// Sets properties of a view by their names.
@dynamicMemberLookup
public struct Setter<Base: UIView> {
    public let base: Base
    public init(_ base: Base) { self.base = base }
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Base, Value>) -> (Value) -> Setter<
        Base
    > {
        { value in
            base[keyPath: path] = value
            return self
        }
    }
}

/// A protocol with a requirement on `Self`, which views get an initializer from.
public protocol Declarative: UIView {
    func styled(_ change: (Self) -> Void) -> Self
}
extension UIView: Declarative {}
extension Declarative {
    public init(_ change: (Self) -> Void) {
        self.init(frame: .zero)
        change(self)
    }
    public func styled(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension NSLayoutAnchor where AnchorType == NSLayoutYAxisAnchor {
    public func equal(_ other: NSLayoutAnchor<NSLayoutYAxisAnchor>, _ distance: CGFloat) -> NSLayoutConstraint
    {
        constraint(equalTo: other, constant: distance)
    }
}

extension UIFont {
    public convenience init(bodyOf size: CGFloat) {
        self.init(descriptor: UIFont.systemFont(ofSize: size).fontDescriptor, size: size)
    }
}
extension UIColor {
    public convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
    }
}
extension UIBezierPath {
    public convenience init(chevronIn rect: CGRect) {
        self.init()
        move(to: rect.origin)
        addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
}

/// A card that uses all of it.
public final class SettingsCard: UIView {
    @AutoLayout public var title = UILabel { $0.text = "Title" }
    @AutoLayout public var box = UIView { $0.backgroundColor = UIColor(hex: 0x336699) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = Setter(title).numberOfLines(2).textAlignment(.center).font(UIFont(bodyOf: 15))
        addSubview(box)
        addSubview(title)
        box.pin(to: self, by: 10)
        title.pin(to: box.layoutMarginsGuide, at: UILayoutPriority(999))
        title.topAnchor.equal(box.topAnchor, 8).isActive = true
    }
    public required init?(coder: NSCoder) { nil }
}
