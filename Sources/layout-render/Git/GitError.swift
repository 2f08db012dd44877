/// An error from git about a revision.
struct GitError: Error, Sendable, Equatable {
    /// What is wrong, as a sentence without a full stop.
    var message: String
}
