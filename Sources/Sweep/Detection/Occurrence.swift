import Engine

/// Something that isn't right over a part of one piece.
struct Occurrence {
    /// What tells occurrences of different things apart.
    struct Key: Hashable {
        var code: FindingCode
        /// Ids of items.
        var items: [String]
        var detail: String
    }

    var key: Key
    /// The canvas's lengths, in points.
    var range: ClosedRange<Double>
    /// The constraints known to be responsible.
    var constraints: [String] = []
}
