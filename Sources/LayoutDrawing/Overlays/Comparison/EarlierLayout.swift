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

    /// The dashes of earlier positions.
    private static let dash: [Double] = [1.5, 2.5]
    private static let most = 40

    /// An item that exists in both layouts and has moved.
    private struct Move {
        var before: CGRect
        var after: CGRect
        /// What changed, in points of the canvas.
        var words: String
        /// The ends of an arrow: between the edges that moved if it grew, otherwise between the centres.
        var arrow: (start: CGPoint, end: CGPoint)
    }

    /// The numbers of moves and the names of what came or went, with their places.
    private var tags: [Tag] = []
    private var moves: [Move] = []
    private var removals: [SolvedItem] = []
    private var additions: [Int] = []

    /// A word in a box.
    private struct Tag {
        var words: String
        var box: CGRect
        var role: ColorRole
    }

    /// Compares a layout with an earlier one; numbers keep clear of `texts`.
    init(
        placed: PlacedLayout, grid: PixelGrid, measurer: LineMeasurer, earlier: SolvedLayout,
        isDetailed: Bool, texts: [CGRect]
    ) {
        self.placed = placed
        self.grid = grid
        self.measurer = measurer
        self.earlier = earlier
        self.isDetailed = isDetailed
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
        placeTags(keepingClearOf: texts)
    }

    /// Numbers, and arrows.
    var obstacles: [CGRect] {
        guard isDetailed else { return [] }
        return tags.map { $0.box }
            + moves.prefix(Self.most).flatMap { ComparisonArrow.boxes(along: $0.arrow) }
    }

    var outlines: [CGRect] { isDetailed ? moves.prefix(Self.most).map { $0.before } : [] }

    var marks: [LegendMark] {
        guard isDetailed else { return [] }
        let dotted = { (role: ColorRole) in Stroke(Paint(role), width: 1, dash: Self.dash) }
        var marks: [LegendMark] = []
        if !moves.isEmpty {
            marks.append(LegendMark("before", dotted(.ambiguity)))
            marks.append(
                LegendMark("moved, in points") { swatch, grid in
                    ComparisonArrow.commands(
                        from: CGPoint(x: swatch.minX, y: swatch.midY),
                        to: CGPoint(x: swatch.maxX, y: swatch.midY), width: grid.lineWidth(1))
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
            commands += removals.flatMap(removed) + moves.prefix(Self.most).flatMap(arrow)
            commands += tags.flatMap(drawing)
        }
        guard !commands.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["earlier"], clip: placed.sheet))] + commands + [.endGroup]
    }

    // MARK: Tags

    private mutating func placeTags(keepingClearOf texts: [CGRect]) {
        var taken = SpatialGrid(bounds: placed.sheet)
        for text in texts { taken.insert(text, item: -1) }
        for move in moves.prefix(Self.most) where !move.words.isEmpty {
            let (start, end) = move.arrow
            let along = [0.5, 0.25, 0.75, 0, 1].map { part in
                CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            }
            let beside = [0.15, 0.85].map { part in
                CGPoint(x: move.after.minX + move.after.width * part, y: end.y)
            }
            place(move.words, near: along + beside, role: .ambiguity, in: &taken)
        }
        for index in additions {
            let frame = placed.items[index].named
            guard !frame.isNull else { continue }
            let corners = [CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)]
            place("+", near: corners, role: .constraint, in: &taken)
        }
        for item in removals {
            guard let frame = placed.picture(item.canvasFrame) else { continue }
            let places = [
                CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: frame.midX, y: frame.maxY),
                CGPoint(x: frame.midX, y: frame.minY),
            ]
            place("− \(DisplayName.of(item))", near: places, role: .conflict, in: &taken)
        }
    }

    /// Places a tag at the first point where it covers nothing; what has no room stays unsaid, as in a crowd.
    private mutating func place(
        _ words: String, near points: [CGPoint], role: ColorRole, in taken: inout SpatialGrid
    ) {
        let width = measurer.width(of: words, font: TypeScale.number) + 8
        for point in points {
            var box = CGRect(x: point.x - width / 2, y: point.y - 7, width: width, height: 14)
            box.origin.x = max(placed.sheet.minX + 1, min(box.minX, placed.sheet.maxX - 1 - width))
            box.origin.y = max(placed.sheet.minY + 1, min(box.minY, placed.sheet.maxY - 15))
            if taken.contains(overlapping: box.insetBy(dx: -1, dy: -1), where: { _ in true }) { continue }
            taken.insert(box, item: -1)
            tags.append(Tag(words: words, box: box, role: role))
            return
        }
    }

    private func isDrawn(_ item: SolvedItem) -> Bool {
        !item.isHidden && (item.kind == .view || item.guideRole == .custom)
    }

    private func move(of index: Int, among old: [String: SolvedItem]) -> Move? {
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
        return Move(
            before: old, after: new, words: Self.words(from: before.canvasFrame, to: item.canvasFrame),
            arrow: Self.arrow(from: old, to: new))
    }

    /// Returns what changed in words: `x +30, y +40`, `height −20`.
    private static func words(from before: CGRect, to after: CGRect) -> String {
        func change(_ name: String, _ distance: Double) -> String? {
            let number = (distance * 10).rounded() / 10
            return number == 0 ? nil : "\(name) \(number < 0 ? "−" : "+")\(DecimalNumber.text(abs(number)))"
        }
        return [
            change("x", after.minX - before.minX), change("y", after.minY - before.minY),
            change("width", after.width - before.width), change("height", after.height - before.height),
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// Returns the ends of the arrow of a move.
    private static func arrow(from before: CGRect, to after: CGRect) -> (start: CGPoint, end: CGPoint) {
        func ends(_ old: Extent, _ new: Extent) -> (Double, Double) {
            if abs(old.length - new.length) < 0.25 { return (old.middle, new.middle) }
            return abs(old.end - new.end) >= abs(old.start - new.start)
                ? (old.end, new.end) : (old.start, new.start)
        }
        var (x, y) = (
            ends(before.extent(.horizontal), after.extent(.horizontal)),
            ends(before.extent(.vertical), after.extent(.vertical))
        )
        // An edge that moves along one axis is pointed at in its middle.
        if x.0 == x.1 { x = (after.midX, after.midX) }
        if y.0 == y.1 { y = (after.midY, after.midY) }
        return (CGPoint(x: x.0, y: y.0), CGPoint(x: x.1, y: y.1))
    }

    private func ghost(_ move: Move) -> [DisplayCommand] {
        let width = grid.lineWidth(1)
        return [
            .rectangle(
                DisplayRectangle(
                    grid.outline(move.before, width: width),
                    stroke: Stroke(Paint(.ambiguity, opacity: 0.6), width: width, dash: Self.dash)))
        ]
    }

    private func arrow(_ move: Move) -> [DisplayCommand] {
        ComparisonArrow.commands(from: move.arrow.start, to: move.arrow.end, width: grid.lineWidth(1))
    }

    /// Returns the earlier frame of a removed item, crossed out.
    private func removed(_ item: SolvedItem) -> [DisplayCommand] {
        guard let frame = placed.picture(item.canvasFrame) else { return [] }
        let stroke = Stroke(Paint(.conflict), width: grid.lineWidth(1), dash: Self.dash)
        let cross = [
            DisplayLines.Segment(frame.origin, CGPoint(x: frame.maxX, y: frame.maxY)),
            DisplayLines.Segment(
                CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY)),
        ]
        return [
            .rectangle(DisplayRectangle(grid.outline(frame, width: stroke.width), stroke: stroke)),
            .lines(DisplayLines(cross, stroke: stroke)),
        ]
    }

    private func drawing(_ tag: Tag) -> [DisplayCommand] {
        let font = TypeScale.number
        let line = grid.lineWidth(1)
        return [
            .rectangle(
                DisplayRectangle(
                    grid.outline(tag.box, width: line), cornerRadius: 3, fill: Paint(.paper),
                    stroke: Stroke(Paint(tag.role), width: line))),
            .text(
                DisplayText(
                    tag.words,
                    origin: CGPoint(x: tag.box.midX, y: tag.box.midY + TypeScale.baselineDrop(font)),
                    anchor: .middle, font: font, paint: Paint(tag.role),
                    width: measurer.width(of: tag.words, font: font))),
        ]
    }
}

