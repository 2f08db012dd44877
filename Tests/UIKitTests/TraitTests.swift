import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Traits outside of windows, and what is notified of their changes.
    @Suite struct TraitTests {
        @Test func textOutsideAWindowIsRoundedToTheScreensPixel() throws {
            let label = UILabel()
            label.text = "Text"
            // A line of 17 points is 20.287 high: 20.333 at three pixels a point, 20.5 at two.
            try DeviceSimulator.use("iPhone 15")
            #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 0.001)
            #expect(label.traitCollection.displayScale == 3)
            try DeviceSimulator.use("iPhone SE")
            #expect(label.intrinsicContentSize.height == 20.5 && UIView().traitCollection.displayScale == 2)
            try DeviceSimulator.use("iPhone 15")
        }

        private final class Screen: UIViewController {
            var changes: [UIUserInterfaceSizeClass] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitVerticalSizeClass.self]) {
                    (self: Self, before: UITraitCollection) in
                    self.changes.append(before.verticalSizeClass)
                }
            }
        }

        @Test func onlyTheTraitsAskedForAreReported() throws {
            try DeviceSimulator.use("iPhone 15")
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = Screen()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            var directions = 0
            let registration = screen.view.registerForTraitChanges([UITraitLayoutDirection.self]) {
                (_: UIView, _) in directions += 1
            }
            DeviceSimulator.rotate(to: .landscapeLeft)
            #expect(screen.changes == [.regular] && directions == 0)
            screen.view.unregisterForTraitChanges(registration)
            try DeviceSimulator.use("iPhone 15")
        }

        @Test func anInterfaceStyleHoldsForWhatIsInTheView() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            outer.overrideUserInterfaceStyle = .dark
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            inner.overrideUserInterfaceStyle = .light
            #expect(inner.traitCollection.userInterfaceStyle == .light)
        }

        @Test func overriddenTraitsHoldForWhatIsInTheView() {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            outer.traitOverrides.horizontalSizeClass = .regular
            outer.traitOverrides.preferredContentSizeCategory = .extraLarge
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
            #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
            inner.traitOverrides.horizontalSizeClass = .compact
            #expect(inner.traitCollection.horizontalSizeClass == .compact)
            #expect(outer.traitCollection.horizontalSizeClass == .regular)
            #expect(inner.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
        }

        @Test func aChildHasTheTraitsThatItsContainerGivesIt() {
            let (parent, child) = (UIViewController(), UIViewController())
            parent.addChild(child)
            parent.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            parent.view.addSubview(child.view)
            #expect(child.view.traitCollection.horizontalSizeClass == .regular)
            #expect(parent.traitCollection.horizontalSizeClass == .compact)
            child.traitOverrides.verticalSizeClass = .compact
            #expect(child.view.traitCollection.verticalSizeClass == .compact)
        }

        @Test func anOverriddenDirectionTurnsTheLayout() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let box = Block(10, 10)
            window.addSubview(box)
            box.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
            box.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
            window.layoutIfNeeded()
            #expect(box.frame.minX == 0)
            window.traitOverrides.layoutDirection = .rightToLeft
            window.layoutIfNeeded()
            #expect(box.frame.minX == 90)
            #expect(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }

        @Test func anAppsOwnTraitsAreInherited() {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            let view = UIView()
            window.addSubview(view)
            #expect(view.traitCollection.density == 1)
            var before: [Int] = []
            view.registerForTraitChanges([DensityTrait.self]) { (_: UIView, traits: UITraitCollection) in
                before.append(traits.density)
            }
            window.traitOverrides[DensityTrait.self] = 3
            #expect(view.traitCollection.density == 3 && view.traitCollection[DensityTrait.self] == 3)
            window.traitOverrides.density = 4
            #expect(before == [1, 3])
        }
    }
}
