import Engine
import Foundation

/// The keyboard over a canvas: a grey area with keys, through which views still show.
struct KeyboardDrawing {
    let scene: Scene
    let grid: PixelGrid

    /// Where it lies in the picture; nil where there is none.
    static func area(in scene: Scene) -> CGRect? {
        let canvas = scene.layout.canvas
        let area: CGRect
        if let frame = canvas.floatingKeyboardFrame {
            area = frame
        } else if let height = canvas.keyboardHeight {
            area = CGRect(
                x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height)
        } else {
            return nil
        }
        guard let shown = scene.picture(area) else { return nil }
        let visible = shown.intersection(scene.sheet)
        return visible.isNull || visible.isEmpty ? nil : visible
    }

    /// The fill of the area, here and in the legend.
    static let fill = Paint(.secondaryText, opacity: 0.14)

    /// The commands that draw it; none where there is no keyboard.
    func commands() -> [DisplayCommand] {
        guard let area = Self.area(in: scene) else { return [] }
        let isFloating = scene.layout.canvas.floatingKeyboardFrame != nil
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

    /// How many keys there are in each row, and how many keys' widths the row is short of the first.
    private static let rows = [(count: 10, short: 0.0), (9, 1), (7, 3)]

    /// Three rows of letters and the space bar, above the home indicator.
    private func keys(in area: CGRect) -> [CGRect] {
        let canvas = scene.layout.canvas
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
