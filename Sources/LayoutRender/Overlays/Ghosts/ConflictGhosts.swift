import Engine
import Foundation

/// Draws what constraints that were given up would have made of their items: a dotted red outline.
struct ConflictGhosts {
    let scene: Scene
    let grid: PixelGrid

    /// As many as a picture can show.
    private static let most = 8

    /// The ghosts of the broken constraints.
    func commands() -> [DisplayCommand] {
        guard scene.options.layers.contains(.conflicts) else { return [] }
        let broken = scene.layout.constraints.filter { $0.outcome == .broken && !$0.source.isImplicit }
        return broken.prefix(Self.most).compactMap { constraint in
            guard let frame = frame(askedBy: constraint) else { return nil }
            let width = grid.lineWidth(1)
            return .rectangle(
                DisplayRectangle(
                    grid.outline(frame, width: width),
                    stroke: Stroke(Paint(.conflict, opacity: 0.8), width: width, dash: [1.5, 3])))
        }
    }

    /// In the picture's coordinates; a width grows to where reading ends, a height downwards.
    private func frame(askedBy constraint: SolvedConstraint) -> CGRect? {
        let index = constraint.first.item
        guard scene.items.indices.contains(index), scene.items[index].isVisible,
            constraint.first.origin == nil
        else { return nil }
        let item = scene.layout.items[index]
        var frame = item.canvasFrame
        let shift = constraint.requested - constraint.actual
        switch (constraint.first.attribute, constraint.first.attribute.kind) {
        case (.width, _):
            let direction = item.parent.map { scene.layout.items[$0].layoutDirection } ?? item.layoutDirection
            if direction == .rightToLeft { frame.origin.x -= shift }
            frame.size.width = max(0, frame.width + shift)
        case (.height, _): frame.size.height = max(0, frame.height + shift)
        case (_, .xPosition): frame.origin.x += shift
        case (_, _): frame.origin.y += shift
        }
        return scene.picture(frame)
    }
}
