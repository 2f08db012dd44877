import Foundation

/// What can take part in the chain of responders; the base class of views, as in UIKit.
open class Responder: NSObject, AssociationOwner {
    public override init() { super.init() }

    package var associations: AssociationTable?

    /// The responder that is asked next.
    open var next: Responder? { nil }
    /// Whether it can take the keyboard.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it can give the keyboard up.
    open var canResignFirstResponder: Bool { true }
    /// Whether it has the keyboard.
    open private(set) var isFirstResponder = false

    /// Takes the keyboard if it can; no keyboard appears by this alone.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if canBecomeFirstResponder { isFirstResponder = true }
        return isFirstResponder
    }

    /// Gives the keyboard up.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        isFirstResponder = false
        return true
    }
}
