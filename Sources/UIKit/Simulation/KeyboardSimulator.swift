// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Devices
import Engine
import Foundation

/// Makes the keyboard appear and go, as far as layouts see it: keyboard layout guides move, and the notifications are
/// posted for guides of one's own.
@preconcurrency @MainActor
public enum KeyboardSimulator {
    /// Docks the keyboard at the bottom of a window, by default with the device's usual height (points).
    public static func show(in window: UIWindow, height: CGFloat? = nil) {
        let screen = UIScreen.main
        let usual = screen.device?.keyboardHeight(
            .docked, orientation: screen.orientation.canvasOrientation)
        move(in: window, toHeight: height ?? usual ?? 0)
    }

    /// Takes the keyboard away.
    public static func hide(in window: UIWindow) { move(in: window, toHeight: nil) }

    private static func move(in window: UIWindow, toHeight height: CGFloat?) {
        let before = frame(in: window, height: window.layoutHost.canvas.keyboardHeight)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(in: window, height: height)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let (will, did) =
            height == nil
            ? (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
            : (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
        post([UIResponder.keyboardWillChangeFrameNotification, will], info)
        window.layoutHost.canvas.keyboardHeight = height
        window.setNeedsLayout()
        window.layoutIfNeeded()
        post([UIResponder.keyboardDidChangeFrameNotification, did], info)
    }

    private static func frame(in window: UIWindow, height: CGFloat?) -> CGRect {
        let screen = window.screen.bounds
        let height = height ?? 0
        return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    }

    private static func post(_ names: [Notification.Name], _ info: [AnyHashable: Any]) {
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
