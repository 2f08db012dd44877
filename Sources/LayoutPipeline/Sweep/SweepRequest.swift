import Devices
import Engine
import Foundation
import LayoutDocument
import Sweep
import TextMetrics

/// What is to be swept.
package struct SweepRequest: Sendable {
    /// The canvases over which a layout is swept.
    package enum Canvases: Sendable, Hashable {
        /// All lengths of a range along an axis, in points.
        case lengths(LayoutAxis, ClosedRange<Double>)
        /// Every device of the catalogue, upright and on its side.
        case devices

        /// What is swept, in words.
        package var words: String {
            switch self {
            case .lengths(.horizontal, _): "the sweep over widths"
            case .lengths(.vertical, _): "the sweep over heights"
            case .devices: "the sweep over devices"
            }
        }
    }

    /// Empty where none are named: the document's own are swept, or every usual width.
    package var canvases: [Canvases]
    /// Nil for the input's own.
    package var textSizes: [ContentSizeCategory?]
    package var directions: [LayoutDirection?]
    /// Nil for the input's own texts.
    package var texts: [TextVariant?]
    /// Reports of earlier sweeps whose findings are known.
    package var baselines: [String] = []
    /// The file to write the findings to as known ones.
    package var writtenBaseline: String?

    /// Every iPhone and iPad is as wide in one of its orientations.
    package static let usualWidths = 320.0...1366

    /// Every width of a range in points, everything else as inputs have it.
    package init(widths: ClosedRange<Double>) {
        self.init([.lengths(.horizontal, widths)])
    }

    /// Some canvases, everything else as inputs have it.
    package init(_ canvases: [Canvases]) {
        self.canvases = canvases
        textSizes = [nil]
        directions = [nil]
        texts = [nil]
    }

    /// What a document asks for.
    package init(_ description: SweepDescription) {
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

    /// Returns the request with what a document asks for where this one doesn't name anything.
    func completed(by description: SweepDescription?) -> SweepRequest {
        let own = description.map { SweepRequest($0) } ?? SweepRequest(widths: Self.usualWidths)
        var request = self
        if canvases.isEmpty { request.canvases = own.canvases }
        if textSizes == [nil] { request.textSizes = own.textSizes }
        if directions == [nil] { request.directions = own.directions }
        if texts == [nil] { request.texts = own.texts }
        return request
    }
}
