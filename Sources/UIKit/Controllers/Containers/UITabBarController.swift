// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// View controllers over a tab bar, of which one is shown; its safe area ends above the bar.
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? []
            where viewControllers?.contains(where: { $0 === controller }) != true {
                controller.willMove(toParent: nil)
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in viewControllers ?? [] where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            tabBar.items = viewControllers?.map(\.tabBarItem)
            chosen = min(chosen, max(0, (viewControllers?.count ?? 0) - 1))
            if isViewLoaded { showChosen() }
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open var customizableViewControllers: [UIViewController]?
    /// The list of further controllers; all tabs are in the bar here.
    open private(set) lazy var moreNavigationController = UINavigationController()
    private var chosen = 0
    open var selectedIndex: Int {
        get { viewControllers?.isEmpty == false ? chosen : NSNotFound }
        set {
            guard viewControllers?.indices.contains(newValue) == true, newValue != chosen else { return }
            let old = selectedViewController
            chosen = newValue
            if isViewLoaded { showChosen(insteadOf: old) }
        }
    }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(chosen) ? $0[chosen] : nil } }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showChosen()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        view.setNeedsLayout()
    }

    private func placeBar() {
        let height = tabBar.height + view.safeAreaInsets.bottom
        let isAway = (selectedViewController as? UINavigationController)?.hidesTabBar == true
        let bar = CGRect(
            x: 0, y: view.bounds.height - (isAway ? 0 : height), width: view.bounds.width, height: height)
        if tabBar.frame != bar { tabBar.frame = bar }
        guard let controller = selectedViewController else { return }
        var insets = UIEdgeInsets(
            top: 0, left: 0, bottom: tabBar.isHidden || isAway ? 0 : tabBar.height, right: 0)
        var content = view.bounds
        if insets.bottom > 0, !controller.extends(underBarAt: .bottom, isTranslucent: tabBar.isTranslucent) {
            insets.bottom = 0
            content.size.height = bar.minY
        }
        controller.containerInsets = insets
        if let shown = controller.viewIfLoaded, shown.frame != content { shown.frame = content }
    }

    private func showChosen(insteadOf old: UIViewController? = nil) {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        guard let controller = selectedViewController, let shown = controller.view else { return }
        exchange(old, for: controller, animated: false) {
            fill(with: shown, insteadOf: old)
            placeBar()
        }
    }
}

/// Is notified of what a tab bar controller shows.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}
