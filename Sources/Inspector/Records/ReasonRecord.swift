/// Why a number is what it is, as the page's script reads it.
struct ReasonRecord: Encodable {
    /// A link of the chain from the item outwards.
    struct Step: Encodable {
        var text: String
        /// The constraint that says so, by its place in the scene's list; nil where none of those does.
        var constraint: Int?
    }

    /// All on one line.
    var line: String
    /// Nearest first.
    var steps: [Step]
}
