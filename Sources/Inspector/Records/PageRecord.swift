/// The data that the page's script reads, as JSON. Members with default values are omitted.
struct PageRecord: Encodable {
    var title: String
    var groups: [InspectorGroup]?
    var summary: String?
    var notes: [String]?
    var problems: [String]?
    var isWatched: Bool?
    /// The texts of inputs by their paths.
    var sources: [String: String]?

    init(_ page: InspectorPage) {
        title = page.title
        groups = page.groups.isEmpty ? nil : page.groups
        summary = page.summary
        notes = page.notes.isEmpty ? nil : page.notes
        problems = page.problems.isEmpty ? nil : page.problems
        isWatched = page.isWatched ? true : nil
        sources = page.sources.isEmpty ? nil : page.sources
    }
}

/// Formats numbers for the page's data.
enum PageNumber {
    /// Returns a number of points rounded to a millionth, which is shorter and finer than any visible difference; nil
    /// if JSON can't represent it.
    static func of(_ value: Double) -> Double? {
        guard value.isFinite else { return nil }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded.isFinite ? rounded : value
    }
}
