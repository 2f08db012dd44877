import LayoutValues
import Foundation
import LayoutRender
import Sweep

/// The extent of an item along the swept axis, for every length of the canvas.
struct SpectrumBand {
    /// A range of canvas lengths over which both edges are straight.
    struct Stretch {
        var range: ClosedRange<Double>
        var start: (Double, Double)
        var end: (Double, Double)
    }

    /// The ids of the items with this extent.
    var ids: [String]
    /// The names of the items, each of one item only.
    var names: [String]
    /// The names that the picture shows, without those that only say what kind of view an item is.
    var shownNames: [String]
    let isGuide: Bool
    let isFilled: Bool
    let stretches: [Stretch]

    /// The extent in hundredths of points, which is equal for items with the same extent.
    var print: [Int] {
        stretches.flatMap { stretch in
            [
                stretch.range.lowerBound, stretch.start.0, stretch.start.1, stretch.end.0, stretch.end.1,
            ].map { Int(($0 * 100).rounded()) }
        }
    }

    /// The mean length of the extent.
    var meanLength: Double {
        let sum = stretches.reduce(0) { $0 + ($1.end.0 - $1.start.0) + ($1.end.1 - $1.start.1) }
        return sum / Double(max(1, 2 * stretches.count))
    }

    /// Returns the extent at a length of the canvas.
    func span(at length: Double) -> (start: Double, end: Double)? {
        guard let stretch = stretches.last(where: { $0.range.contains(length) }) else { return nil }
        let width = stretch.range.upperBound - stretch.range.lowerBound
        let share = width > 0 ? (length - stretch.range.lowerBound) / width : 0
        return (
            stretch.start.0 + (stretch.start.1 - stretch.start.0) * share,
            stretch.end.0 + (stretch.end.1 - stretch.end.0) * share
        )
    }

    /// Returns the bands of a sweep, wide ones first; items with the same extent share one.
    static func all(of sweep: LayoutSweep, focus: [String]) -> [SpectrumBand] {
        var order: [String] = []
        var stretches: [String: [Stretch]] = [:]
        var items: [String: SolvedItem] = [:]
        var fills: [String: Bool] = [:]
        for segment in sweep.segments {
            let traits = ItemTraits.all(of: segment.layout)
            let chosen = Set(focus.flatMap(segment.layout.items(called:)))
            for (index, item) in segment.layout.items.enumerated().dropFirst() {
                let isChosen = focus.isEmpty ? traits[index].counts || isDrawn(item) : chosen.contains(index)
                guard isChosen, !item.isHidden else { continue }
                if items[item.id] == nil { order.append(item.id) }
                items[item.id] = item
                fills[item.id] = traits[index].counts
                stretches[item.id, default: []] += segment.pieces.map {
                    Self.stretch($0.items[index].canvasFrame, over: $0.range, along: sweep.axis)
                }
            }
        }
        var bands: [SpectrumBand] = []
        var places: [[Int]: Int] = [:]
        for id in order {
            guard let item = items[id] else { continue }
            let shown = [PictureName.text(of: item)].compactMap(\.self)
            let band = SpectrumBand(
                ids: [id], names: [sweep.names.label(id)], shownNames: shown, isGuide: item.kind == .guide,
                isFilled: fills[id] == true, stretches: stretches[id] ?? [])
            let key = [item.kind == .guide ? 1 : 0] + band.print
            if let place = places[key] {
                bands[place].ids.append(id)
                bands[place].names.append(sweep.names.label(id))
                bands[place].shownNames += shown
            } else {
                places[key] = bands.count
                bands.append(band)
            }
        }
        // The bars' guides, for example, are lines at the edge of the canvas.
        bands.removeAll { $0.isGuide && $0.meanLength < 0.5 && focus.isEmpty }
        return bands.enumerated()
            .sorted { ($0.element.meanLength, $1.offset) > ($1.element.meanLength, $0.offset) }.map(\.element)
    }

    /// Returns whether an item is an author's guide, a layout margins guide or a readable content guide.
    private static func isDrawn(_ item: SolvedItem) -> Bool {
        guard item.kind == .guide else { return false }
        return item.guideRole == .custom || [.layoutMargins, .readableContent].contains(item.systemGuide)
    }

    private static func stretch(
        _ frame: AffineFrame, over range: ClosedRange<Double>, along axis: LayoutAxis
    ) -> Stretch {
        let start = axis == .horizontal ? frame.x : frame.y
        let length = axis == .horizontal ? frame.width : frame.height
        func ends(_ number: (Double) -> Double) -> (Double, Double) {
            (number(range.lowerBound), number(range.upperBound))
        }
        return Stretch(
            range: range, start: ends { start.value(at: $0) },
            end: ends { start.value(at: $0) + length.value(at: $0) })
    }
}
