import LayoutValues

/// Outlines items in a conflict in red and ambiguous views with dots.
struct OutlineOverlay: PictureOverlay {
    let placed: PlacedLayout
    let grid: PixelGrid

    private static let dots = [1.5, 3]

    var marks: [LegendMark] {
        var marks: [LegendMark] = []
        if placed.items.indices.contains(where: placed.showsConflict) {
            marks.append(LegendMark("conflict", Stroke(Paint(.conflict), width: 1.5)))
        }
        if placed.items.indices.contains(where: placed.showsAmbiguity) {
            marks.append(LegendMark("ambiguous", Stroke(Paint(.ambiguity), width: 1.5, dash: Self.dots)))
        }
        return marks
    }

    /// The arrows of views that are ambiguous on one axis.
    var obstacles: [CGRect] {
        let ghosts = FreedomGhosts(placed: placed, grid: grid)
        return placed.items.indices.filter(placed.showsAmbiguity).compactMap { index in
            guard let line = ghosts.line(of: index), !line.isOblique else { return nil }
            return CalloutRouter.boxes(along: [line.start, line.end]).first
        }
    }

    func commands(avoiding gaps: [CGRect]) -> [DisplayCommand] {
        let drawn =
            placed.items.indices.flatMap(commands(for:))
            + ConflictGhosts(placed: placed, grid: grid).commands()
        guard !drawn.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["outlines"], clip: placed.sheet))] + drawn + [.endGroup]
    }

    private func commands(for index: Int) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        if placed.showsConflict(index) {
            commands.append(outline(index, role: .conflict, dash: []))
        }
        if placed.showsAmbiguity(index) {
            commands.append(outline(index, role: .ambiguity, dash: Self.dots))
            commands += FreedomGhosts(placed: placed, grid: grid).commands(for: index)
        }
        return commands
    }

    private func outline(_ index: Int, role: ColorRole, dash: [Double]) -> DisplayCommand {
        let item = placed.items[index]
        let width = grid.lineWidth(1.5)
        let shape = placed.layout.items[index].kind == .guide ? GuideShape(of: index, in: placed).frame : nil
        let frame = (shape ?? item.frame).intersection(item.clip)
        return .rectangle(
            DisplayRectangle(
                grid.outline(frame, width: width),
                stroke: Stroke(Paint(role, opacity: item.opacity), width: width, dash: dash)))
    }
}
