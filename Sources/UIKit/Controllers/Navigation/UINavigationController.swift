// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A stack of view controllers with a navigation bar. The top controller is shown; its safe area begins below the bar.
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    public let navigationBar: UINavigationBar
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open weak var delegate: (any UINavigationControllerDelegate)?
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

    open var viewControllers: [UIViewController] = [] { didSet { changed(from: oldValue) } }

    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        start(with: [rootViewController])
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        start(with: [])
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        navigationBar = (navigationBarClass as? UINavigationBar.Type)?.init() ?? UINavigationBar()
        super.init(nibName: nil, bundle: nil)
        start(with: [])
    }

    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar()
        super.init(coder: coder)
        start(with: [])
    }

    private func start(with controllers: [UIViewController]) {
        navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
        viewControllers = controllers
        changed(from: [])
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes a controller that one in the stack shows.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !viewControllers.contains(where: { $0 === viewController }) else { return }
        change(animated: animated) { viewControllers.append(viewController) }
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        var popped: UIViewController?
        change(animated: animated) {
            if viewControllers.count > 1 { popped = viewControllers.popLast() }
        }
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        change(animated: animated) { viewControllers = Array(viewControllers[...index]) }
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated: animated) { self.viewControllers = viewControllers }
    }

    /// Whether the change of controllers in progress is animated; the controllers are notified of it.
    private var isChangeAnimated = false

    private func change(animated: Bool, _ change: () -> Void) {
        isChangeAnimated = animated
        change()
        isChangeAnimated = false
    }

    open var isNavigationBarHidden = false {
        didSet {
            navigationBar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    open var isToolbarHidden = true {
        didSet {
            toolbar.isHidden = isToolbarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        toolbar.isHidden = isToolbarHidden
        view.addSubview(toolbar)
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    private func placeBars() {
        let safeArea = view.safeAreaInsets
        navigationBar.isInSheet = isInSheet
        let height = navigationBar.intrinsicContentSize.height
        let bar = CGRect(x: 0, y: safeArea.top, width: view.bounds.width, height: height)
        if navigationBar.frame != bar { navigationBar.frame = bar }
        let toolbarHeight = toolbar.intrinsicContentSize.height
        let tools = CGRect(
            x: 0, y: view.bounds.height - safeArea.bottom - toolbarHeight, width: view.bounds.width,
            height: toolbarHeight)
        if toolbar.frame != tools { toolbar.frame = tools }
        guard let controller = topViewController else { return }
        var insets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : height, left: 0, bottom: isToolbarHidden ? 0 : toolbarHeight,
            right: 0)
        var content = view.bounds
        if insets.top > 0, !controller.extends(underBarAt: .top, isTranslucent: navigationBar.isTranslucent) {
            insets.top = 0
            content.origin.y = bar.maxY
            content.size.height -= bar.maxY
        }
        if insets.bottom > 0, !controller.extends(underBarAt: .bottom, isTranslucent: toolbar.isTranslucent) {
            insets.bottom = 0
            content.size.height = tools.minY - content.minY
        }
        controller.containerInsets = insets
        if let shown = controller.viewIfLoaded, shown.frame != content { shown.frame = content }
    }

    private func changed(from old: [UIViewController]) {
        let removed = old.filter { controller in !viewControllers.contains { $0 === controller } }
        for controller in removed {
            controller.willMove(toParent: nil)
            if controller.isShown { controller.appearance.reason = .removedFromParent }
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        navigationBar.items = viewControllers.map(\.navigationItem)
        if tabBarItem.title == nil { tabBarItem.title = viewControllers.first?.title }
        toolbar.items = topViewController?.toolbarItems
        if isViewLoaded, old.last !== topViewController { showTop(insteadOf: old.last) }
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    /// Whether a controller that was pushed, or one below it, hides the tab bar.
    var hidesTabBar: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private func showTop(insteadOf old: UIViewController? = nil) {
        guard let top = topViewController, let shown = top.view else { return }
        delegate?.navigationController(self, willShow: top, animated: isChangeAnimated)
        let isAnimated = isChangeAnimated
        exchange(old, for: top, animated: isAnimated) {
            fill(with: shown, insteadOf: old)
            placeBars()
        } completion: { [weak self] in
            guard let self else { return }
            delegate?.navigationController(self, didShow: top, animated: isAnimated)
        }
    }
}
