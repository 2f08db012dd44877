// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What owns a view and lays it out as part of a screen.
open class UIViewController: UIResponder, NSCoding, LayoutObserver, TypeConstruction {
    private var loadedView: UIView?
    /// Whether it is coming or going, in an appearance transition of its container; nil outside of one.
    private var isComing: Bool?

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
    /// What the bars of the controller that it is in take of its safe area, in points.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { takeSafeArea() } }
    }

    private func takeSafeArea() {
        viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets + containerInsets
    }

    // MARK: - In bars

    /// What a navigation bar shows for it.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }

    /// The nearest controller of a kind that it is in.
    private func ancestor<Kind: UIViewController>() -> Kind? {
        var controller = parent
        while let current = controller {
            if let found = current as? Kind { return found }
            controller = current.parent
        }
        return nil
    }

    // MARK: - Presentation settings

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var preferredContentSize = CGSize.zero
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var isEditing = false
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    open var nibName: String? { nil }

    /// Pushes a controller where there is a navigation controller, else presents it.
    open func show(_ viewController: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(viewController, animated: true)
        } else {
            present(viewController, animated: true)
        }
    }
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
        show(viewController, sender: sender)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func didReceiveMemoryWarning() {}
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Kept on the view, once it is loaded.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Without an animation in progress there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var restorationIdentifier: String?
    /// Size classes come from the window; what is set for a child isn't kept.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
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
    open var viewRespectsSystemMinimumLayoutMargins = true

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    open func encode(with coder: NSCoder) {}

    /// The view, loaded when it is first asked for.
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
            takeSafeArea()
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view; a subclass may set another.
    open func loadView() {
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
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func updateViewConstraints() { view.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        isComing = isAppearing
    }
    open func endAppearanceTransition() {
        switch isComing {
        case true?: viewDidAppear(false)
        case false?: viewDidDisappear(false)
        case nil: break
        }
        isComing = nil
    }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Before the view gets another size because the device is turned; children are notified too.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    package var responder: UIResponder? { self }
    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// 16 points across, 20 on a screen of at least 400 points, and none down.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        .rootMargins(forWidth: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
    }

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
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

    /// What this controller shows over itself.
    public private(set) var presentedViewController: UIViewController?
    /// What shows this controller over itself.
    public private(set) weak var presentingViewController: UIViewController?

    /// Shows another controller over this one at once, its view filling the window; without a window, only the controllers
    /// know of each other.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil, viewControllerToPresent.presentingViewController == nil else {
            return
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        if let window = viewIfLoaded?.window, let view = viewControllerToPresent.view {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = window.bounds
            viewControllerToPresent.viewWillAppear(flag)
            window.addSubview(view)
            viewControllerToPresent.viewIsAppearing(flag)
            viewControllerToPresent.viewDidAppear(flag)
        }
        completion?()
    }

    /// Takes away what this controller shows, or this controller where it shows nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            guard let presentingViewController else { return }
            return presentingViewController.dismiss(animated: flag, completion: completion)
        }
        presented.viewIfLoaded.map { view in
            presented.viewWillDisappear(flag)
            view.removeFromSuperview()
            presented.viewDidDisappear(flag)
        }
        presentedViewController = nil
        presented.presentingViewController = nil
        completion?()
    }

    // MARK: - Containment

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}
