import Engine
import Foundation

/// Draws constraints as a draughtsman would: dimension lines in gutters beside the sheet, joints and centre lines on it.
struct RedlineOverlay {
    let scene: Scene
    let grid: PixelGrid
    let measurer: any TextMeasuring
    let selection: RedlineSelection
    private let redlines: [Redline]
    private let below: RedlineTracks
    private let beside: RedlineTracks

    init(scene: Scene, grid: PixelGrid, measurer: any TextMeasuring) {
        self.scene = scene
        self.grid = grid
        self.measurer = measurer
        selection = RedlineSelection(scene)
        var redlines = RedlinePlanner(scene: scene).redlines(for: selection)
        redlines += MeasuredDistances.redlines(scene.options.measures, in: scene)
        if scene.projection.tears.isEmpty {
            redlines += LayoutAxis.allCases.flatMap { axis in
                DerivedDistances.redlines(between: redlines, axis: axis, in: scene)
            }
        }
        self.redlines = redlines
        let sheet = scene.sheet
        below = RedlineTracks(
            redlines, axis: .horizontal, within: sheet.extent(.horizontal), measurer: measurer)
        beside = RedlineTracks(redlines, axis: .vertical, within: sheet.extent(.vertical), measurer: measurer)
    }

    /// The room left of the sheet, below it and right of it, in whole points.
    var gutters: (left: Double, bottom: Double, right: Double) {
        let reach = below.reach ?? scene.sheet.extent(.horizontal)
        let left = max(beside.depth, scene.sheet.minX - reach.start)
        let bottom = max(below.depth, (beside.reach?.end ?? 0) - scene.sheet.maxY)
        // In steps, so that a digit more doesn't move the whole picture.
        return (left.steppedUp, bottom.steppedUp, max(0, reach.end - scene.sheet.maxX).steppedUp)
    }

    /// Whether anything is drawn.
    var isEmpty: Bool { redlines.isEmpty }

    /// The kinds of lines there are, for the legend.
    func has(_ standing: Redline.Standing) -> Bool { redlines.contains { $0.standing == standing } }

    /// Whether edges are held together anywhere.
    var hasJoints: Bool { redlines.contains { if case .joint = $0.shape { true } else { false } } }

    /// Whether lengths are made equal anywhere.
    var hasEqualities: Bool { redlines.contains { $0.equality != nil } }

    /// The room on the sheet that names keep clear of.
    var marks: [CGRect] {
        redlines.compactMap { redline in
            guard case .joint(let along, let across) = redline.shape else { return nil }
            let middle = redline.axis.point(along, across)
            return CGRect(x: middle.x - 7, y: middle.y - 7, width: 14, height: 14)
        }
    }

    /// The commands that draw everything.
    func commands() -> [DisplayCommand] {
        guard !redlines.isEmpty else { return [] }
        let drawing = RedlineDrawing(scene: scene, grid: grid, measurer: measurer)
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

    /// Ties the lengths that one constraint makes equal.
    private func brackets(of tracks: RedlineTracks) -> [DisplayCommand] {
        let numbers = Set(tracks.placed.compactMap(\.redline.equality)).sorted()
        return numbers.flatMap { number -> [DisplayCommand] in
            let twins = tracks.placed.filter { $0.redline.equality == number }
            guard twins.count >= 2 else { return [] }
            let ends = twins.map { (along: $0.redline.extent?.middle ?? 0, across: line(of: $0, in: tracks)) }
            let outwards = tracks.axis == .horizontal ? 1.0 : -1
            let outermost = ends.map { outwards * $0.across }.max() ?? 0
            let bar = outwards * (outermost + RedlineTracks.bracket)
            return RedlineDrawing(scene: scene, grid: grid, measurer: measurer)
                .bracket(between: ends, bar: bar, axis: tracks.axis)
        }
    }

    /// Where a dimension line lies across its axis.
    private func line(of placed: RedlineTracks.Placed, in tracks: RedlineTracks) -> Double {
        let distance = tracks.distance(of: placed.track)
        return tracks.axis == .horizontal ? scene.sheet.maxY + distance : scene.sheet.minX - distance
    }
}

extension Double {
    /// The next multiple of eight.
    fileprivate var steppedUp: Double { (self / 8).rounded(.up) * 8 }
}
