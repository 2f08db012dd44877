// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The menu of commands above a selection, as it was before iOS 16; it is kept and never shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private static let controller = UIMenuController()
    /// The one menu.
    open class var shared: UIMenuController { controller }

    /// Where its arrow points, with UIKit's raw values.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    open private(set) var isMenuVisible = false
    open var arrowDirection = ArrowDirection.default
    open var menuItems: [UIMenuItem]?
    open private(set) var menuFrame = CGRect.zero

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) { isMenuVisible = true }
    open func hideMenu(from targetView: UIView) { isMenuVisible = false }
    open func hideMenu() { isMenuVisible = false }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}

    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// A command of the menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
