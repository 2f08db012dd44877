import LayoutValues

/// Draws the guides on top of all views: authors' guides heavy and dashed, UIKit's thin and dotted.
struct GuidesLayer {
    let placed: PlacedLayout
    let grid: PixelGrid
    let selection: GuideSelection
    /// The boxes of letters on the sheet.
    private let letters: SpatialGrid

    /// Creates the layer; `letters` are the boxes of letters, which lines don't cross.
    init(placed: PlacedLayout, grid: PixelGrid, selection: GuideSelection, letters boxes: [CGRect]) {
        self.placed = placed
        self.grid = grid
        self.selection = selection
        var letters = SpatialGrid(bounds: placed.sheet)
        for box in boxes {
            // The box of a line of text reaches beyond its letters, as to the edge of its view, where a guide may be.
            letters.insert(box.insetBy(dx: min(1.5, box.width / 4), dy: min(3, box.height / 4)), item: -1)
        }
        self.letters = letters
    }

    /// Returns the commands that draw every visible guide, in the layout's order; coinciding guides are drawn once.
    func commands() -> [DisplayCommand] {
        let partners = Set(selection.groups.flatMap { $0.dropFirst() } + selection.whole)
        var leaders: [Int: [Int]] = [:]
        for group in selection.groups where leaders[group[0]] == nil { leaders[group[0]] = group }
        let drawn = placed.items.indices.flatMap { index -> [DisplayCommand] in
            if let group = leaders[index] {
                return [.beginGroup(self.group(of: index))] + drawing(of: group) + [.endGroup]
            }
            return partners.contains(index) ? [.beginGroup(group(of: index)), .endGroup] : []
        }
        guard !drawn.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["guides"], clip: placed.sheet))] + drawn + [.endGroup]
    }

    /// Returns the colour of a guide, and of its label.
    static func role(of item: SolvedItem) -> ColorRole { item.guideRole == .custom ? .guide : .systemGuide }

    /// The dashes of authors' guides and of UIKit's.
    static let dash: [Double] = [6, 4]
    static let dots: [Double] = [0.5, 3.5]
    /// The dots of edges that constraints use.
    static let usedDots: [Double] = [0.5, 5.5]

    /// The width of the casing that separates dashes from what they cross.
    private static let casing = 5.0

    private func group(of index: Int) -> DisplayGroup {
        let (guide, item) = (placed.items[index], placed.layout.items[index])
        var classes = ["guide"]
        if item.guideRole == .system { classes.append("system") }
        if item.isConflicting { classes.append("conflict") }
        let frame = GuideShape(of: index, in: placed).frame ?? guide.frame
        let isCut = !SpatialGrid.covers(guide.clip, frame) && guide.clip != placed.sheet
        return DisplayGroup(
            id: item.id, classes: classes, className: item.className, frame: item.frame,
            undetermined: item.undetermined.names, title: ItemTitle.of(item),
            clip: isCut ? grid.snap(guide.clip) : nil)
    }

    private func drawing(of group: [Int]) -> [DisplayCommand] {
        let index = group[0]
        let shape = GuideShape(of: index, in: placed)
        let corners = placed.corners(of: index)
        let lines = corners.isEmpty ? interrupted(self.lines(of: shape)) : Self.sides(corners)
        guard let frame = shape.frame, !lines.isEmpty else { return [] }
        let opacity = placed.items[index].opacity
        let role =
            placed.items[index].isDimmed ? ColorRole.container : Self.role(of: placed.layout.items[index])
        if placed.layout.items[index].guideRole == .custom {
            let casing = Stroke(Paint(.sheet, opacity: 0.9), width: Self.casing)
            let dashes = Stroke(Paint(role, opacity: opacity), width: grid.lineWidth(2), dash: Self.dash)
            return [.lines(DisplayLines(lines, stroke: casing))]
                + (corners.isEmpty ? fill(shape, frame, role, opacity) : [])
                + [.lines(DisplayLines(lines, stroke: dashes))]
        }
        let dots = Stroke(
            Paint(role, opacity: opacity), width: grid.lineWidth(1.25), dash: Self.dots, isRound: true)
        let used = corners.isEmpty ? interrupted(group.flatMap { usedLines(of: $0, in: frame) }) : []
        // Dots like the rest, so that an edge in use isn't mistaken for an author's guide.
        let heavy = Stroke(
            Paint(role, opacity: opacity), width: grid.lineWidth(3), dash: Self.usedDots, isRound: true)
        return (corners.isEmpty ? fill(shape, frame, role, opacity) : [])
            + [.lines(DisplayLines(lines, stroke: dots))]
            + (used.isEmpty ? [] : [.lines(DisplayLines(used, stroke: heavy))])
    }

    private func fill(
        _ shape: GuideShape, _ frame: CGRect, _ role: ColorRole, _ opacity: Double
    ) -> [DisplayCommand] {
        guard case .rectangle = shape, opacity == 1, role == .guide else { return [] }
        return [.rectangle(DisplayRectangle(grid.snap(frame), fill: Paint(role, opacity: 0.05)))]
    }

    /// Returns lines with gaps where they would cross letters; whole those of which too little would be left.
    private func interrupted(_ lines: [DisplayLines.Segment]) -> [DisplayLines.Segment] {
        lines.flatMap { line in
            let parts = letters.free(from: line.start, to: line.end)
            return parts.map { $0.length }.reduce(0, +) < line.length / 2 ? [line] : parts
        }
    }

    /// Returns the sides of a guide that is turned.
    private static func sides(_ corners: [CGPoint]) -> [DisplayLines.Segment] {
        zip(corners, corners.dropFirst() + corners.prefix(1)).map { .init($0, $1) }
    }

    /// Returns the centres of a guide's lines, drawn from the left or top, so that their dashes begin in the same
    /// way.
    private func lines(of shape: GuideShape) -> [DisplayLines.Segment] {
        guard let frame = shape.frame else { return [] }
        var lines: [DisplayLines.Segment] = []
        if case .verticalLines = shape {
        } else {
            lines += edges(frame.minY, frame.maxY).map { horizontal(at: $0, in: frame) }
        }
        if case .horizontalLines = shape {
        } else {
            lines += edges(frame.minX, frame.maxX).map { vertical(at: $0, in: frame) }
        }
        return lines
    }

    private func horizontal(at y: Double, in frame: CGRect) -> DisplayLines.Segment {
        .init(CGPoint(x: grid.snap(frame.minX), y: y), CGPoint(x: grid.snap(frame.maxX), y: y))
    }

    private func vertical(at x: Double, in frame: CGRect) -> DisplayLines.Segment {
        .init(CGPoint(x: x, y: grid.snap(frame.minY)), CGPoint(x: x, y: grid.snap(frame.maxY)))
    }

    /// Returns the centres of the lines just inside of two edges; a single line if they coincide.
    private func edges(_ first: Double, _ second: Double) -> [Double] {
        let width = grid.lineWidth(2)
        let (start, end) = (grid.line(after: first, width: width), grid.snap(second) - width / 2)
        return end - start < width ? [start] : [start, end]
    }

    /// Returns the edges that constraints refer to.
    private func usedLines(of index: Int, in frame: CGRect) -> [DisplayLines.Segment] {
        guard let uses = selection.uses[index] else { return [] }
        let isLeftToRight = placed.layout.canvas.layoutDirection == .leftToRight
        let (leading, trailing): (LayoutAttribute, LayoutAttribute) =
            isLeftToRight ? (.leading, .trailing) : (.trailing, .leading)
        let (xs, ys) = (edges(frame.minX, frame.maxX), edges(frame.minY, frame.maxY))
        var lines: [DisplayLines.Segment] = []
        if uses.contains(.top), let y = ys.first { lines.append(horizontal(at: y, in: frame)) }
        if uses.contains(.bottom), let y = ys.last { lines.append(horizontal(at: y, in: frame)) }
        if uses.contains(.left) || uses.contains(leading), let x = xs.first {
            lines.append(vertical(at: x, in: frame))
        }
        if uses.contains(.right) || uses.contains(trailing), let x = xs.last {
            lines.append(vertical(at: x, in: frame))
        }
        return lines
    }
}
