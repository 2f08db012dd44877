import ImageDiff
import LayoutComparison

/// What a comparison of two pictures or layouts found.
struct DiffResult: Sendable {
    /// A group of different pixels, and whose they are.
    struct Region: Sendable, Equatable {
        var rect: PixelRect
        /// The ids of the views and guides that changed there, or else are there.
        var items: [String] = []
    }

    /// Which of the two there are.
    enum Presence: String, Sendable {
        case both
        case added = "appeared"
        case removed = "went"
    }

    /// What tells it from the others of a run.
    var name: String
    var presence = Presence.both
    /// Whether no more differs than the command line allows.
    var isEqual: Bool
    /// Of two pictures: what differs.
    var difference: ImageDifference?
    var regions: [Region] = []
    /// Of two layouts: what changed.
    var changes: LayoutChanges?
    /// The difference picture, a PNG file's bytes; nil where nothing differs, or none was asked for.
    var picture: [UInt8]?
    /// What was compared, where a page shows it.
    var before: DiffSubject?
    var after: DiffSubject?
}
