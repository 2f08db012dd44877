import Engine
import Foundation

/// Draws what constraints that were given up would have made of their items: a dotted red outline.
struct ConflictGhosts {
    let scene: Scene
    let grid: PixelGrid

    /// As many as a picture can show.
    private static let most = 8

    /// The ghosts of the broken constraints whose frames tell what they ask for.
    func commands() -> [DisplayCommand] {
        guard scene.options.layers.contains(.conflicts) else { return [] }
        let broken = scene.layout.constraints.filter { $0.outcome == .broken }
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
            let (asked, actual) = ConstraintArithmetic(scene.layout).numbers(of: constraint)
        else { return nil }
        var frame = scene.layout.items[index].canvasFrame
        switch constraint.first.attribute {
        case .width:
            if scene.layout.canvas.layoutDirection == .rightToLeft { frame.origin.x += actual - asked }
            frame.size.width = max(0, asked)
        case .height: frame.size.height = max(0, asked)
        case .left, .right, .leading, .trailing, .centerX: frame.origin.x += asked - actual
        default: frame.origin.y += asked - actual
        }
        return scene.picture(frame)
    }
}
