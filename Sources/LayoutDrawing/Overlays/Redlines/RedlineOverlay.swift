import LayoutValues

/// Draws constraints as in a technical drawing: dimension lines in gutters beside the sheet, joints and
/// centre lines on it.
struct RedlineOverlay: PictureOverlay {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: LineMeasurer
    /// The boxes of letters on the sheet.
    private let texts: SpatialGrid
    private let redlines: [Redline]
    private let below: RedlineTracks
    private let beside: RedlineTracks
    private let inGaps: [GapLine]
    private let symbols: RedlineMarks
    /// The number of constraints that the layers ask for.
    let wanted: Int
    /// The number of those that aren't drawn, because they have no form or there is no room.
    let missing: Int

    /// Creates the lines of a layout; `texts` are the boxes of letters, which marks and hairlines keep clear of.
    init(
        _ chosen: ChosenRedlines, placed: PlacedLayout, grid: PixelGrid, measurer: LineMeasurer,
        texts: [CGRect] = []
    ) {
        self.placed = placed
        self.grid = grid
        self.measurer = measurer
        var letters = SpatialGrid(bounds: placed.sheet)
        for box in texts { letters.insert(box, item: -1) }
        var redlines = chosen.lines
        inGaps = redlines.compactMap { GapLine($0, measurer: measurer) }
        for area in inGaps.flatMap({ $0.areas }) { letters.insert(area, item: -1) }
        self.texts = letters
        if placed.projection.tears.isEmpty, !placed.layout.isOutline {
            redlines += LayoutAxis.allCases.flatMap { axis in
                DerivedDistances.redlines(between: redlines, axis: axis, in: placed)
            }
        }
        self.redlines = redlines
        let sheet = placed.sheet
        below = RedlineTracks(
            redlines, axis: .horizontal, within: sheet.extent(.horizontal), measurer: measurer)
        beside = RedlineTracks(redlines, axis: .vertical, within: sheet.extent(.vertical), measurer: measurer)
        symbols = RedlineMarks(redlines, texts: letters, sheet: sheet)
        let drawn = Set(
            (below.placed + beside.placed).flatMap { $0.redline.constraints }
                + inGaps.flatMap { $0.redline.constraints }
                + symbols.bowTies.flatMap { $0.redline.constraints }
                + symbols.dashes.flatMap { $0.redline.constraints })
        wanted = chosen.wanted.count
        missing = chosen.wanted.count { !drawn.contains($0) }
    }

    /// The space used on each side of the sheet, in whole points.
    var gutters: (left: Double, top: Double, bottom: Double, right: Double) {
        let reach = below.reach ?? placed.sheet.extent(.horizontal)
        let left = max(beside.depth, placed.sheet.minX - reach.start)
        let bottom = max(below.depth, (beside.reach?.end ?? 0) - placed.sheet.maxY)
        let top = max(0, placed.sheet.minY - (beside.reach?.start ?? placed.sheet.minY))
        // Rounded up in steps, so that one more digit doesn't move the whole picture.
        return (
            left.steppedUp, top.steppedUp, bottom.steppedUp,
            max(0, reach.end - placed.sheet.maxX).steppedUp
        )
    }

    var marks: [LegendMark] {
        // A ledger explains every mark beside it.
        guard placed.focused.isEmpty || !placed.options.layers.contains(.ledger) else { return [] }
        let dimensions = (below.placed + beside.placed).map { $0.redline } + inGaps.map { $0.redline }
        func has(_ standing: Redline.Standing) -> Bool { dimensions.contains { $0.standing == standing } }
        var marks: [LegendMark] = []
        if has(.stated) {
            marks.append(LegendMark("stated by a constraint", .dimension(isEquality: false), .stated))
        }
        if has(.optional) || has(.unmet) {
            marks.append(LegendMark("optional", .dimension(isEquality: false), .optional))
        }
        if has(.derived) {
            marks.append(LegendMark("follows from others", .dimension(isEquality: false), .derived))
        }
        if dimensions.contains(where: { $0.equality != nil }) {
            marks.append(LegendMark("equal", .dimension(isEquality: true), .stated))
        }
        if !symbols.bowTies.isEmpty { marks.append(LegendMark("edges held together", .bowTie, .stated)) }
        if !symbols.dashes.isEmpty { marks.append(LegendMark("aligned", .dashes, .stated)) }
        return marks
    }

