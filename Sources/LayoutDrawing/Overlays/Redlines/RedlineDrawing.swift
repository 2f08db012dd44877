import LayoutValues
import TextMetrics

/// Draws the lines of constraints.
struct RedlineDrawing {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: LineMeasurer

    private static let tick = 4.0
    private static let ring = 2.5
    /// The length of an arrow from outside, with its line, in points.
    static let arrowLength = 10.0
    static let arrowhead = CGSize(width: 5, height: 5)

    /// Returns the colour of a line by its status.
    static func role(of standing: Redline.Standing) -> ColorRole {
        switch standing {
        case .stated, .optional, .unmet: .constraint
        case .conflicting, .broken: .conflict
        case .derived: .derived
        case .measured: .ambiguity
        }
    }

    /// Returns hairlines from the measured edges to the dimension line, with gaps where letters are.
    func extensionLines(
        of redline: Redline, line: Double, avoiding texts: SpatialGrid
    ) -> [DisplayCommand] {
        guard case .dimension(let extent, let requestedEnd, let from) = redline.shape else { return [] }
        let axis = redline.axis
        let beyond = axis == .horizontal ? line + Self.tick : line - Self.tick
        var ends = [(extent.start, from.start), (extent.end, from.end)].filter { !isCut($0.0, axis) }
        if let requestedEnd { ends.append((requestedEnd, from.end)) }
        let segments = ends.flatMap { along, across in
            let place = self.place(along)
            return texts.free(from: axis.point(place, across), to: axis.point(place, beyond))
        }
        guard !segments.isEmpty else { return [] }
        return [
            .lines(
                DisplayLines(
                    segments, stroke: Stroke(Paint(.derived, opacity: 0.55), width: grid.lineWidth(0.5))))
        ]
    }

    /// Returns whether a line goes on beyond an end, where things are too far outside the sheet: the end is an arrow.
    private func isCut(_ end: Double, _ axis: LayoutAxis) -> Bool {
        let reach = placed.reach(along: axis)
        return end <= reach.start || end >= reach.end
    }

    /// Returns the line with its ticks and its number.
    func dimension(_ entry: RedlineTracks.Placed, line: Double) -> [DisplayCommand] {
        let redline = entry.redline
        guard case .dimension(let extent, let requestedEnd, _) = redline.shape else { return [] }
        let (axis, role) = (redline.axis, Self.role(of: redline.standing))
        let width = grid.lineWidth(redline.standing == .derived ? 0.75 : 1)
        let isDashed = redline.standing == .optional || redline.standing == .broken
        let across = place(line)
        let (start, end) = (place(extent.start), place(extent.end))
        if redline.isNarrow {
            return arrows(to: start, end, across, axis, role, width, isDashed: isDashed)
                + text(of: entry, across: across)
        }
        var commands: [DisplayCommand] = [
            stroke(
                [.init(axis.point(start, across), axis.point(end, across))], role, width, isDashed: isDashed)
        ]
        let ends = [(along: extent.start, inwards: 1.0), (along: extent.end, inwards: -1.0)]
        let cuts = ends.filter { isCut($0.along, axis) }
        commands += heads(at: cuts.map { (place($0.along), $0.inwards) }, across, axis, role)
        var marks = ends.filter { !isCut($0.along, axis) }.map { (along: place($0.along), half: Self.tick) }
        // Shorter, so that they keep clear of the number above them.
        if redline.equality != nil {
            marks += [-1.5, 1.5].map { ((start + end) / 2 + $0, Self.tick - 1) }
        }
        commands.append(
            stroke(
                marks.map { along, half in
                    .init(axis.point(along, across - half), axis.point(along, across + half))
                }, role, width, isDashed: false))
        if redline.standing == .conflicting {
            // Doubled, so that it remains visible in grey print.
            commands.append(
                stroke(
                    [.init(axis.point(start, across + 2), axis.point(end, across + 2))], role, width,
                    isDashed: false))
        }
        if let requestedEnd {
            commands += reach(from: end, to: place(requestedEnd), across, redline, role, width)
        }
        return commands + text(of: entry, across: across)
    }

    /// Returns a line in the gap that it measures, with its number in the middle and arrows to both ends.
    func dimension(_ line: GapLine) -> [DisplayCommand] {
        let (redline, number) = (line.redline, line.number)
        let (axis, role) = (redline.axis, Self.role(of: redline.standing))
        let (start, end, across) = (place(line.extent.start), place(line.extent.end), place(line.place))
        let sides = [
            Extent(start: start, end: number.extent(axis).start),
            Extent(start: number.extent(axis).end, end: end),
        ]
        let lines = sides.filter { $0.length > Self.arrowhead.width }.map {
            DisplayLines.Segment(axis.point($0.start, across), axis.point($0.end, across))
        }
        let font = TypeScale.dimension
        let baseline = number.midY + TypeScale.baselineDrop(font)
        return
            (lines.isEmpty
            ? []
            : [stroke(lines, role, grid.lineWidth(1), isDashed: redline.standing == .optional)])
            + heads(at: [(start, 1), (end, -1)], across, axis, role) + [
                .text(
                    DisplayText(
                        redline.text, origin: CGPoint(x: number.midX, y: baseline), anchor: .middle,
                        font: font,
                        paint: Paint(role), width: measurer.width(of: redline.text, font: font)))
            ]
    }

    /// Returns arrows that point from outside at both ends of a distance without room for its line.
    private func arrows(
        to start: Double, _ end: Double, _ across: Double, _ axis: LayoutAxis, _ role: ColorRole,
        _ width: Double, isDashed: Bool
    ) -> [DisplayCommand] {
        let tails = [(start, start - Self.arrowLength), (end, end + Self.arrowLength)]
        let lines = tails.map { tip, tail in
            DisplayLines.Segment(axis.point(tip, across), axis.point(tail, across))
        }
        return [stroke(lines, role, width, isDashed: isDashed)]
            + heads(at: [(start, -1), (end, 1)], across, axis, role)
    }

