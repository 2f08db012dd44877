// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Findings
import Foundation

/// An object in the responder chain; the base class of views, as in UIKit.
@preconcurrency @MainActor
open class UIResponder: NSObject, AssociationOwner {
    public override init() { super.init() }

    package var associations: AssociationTable?

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    /// Whether it has a method; selectors aren't sent here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    /// The view shown in place of the keyboard; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view shown above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

    /// Sets a stored property by its name, as loading an Interface Builder file does for outlets. The property's observers aren't
    /// called, and properties that aren't stored aren't found: a subclass that needs either sets them in an override.
    open func setValue(_ value: Any?, forKey key: String) {
        #if os(Linux)
            if StoredProperty(key, of: self)?.set(value) == true { return }
        #endif
        setValue(value, forUndefinedKey: key)
    }
    /// Called for a name that no stored property of the value's type has, where UIKit raises an exception.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        let value = value.map { "a \(type(of: $0))" } ?? "nil"
        (self as? any LayoutLogging)?.log(
            LayoutFinding(
                code: .unsupported, severity: .error,
                message: "\(type(of: self)) has no stored property \(key) for \(value); "
                    + "set it in an override of setValue(_:forKey:)"))
    }

    /// The next responder in the chain.
    open var next: Responder? { nil }
    /// Whether it can become the first responder, which receives keyboard input.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it can stop being the first responder.
    open var canResignFirstResponder: Bool { true }
    /// Whether it is the first responder.
    open private(set) var isFirstResponder = false

    /// Becomes the first responder if it can; this alone doesn't show a keyboard.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if !isFirstResponder, canBecomeFirstResponder, takesFocusFromOthers() { isFirstResponder = true }
        return isFirstResponder
    }

    /// Lets the first responder of the same hierarchy resign; false if it doesn't.
    func takesFocusFromOthers() -> Bool { true }

    /// Stops being the first responder if it can.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isFirstResponder = false
        return true
    }
}

/// The engine's name of UIKit's `UIResponder`.
public typealias Responder = UIResponder
