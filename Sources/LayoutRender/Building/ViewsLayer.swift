import Engine
import Foundation

/// Draws the views: a group to each, within its superview's.
struct ViewsLayer {
    let scene: Scene
    let grid: PixelGrid
    /// The text of views, by item.
    let texts: [Int: [DisplayText]]

    /// The commands that draw every visible view, in the layout's order.
    func commands() -> [DisplayCommand] {
        var commands: [DisplayCommand] = [.beginGroup(DisplayGroup(classes: ["views"], clip: scene.sheet))]
        commands.append(.rectangle(sheet))
        var open: [(end: Int, groups: Int)] = []
        for index in scene.items.indices {
            while let last = open.last, last.end <= index {
                commands += Array(repeating: .endGroup, count: last.groups)
                open.removeLast()
            }
            let item = scene.items[index]
            guard scene.layout.items[index].kind == .view, item.isShown else { continue }
            let isNested = open.count < RenderLimits.maximumNesting
            if !item.isVisible && !(isNested && item.hasVisibleContent) { continue }
            commands.append(.beginGroup(group(of: index, clip: isNested ? nil : item.clip)))
            if item.isVisible { commands += drawing(of: index) }
            if !isNested {
                commands.append(.endGroup)
            } else if clipsContent(index) {
                commands.append(.beginGroup(DisplayGroup(classes: ["contents"], clip: grid.snap(item.frame))))
                open.append((item.end, 2))
            } else {
                open.append((item.end, 1))
            }
        }
        for last in open.reversed() { commands += Array(repeating: .endGroup, count: last.groups) }
        return commands + hatch() + KeyboardDrawing(scene: scene, grid: grid).commands() + [.endGroup]
    }

    private var sheet: DisplayRectangle {
        DisplayRectangle(
            grid.outline(scene.sheet, width: grid.lineWidth(1)), cornerRadius: 3, fill: Paint(.sheet),
            stroke: Stroke(Paint(.sheetOutline), width: grid.lineWidth(1)))
    }

    private func group(of index: Int, clip: CGRect?) -> DisplayGroup {
        let item = scene.layout.items[index]
        var classes = ["view"]
        if item.isHidden { classes.append("hidden") }
        if item.isConflicting { classes.append("conflict") }
        if !item.undetermined.isEmpty { classes.append("ambiguous") }
        return DisplayGroup(
            id: item.id, classes: classes, className: item.className, frame: item.frame,
            undetermined: item.undetermined.names, title: ItemTitle.of(item), clip: clip)
    }

    private func drawing(of index: Int) -> [DisplayCommand] {
        let item = scene.items[index]
        guard !scene.isSheet(index) else {
            return chosenFill(of: index).map {
                [.rectangle(DisplayRectangle(grid.snap(item.frame), fill: $0))]
            } ?? []
        }
        let role = ColorRole.view(ViewHue(id: scene.layout.items[index].id))
        let width = grid.lineWidth(1)
        let isHidden = scene.layout.items[index].isHidden
        let chosen = isHidden ? nil : self.chosenFill(of: index)
        let isFilled = chosen != nil || !isHidden && !scene.isContainer(index)
        let frame = grid.outline(item.frame, width: width)
        let radius = max(1.5, scene.layout.items[index].cornerRadius)
        let rectangle = DisplayRectangle(
            frame, cornerRadius: min(radius, frame.width / 2, frame.height / 2),
            fill: chosen ?? (isFilled ? Paint(role, opacity: 0.16 * item.opacity) : nil),
            stroke: Stroke(
                Paint(role, opacity: (isFilled ? 0.75 : 0.6) * item.opacity), width: width,
                dash: isHidden ? [2, 2] : []))
        return [.rectangle(rectangle)] + (texts[index] ?? []).map(DisplayCommand.text)
    }

    /// How much of an author's colour covers what is beneath; dark ones inside one another must leave names legible.
    private static let tint = 0.14

    /// What the author fills a view with, as a tint that names and lines stand out from.
    private func chosenFill(of index: Int) -> Paint? {
        guard let color = scene.layout.items[index].backgroundColor, color.isVisible else { return nil }
        let opacity = Self.tint * color.light.opacity * scene.items[index].opacity
        return Paint(.document(color), opacity: opacity)
    }

    /// A view that cuts its content off, if something of it sticks out.
    private func clipsContent(_ index: Int) -> Bool {
        guard scene.layout.items[index].clipsToBounds else { return false }
        let item = scene.items[index]
        return !item.contentFrame.isNull && !item.frame.contains(item.contentFrame)
    }

    /// The strips of the canvas outside of the safe area.
    private func hatch() -> [DisplayCommand] {
        let strips = Hatching.unsafeStrips(of: scene)
        guard !strips.isEmpty else { return [] }
        let lines = Hatching.lines(in: strips, spacing: 8.5)
        return [
            .beginGroup(DisplayGroup(classes: ["outside-safe-area"])),
            .lines(DisplayLines(lines, stroke: Stroke(Paint(.systemGuide, opacity: 0.35)))),
            .endGroup,
        ]
    }
}
