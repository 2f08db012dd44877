import Engine

/// A problem over a part of one piece.
struct Occurrence {
    /// What distinguishes occurrences of different problems.
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
