import Engine
import Foundation

/// Outlines what takes part in a conflict in red, and what is ambiguous with dots.
struct OutlineOverlay {
    let scene: Scene
    let grid: PixelGrid

    /// The outlines, on top of views and guides.
    func commands() -> [DisplayCommand] {
        let drawn =
            scene.items.indices.flatMap(commands(for:)) + ConflictGhosts(scene: scene, grid: grid).commands()
        guard !drawn.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["outlines"], clip: scene.sheet))] + drawn + [.endGroup]
    }

    /// Whether an item is outlined as taking part in a conflict.
    static func showsConflict(_ index: Int, in scene: Scene) -> Bool {
        scene.options.layers.contains(.conflicts) && scene.items[index].isVisible
            && scene.layout.items[index].isConflicting
    }

    /// Whether a view is outlined as ambiguous.
    static func showsAmbiguity(_ index: Int, in scene: Scene) -> Bool {
        scene.options.layers.contains(.ambiguity) && scene.items[index].isVisible
            && scene.layout.items[index].kind == .view && !scene.layout.items[index].undetermined.isEmpty
    }

    private func commands(for index: Int) -> [DisplayCommand] {
        var commands: [DisplayCommand] = []
        if Self.showsConflict(index, in: scene) {
            commands.append(outline(index, role: .conflict, dash: []))
        }
        if Self.showsAmbiguity(index, in: scene) {
            commands.append(outline(index, role: .ambiguity, dash: [1.5, 3]))
            commands += FreedomGhosts(scene: scene, grid: grid).commands(for: index)
        }
        return commands
    }

    private func outline(_ index: Int, role: ColorRole, dash: [Double]) -> DisplayCommand {
        let item = scene.items[index]
        let width = grid.lineWidth(1.5)
        let shape = scene.layout.items[index].kind == .guide ? GuideShape(of: index, in: scene).frame : nil
        let frame = (shape ?? item.frame).intersection(item.clip)
        return .rectangle(
            DisplayRectangle(
                grid.outline(frame, width: width),
                stroke: Stroke(Paint(role, opacity: item.opacity), width: width, dash: dash)))
    }
}
