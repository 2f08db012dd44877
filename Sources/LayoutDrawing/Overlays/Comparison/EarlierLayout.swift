import LayoutValues
import TextMetrics

/// Draws the differences from an earlier layout on top of a picture: earlier positions, and distances moved.
struct EarlierLayout: PictureOverlay {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: LineMeasurer
    let earlier: SolvedLayout
    /// Whether moves are shown with arrows and distances, and added and removed items are marked.
    let isDetailed: Bool
    /// The letters of views, which lines keep clear of.
    private let letters: LetterGaps

    /// The dashes of earlier positions.
    private static let dash: [Double] = [1.5, 2.5]
    private static let most = 40

    /// The numbers of moves and the names of what came or went, with their places.
    private var tags: ComparisonTags
    private var moves: [ComparisonMove] = []
    private var removals: [SolvedItem] = []
    private var additions: [Int] = []

    /// Compares a layout with an earlier one; numbers keep clear of the letters of its views.
    init(_ earlier: SolvedLayout, _ drawn: DrawnComparison.Surroundings) {
        placed = drawn.placed
        grid = drawn.grid
        measurer = drawn.measurer
        self.earlier = earlier
        isDetailed = placed.options.comparesInDetail
        letters = LetterGaps(around: drawn.letters, on: placed.sheet)
        tags = ComparisonTags(sheet: placed.sheet, measurer: measurer)
        var old: [String: SolvedItem] = [:]
        for item in earlier.items where old[item.id] == nil { old[item.id] = item }
        moves = placed.items.indices.compactMap { move(of: $0, among: old) }
        guard isDetailed else { return }
        let known = Set(placed.layout.items.map { $0.id })
        removals = Array(
            earlier.items.filter { !known.contains($0.id) && isDrawn($0) }.prefix(Self.most))
        additions = Array(
            placed.items.indices.filter {
                old[placed.layout.items[$0].id] == nil && placed.isSeen($0)
                    && isDrawn(placed.layout.items[$0])
            }.prefix(Self.most))
        placeTags(keepingClearOf: drawn.letters)
    }

    /// Numbers, and arrows.
    var obstacles: [CGRect] {
        guard isDetailed else { return [] }
        return tags.tags.map { $0.box }
            + moves.prefix(Self.most).flatMap { $0.arrows.flatMap { $0.boxes } }
    }

    /// What moved without a number beside it, in words.
    var unmarked: [String] { tags.unplaced }

    var outlines: [CGRect] { isDetailed ? moves.prefix(Self.most).map { $0.before } : [] }

    var marks: [LegendMark] {
        guard isDetailed else { return [] }
        let dotted = { (role: ColorRole) in Stroke(Paint(role), width: 1, dash: Self.dash) }
        var marks: [LegendMark] = []
        if !moves.isEmpty {
            marks.append(LegendMark("before", dotted(.ambiguity)))
            marks.append(
                LegendMark("moved, in points") { swatch, grid in
                    ComparisonArrow(
                        from: CGPoint(x: swatch.minX, y: swatch.midY),
                        to: CGPoint(x: swatch.maxX, y: swatch.midY), words: ""
                    ).commands(width: grid.lineWidth(1))
                })
        }
        if !additions.isEmpty { marks.append(LegendMark("+ added", Stroke(Paint(.constraint)))) }
        if !removals.isEmpty { marks.append(LegendMark("− removed", dotted(.conflict))) }
        return marks
    }

    /// Returns the commands that draw the differences; none if there are none.
    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand] {
        var commands = moves.flatMap(ghost)
        if isDetailed {
            commands += removals.flatMap(removed)
            commands += moves.prefix(Self.most).flatMap { move in
                move.arrows.flatMap { $0.commands(width: grid.lineWidth(1)) }
            }
            commands += tags.commands(grid: grid)
        }
        guard !commands.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["earlier"], clip: placed.sheet))] + commands + [.endGroup]
    }

    // MARK: Tags

    private mutating func placeTags(keepingClearOf texts: [CGRect]) {
        var taken = SpatialGrid(bounds: placed.sheet)
        for text in texts { taken.insert(text, item: -1) }
        for index in moves.indices.prefix(Self.most) { moves[index].placeArrows(in: &taken) }
        for arrow in moves.prefix(Self.most).flatMap({ $0.arrows }) {
            let places = arrow.places(beside: tags.size(of: arrow.words))
            tags.place(
                arrow.words, remark: arrow.words, near: places, role: .ambiguity, in: &taken)
        }
        for index in additions {
            let frame = placed.items[index].named
            guard !frame.isNull else { continue }
            let corners = [CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)]
            let remark = "\(placed.name(of: index)) added"
            tags.place("+", remark: remark, near: corners, role: .constraint, in: &taken)
        }
        for item in removals {
            guard let frame = placed.picture(item.canvasFrame) else { continue }
            let places = [
                CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY),
                CGPoint(x: frame.midX, y: frame.minY),
            ]
            let name = DisplayName.of(item)
            tags.place(
                "− \(name)", remark: "\(name) removed", near: places, role: .conflict, in: &taken)
        }
    }

    private func isDrawn(_ item: SolvedItem) -> Bool {
        !item.isHidden && (item.kind == .view || item.guideRole == .custom)
    }

    private func move(of index: Int, among old: [String: SolvedItem]) -> ComparisonMove? {
        let item = placed.layout.items[index]
        guard placed.isSeen(index), isDrawn(item), let before = old[item.id], !before.isHidden,
            before.frame != item.frame || index == 0,
            before.canvasFrame != item.canvasFrame, let from = placed.picture(before.canvasFrame)
        else { return nil }
        var (old, new) = (from, placed.items[index].frame)
        if item.kind == .guide {
            guard let frame = GuideShape(of: index, in: placed).frame else { return nil }
            new = frame
            // On an undetermined axis it is drawn across its owner.
            if item.undetermined.contains(.width) {
                (old.origin.x, old.size.width) = (frame.minX, frame.width)
            }
            if item.undetermined.contains(.height) {
                (old.origin.y, old.size.height) = (frame.minY, frame.height)
            }
        }
        return ComparisonMove(
            of: placed.name(of: index), from: old, to: new, canvas: (before.canvasFrame, item.canvasFrame))
    }

    private func ghost(_ move: ComparisonMove) -> [DisplayCommand] {
        let stroke = Stroke(
            Paint(.ambiguity, opacity: 0.6), width: grid.lineWidth(1), dash: Self.dash)
        return outline(of: move.before, stroke)
    }

    /// Returns an outline with gaps where it would cross letters.
    private func outline(of frame: CGRect, _ stroke: Stroke) -> [DisplayCommand] {
        let box = grid.outline(frame, width: stroke.width)
        let corners = [
            box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY), box.origin,
        ]
        let sides = zip(corners, corners.dropFirst()).map { DisplayLines.Segment($0, $1) }
        return [.lines(DisplayLines(letters.interrupting(sides), stroke: stroke))]
    }

    /// Returns the earlier frame of a removed item, crossed out unless that would strike letters out.
    private func removed(_ item: SolvedItem) -> [DisplayCommand] {
        guard let frame = placed.picture(item.canvasFrame) else { return [] }
        let stroke = Stroke(Paint(.conflict), width: grid.lineWidth(1), dash: Self.dash)
        let outline = outline(of: frame, stroke)
        if letters.touch(frame) { return outline }
        let cross = [
            DisplayLines.Segment(frame.origin, CGPoint(x: frame.maxX, y: frame.maxY)),
            DisplayLines.Segment(
                CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY)),
        ]
        return outline + [.lines(DisplayLines(cross, stroke: stroke))]
    }
}
