import Foundation
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// Storyboards, loaded as Apple's documentation of `UIStoryboard` says.
    @MainActor @Suite struct StoryboardTests {
        private func storyboard() throws -> UIStoryboard {
            let bundle = try #require(Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Nibs")))
            return UIStoryboard(name: "Welcome", bundle: bundle)
        }

        @Test func theInitialControllerContainsItsRoot() throws {
            let board = try storyboard()
            let stack = try #require(board.instantiateInitialViewController() as? UINavigationController)
            let settings = try #require(stack.topViewController as? SettingsController)
            #expect(settings.title == "Settings" && settings.storyboard === board && !settings.isViewLoaded)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            window.rootViewController = stack
            window.makeKeyAndVisible()
            #expect(settings.loaded == ["Welcome"])
            #expect(settings.stack.frame.minX == 20 && settings.stack.frame.minY == 200)
            #expect(settings.stack.frame.width == 353 && settings.titleLabel.superview === settings.stack)
        }

        @Test func aControllerIsMadeByItsIdentifier() throws {
            let board = try storyboard()
            let first = board.instantiateViewController(withIdentifier: "settings")
            let second = board.instantiateViewController(withIdentifier: "settings")
            #expect(first is SettingsController && first !== second)
            final class Own: UIViewController {}
            let own = board.instantiateViewController(identifier: "settings") { Own(coder: $0) }
            #expect(own.storyboard === board)
            #expect(
                type(of: board.instantiateViewController(withIdentifier: "missing")) == UIViewController.self)
            #expect(UIStoryboard(name: "Missing", bundle: nil).instantiateInitialViewController() == nil)
        }
    }
}
