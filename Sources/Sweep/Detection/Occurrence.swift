import Engine
import Findings

/// A problem over a part of one piece.
struct Occurrence {
    /// What distinguishes occurrences of different problems.
    struct Key: Hashable {
        var code: FindingCode
        /// The ids of the items.
        var items: [String]
        var detail: SweepFinding.Detail
    }

    var key: Key
    /// The lengths of the canvas, in points.
    var range: ClosedRange<Double>
    /// The constraints known to be responsible.
    var constraints: [String] = []
    /// The ids of what has too little room, where that is why something is open.
    var crowded: [String] = []
}
