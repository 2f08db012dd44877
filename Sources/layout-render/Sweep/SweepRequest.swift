import Devices
import Engine
import Foundation
import LayoutDocument
import Sweep
import TextMetrics

/// What a command line asks to be swept.
struct SweepRequest: Sendable {
    /// The canvases over which a layout is swept.
    enum Canvases: Sendable, Hashable {
        /// All lengths of a range along an axis, in points.
        case lengths(LayoutAxis, ClosedRange<Double>)
        /// Every device of the catalogue, upright and on its side.
        case devices

        /// What is swept, in words.
        var words: String {
            switch self {
            case .lengths(.horizontal, _): "the sweep over widths"
            case .lengths(.vertical, _): "the sweep over heights"
            case .devices: "the sweep over devices"
            }
        }
    }

    var canvases: [Canvases]
    /// Nil for the input's own.
    var textSizes: [ContentSizeCategory?]
    var directions: [LayoutDirection?]
    /// Nil for the input's own texts.
    var texts: [TextVariant?]
    /// A report of an earlier sweep whose findings are known.
    var baseline: String?

    /// Every iPhone and iPad is as wide in one of its orientations.
    static let usualWidths = 320.0...1366

    /// Every width of a range in points, everything else as inputs have it.
    init(widths: ClosedRange<Double>) {
        canvases = [.lengths(.horizontal, widths)]
        textSizes = [nil]
        directions = [nil]
        texts = [nil]
    }

    /// What a document asks for.
    init(_ description: SweepDescription) {
        canvases =
            [
                description.widths.map { .lengths(.horizontal, $0) },
                description.heights.map { .lengths(.vertical, $0) },
                description.sweepsDevices ? .devices : nil,
            ].compactMap { $0 }
        if canvases.isEmpty { canvases = [.lengths(.horizontal, Self.usualWidths)] }
        textSizes = description.sweepsTextSizes ? ContentSizeCategory.allCases : [nil]
        directions = description.sweepsDirections ? [.leftToRight, .rightToLeft] : [nil]
        texts = [nil] + [description.texts.flatMap(TextVariant.init)].compactMap { $0 }
    }

    /// What `ArgumentOption.sweepOptions` say.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        var canvases: [Canvases] = []
        if let range = try arguments.range(.sweepWidth) { canvases.append(.lengths(.horizontal, range)) }
        if let range = try arguments.range(.sweepHeight) { canvases.append(.lengths(.vertical, range)) }
        if arguments.contains(.sweepDevices) { canvases.append(.devices) }
        self.canvases = canvases
        textSizes = arguments.contains(.textSize) ? ContentSizeCategory.allCases : [nil]
        directions =
            arguments.string(.sweepDirection) == "both"
            ? [.leftToRight, .rightToLeft]
            : [arguments.word(.sweepDirection, as: DirectionWord.self)?.direction]
        let variant = arguments.word(.sweepText, as: TextVariant.self)
        texts = variant.map { [nil, $0] } ?? [nil]
        baseline = arguments.string(.sweepBaseline)
    }
}

extension ParsedArguments {
    /// The value of an option as a range, `A...B`, A no larger than B and both above 0.
    func range(_ option: ArgumentOption) throws(UsageError) -> ClosedRange<Double>? {
        guard let text = string(option) else { return nil }
        guard let dots = text.range(of: "..."), let start = Double(text[..<dots.lowerBound]),
            let end = Double(text[dots.upperBound...]), start > 0, end.isFinite, start <= end, end <= 10_000
        else {
            throw .invalidValue(
                option: option.spelling, value: text,
                expected: "two numbers of points up to 10000 with dots between them, such as 320...1366")
        }
        return start...end
    }
}
