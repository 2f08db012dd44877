// Source in the style of apps.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The role of a row. Apps add members to views under every name that UIKit doesn't use.
public enum RowRole { case header, body }

public protocol Reusable: AnyObject {
    static var identifier: String { get }
}

extension Reusable {
    public static var identifier: String { String(describing: Self.self) }
    public static var reuseIdentifier: String { identifier }
}

public final class NamedRow: UITableViewCell, Reusable {
    var role: RowRole = .body
    var reference: Int?
    var layoutView: String?
    var className = "row"
    var cornerRadius: CGFloat = 4
    var displayName = "Row"
    var location: CGPoint = .zero
    var fill: String?
    let session = 1
    public var title: String? { didSet { textLabel?.text = title } }

    public private(set) var reuseCount = 0

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    public required init?(coder: NSCoder) { nil }

    public override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

public class TintedView: UIView {
    public let identifier: String
    public private(set) var changes: [String] = []

    public init(identifier: String) {
        self.identifier = identifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }

    public override var backgroundColor: UIColor? { didSet { changes.append("background") } }
    // The same declaration as in UIKit.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public override var tintColor: UIColor! { didSet { changes.append("tint") } }
    public override var isHidden: Bool { didSet { changes.append("hidden") } }
    public override var alpha: CGFloat { didSet { changes.append("alpha") } }
    public override var frame: CGRect { didSet { changes.append("frame") } }
    public override var transform: CGAffineTransform { didSet { changes.append("transform") } }
    public override var contentMode: UIView.ContentMode { didSet { changes.append("mode") } }
    public override var accessibilityLabel: String? {
        get { "tinted" }
        set {}
    }
    public override var description: String { "tinted \(identifier)" }
    public override class var layerClass: AnyClass { CAShapeLayer.self }
}

public final class PillButton: UIButton {
    public var title: String? { didSet { setTitle(title, for: .normal) } }
    public var image: String?
    public override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    public override var isEnabled: Bool { didSet { backgroundColor = isEnabled ? .systemBlue : .gray } }
    public override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: 44)
    }
}

public final class InsetLabel: UILabel {
    public var insets = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    public override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    public override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    }
    public override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}

extension UIView {
    /// Returns a view of the type on which it is called, configured by a closure.
    public static func make(_ change: (Self) -> Void) -> Self {
        let view = self.init()
        view.translatesAutoresizingMaskIntoConstraints = false
        change(view)
        return view
    }

    public static func empty() -> Self { Self() }
}

/// Returns a view of a type that only the caller knows.
public func makeView<View: UIView>(of type: View.Type = View.self, frame: CGRect = .zero) -> View {
    View(frame: frame)
}

public func makeWithoutFrame<View: UIView>() -> View { View() }
public func makeButton<Button: UIButton>(of type: Button.Type) -> Button { type.init(type: .system) }
public func makeGuide<Guide: UILayoutGuide>() -> Guide { Guide() }
public func makeController<Controller: UIViewController>() -> Controller { Controller() }

@MainActor
public final class ActorBoundView: UIView {
    public let inner = UIView()
    public init() {
        super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        addSubview(inner)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public override func layoutSubviews() {
        super.layoutSubviews()
        inner.frame = bounds
    }
}
