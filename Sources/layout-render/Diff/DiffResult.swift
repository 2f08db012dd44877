import ImageDiff
import LayoutComparison

/// The result of comparing two pictures or layouts.
struct DiffResult: Sendable {
    /// A group of different pixels, and the items that it belongs to.
    struct Region: Sendable, Equatable {
        var rect: PixelRect
        /// The ids of the views and guides that changed there; if none did, those that are there.
        var items: [String] = []
    }

    /// Which of the two sides exist.
    enum Presence: String, Sendable {
        case both
        case added = "appeared"
        case removed = "went"
    }

    /// The name, unique in a run.
    var name: String
    var presence = Presence.both
    /// Whether the difference is within the command line's tolerance.
    var isEqual: Bool
    /// The difference between two pictures.
    var difference: ImageDifference?
    var regions: [Region] = []
    /// The changes between two layouts.
    var changes: LayoutChanges?
    /// The difference picture as the bytes of a PNG file; nil if nothing differs or none was requested.
    var picture: [UInt8]?
    /// The first side, if a page shows it.
    var before: DiffSubject?
    var after: DiffSubject?
}
