import ImageDiff
import LayoutComparison

/// The result of comparing two pictures or layouts.
package struct DiffResult: Sendable {
    /// A group of different pixels, and the items that it belongs to.
    struct Region: Sendable, Equatable {
        var rect: PixelRect
        /// The ids of the views and guides that changed there; if none did, those that are there.
        var items: [String] = []
    }

    /// Which of the two sides exist.
    enum Presence: String, Sendable {
        case both, added, removed
    }

    /// The name, unique in a run.
    package var name: String
    /// The earlier name of a file that was renamed; nil for others.
    var renamedFrom: String?
    var presence = Presence.both
    /// Whether the difference is within the command line's tolerance.
    package var isEqual: Bool
    /// The difference between two pictures.
    package var difference: ImageDifference?
    var regions: [Region] = []
    /// The changes between two layouts.
    package var changes: LayoutChanges?
    /// The difference picture as the bytes of a PNG file; nil if nothing differs or none was requested.
    package var picture: [UInt8]?
    /// The first side, if a page shows it.
    package var before: DiffSubject?
    package var after: DiffSubject?
}
