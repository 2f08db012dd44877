import FileAccess
import ImageDiff
import LayoutComparison

/// What became of one picture of a test run.
struct GoldenCase: Codable, Sendable, Equatable {
    /// How the picture compares with its golden, in the words of `report.json`.
    enum Outcome: String, Codable, Sendable, CaseIterable {
        case equal, allowed, recorded, missing, different, unreadable
        /// The scene has no size, and so no picture.
        case empty
        /// The input could not be laid out or drawn.
        case failed

        /// Whether nothing is wrong.
        var isPassing: Bool {
            switch self {
            case .equal, .allowed, .recorded, .empty: true
            case .missing, .different, .unreadable, .failed: false
            }
        }
    }

    /// A group of different pixels.
    struct Region: Codable, Sendable, Equatable {
        /// In the file x, y, width and height, in pixels.
        var rect: PixelRect
        /// The ids of the views and guides that changed there, or else are there.
        var items: [String]
    }

    /// The golden's name.
    var name: String
    /// The input's path.
    var input: String
    var outcome: Outcome
    /// What became of it, in one line.
    var message: String
    var differentPixels: Int?
    var regions: [Region] = []
    /// The views and guides that changed since the golden was recorded, where its frames are known.
    var changes: [LayoutChange] = []
    /// The constraints that changed since and moved nothing, in words.
    var idleChanges: [String] = []
    /// What changed in the layout, a phrase each; the same phrases for all pictures that changed for the same reasons.
    var causes: [String]?
    /// Whether the golden was drawn with other versions of Cairo, Pango or the font.
    var isDrawnOtherwise: Bool?
    /// The failure's pictures, by their paths in the report's folder.
    var reference: String?
    var actual: String?
    var difference: String?

    /// A case that has no picture.
    init(name: String, input: String, outcome: Outcome, message: String) {
        self.name = name
        self.input = input
        self.outcome = outcome
        self.message = message
    }

    /// The files it left, by their paths in the report's folder: the pictures, and the frames beside two of them.
    var files: [String] {
        [reference, actual, difference, referenceFrames, actualFrames].compactMap { $0 }
    }

    /// The golden's frames, by their path in the report's folder.
    var referenceFrames: String? { reference.map { FilePath.withoutExtension($0) + ".json" } }

    /// The frames of what was drawn, by their path in the report's folder.
    var actualFrames: String? { actual.map { FilePath.withoutExtension($0) + ".json" } }

    /// What a reader wants to know of a failure besides the message, a line each.
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
