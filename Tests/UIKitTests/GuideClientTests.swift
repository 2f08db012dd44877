import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Guides as apps wrote them before UIKit had its own, moving with what they follow.
    @Suite struct GuideClientTests {
        @MainActor @Test func aGuideOfNotificationsFollowsTheKeyboard() throws {
            try DeviceSimulator.use("iPhone X")
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = ComposerViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            // 812 points less the safe area's 34.
            #expect(controller.composer.frame == CGRect(x: 0, y: 728, width: 375, height: 50))
            KeyboardSimulator.show(in: window, height: 335)
            #expect(abs(controller.composer.frame.maxY - 477) < 0.001)
            #expect(controller.guideFrame == CGRect(x: 0, y: 477, width: 375, height: 301))
            KeyboardSimulator.hide(in: window)
            #expect(controller.composer.frame.maxY == 778)
            try DeviceSimulator.use("iPhone 15")
        }

        @Test func aGuideFollowsATextContainer() {
            let root = UIView(size: CGSize(width: 300, height: 200))
            let text = UITextView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
            root.addSubview(text)
            let guide = text.textContainerGuide
            root.layoutIfNeeded()
            // Insets of 8 above and below, a padding of 5 at either end of a line.
            #expect(guide.layoutFrame == CGRect(x: 15, y: 28, width: 190, height: 84))
            text.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            text.textContainer.lineFragmentPadding = 10
            text.updateTextContainerGuide()
            root.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 22, y: 21, width: 174, height: 96))
            #expect(text.textContainerGuide === guide)
        }

        @Test func aGuideOfTheSafeAreaFollowsTheNotch() throws {
            try DeviceSimulator.use("iPhone X")
            let window = UIWindow(frame: UIScreen.main.bounds)
            let guide = SafeAreaNotchGuide()
            window.addLayoutGuide(guide)
            window.makeKeyAndVisible()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 375, height: 44))
            DeviceSimulator.rotate(to: .landscapeLeft)
            guide.follow(.landscapeRight)
            window.layoutIfNeeded()
            #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 44, height: 375))
            try DeviceSimulator.use("iPhone 15")
        }
    }
}
