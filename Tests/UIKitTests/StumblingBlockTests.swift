import Testing
import UIKit

extension DeviceTests {
    /// Small answers of UIKit's that apps and their tests depend on.
    @Suite struct StumblingBlockTests {
        @Test func anchorsAreEqualByItemAndAttribute() {
            let (view, other) = (UIView(), UIView())
            view.addSubview(other)
            let height = view.heightAnchor.constraint(equalToConstant: 1)
            #expect(height.firstAnchor == view.heightAnchor)
            #expect(height.firstAnchor != view.widthAnchor && height.firstAnchor != other.heightAnchor)
            #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
            let top = other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
            #expect(top.secondAnchor == view.safeAreaLayoutGuide.topAnchor)
            #expect(view.topAnchor != view.safeAreaLayoutGuide.topAnchor)
            let distance = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
            #expect(distance == view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
            #expect(distance != view.leadingAnchor.anchorWithOffset(to: other.trailingAnchor))
        }

        @Test func aChangeOfTheInterfaceStyleIsReportedOnce() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let inner = UIView()
            controller.view.addSubview(inner)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            var calls: [String] = []
            func name(_ style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }
            window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (window: UIWindow, _) in
                calls.append("window \(name(window.traitCollection.userInterfaceStyle))")
            }
            controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (controller: UIViewController, before: UITraitCollection) in
                calls.append("controller after \(name(before.userInterfaceStyle))")
            }
            inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                calls.append("view \(name(view.traitCollection.userInterfaceStyle))")
            }
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            #expect(calls == ["window dark", "controller after light", "view dark"])
            window.overrideUserInterfaceStyle = .dark
            window.layoutIfNeeded()
            #expect(calls.count == 3)
        }

        @Test func aControllersInterfaceStyleDoesNotLoadItsView() {
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            #expect(!controller.isViewLoaded)
            #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        }

        private final class Appearing: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }

        /// Apple's documentation of `UIWindow`: windows are hidden by default.
        @Test func aWindowIsHiddenUntilItIsShown() {
            let (window, controller) = (UIWindow(), Appearing())
            #expect(window.isHidden)
            window.rootViewController = controller
            #expect(controller.calls.isEmpty)
            window.isHidden = false
            #expect(UIApplication.shared.windows.contains { $0 === window } && !window.isKeyWindow)
            window.layoutIfNeeded()
            #expect(controller.calls == ["will appear", "did appear"])
            window.isHidden = true
            #expect(controller.calls == ["will appear", "did appear", "did disappear"])
            #expect(!UIApplication.shared.windows.contains { $0 === window })
            window.makeKeyAndVisible()
            #expect(!window.isHidden && window.isKeyWindow)
            window.windowScene = nil
            #expect(window.windowScene == nil)
        }

        private struct Label: UIContentConfiguration {
            var text = ""
            func makeContentView() -> any UIView & UIContentView { LabelView(self) }
            func updated(for state: any UIConfigurationState) -> Self { self }
        }
        private final class LabelView: UILabel, UIContentView {
            var configuration: any UIContentConfiguration {
                didSet { text = (configuration as? Label)?.text }
            }
            init(_ configuration: Label) {
                self.configuration = configuration
                super.init(frame: .zero)
                text = configuration.text
            }
            required init?(coder: NSCoder) { nil }
        }

        /// Apple's documentation of `contentConfiguration`: it replaces the content view with one that the configuration
        /// makes.
        @Test func aConfigurationReplacesTheContentView() {
            let cells: [any UIListCellConfiguring] = [
                UITableViewCell(style: .default, reuseIdentifier: nil),
                UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
                UITableViewHeaderFooterView(reuseIdentifier: nil),
            ]
            for cell in cells {
                cell.contentConfiguration = UIListContentConfiguration.cell()
                let list = cell.contentView
                #expect(list is UIListContentView && list.superview === cell)
                cell.contentConfiguration = UIListContentConfiguration.valueCell()
                #expect(cell.contentView === list)
                cell.contentConfiguration = Label(text: "A")
                #expect((cell.contentView as? LabelView)?.text == "A" && list.superview == nil)
                cell.layoutIfNeeded()
                #expect(cell.contentView.frame == cell.bounds)
                cell.contentConfiguration = nil
                #expect(type(of: cell.contentView) == UIView.self && cell.contentConfiguration == nil)
            }
        }

        @Test func systemGuidesHaveUIKitsIdentifiers() {
            let view = UIScrollView()
            #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
            #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
            #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
            #expect(view.keyboardLayoutGuide.identifier == "UIViewKeyboardLayoutGuide")
            #expect(view.contentLayoutGuide.identifier == "UIScrollView-contentLayoutGuide")
            view.safeAreaLayoutGuide.identifier = "safe"
            #expect(view.safeAreaLayoutGuide.identifier == "safe")
            #expect(UILayoutGuide().identifier == "")
        }

        /// Helvetica's lines are 1.15 times its size: 3 × 13.8, rounded up to a third of a point, and 8 at both ends.
        @Test func aTextViewsContentIsAsHighAsItsText() {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
            view.text = "one\ntwo\nthree"
            view.layoutIfNeeded()
            #expect(view.contentSize.width == 200 && abs(view.contentSize.height - 57.67) < 0.01)
            view.frame.size.width = 20
            view.layoutIfNeeded()
            #expect(view.contentSize.height > 58)
        }

        /// A system button's title has 15 points, of which a line is 18 high, a custom one's 18 and 22; 12 are added.
        @Test func buttonsWithoutATitleAreAsHighAsALine() {
            let (system, custom) = (UIButton(type: .system), UIButton(type: .custom))
            for button in [system, custom] { button.contentEdgeInsets = .zero }
            #expect(system.intrinsicContentSize == CGSize(width: 30, height: 30))
            #expect(custom.intrinsicContentSize == CGSize(width: 30, height: 34))
        }

        @Test func classesAnswerForTheApp() {
            let shared = NSSelectorFromString("sharedApplication")
            #expect(UIApplication.responds(to: shared) && !UIView.responds(to: shared))
            #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
            // The name that Objective-C has, which is with the module for an app's class.
            #expect(UILabel.description() == "UILabel" && UITableViewCell.description() == "UITableViewCell")
            #expect(Pager.description().hasPrefix("UIKitTests.") && Pager.description().hasSuffix("Pager"))
        }

        private final class Pager: UIView {
            private(set) var directions: [UIAccessibilityScrollDirection] = []
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                directions.append(direction)
                return true
            }
        }

        /// The index of something else is `NSNotFound`, as Apple's documentation of the method says.
        @Test func viewsFindTheirAccessibilityElements() {
            let (pager, other) = (Pager(), UIAccessibilityElement(accessibilityContainer: NSObject()))
            let elements = [UIView(), UIAccessibilityElement(accessibilityContainer: pager)]
            pager.accessibilityElements = elements
            #expect(pager.accessibilityElementCount() == 2)
            #expect(pager.index(ofAccessibilityElement: elements[1]) == 1)
            #expect(pager.index(ofAccessibilityElement: other) == NSNotFound)
            #expect(pager.accessibilityElement(at: 0) as AnyObject === elements[0])
            #expect(pager.accessibilityElement(at: 2) == nil)
            #expect(pager.accessibilityScroll(.left) && pager.directions == [.left])
            #expect(
                !UIView().accessibilityScroll(.right) && UIAccessibilityScrollDirection.right.rawValue == 1)
        }
    }
}
