/// A line of a source that a constraint of a log comes from.
struct SourcePlace: Sendable, Hashable {
    var file: String
    var line: Int?
    var column: Int?
}
