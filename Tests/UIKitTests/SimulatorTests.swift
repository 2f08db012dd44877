import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Devices, rotations and the keyboard, one after another because there is one screen.
    @Suite struct SimulatorTests {
        /// Creates a window of the screen's size with a field above the keyboard.
        private func makeWindow() -> (window: UIWindow, controller: FieldController) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = FieldController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return (window, controller)
        }

        /// The values that observers received, in order; they are called on the posting thread.
        private final class Log<Value>: @unchecked Sendable {
            var values: [Value] = []
        }

        private final class FieldController: UIViewController {
            let field = Block(UIView.noIntrinsicMetric, 34)
            var layouts = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(field)
                NSLayoutConstraint.activate([
                    field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                    field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -5),
                ])
            }

            override func viewDidLayoutSubviews() { layouts += 1 }
        }

        @Test func aControllersViewFillsItsWindowWithTheScreensSafeArea() throws {
            try DeviceSimulator.use("iPhone 15")
            let (window, controller) = makeWindow()
            #expect(window.bounds.size == CGSize(width: 393, height: 852))
            #expect(controller.view.frame == window.bounds)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            // 852 − 34 − 5 − 34, and 16 points of margin on each side.
            #expect(controller.field.frame == CGRect(x: 16, y: 779, width: 361, height: 34))
            #expect(controller.layouts == 1)
            #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
            #expect(controller.topLayoutGuide.length == 0)
            window.layoutIfNeeded()
            #expect(controller.topLayoutGuide.length == 59)
            controller.additionalSafeAreaInsets.bottom = 10
            window.layoutIfNeeded()
            #expect(controller.field.frame.maxY == 803)
        }

        @Test func aWindowWithoutAFrameFillsTheScreen() throws {
            try DeviceSimulator.use("iPhone 8")
            let size = UIScreen.main.bounds.size
            #expect(UIWindow().frame == CGRect(origin: .zero, size: size))
            try DeviceSimulator.use("iPhone 15")
            #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        }

        @MainActor @Test func aRunLoopTurnLaysOutAWindow() async throws {
            try DeviceSimulator.use("iPhone 15")
            let (window, controller) = makeWindow()
            let box = Block(10, 10)
            controller.view.addSubview(box)
            let top = box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100)
            top.isActive = true
            try await Task.sleep(for: .milliseconds(1))
            #expect(box.frame.minY == 100)
            top.constant = 120
            #expect(box.frame.minY == 100)
            try await Task.sleep(for: .milliseconds(1))
            #expect(box.frame.minY == 120)
            #expect(window.bounds.height == 852)
        }

        /// Counts how often its traits change.
        private final class TraitsController: UIViewController {
            var previous: [UIUserInterfaceSizeClass] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                if let previousTraitCollection { previous.append(previousTraitCollection.verticalSizeClass) }
            }
        }

        @Test func aTurnChangesTheTraits() throws {
            try DeviceSimulator.use("iPhone 15")
            let window = UIWindow()
            let controller = TraitsController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.previous.isEmpty)
            DeviceSimulator.rotate(to: .landscapeLeft)
            #expect(controller.previous == [.regular])
            DeviceSimulator.rotate(to: .portrait)
            #expect(controller.previous == [.regular, .compact])
        }

        /// Records the calls it receives.
        private final class WitnessController: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("didLoad") }
            override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
            override func viewWillLayoutSubviews() { calls.append("willLayout") }
            override func viewDidLayoutSubviews() { calls.append("didLayout \(Int(view.bounds.width))") }
            override func viewSafeAreaInsetsDidChange() {
                calls.append("safeArea \(Int(view.safeAreaInsets.left))")
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                calls.append("willTransition \(Int(size.width))")
                coordinator.animate(alongsideTransition: { _ in self.calls.append("alongside") })
            }
        }

        @Test func controllersAreNotifiedOfTheirViews() throws {
            try DeviceSimulator.use("iPhone 15")
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = WitnessController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(
                controller.calls == [
                    "didLoad", "willAppear", "safeArea 0", "willLayout", "didLayout 393", "didAppear",
                ])
            controller.calls = []
            DeviceSimulator.rotate(to: .landscapeRight)
            #expect(
                controller.calls == [
                    "willTransition 852", "alongside", "safeArea 59", "willLayout", "didLayout 852",
                ])
            DeviceSimulator.rotate(to: .portrait)
        }

        @Test func theKeyboardMovesGuidesAndPostsItsFrames() throws {
            try DeviceSimulator.use("iPhone 15")
            let (window, controller) = makeWindow()
            let ends = Log<CGRect>()
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                ends.values.append(value?.cgRectValue ?? .null)
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            KeyboardSimulator.show(in: window, height: 300)
            #expect(controller.field.frame.maxY == 547)
            KeyboardSimulator.hide(in: window)
            #expect(controller.field.frame.maxY == 813)
            #expect(
                ends.values == [
                    CGRect(x: 0, y: 552, width: 393, height: 300),
                    CGRect(x: 0, y: 852, width: 393, height: 0),
                ])
        }

        private static func orientation() -> UIDeviceOrientation { UIDevice.current.orientation }

        @Test func turningTheDeviceTurnsItsWindows() throws {
            try DeviceSimulator.use("iPhone 15")
            let (window, controller) = makeWindow()
            let turns = Log<UIDeviceOrientation>()
            let observer = NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
            ) { _ in turns.values.append(Self.orientation()) }
            defer { NotificationCenter.default.removeObserver(observer) }
            DeviceSimulator.rotate(to: .landscapeLeft)
            #expect(window.windowScene?.interfaceOrientation == .landscapeRight)
            #expect(controller.view.frame.size == CGSize(width: 852, height: 393))
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            // The margins count from the safe area; 393 − 21 − 5 − 34.
            #expect(controller.field.frame.minY == 333)
            DeviceSimulator.rotate(to: .portrait)
            #expect(controller.field.frame == CGRect(x: 16, y: 779, width: 361, height: 34))
            #expect(turns.values == [.landscapeLeft, .portrait])
        }
    }
}
