// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Owns a view and manages it as a part of a screen.
open class UIViewController: ControllerSettings, NSCoding, LayoutObserver, TypeConstruction {
    private var loadedView: UIView?
    var appearance = ControllerAppearance()

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
            if let parent = navigationController, parent.viewControllers.first === self {
                parent.tabBarItem.title = title
                parent.tabBarController?.tabBar.setNeedsLayout()
            }
        }
    }
    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []

    /// Added to the safe area of the view, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { takeSafeArea() }
    }
    /// The insets for the bars of the containing controller, in points.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { takeSafeArea() } }
    }

    private func takeSafeArea() {
        viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets + containerInsets
    }

    // MARK: - In bars

    /// The controller's item in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            guard let navigationController, navigationController.topViewController === self else { return }
            navigationController.toolbar.items = toolbarItems
        }
    }
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    open var hidesBottomBarWhenPushed = false
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }

    /// The closest controller of a class that contains it.
    private func ancestor<Kind: UIViewController>() -> Kind? {
        var controller = parent
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current.parent
        }
        return nil
    }

    // MARK: - Showing other controllers

    /// Pushes the controller if there is a navigation controller, and presents it otherwise.
    /// Passed on to the parent, as far as one that shows it in its own way; otherwise it is presented.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let parent {
            parent.show(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }
    /// Passed on to the parent in the same way.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(viewController, sender: sender)
        } else {
            present(viewController, animated: true)
        }
    }

    /// Given to the view, once it is loaded.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
    }
    /// Exchanges the views of two children at once.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let superview: UIView? = fromViewController.view.superview
        superview?.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }

    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { holdMinimumMargins() } }

    private func holdMinimumMargins() {
        viewIfLoaded?.minimumMargins =
            viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        givenNib = (nibNameOrNil, nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    open func encode(with coder: NSCoder) {}

    /// The view, which is loaded on first access.
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.layoutObserver = nil
            loadedView = newValue
            newValue?.layoutObserver = self
            newValue?.controllerTraitOverrides = allTraitOverrides
            if overrideUserInterfaceStyle != .unspecified {
                newValue?.overrideUserInterfaceStyle = overrideUserInterfaceStyle
            }
            takeSafeArea()
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view, or loads it from the controller's file; subclasses may set another one.
    open func loadView() {
        if let made = storyboardView?() {
            view = made
            return
        }
        if let name = nibName ?? nameOfOwnNib {
            _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
            if loadedView != nil { return }
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if let view = loadedView, viewRespectsSystemMinimumLayoutMargins, view.hasDefaultMargins {
            view.directionalLayoutMargins = systemMinimumLayoutMargins
        }
        holdMinimumMargins()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        appearance.isManaged = true
        if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated: animated) }
    }
    open func endAppearanceTransition() {
        appearance.isManaged = false
        endAppearing()
        endDisappearing()
    }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Before the view gets another size because the device is turned; children are notified too, with the sizes that the
    /// controller has for them.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        for child in children { child.overridesChanged() }
    }

    package var responder: UIResponder? { self }
    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// 16 points across, 20 on a screen of at least 400 points, and none down.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        .rootMargins(forWidth: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
    }

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection.overridden(by: allTraitOverrides)
    }

    /// From the view's top to its safe area.
    open var topLayoutGuide: any UILayoutSupport {
        made("topLayoutGuide") { BarLayoutGuide.make(in: view, atTop: true) }
    }

    /// From the view's safe area to its bottom.
    open var bottomLayoutGuide: any UILayoutSupport {
        made("bottomLayoutGuide") { BarLayoutGuide.make(in: view, atTop: false) }
    }

    // MARK: - Presentation

    /// The controller that this one presents.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: UIViewController?

    /// Presents a controller at once. Its view fills the window, unless a custom presentation controller places it. Without
    /// a window, only the two properties are set.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil else {
            return
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.appear(over: self, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or this one if it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            guard let presentingViewController else { return }
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        presented.disappear(animated: flag) { [self] in
            presentedViewController = nil
            presented.presentingViewController = nil
            completion?()
        }
    }

    // MARK: - Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        childController.overridesChanged()
        if !childController.isShown { childController.appearance.reason = .addedToParent }
    }

    open func removeFromParent() {
        guard let parent else { return }
        if appearance.phase == .disappeared { appearance.reason = nil }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        overridesChanged()
        didMove(toParent: nil)
    }

    /// A container calls it with nil before it removes a child's view.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil, isShown { appearance.reason = .removedFromParent }
    }
    open func didMove(toParent parent: UIViewController?) {}
}
