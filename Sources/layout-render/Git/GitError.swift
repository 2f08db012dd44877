/// Why git could not say what a revision holds.
struct GitError: Error, Sendable, Equatable {
    /// What is wrong, in a sentence without an end.
    var message: String
}