    /// Returns arrowheads with their tips at places along an axis, and their bases to the side that a sign tells.
    private func heads(
        at places: [(tip: Double, sign: Double)], _ across: Double, _ axis: LayoutAxis, _ role: ColorRole
    ) -> [DisplayCommand] {
        places.map { tip, sign in
            let base = tip + sign * Self.arrowhead.width
            let half = Self.arrowhead.height / 2
            return .polygon(
                DisplayPolygon(
                    [
                        axis.point(tip, across), axis.point(base, across - half),
                        axis.point(base, across + half),
                    ], fill: Paint(role)))
        }
    }

    /// Returns a line from the actual to the requested end, which is marked by a ring.
    private func reach(
        from end: Double, to requested: Double, _ across: Double, _ redline: Redline, _ role: ColorRole,
        _ width: Double
    ) -> [DisplayCommand] {
        let middle = redline.axis.point(requested, across)
        let ring = CGRect(
            x: middle.x - Self.ring, y: middle.y - Self.ring, width: 2 * Self.ring, height: 2 * Self.ring)
        return [
            stroke([.init(redline.axis.point(end, across), middle)], role, width, isDashed: true),
            .rectangle(
                DisplayRectangle(
                    ring, cornerRadius: Self.ring, fill: Paint(.paper),
                    stroke: Stroke(Paint(role), width: width))),
        ]
    }

    /// Returns the text of a dimension, above a horizontal line or left of a vertical one.
    private func text(of entry: RedlineTracks.Placed, across: Double) -> [DisplayCommand] {
        let standing = entry.redline.standing
        let isStated = standing != .derived
        let font = isStated ? TypeScale.dimension : TypeScale.note
        let role = isStated ? Self.role(of: standing) : .secondaryText
        let isAbove = entry.redline.axis == .horizontal
        let middle = isAbove ? across - 9 - entry.text.extraHeight / 2 : entry.textMiddle
        return entry.text.lines.enumerated().map { row, line in
            let baseline = middle + entry.text.offset(of: row) + TypeScale.baselineDrop(font)
            return .text(
                DisplayText(
                    line, origin: CGPoint(x: isAbove ? entry.textMiddle : across - 6, y: baseline),
                    anchor: isAbove ? .middle : .end, font: font, paint: Paint(role),
                    width: measurer.width(of: line, font: font)))
        }
    }

    /// Connects the centres of lines with a bar.
    func bracket(
        between ends: [(along: Double, across: Double)], bar: Double, axis: LayoutAxis
    ) -> [DisplayCommand] {
        let line = place(bar)
        let stems = ends.map { end in
            DisplayLines.Segment(axis.point(place(end.along), end.across), axis.point(place(end.along), line))
        }
        let places = ends.map { place($0.along) }
        guard let first = places.min(), let last = places.max() else { return [] }
        let tie = DisplayLines.Segment(axis.point(first, line), axis.point(last, line))
        return [stroke(stems + [tie], .constraint, grid.lineWidth(0.75), isDashed: false)]
    }

    /// Returns the bow tie of edges that are held together.
    func bowTie(_ redline: Redline, at middle: CGPoint) -> [DisplayCommand] {
        let wings = Self.wings(at: middle, axis: redline.axis)
        let casing = Stroke(Paint(.sheet), width: 2)
        return wings.map { .polygon(DisplayPolygon($0, stroke: casing)) }
            + wings.map { .polygon(DisplayPolygon($0, fill: Paint(Self.role(of: redline.standing)))) }
    }

    /// Returns the two triangles of a bow tie.
    static func wings(at middle: CGPoint, axis: LayoutAxis) -> [[CGPoint]] {
        let (length, half) = (RedlineMarks.size.width / 2, RedlineMarks.size.height / 2)
        let (along, across) = axis == .horizontal ? (middle.x, middle.y) : (middle.y, middle.x)
        return [-length, length].map { wing in
            [
                middle, axis.point(along + wing, across - half), axis.point(along + wing, across + half),
            ]
        }
    }

    /// The dashes of aligned edges and centres.
    static let alignment: [Double] = [3, 3]

    /// Returns the dashes of edges or centres that are aligned.
    func dashes(_ segments: [DisplayLines.Segment], of redline: Redline) -> DisplayCommand {
        let onGrid = segments.map { segment in
            redline.axis == .horizontal
                ? DisplayLines.Segment(
                    CGPoint(x: place(segment.start.x), y: segment.start.y),
                    CGPoint(x: place(segment.end.x), y: segment.end.y))
                : DisplayLines.Segment(
                    CGPoint(x: segment.start.x, y: place(segment.start.y)),
                    CGPoint(x: segment.end.x, y: place(segment.end.y)))
        }
        let stroke = Stroke(
            Paint(Self.role(of: redline.standing)), width: grid.lineWidth(1), dash: Self.alignment)
        return .lines(DisplayLines(onGrid, stroke: stroke))
    }

    private func stroke(
        _ segments: [DisplayLines.Segment], _ role: ColorRole, _ width: Double, isDashed: Bool
    ) -> DisplayCommand {
        .lines(
            DisplayLines(segments, stroke: Stroke(Paint(role), width: width, dash: isDashed ? [2, 2] : [])))
    }

    /// Returns the closest position on the pixel grid, where a line of one pixel is crisp.
    private func place(_ value: Double) -> Double { grid.line(after: value, width: grid.lineWidth(1)) }
}
