import Foundation
import Testing
import UIKit

/// Devices, turns and the keyboard; one after another, as there is one screen.
@Suite(.serialized) struct SimulatorTests {
    /// What a window of the screen's size shows, with a field above the keyboard.
    private func makeWindow() -> (window: UIWindow, controller: FieldController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let controller = FieldController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, controller)
    }

    /// What observers were told, in order; they are called on the thread that posts.
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
                CGRect(x: 0, y: 552, width: 393, height: 300), CGRect(x: 0, y: 852, width: 393, height: 0),
            ])
    }

    @Test func turningTheDeviceTurnsItsWindows() throws {
        try DeviceSimulator.use("iPhone 15")
        let (window, controller) = makeWindow()
        let turns = Log<UIDeviceOrientation>()
        let observer = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
        ) { _ in turns.values.append(UIDevice.current.orientation) }
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
