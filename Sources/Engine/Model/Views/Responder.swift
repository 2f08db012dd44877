// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

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

    /// What stands in place of the keyboard; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// What stands on the keyboard.
    open var inputAccessoryView: UIView? { nil }
    open func reloadInputViews() {}

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
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    /// Stops being the first responder if it can.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isFirstResponder = false
        return true
    }
}
