// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What can be notified of changes of single traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}

/// Stands for a registration, to end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

private final class TraitRegistration: UITraitChangeRegistration {
    let handler: TraitHandler
    init(_ handler: TraitHandler) { self.handler = handler }
}

extension UITraitChangeObservable {
    /// Calls a function when one of some traits changes, with the traits before the change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registered = TraitHandler(
            isConcerned: { before, after in
                traits.contains { $0.differs(before, after) }
            },
            run: { [weak self] before in
                if let self { handler(self, before) }
            })
        if let responder = self as? UIResponder { responder.traitHandlers.append(registered) }
        return TraitRegistration(registered)
    }

    /// Calls a function of the object as a client names its type, `{ (self: Self, _) in … }`.
    @_disfavoredOverload
    @discardableResult
    public func registerForTraitChanges<Observed>(
        _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (object: Self, before: UITraitCollection) in
            if let object = object as? Observed { handler(object, before) }
        }
    }

    /// On Linux nothing sends selectors, so that the target isn't notified.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        TraitRegistration(TraitHandler(isConcerned: { _, _ in false }, run: { _ in }))
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? TraitRegistration, let responder = self as? UIResponder
        else { return }
        responder.traitHandlers.removeAll { $0 === registration.handler }
    }
}