/// An arrow from where something was to where it is.
enum ComparisonArrow {
    private static let head = 4.0

    /// Returns areas that cover it.
    static func boxes(along arrow: (start: CGPoint, end: CGPoint)) -> [CGRect] {
        let (dx, dy) = (arrow.end.x - arrow.start.x, arrow.end.y - arrow.start.y)
        let count = max(1, Int((max(abs(dx), abs(dy)) / head).rounded(.up)))
        return (0...count).map { step in
            let part = Double(step) / Double(count)
            return CGRect(x: arrow.start.x + dx * part, y: arrow.start.y + dy * part, width: 0, height: 0)
                .insetBy(dx: -head / 2, dy: -head / 2)
        }
    }

    /// Returns the commands that draw it; none if it would be shorter than its head.
    static func commands(from start: CGPoint, to end: CGPoint, width: Double) -> [DisplayCommand] {
        let length = DisplayLines.Segment(start, end).length
        guard length >= 1.5 * head else { return [] }
        let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
        let barbs = [-1.0, 1].map { side in
            DisplayLines.Segment(
                end,
                CGPoint(
                    x: end.x - head * dx - side * head * 0.6 * dy,
                    y: end.y - head * dy + side * head * 0.6 * dx))
        }
        return [
            .lines(
                DisplayLines(
                    [.init(start, end)] + barbs, stroke: Stroke(Paint(.ambiguity), width: width)))
        ]
    }
}
