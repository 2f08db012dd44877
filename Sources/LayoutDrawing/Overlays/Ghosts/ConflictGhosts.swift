import LayoutValues

/// Draws the frames that broken constraints require, as dotted red outlines.
struct ConflictGhosts {
    let placed: PlacedLayout
    let grid: PixelGrid

    /// The maximum number of ghosts in a picture.
    private static let most = 8

    /// Returns the ghosts of the broken constraints.
    func commands() -> [DisplayCommand] {
        guard placed.options.layers.contains(.conflicts) else { return [] }
        let broken = placed.layout.constraints.filter { $0.outcome == .broken && !$0.source.isImplicit }
        return broken.prefix(Self.most).compactMap { constraint in
            guard let frame = frame(askedBy: constraint) else { return nil }
            let width = grid.lineWidth(1)
            return .rectangle(
                DisplayRectangle(
                    grid.outline(frame, width: width),
                    stroke: Stroke(Paint(.conflict, opacity: 0.8), width: width, dash: [1.5, 3])))
        }
    }

    /// Returns the frame that a broken constraint requires, in the picture's coordinates; widths grow towards the
    /// trailing edge and heights downwards.
    private func frame(askedBy constraint: SolvedConstraint) -> CGRect? {
        let index = constraint.first.item
        guard placed.items.indices.contains(index), placed.items[index].isVisible,
            constraint.first.origin == nil
        else { return nil }
        let item = placed.layout.items[index]
        var frame = item.canvasFrame
        let shift = constraint.requested - constraint.actual
        switch (constraint.first.attribute, constraint.first.attribute.kind) {
        case (.width, _):
            let direction =
                item.parent.map { placed.layout.items[$0].layoutDirection } ?? item.layoutDirection
            if direction == .rightToLeft { frame.origin.x -= shift }
            frame.size.width = max(0, frame.width + shift)
        case (.height, _): frame.size.height = max(0, frame.height + shift)
        case (_, .xPosition): frame.origin.x += shift
        case (_, _): frame.origin.y += shift
        }
        return placed.picture(frame)
    }
}
