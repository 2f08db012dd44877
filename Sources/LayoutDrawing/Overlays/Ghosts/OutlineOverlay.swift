import LayoutValues

/// Outlines items in a conflict in red and ambiguous views with dots.
struct OutlineOverlay: PictureOverlay {
    let placed: PlacedLayout
    let grid: PixelGrid

    private static let dots = [1.5, 3]

    var marks: [LegendMark] {
        var marks: [LegendMark] = []
        if placed.items.indices.contains(where: { Self.showsConflict($0, in: placed) }) {
            marks.append(LegendMark("conflict", Stroke(Paint(.conflict), width: 1.5)))
        }
        if placed.items.indices.contains(where: { Self.showsAmbiguity($0, in: placed) }) {
            marks.append(LegendMark("ambiguous", Stroke(Paint(.ambiguity), width: 1.5, dash: Self.dots)))
        }
        return marks
    }

    /// The arrows of views that are ambiguous on one axis.
    var obstacles: [CGRect] {
        let ghosts = FreedomGhosts(placed: placed, grid: grid)
        return placed.items.indices.filter { Self.showsAmbiguity($0, in: placed) }.compactMap { index in
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

    /// Returns whether an item is outlined as taking part in a conflict.
    static func showsConflict(_ index: Int, in placed: PlacedLayout) -> Bool {
        placed.options.layers.contains(.conflicts) && placed.items[index].isVisible
            && placed.layout.items[index].isConflicting
    }

    /// Returns whether a view is outlined as ambiguous.
    static func showsAmbiguity(_ index: Int, in placed: PlacedLayout) -> Bool {
        placed.options.layers.contains(.ambiguity) && placed.items[index].isVisible
            && placed.layout.items[index].kind == .view && !placed.layout.items[index].undetermined.isEmpty
    }

    private func commands(for index: Int) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        if Self.showsConflict(index, in: placed) {
            commands.append(outline(index, role: .conflict, dash: []))
        }
        if Self.showsAmbiguity(index, in: placed) {
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
