import LayoutValues

/// Draws the lines of guides on top of all views: authors' guides heavy and dashed, UIKit's thin and dotted. Their tints lie
/// below the views in them.
struct GuidesLayer {
    let placed: PlacedLayout
    let grid: PixelGrid
    let selection: GuideSelection
    /// The letters on the sheet, which lines don't cross.
    let letters: LetterGaps

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
        let lines = corners.isEmpty ? letters.interrupting(self.lines(of: shape)) : Self.sides(corners)
        guard let frame = shape.frame, !lines.isEmpty else { return [] }
        let opacity = placed.items[index].opacity
        let role =
            placed.items[index].isDimmed
            ? ColorRole.container : GuideLine.role(of: placed.layout.items[index])
        if placed.layout.items[index].guideRole == .custom {
            let dashes = Stroke(Paint(role, opacity: opacity), width: grid.lineWidth(2), dash: GuideLine.dash)
            return casing(around: lines) + [.lines(DisplayLines(lines, stroke: dashes))]
        }
        let dots = Stroke(
            Paint(role, opacity: opacity), width: grid.lineWidth(1.25), dash: GuideLine.dots, isRound: true)
        let used = corners.isEmpty ? letters.interrupting(group.flatMap { usedLines(of: $0, in: frame) }) : []
        // Dots like the rest, so that an edge in use isn't mistaken for an author's guide.
        let heavy = Stroke(
            Paint(role, opacity: opacity), width: grid.lineWidth(3), dash: GuideLine.usedDots, isRound: true)
        return [.lines(DisplayLines(lines, stroke: dots))]
            + (used.isEmpty ? [] : [.lines(DisplayLines(used, stroke: heavy))])
    }

    /// Returns what separates dashes from an author's colours, which may be as dark or as red as they are; nothing on the
    /// light colours that pictures choose themselves.
    private func casing(around lines: [DisplayLines.Segment]) -> [DisplayCommand] {
        guard placed.options.fill == .document else { return [] }
        let stroke = Stroke(Paint(.sheet, opacity: 0.9), width: grid.lineWidth(4), dash: GuideLine.dash)
        return [.lines(DisplayLines(lines, stroke: stroke))]
    }

    /// Returns the tints of authors' guides, by item. Guides that lie alike have one.
    static func tints(
        of selection: GuideSelection, in placed: PlacedLayout, grid: PixelGrid
    ) -> [Int: DisplayCommand] {
        var tints: [Int: DisplayCommand] = [:]
        for index in selection.groups.map({ $0[0] }) {
            let shape = GuideShape(of: index, in: placed)
            guard placed.layout.items[index].guideRole == .custom, placed.items[index].opacity == 1,
                placed.corners(of: index).isEmpty, case .rectangle(let frame) = shape
            else { continue }
            let shown = grid.snap(frame.intersection(placed.items[index].clip))
            guard !shown.isNull else { continue }
            tints[index] = .rectangle(DisplayRectangle(shown, fill: Paint(.guide, opacity: tint)))
        }
        return tints
    }

    private static let tint = 0.06

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
