import Testing
import UIKit

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
    }
}
