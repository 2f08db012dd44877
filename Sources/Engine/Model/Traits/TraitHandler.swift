/// A client's function that is called after some traits changed.
package final class TraitHandler {
    private let isConcerned: (_ before: TraitCollection, _ after: TraitCollection) -> Bool
    private let run: (_ before: TraitCollection) -> Void

    /// A function for the changes that concern it.
    package init(
        isConcerned: @escaping (_ before: TraitCollection, _ after: TraitCollection) -> Bool,
        run: @escaping (_ before: TraitCollection) -> Void
    ) {
        self.isConcerned = isConcerned
        self.run = run
    }

    /// Calls the function if the change concerns it.
    func handle(from before: TraitCollection, to after: TraitCollection) {
        if isConcerned(before, after) { run(before) }
    }
}

extension Responder {
    /// What clients registered, in order.
    package var traitHandlers: [TraitHandler] {
        get { stored("traitHandlers", or: []) }
        set { store(newValue.isEmpty ? nil : newValue, as: "traitHandlers") }
    }

    /// Calls the functions that a change of traits concerns.
    func runTraitHandlers(from before: TraitCollection, to after: TraitCollection) {
        for handler in traitHandlers { handler.handle(from: before, to: after) }
    }
}
