import Engine
import FileAccess
import ImageDiff
import LayoutComparison
import Findings

/// The outcome for one picture of a test run.
struct GoldenCase: Codable, Sendable, Equatable {
    /// How the picture compares with its golden, as a word in `report.json`.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        case equal, allowed, recorded, missing, different, unreadable
        /// The scene has no size, and therefore no picture.
        case empty
        /// The input could not be laid out or drawn.
        case failed

        /// Whether the case passes.
        var isPassing: Bool {
            switch self {
            case .equal, .allowed, .recorded, .empty: true
            case .missing, .different, .unreadable, .failed: false
            }
        }
    }

    /// A group of different pixels.
    struct Region: Codable, Sendable, Equatable {
        /// The rectangle in pixels, stored as x, y, width and height.
        var rect: PixelRect
        /// The ids of the views and guides that changed there; if none did, those that are there.
        var items: [String]
    }

    /// The golden's name.
    var name: String
    /// The input's path.
    var input: String
    var outcome: Outcome
    /// The outcome, in one line.
    var message: String
    var differentPixels: Int?
    var regions: [Region] = []
    /// The views and guides that changed since the golden was recorded, if its frames are known.
    var changes: [LayoutChange] = []
    /// The constraints that changed since then without moving anything, as sentences.
    var idleChanges: [String] = []
    /// The causes in the layout, as phrases; all pictures that changed for the same reasons have the same phrases.
    var causes: [String]?
    /// The paths of the failure's pictures in the report's folder.
    var reference: String?
    var actual: String?
    var difference: String?

    /// Creates a case without a picture.
    init(name: String, input: String, outcome: Outcome, message: String) {
        self.name = name
        self.input = input
        self.outcome = outcome
        self.message = message
    }

    /// The paths of its files in the report's folder: the pictures, and the frames of two of them.
    var files: [String] { pictures + frames }

    /// The paths of its pictures in the report's folder.
    var pictures: [String] { [reference, actual, difference].compactMap(\.self) }

    /// The paths of the frames of two of them, which not every report has.
    var frames: [String] { [referenceFrames, actualFrames].compactMap(\.self) }

    /// The path of the golden's frames in the report's folder.
    var referenceFrames: String? { reference.map { FilePath.withoutExtension($0) + ".json" } }

    /// The path of the drawn layout's frames in the report's folder.
    var actualFrames: String? { actual.map { FilePath.withoutExtension($0) + ".json" } }

    /// Details of a failure besides the message, one line each.
    var details: [String] {
        var lines = DiffText.changes(changes, idleChanges: idleChanges)
        let named = regions.filter { !$0.items.isEmpty && changes.isEmpty }
        lines += named.prefix(10).map { region in
            "pixels in x \(region.rect.x)…\(region.rect.x + region.rect.width - 1), "
                + "y \(region.rect.y)…\(region.rect.y + region.rect.height - 1): "
                + region.items.joined(separator: ", ").onOneLine
        }
        return lines
    }
}
