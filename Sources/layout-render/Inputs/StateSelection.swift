/// The states of a document to lay out.
enum StateSelection: Sendable, Equatable {
    /// The document without a state.
    case document
    case state(String)
    /// The document without a state, and each of its states.
    case all

    /// Parses the value of `--state`.
    init(_ text: String?) {
        switch text {
        case nil: self = .document
        case "all": self = .all
        case .some(let id): self = .state(id)
        }
    }
}