    /// Returns the line that shows a constraint; nil if it has no form.
    func line(of constraint: Int) -> Redline? { redlines.first { $0.constraints.contains(constraint) } }

    var obstacles: [CGRect] { symbols.obstacles + inGaps.flatMap { $0.areas } }

    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand] {
        guard !redlines.isEmpty else { return [] }
        var texts = texts
        var bands = SpatialGrid(bounds: placed.sheet)
        for gap in gaps {
            texts.insert(gap.insetBy(dx: -1, dy: 0), item: -1)
            bands.insert(gap, item: -1)
        }
        for tracks in [below, beside] {
            for entry in tracks.placed { texts.insert(text(of: entry, in: tracks), item: -1) }
        }
        // Extension lines pass behind the views between an item and the gutter.
        for index in placed.items.indices where placed.isTinted(index) && placed.items[index].isVisible {
            texts.insert(placed.items[index].visible, item: index)
        }
        let drawing = RedlineDrawing(placed: placed, grid: grid, measurer: measurer)
        let lines = [below, beside].flatMap { tracks in
            tracks.placed.flatMap {
                drawing.extensionLines(of: $0.redline, line: line(of: $0, in: tracks), avoiding: texts)
            }
        }
        let dimensions =
            [below, beside].flatMap { tracks in
                tracks.placed.flatMap { drawing.dimension($0, line: line(of: $0, in: tracks)) }
            }
            + [below, beside].flatMap(brackets) + inGaps.flatMap(drawing.dimension)
        let marks =
            symbols.dashes.compactMap { dashes in
                let segments = dashes.segments.flatMap { bands.free(from: $0.start, to: $0.end) }
                return segments.isEmpty ? nil : drawing.dashes(segments, of: dashes.redline)
            }
            + symbols.bowTies.flatMap { drawing.bowTie($0.redline, at: $0.middle) }
        return [.beginGroup(DisplayGroup(classes: ["constraints"]))] + lines + dimensions + marks + [
            .endGroup
        ]
    }

    /// Connects lengths that a constraint makes equal, unless that would cross out a number.
    private func brackets(of tracks: RedlineTracks) -> [DisplayCommand] {
        let numbers = Set(tracks.placed.compactMap { $0.redline.equality }).sorted()
        return numbers.flatMap { number -> [DisplayCommand] in
            let twins = tracks.placed.filter { $0.redline.equality == number }
            guard twins.count >= 2 else { return [] }
            let ends = twins.map { twin in
                (along: twin.redline.extent?.middle ?? 0, across: stem(of: twin, in: tracks))
            }
            let outwards = tracks.axis == .horizontal ? 1.0 : -1
            let outermost = twins.map { outwards * line(of: $0, in: tracks) }.max() ?? 0
            let reach = (ends.map { outwards * $0.across }.max() ?? 0) + 3
            let bar = outwards * max(outermost + RedlineTracks.bracket, reach)
            let isFree = ends.allSatisfy { end in
                let stem = Extent(end.across, bar)
                return !tracks.placed.contains { entry in
                    let text = self.text(of: entry, in: tracks)
                    let along = text.extent(tracks.axis)
                    return along.start < end.along && end.along < along.end
                        && text.extent(tracks.axis.across).shared(with: stem) != nil
                }
            }
            guard isFree else { return [] }
            return RedlineDrawing(placed: placed, grid: grid, measurer: measurer)
                .bracket(between: ends, bar: bar, axis: tracks.axis)
        }
    }

    /// Returns where a bracket leaves a line: at the line itself, or left of the number beside it.
    private func stem(of entry: RedlineTracks.Placed, in tracks: RedlineTracks) -> Double {
        let line = self.line(of: entry, in: tracks)
        return tracks.axis == .horizontal ? line : min(line, text(of: entry, in: tracks).minX - 3)
    }

    /// Returns the area of a line's number.
    private func text(of entry: RedlineTracks.Placed, in tracks: RedlineTracks) -> CGRect {
        let size = entry.text.size
        let line = self.line(of: entry, in: tracks)
        let corner =
            tracks.axis == .horizontal
            ? CGPoint(x: entry.textMiddle - size.width / 2, y: line - 4 - size.height)
            : CGPoint(x: line - 6 - size.width, y: entry.textMiddle - size.height / 2)
        return CGRect(origin: corner, size: size)
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
