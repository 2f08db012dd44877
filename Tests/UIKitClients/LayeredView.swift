import UIKit

/// A view that overrides what UIKit lets it override, with a layer of another class.
class LayeredView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override class var requiresConstraintBasedLayout: Bool { true }
    var gradient: CAGradientLayer? { layer as? CAGradientLayer }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var forFirstBaselineLayout: UIView { self }
    override var forLastBaselineLayout: UIView { self }
    override var layoutMargins: UIEdgeInsets { didSet { changes += 1 } }
    override var safeAreaInsets: UIEdgeInsets { .zero }
    override var isHidden: Bool { didSet { changes += 1 } }
    override var alpha: CGFloat { didSet { changes += 1 } }
    override var bounds: CGRect { didSet { changes += 1 } }
    override var frame: CGRect { didSet { changes += 1 } }
    override var center: CGPoint { didSet { changes += 1 } }
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tintColor: UIColor! { didSet { changes += 1 } }
    override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
    override var window: UIWindow? { super.window }
    override var superview: UIView? { super.superview }
    override var traitCollection: UITraitCollection { super.traitCollection }
    override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
    override var canBecomeFirstResponder: Bool { true }
    override var accessibilityLabel: String? {
        get { "layered" }
        set {}
    }
    override var description: String { "layered " + super.description }
    /// How often a property was set.
    var changes = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient?.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.red.cgColor)
        context.fill(rect)
        UIColor.blue.setFill()
        UIBezierPath(ovalIn: rect).fill()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }

    /// Animates as apps do, in all of the ways.
    func animate() {
        UIView.animate(withDuration: 0.3) { self.alpha = 0 }
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
            animations: { self.transform = CGAffineTransform(scaleX: 1.1, y: 1.1).rotated(by: .pi) })
        UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
        let spring = UISpringTimingParameters(dampingRatio: 0.8)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { self.center = .zero }
        animator.startAnimation()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: "fade")
        layer.transform = CATransform3DMakeScale(2, 2, 1)
    }
}
