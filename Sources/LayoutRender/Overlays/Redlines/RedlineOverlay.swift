import Engine
import Foundation

/// Draws constraints as in a technical drawing: dimension lines in gutters beside the sheet, joints and
/// centre lines on it.
struct RedlineOverlay {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: any TextMeasuring
    let selection: RedlineSelection
    private let redlines: [Redline]
    private let below: RedlineTracks
    private let beside: RedlineTracks

    init(placed: PlacedLayout, grid: PixelGrid, measurer: any TextMeasuring) {
        self.placed = placed
        self.grid = grid
        self.measurer = measurer
        selection = RedlineSelection(placed)
        var redlines = RedlinePlanner(placed: placed).redlines(for: selection)
        redlines += MeasuredDistances.redlines(placed.options.measures, in: placed)
        if placed.projection.tears.isEmpty {
            redlines += LayoutAxis.allCases.flatMap { axis in
                DerivedDistances.redlines(between: redlines, axis: axis, in: placed)
            }
        }
        self.redlines = redlines
        let sheet = placed.sheet
        below = RedlineTracks(
            redlines, axis: .horizontal, within: sheet.extent(.horizontal), measurer: measurer)
        beside = RedlineTracks(redlines, axis: .vertical, within: sheet.extent(.vertical), measurer: measurer)
    }

    /// The space used to the left, below and to the right of the sheet, in whole points.
    var gutters: (left: Double, bottom: Double, right: Double) {
        let reach = below.reach ?? placed.sheet.extent(.horizontal)
        let left = max(beside.depth, placed.sheet.minX - reach.start)
        let bottom = max(below.depth, (beside.reach?.end ?? 0) - placed.sheet.maxY)
        // Rounded up in steps, so that one more digit doesn't move the whole picture.
        return (left.steppedUp, bottom.steppedUp, max(0, reach.end - placed.sheet.maxX).steppedUp)
    }

    /// Whether anything is drawn.
    var isEmpty: Bool { redlines.isEmpty }

    /// Returns whether there are lines with a status, for the legend.
    func has(_ standing: Redline.Standing) -> Bool { redlines.contains { $0.standing == standing } }

    /// Whether any edges are held together.
    var hasJoints: Bool { redlines.contains { if case .joint = $0.shape { true } else { false } } }

    /// Whether any lengths are made equal.
    var hasEqualities: Bool { redlines.contains { $0.equality != nil } }

    /// The areas of the sheet that names must avoid.
    var marks: [CGRect] {
        redlines.compactMap { redline in
            guard case .joint(let along, let across) = redline.shape else { return nil }
            let middle = redline.axis.point(along, across)
            return CGRect(x: middle.x - 7, y: middle.y - 7, width: 14, height: 14)
        }
    }

    /// Returns the commands that draw everything.
    func commands() -> [DisplayCommand] {
        guard !redlines.isEmpty else { return [] }
        let drawing = RedlineDrawing(placed: placed, grid: grid, measurer: measurer)
        let lines = [below, beside].flatMap { tracks in
            tracks.placed.flatMap { drawing.extensionLines(of: $0.redline, line: line(of: $0, in: tracks)) }
        }
        let dimensions =
            [below, beside].flatMap { tracks in
                tracks.placed.flatMap { drawing.dimension($0, line: line(of: $0, in: tracks)) }
            }
            + [below, beside].flatMap(brackets)
        let marks = redlines.flatMap(drawing.mark)
        return [.beginGroup(DisplayGroup(classes: ["constraints"]))] + lines + dimensions + marks + [
            .endGroup
        ]
    }

    /// Connects lengths that a constraint makes equal.
    private func brackets(of tracks: RedlineTracks) -> [DisplayCommand] {
        let numbers = Set(tracks.placed.compactMap(\.redline.equality)).sorted()
        return numbers.flatMap { number -> [DisplayCommand] in
            let twins = tracks.placed.filter { $0.redline.equality == number }
            guard twins.count >= 2 else { return [] }
            let ends = twins.map { (along: $0.redline.extent?.middle ?? 0, across: line(of: $0, in: tracks)) }
            let outwards = tracks.axis == .horizontal ? 1.0 : -1
            let outermost = ends.map { outwards * $0.across }.max() ?? 0
            let bar = outwards * (outermost + RedlineTracks.bracket)
            return RedlineDrawing(placed: placed, grid: grid, measurer: measurer)
                .bracket(between: ends, bar: bar, axis: tracks.axis)
        }
    }

    /// Returns the position of a dimension line across its axis.
    private func line(of entry: RedlineTracks.Placed, in tracks: RedlineTracks) -> Double {
        let distance = tracks.distance(of: entry.track)
        return tracks.axis == .horizontal ? placed.sheet.maxY + distance : placed.sheet.minX - distance
    }
}

extension Double {
    /// The next multiple of eight.
    fileprivate var steppedUp: Double { (self / 8).rounded(.up) * 8 }
}
