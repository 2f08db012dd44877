import Engine
import Foundation

/// Draws the guides, on top of all views.
struct GuidesLayer {
    let scene: Scene
    let grid: PixelGrid

    /// The commands that draw every visible guide, in the layout's order.
    func commands() -> [DisplayCommand] {
        let guides = scene.layout.items.indices.filter { scene.layout.items[$0].kind == .guide }
        let drawn = guides.flatMap(commands(for:))
        guard !drawn.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["guides"], clip: scene.sheet))] + drawn + [.endGroup]
    }

    /// The colour of a guide, and of its label.
    static func role(of item: SolvedItem) -> ColorRole { item.guideRole == .system ? .systemGuide : .guide }

    private func commands(for index: Int) -> [DisplayCommand] {
        let (guide, item) = (scene.items[index], scene.layout.items[index])
        let shape = GuideShape(of: index, in: scene)
        guard scene.isSeen(index), let frame = shape.frame else { return [] }
        var classes = ["guide"]
        if item.guideRole == .system { classes.append("system") }
        if item.isConflicting { classes.append("conflict") }
        let isCut = !guide.clip.contains(frame) && guide.clip != scene.sheet
        let group = DisplayGroup(
            id: item.id, classes: classes, className: item.className, frame: item.frame,
            undetermined: item.undetermined.names, title: ItemTitle.of(item),
            clip: isCut ? grid.snap(guide.clip) : nil)
        return [.beginGroup(group), drawing(of: shape, item: item, opacity: guide.opacity), .endGroup]
    }

    private func drawing(of shape: GuideShape, item: SolvedItem, opacity: Double) -> DisplayCommand {
        let role = Self.role(of: item)
        let width = grid.lineWidth(1.5)
        let stroke = Stroke(Paint(role, opacity: opacity), width: width, dash: [6, 4])
        switch shape {
        case .horizontalLines(let frame):
            let left = grid.snap(frame.minX)
            let right = grid.snap(frame.maxX)
            return .lines(
                DisplayLines(
                    edges(frame.minY, frame.maxY, width: width).map { y in
                        .init(CGPoint(x: left, y: y), CGPoint(x: right, y: y))
                    }, stroke: stroke))
        case .verticalLines(let frame):
            let top = grid.snap(frame.minY)
            let bottom = grid.snap(frame.maxY)
            return .lines(
                DisplayLines(
                    edges(frame.minX, frame.maxX, width: width).map { x in
                        .init(CGPoint(x: x, y: top), CGPoint(x: x, y: bottom))
                    }, stroke: stroke))
        case .rectangle(let frame):
            return .rectangle(
                DisplayRectangle(
                    grid.outline(frame, width: width), fill: Paint(role, opacity: 0.05 * opacity),
                    stroke: stroke))
        case .undetermined:
            return .lines(DisplayLines([], stroke: stroke))
        }
    }

    /// The middles of the lines just inside of two edges, which are one line where they coincide.
    private func edges(_ first: Double, _ second: Double, width: Double) -> [Double] {
        let (start, end) = (grid.line(after: first, width: width), grid.snap(second) - width / 2)
        return end - start < width ? [start] : [start, end]
    }
}
