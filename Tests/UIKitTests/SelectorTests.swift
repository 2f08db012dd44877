import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// Targets are called by selectors that have methods.
    @Suite struct SelectorTests {
        private class Screen: UIViewController {
            var calls: [String] = []
            func plain() { calls.append("plain") }
            func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
            func any(_ sender: Any?) { calls.append("any \(sender is UIButton)") }
            func both(_ sender: UIControl, event: UIEvent?) { calls.append("both \(event == nil)") }
            func pan(_ recognizer: UIPanGestureRecognizer) { calls.append("pan \(recognizer.state)") }
            func item(_ item: UIBarButtonItem) { calls.append("item \(item.title ?? "")") }
            func posted(_ notification: Notification) { calls.append(notification.name.rawValue) }
            func number() -> NSNumber { 7 }
            lazy var recognizer = UIPanGestureRecognizer(target: self, action: Selector("pan:", Self.pan))
        }
        private final class Overriding: Screen {
            override func plain() { calls.append("overridden") }
        }

        @Test func controlsCallTheirTargets() {
            let (screen, button) = (Screen(), UIButton())
            button.tag = 3
            button.addTarget(screen, action: Selector("plain", Screen.plain), for: .touchUpInside)
            button.addTarget(screen, action: Selector("tap:", Screen.tap(_:)), for: .touchUpInside)
            button.addTarget(screen, action: Selector("any:", Screen.any), for: [.touchUpInside, .touchDown])
            button.addTarget(screen, action: Selector("both:event:", Screen.both), for: .valueChanged)
            button.sendActions(for: .touchUpInside)
            #expect(screen.calls == ["plain", "tap 3", "any true"])
            button.sendActions(for: .valueChanged)
            #expect(screen.calls.last == "both true")
            #expect(
                button.actions(forTarget: screen, forControlEvent: .touchUpInside) == [
                    "plain", "tap:", "any:",
                ])
            #expect(button.allTargets == [screen])
            #expect(button.allControlEvents == [.touchUpInside, .touchDown, .valueChanged])
            button.removeTarget(screen, action: Selector("any:"), for: .touchUpInside)
            button.removeTarget(screen, action: Selector("plain"), for: .allEvents)
            screen.calls = []
            button.sendActions(for: [.touchUpInside])
            #expect(screen.calls == ["tap 3"])
            button.removeTarget(nil, action: nil, for: .allEvents)
            button.sendActions(for: .allEvents)
            #expect(screen.calls == ["tap 3"])
        }

        @Test func theTargetsClassMayOverrideTheMethod() {
            let (screen, control) = (Overriding(), UIControl())
            control.addTarget(screen, action: Selector("plain", Screen.plain), for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(screen.calls == ["overridden"])
        }

        @Test func withoutATargetTheResponderChainIsAsked() {
            let (screen, button) = (Screen(), UIButton())
            screen.view.addSubview(button)
            button.addTarget(nil, action: Selector("plain", Screen.plain), for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(screen.calls == ["plain"])
            #expect(button.next === screen.view && screen.view.next === screen)
        }

        @Test func aTargetIsNotKeptAlive() {
            let button = UIButton()
            weak var screen: Screen?
            do {
                let made = Screen()
                screen = made
                button.addTarget(made, action: Selector("plain", Screen.plain), for: .touchUpInside)
            }
            #expect(screen == nil)
            button.sendActions(for: .touchUpInside)
        }

        @Test func recognizersItemsAndNotificationsCallTheirTargets() {
            let screen = Screen()
            screen.recognizer.state = .began
            screen.recognizer.state = .ended
            #expect(screen.calls == ["pan began", "pan ended"])
            let item = UIBarButtonItem(
                title: "Done", style: .done, target: screen, action: Selector("item:", Screen.item))
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            let navigationItem = UINavigationItem(title: "")
            navigationItem.rightBarButtonItem = item
            bar.items = [navigationItem]
            bar.layoutIfNeeded()
            let button = bar.subviews.compactMap { $0 as? UIButton }.first
            button?.sendActions(for: .primaryActionTriggered)
            #expect(screen.calls.last == "item Done")
            let (center, name) = (NotificationCenter(), Notification.Name("Posted"))
            center.addObserver(
                screen, selector: Selector("posted:", Screen.posted), name: name, object: nil)
            center.post(name: name, object: nil)
            #expect(screen.calls.last == "Posted")
            center.removeObserver(screen)
            screen.calls = []
            center.post(name: name, object: nil)
            #expect(screen.calls.isEmpty)
        }

        @Test func objectsPerformMethods() {
            let screen = Screen()
            let number = Selector("number", Screen.number)
            #expect(screen.responds(to: number) && !screen.responds(to: Selector("number")))
            #expect(!UIView().responds(to: number))
            #expect(screen.perform(number)?.takeUnretainedValue() as? NSNumber == 7)
            screen.perform(Selector("any:", Screen.any), with: UIButton())
            #expect(screen.calls == ["any true"])
            #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
            // A name alone, or arguments of other types, call nothing.
            screen.perform(Selector("plain"))
            screen.perform(Selector("tap:", Screen.tap), with: "no button")
            #expect(screen.calls == ["any true"])
        }
    }
}
