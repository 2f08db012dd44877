import Engine
import FileAccess
import Findings
import ImageDiff
import LayoutComparison

/// The outcome for one picture of a test run.
package struct GoldenCase: Codable, Sendable, Equatable {
    /// How the picture compares with its golden, as a word in `report.json`.
    package enum Outcome: String, Codable, Sendable, CaseIterable {
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
    package var name: String
    /// The input's path.
    package var input: String
    /// The line of the input that has the cause; nil if it isn't known.
    var line: Int?
    package var outcome: Outcome
    /// The outcome, in one line.
    package var message: String
    /// Whether the golden is a pointer of Git LFS, so that there is nothing to compare with and nothing to accept.
    var isUnfetched: Bool?
    /// The golden of another name that is this picture's, since its layout was renamed.
    var renamedFrom: String?
    var differentPixels: Int?
    var regions: [Region] = []
    /// The views and guides that changed since the golden was recorded, if its frames are known.
    package var changes: [LayoutChange] = []
    /// The constraints that changed since then without moving anything, as sentences.
    var idleChanges: [String] = []
    /// The causes in the layout, as phrases; all pictures that changed for the same reasons have the same phrases.
    var causes: [String]?
    /// The paths of the failure's pictures in the report's folder.
    var reference: String?
    var actual: String?
    package var difference: String?

    /// Creates a case without a picture.
    init(name: String, input: String, outcome: Outcome, message: String) {
        self.name = name
        self.input = input
        self.outcome = outcome
        self.message = message
    }

    /// Whether a picture or frames could become the golden.
    var isAcceptable: Bool { outcome != .failed && isUnfetched != true }

    /// The paths of its files in the report's folder: the pictures, and the frames of two of them.
    package var files: [String] { pictures + frames + texts }

    /// The paths of its pictures in the report's folder.
    package var pictures: [String] { [reference, actual, difference].compactMap(\.self) }

    /// The paths of the frames of two of them, which not every report has.
    package var frames: [String] { [referenceFrames, actualFrames].compactMap(\.self) }

    /// The paths of frames as text, which only reports of frames have.
    package var texts: [String] {
        [actual].compactMap { $0.map { FilePath.withoutExtension($0) + ".frames" } }
    }

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

extension GoldenCase.Region {
    private enum CodingKeys: String, CodingKey {
        case rect, items
    }

    /// The allowed coordinates. No picture is this large, and the sum of two such numbers doesn't overflow.
    private static let numbers = 0...(1 << 30)

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let rect = try container.decode([Int].self, forKey: .rect)
        guard rect.count == 4, rect.allSatisfy(Self.numbers.contains), rect[2] > 0, rect[3] > 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .rect, in: container, debugDescription: "a region is x, y, width and height in pixels"
            )
        }
        self.rect = PixelRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])
        items = try container.decode([String].self, forKey: .items)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode([rect.x, rect.y, rect.width, rect.height], forKey: .rect)
        try container.encode(items, forKey: .items)
    }
}

extension GoldenCase {
    /// How many errors of a sweep a case names.
    private static let greatestCount = 5

    /// The failed sweep of an input, which has no picture; nil if nothing of severity error was found.
    init?(sweepFindings: [Finding], of input: InputFile) {
        let errors = sweepFindings.filter { $0.severity == .error }
        guard !errors.isEmpty else { return nil }
        var lines = errors.prefix(Self.greatestCount).map { TextReport.line(for: $0) }
        let others = errors.count - lines.count
        if others > 0 { lines.append("and \(others) more; 'layout-render check' lists them all") }
        self.init(
            name: "\(OutputNames.stem(input.outputStem)).sweep", input: input.path, outcome: .failed,
            message: lines.joined(separator: "\n"))
    }
}
