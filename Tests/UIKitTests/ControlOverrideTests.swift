import Testing
import UIKit

extension DeviceTests {
    /// Override points of controls and containers, each called where UIKit's documentation says.
    @MainActor @Suite struct ControlOverrideTests {
        private final class Toggle: UIButton {
            override func updateConfiguration() {
                var changed = configuration ?? .plain()
                changed.title = isSelected ? "On" : "Off"
                configuration = changed
            }
        }

        /// The documentation of `updateConfiguration`: it is called when the button's state changes.
        @Test func aButtonUpdatesItsConfiguration() {
            let button = Toggle(configuration: .plain())
            button.setNeedsUpdateConfiguration()
            button.layoutIfNeeded()
            #expect(button.configuration?.title == "Off")
            button.isSelected = true
            button.layoutIfNeeded()
            #expect(button.configuration?.title == "On")
        }

        private final class Field: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: 12, y: 5, width: 20, height: 20)
            }
            override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
                CGRect(x: bounds.width - 40, y: 4, width: 30, height: 22)
            }
        }

        @Test func aFieldPlacesTheViewsAtItsSides() {
            let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            (field.leftView, field.rightView) = (UIView(), UIView())
            (field.leftViewMode, field.rightViewMode) = (.always, .always)
            field.layoutIfNeeded()
            #expect(field.leftView?.frame == CGRect(x: 12, y: 5, width: 20, height: 20))
            #expect(field.rightView?.frame == CGRect(x: 160, y: 4, width: 30, height: 22))
        }

        private final class Parent: UIViewController {
            var isCompact = true
            var calls: [String] = []
            override func overrideTraitCollection(
                forChild childViewController: UIViewController
            ) -> UITraitCollection? {
                UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular)
            }
            override func addChild(_ childController: UIViewController) {
                calls.append("add")
                super.addChild(childController)
            }
            override func show(_ vc: UIViewController, sender: Any?) { calls.append("show") }
            override func present(
                _ viewControllerToPresent: UIViewController, animated flag: Bool,
                completion: (() -> Void)? = nil
            ) {
                calls.append("present")
                super.present(viewControllerToPresent, animated: flag, completion: completion)
            }
            override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
                calls.append("dismiss")
                super.dismiss(animated: flag, completion: completion)
            }
        }

        /// The documentation of `overrideTraitCollection(forChild:)`: it is asked for the traits of a child.
        @Test func aParentGivesItsChildTraits() {
            let (parent, child) = (Parent(), UIViewController())
            parent.addChild(child)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            child.loadViewIfNeeded()
            #expect(child.view.traitCollection.horizontalSizeClass == .compact)
            child.removeFromParent()
            parent.isCompact = false
            parent.addChild(child)
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
            child.removeFromParent()
            #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        }

        /// The documentation of `show` and `showDetailViewController`: containers push, and without one the controller is presented.
        @Test func withoutAContainerOfItsKindAControllerIsPresented() throws {
            try DeviceSimulator.use("iPhone 15")
            let (root, next, detail) = (UIViewController(), UIViewController(), UIViewController())
            let stack = UINavigationController(rootViewController: root)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = stack
            window.makeKeyAndVisible()
            root.show(next, sender: nil)
            #expect(stack.viewControllers == [root, next])
            next.showDetailViewController(detail, sender: nil)
            #expect(stack.viewControllers == [root, next] && stack.presentedViewController === detail)
        }

        /// A child's `show` goes to the nearest parent that overrides it, a presented controller's `dismiss` to the presenting one.
        @Test func childrenAskTheirParents() throws {
            try DeviceSimulator.use("iPhone 15")
            let (parent, child, shown) = (Parent(), UIViewController(), UIViewController())
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = parent
            window.makeKeyAndVisible()
            parent.addChild(child)
            child.show(shown, sender: nil)
            parent.present(shown, animated: false)
            shown.dismiss(animated: false)
            #expect(parent.calls == ["add", "show", "present", "dismiss"])
            #expect(parent.presentedViewController == nil)
        }
    }
}
