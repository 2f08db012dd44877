// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals, NeverForceUnwrap

import QuartzCore
import UIKit

// Controllers that contain others, and a sheet that is dragged between heights.

extension UIViewController {
    public func embed(_ child: UIViewController, in container: UIView? = nil, insets: UIEdgeInsets = .zero) {
        let container: UIView = container ?? view
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(child.view)
        child.view.pinEdges(to: container, insets: insets)
        child.didMove(toParent: self)
    }

    public func unembed() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

extension UIView {
    @discardableResult
    public func pinEdges(
        _ edges: UIRectEdge = .all, to other: UIView, insets: UIEdgeInsets = .zero,
        priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        var constraints = [NSLayoutConstraint]()
        if edges.contains(.top) {
            constraints += [topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top)]
        }
        if edges.contains(.left) {
            constraints += [leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left)]
        }
        if edges.contains(.bottom) {
            constraints += [bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom)]
        }
        if edges.contains(.right) {
            constraints += [rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right)]
        }
        constraints.forEach {
            $0.priority = priority
            $0.isActive = true
        }
        return constraints
    }
}

/// A view whose layer is a shape with some rounded corners.
open class CardView: UIView {
    open override class var layerClass: AnyClass { CAShapeLayer.self }
    public var shape: CAShapeLayer { layer as! CAShapeLayer }

    open var corners: UIRectCorner = [.topLeft, .topRight] { didSet { setNeedsLayout() } }
    open var radius: CGFloat = 16 { didSet { setNeedsLayout() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.path = path.cgPath
        shape.shadowPath = path.cgPath
        shape.shadowOpacity = 0.2
        shape.shadowOffset = CGSize(width: 0, height: -2)
        CATransaction.commit()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            shape.fillColor = UIColor.secondarySystemBackground.resolvedColor(with: traitCollection).cgColor
        }
    }
}

public protocol DrawerDelegate: AnyObject {
    func drawer(_ drawer: DrawerController, didMoveTo position: DrawerController.Position)
}

/// Content with a drawer over it that stands at one of three heights.
open class DrawerController: UIViewController, UIGestureRecognizerDelegate {
    public enum Position: CaseIterable {
        case collapsed, half, full
        var fraction: CGFloat {
            switch self {
            case .collapsed: return 0
            case .half: return 0.5
            case .full: return 1
            }
        }
    }

    public weak var delegate: DrawerDelegate?
    public let main: UIViewController
    public let drawer: UIViewController
    public let card = CardView()
    public private(set) var position = Position.collapsed
    public private(set) lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        return pan
    }()
    private let grabber = UIView()
    private var heightConstraint: NSLayoutConstraint!
    private lazy var animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8)

    public init(main: UIViewController, drawer: UIViewController) {
        (self.main, self.drawer) = (main, drawer)
        super.init(nibName: nil, bundle: nil)
    }
    required public init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        embed(main)
        view.addSubview(card)
        card.addGestureRecognizer(pan)
        card.pinEdges([.left, .right, .bottom], to: view)
        heightConstraint = card.heightAnchor.constraint(equalToConstant: 80)
        heightConstraint.isActive = true

        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.layer.cornerCurve = .continuous
        grabber.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(grabber)
        NSLayoutConstraint.activate([
            grabber.widthAnchor.constraint(equalToConstant: 36),
            grabber.heightAnchor.constraint(equalToConstant: 5),
            grabber.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            grabber.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
        ])
        embed(drawer, in: card, insets: UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = height(of: position)
        if heightConstraint.constant != height { heightConstraint.constant = height }
        let inset = min(height, self.height(of: .half)) - view.safeAreaInsets.bottom
        if main.additionalSafeAreaInsets.bottom != inset { main.additionalSafeAreaInsets.bottom = inset }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.move(to: .collapsed, animated: false) })
    }

    public func height(of position: Position) -> CGFloat {
        let least = 80 + view.safeAreaInsets.bottom
        let most = view.bounds.height - view.safeAreaInsets.top
        return least + (most - least) * position.fraction
    }

    public func move(to position: Position, animated: Bool = true) {
        self.position = position
        let changes = {
            self.heightConstraint.constant = self.height(of: position)
            self.view.layoutIfNeeded()
        }
        guard animated else {
            changes()
            delegate?.drawer(self, didMoveTo: position)
            return
        }
        animator.stopAnimation(true)
        animator.addAnimations(changes)
        animator.addCompletion { [weak self] end in
            guard let self, end == .end else { return }
            delegate?.drawer(self, didMoveTo: position)
        }
        animator.startAnimation()
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.y) >= abs(velocity.x)
    }
}

/// A sheet of the height that its content needs.
open class FittingSheetController: UIViewController {
    public let label = UILabel()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.numberOfLines = 0
        view.addSubview(label)
        label.pinEdges(
            [.top, .left, .right], to: view, insets: .init(top: 24, left: 24, bottom: 0, right: 24))
        if #available(iOS 16.0, *), let sheet = sheetPresentationController {
            let id = UISheetPresentationController.Detent.Identifier("fitting")
            sheet.detents = [
                .custom(identifier: id) { [unowned self] context in
                    let size = view.systemLayoutSizeFitting(
                        CGSize(width: view.bounds.width, height: UIView.layoutFittingCompressedSize.height),
                        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                    return min(size.height, context.maximumDetentValue)
                },
                .large(),
            ]
            sheet.selectedDetentIdentifier = id
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        }
    }
}

/// Pages under segments, of which one is shown at a time.
open class SegmentedContainer: UIViewController {
    public let pages: [UIViewController]
    public let segments: UISegmentedControl
    public private(set) var current: UIViewController?
    private let container = UIView()

    public init(pages: [UIViewController]) {
        self.pages = pages
        segments = UISegmentedControl(items: pages.map { $0.title ?? "" })
        super.init(nibName: nil, bundle: nil)
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [unowned self] action in
                guard let control = action.sender as? UISegmentedControl else { return }
                show(pages[control.selectedSegmentIndex])
            }, for: .valueChanged)
    }
    required public init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: [segments, container])
        stack.axis = .vertical
        stack.spacing = 8
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: safe.topAnchor),
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        show(pages[0])
    }

    public func show(_ page: UIViewController) {
        guard page !== current else { return }
        guard let old = current else {
            current = page
            return embed(page, in: container)
        }
        current = page
        old.willMove(toParent: nil)
        addChild(page)
        page.view.frame = container.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.translatesAutoresizingMaskIntoConstraints = true
        transition(from: old, to: page, duration: 0.25, options: .transitionCrossDissolve, animations: nil) {
            _ in
            old.removeFromParent()
            page.didMove(toParent: self)
        }
    }

    open override var childForStatusBarStyle: UIViewController? { current }
    open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
