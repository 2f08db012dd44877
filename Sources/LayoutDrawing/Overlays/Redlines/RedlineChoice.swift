import LayoutValues

/// The redlines of constraints that a picture draws.
struct ChosenRedlines {
    private(set) var lines: [Redline]
    /// The constraints that the layers ask for.
    let wanted: [Int]

    init(lines: [Redline], wanted: [Int]) {
        self.lines = lines
        self.wanted = wanted
    }

    /// Moves the lines into the gaps that they measure where these are free; `taken` are the letters and the marks of controls
    /// on the sheet.
    mutating func placeInGaps(of placed: PlacedLayout, taken: [CGRect], measurer: LineMeasurer) {
        lines = RedlineGaps.placing(lines, in: placed, taken: taken, measurer: measurer)
    }

    /// Moves the lines with their sheet.
    mutating func move(by offset: CGSize) {
        for index in lines.indices { lines[index].move(by: offset) }
    }
}

/// Chooses the redlines that a picture has room for: the essential ones, then the outermost others.
struct RedlineChoice {
    private let planner: RedlinePlanner
    private let placed: PlacedLayout
    private let measurer: LineMeasurer
    /// The chosen lines, without derived ones.
    private var redlines: [Redline] = []
    private var limits: [LayoutAxis: RedlineTracks.Limit] = [:]
    private var mostMarks = 0

    /// The maximum number of constraints beyond the essential ones that are tried.
    private static let mostTried = 400
    /// The maximum length of a chain that is drawn as a whole or not at all.
    private static let longestChain = 24

    /// Returns the lines of a layout. What is chosen doesn't depend on where the sheet is in the picture.
    static func lines(of placed: PlacedLayout, measurer: LineMeasurer) -> ChosenRedlines {
        let selection = RedlineSelection(placed)
        let choice = Self(selection, placed: placed, measurer: measurer)
        let measured = MeasuredDistances.redlines(placed.options.measures, in: placed)
        return ChosenRedlines(
            lines: (choice.redlines + measured).compactMap { $0.limited(to: placed.reach(along: $0.axis)) },
            wanted: selection.constraints)
    }

    private init(_ selection: RedlineSelection, placed: PlacedLayout, measurer: LineMeasurer) {
        self.placed = placed
        self.measurer = measurer
        planner = RedlinePlanner(placed: placed)
        redlines = RedlinePlanner.merging(
            planner.conflicts().compactMap(inSight) + selection.essential.flatMap(linesOnSheet))
        setLimits(isExhaustive: selection.isExhaustive)
        var tried = 0
        for group in selection.further where tried < Self.mostTried {
            tried += group.count
            if group.count <= Self.longestChain, add(group.flatMap(linesInSight)) { continue }
            for index in group.prefix(Self.mostTried) { _ = add(linesInSight(of: index)) }
        }
    }

    /// Sets the room for lines that aren't essential: little by default, so that the picture stays calm.
    private mutating func setLimits(isExhaustive: Bool) {
        for axis in LayoutAxis.allCases {
            let tracks = self.tracks(of: redlines, axis)
            let depth = isExhaustive ? 200.0 : 96
            limits[axis] = RedlineTracks.Limit(
                tracks: max(tracks.depths.count, isExhaustive ? 6 : 3),
                depth: max(tracks.depth, axis == .horizontal ? .infinity : depth))
        }
        mostMarks = redlines.count(where: { $0.extent == nil }) + (isExhaustive ? 120 : 16)
    }

    /// Adds lines if there is room for all of them.
    private mutating func add(_ lines: [Redline]) -> Bool {
        guard !lines.isEmpty else { return true }
        let longer = RedlinePlanner.merging(lines, into: redlines)
        guard longer.count(where: { $0.extent == nil }) <= mostMarks else { return false }
        for axis in LayoutAxis.allCases where lines.contains(where: { $0.axis == axis && $0.extent != nil }) {
            guard let limit = limits[axis], tracks(of: longer, axis).fits(limit) else { return false }
        }
        redlines = longer
        return true
    }

    private func tracks(of redlines: [Redline], _ axis: LayoutAxis) -> RedlineTracks {
        RedlineTracks(redlines, axis: axis, within: placed.sheet.extent(axis), measurer: measurer)
    }

    /// Returns the lines of a constraint that don't measure anything outside the canvas, such as scrolled content.
    private func linesOnSheet(of index: Int) -> [Redline] {
        planner.redlines(of: index).compactMap(inSight).filter { isOnSheet($0, withRequest: false) }
    }

    /// Returns the lines of a constraint unless part of them is outside the canvas.
    private func linesInSight(of index: Int) -> [Redline] {
        let all = planner.redlines(of: index)
        let lines = all.compactMap(inSight)
        return lines.count == all.count && lines.allSatisfy { isOnSheet($0, withRequest: true) } ? lines : []
    }

    /// Returns whether a line is beside the canvas or on it, or also the end that its constraint requests.
    private func isOnSheet(_ line: Redline, withRequest: Bool) -> Bool {
        let range: Extent
        switch line.shape {
        case .dimension(let extent, let end, _):
            let end = withRequest ? end : nil
            range = Extent(
                start: min(extent.start, end ?? extent.start), end: max(extent.end, end ?? extent.end))
        case .joint(let along, _), .alignment(let along, _): range = Extent(along, along)
        }
        let sheet = placed.sheet.extent(line.axis)
        return range.start > sheet.start - 1 && range.end < sheet.end + 1
    }

    /// Returns the part of a line across its axis that is on the canvas; nil if its items are elsewhere.
    private func inSight(_ line: Redline) -> Redline? {
        let items = line.constraints.flatMap { RedlineSelection.items(of: placed.layout.constraints[$0]) }
        guard items.allSatisfy(planner.touchesSheet) else { return nil }
        return line.cut(to: placed.sheet.extent(line.axis.across))
    }
}
