import LayoutValues

/// Draws the keyboard over a canvas: a translucent grey area with keys.
struct KeyboardDrawing {
    let placed: PlacedLayout
    let grid: PixelGrid

    /// Returns the keyboard's frame in the picture; nil if there is none.
    static func area(in placed: PlacedLayout) -> CGRect? {
        let canvas = placed.layout.canvas
        let area: CGRect
        if let frame = canvas.floatingKeyboardFrame {
            area = frame
        } else if let height = canvas.keyboardHeight {
            area = CGRect(
                x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height)
        } else {
            return nil
        }
        guard let shown = placed.picture(area) else { return nil }
        let visible = shown.intersection(placed.sheet)
        return visible.isNull || visible.isEmpty ? nil : visible
    }

    /// The fill of the area, also used in the legend.
    static let fill = Paint(.secondaryText, opacity: 0.14)

    /// Returns the commands that draw it; none without a keyboard.
    func commands() -> [DisplayCommand] {
        guard let area = Self.area(in: placed) else { return [] }
        let isFloating = placed.layout.canvas.floatingKeyboardFrame != nil
        let radius: Double = isFloating ? min(10, area.height / 2, area.width / 2) : 0
        var commands: [DisplayCommand] = [
            .beginGroup(DisplayGroup(classes: ["keyboard"])),
            .rectangle(DisplayRectangle(grid.snap(area), cornerRadius: radius, fill: Self.fill)),
        ]
        for key in keys(in: area) {
            let frame = grid.snap(key)
            let corner = min(4, frame.width / 2, frame.height / 2)
            commands.append(
                .rectangle(DisplayRectangle(frame, cornerRadius: corner, fill: Paint(.paper, opacity: 0.5))))
        }
        return commands + [.endGroup]
    }

    /// The number of keys in each row, and by how many keys the row is narrower than the first.
    private static let rows = [(count: 10, short: 0.0), (9, 1), (7, 3)]

    /// Returns three rows of letters and the space bar, above the home indicator.
    private func keys(in area: CGRect) -> [CGRect] {
        let canvas = placed.layout.canvas
        let insets = canvas.floatingKeyboardFrame == nil ? canvas.safeAreaInsets : .zero
        let inner = CGRect(
            x: area.minX + insets.left, y: area.minY, width: area.width - insets.left - insets.right,
            height: area.height - insets.bottom
        ).insetBy(dx: 4, dy: 8)
        guard inner.width > 120, inner.height > 80 else { return [] }
        let (step, pitch) = (inner.width / 10, inner.height / 4)
        var keys: [CGRect] = []
        for (row, (count, short)) in Self.rows.enumerated() {
            let start = inner.minX + short / 2 * step
            for column in 0..<count {
                keys.append(
                    CGRect(
                        x: start + Double(column) * step + 2.5, y: inner.minY + Double(row) * pitch + 4,
                        width: step - 5, height: pitch - 8))
            }
        }
        keys.append(
            CGRect(
                x: inner.minX + 2.5 * step, y: inner.minY + 3 * pitch + 4, width: 5 * step,
                height: pitch - 8))
        return keys
    }
}
