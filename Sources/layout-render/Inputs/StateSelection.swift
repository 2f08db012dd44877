/// Which states of a document to lay out.
enum StateSelection: Sendable, Equatable {
    /// None: the document as it stands.
    case document
    case state(String)
    /// The document as it stands, and each of its states.
    case all

    /// What `--state` says.
    init(_ text: String?) {
        switch text {
        case nil: self = .document
        case "all": self = .all
        case .some(let id): self = .state(id)
        }
    }
}
