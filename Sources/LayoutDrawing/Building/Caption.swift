import LayoutValues
import TextMetrics
import Findings

/// The lines above a picture: its title in bold, then size, device and state.
struct Caption {
    /// The distance from the top of the caption to the canvas in points; 0 without a caption.
    let height: Double
    /// The right end of its longest line, in points of the picture.
    let right: Double
    let commands: [DisplayCommand]

    /// Creates a caption that extends from `origin` to the right, at most `width` wide; a title or a remark
    /// that is longer may be `widest` wide, and a title is never cut to less than a usual sheet's width.
    init(
        layout: SolvedLayout, fallbackTitle: String?, remarks: [String], measurer: LineMeasurer,
        origin: CGPoint, width: Double, widest: Double = 0
    ) {
        let name = PictureName.title(of: layout, fallback: fallbackTitle)
        let title = measurer.elided(name, font: TypeScale.title, to: max(width, widest, Self.titleRoom))
        let titleWidth = measurer.width(of: title, font: TypeScale.title)
        let parts = Self.details(of: layout) + remarks
        let font = TypeScale.detail
        let detailsWidth = measurer.width(of: parts.joined(separator: Self.separator), font: font)
        let fitsBeside = titleWidth + Self.gap + detailsWidth <= width
        let lines = fitsBeside ? [parts] : Self.lines(of: parts, measurer: measurer, width: width)
        let baseline = origin.y + 13
        var commands: [DisplayCommand] = [
            .beginGroup(DisplayGroup(classes: ["caption"])),
            .text(
                DisplayText(
                    title, origin: CGPoint(x: origin.x, y: baseline), font: TypeScale.title,
                    paint: Paint(.text), width: titleWidth)),
        ]
        for (row, line) in lines.enumerated() {
            let words = measurer.elided(
                line.joined(separator: Self.separator), font: font, to: max(width, widest))
            let place =
                fitsBeside
                ? CGPoint(x: origin.x + titleWidth + Self.gap, y: baseline)
                : CGPoint(x: origin.x, y: baseline + 17 + Double(row) * Self.rowHeight)
            commands.append(
                .text(
                    DisplayText(
                        words, origin: place, font: font, paint: Paint(.secondaryText),
                        width: measurer.width(of: words, font: font))))
        }
        self.commands = commands + [.endGroup]
        let ends = commands.compactMap { command -> Double? in
            if case .text(let text) = command { text.minX + text.width } else { nil }
        }
        right = ends.max() ?? origin.x
        height = fitsBeside ? 33 : 50 + Double(lines.count - 1) * Self.rowHeight
    }

    /// The width that every title may have, in points.
    private static let titleRoom = 400.0
    private static let separator = " · "
    private static let gap = 8.0
    private static let rowHeight = 15.0

    /// Returns the parts in as few lines as possible.
    private static func lines(
        of parts: [String], measurer: LineMeasurer, width: Double
    ) -> [[String]] {
        var lines: [[String]] = []
        for part in parts {
            let longer = ((lines.last ?? []) + [part]).joined(separator: separator)
            if !lines.isEmpty, measurer.width(of: longer, font: TypeScale.detail) <= width {
                lines[lines.count - 1].append(part)
            } else {
                lines.append([part])
            }
        }
        return lines
    }

    private static func details(of layout: SolvedLayout) -> [String] {
        let canvas = layout.canvas
        let size = "\(Amount.text(canvas.size.width)) × \(Amount.text(canvas.size.height))"
        var parts = layout.isOutline ? [] : [size]
        if let device = canvas.device { parts.append(DisplayName.oneLine(device)) }
        if let orientation = canvas.orientation, let words = Self.words(for: orientation) {
            parts.append(words)
        }
        if canvas.layoutDirection == .rightToLeft { parts.append("right to left") }
        if canvas.contentSizeCategory != "large" {
            parts.append("text size \(DisplayName.oneLine(canvas.contentSizeCategory))")
        }
        if canvas.keyboardHeight != nil { parts.append("keyboard") }
        if canvas.floatingKeyboardFrame != nil { parts.append("floating keyboard") }
        if let state = layout.state { parts.append("state \(DisplayName.oneLine(state))") }
        return parts
    }

    private static func words(for orientation: Canvas.Orientation) -> String? {
        switch orientation {
        case .portrait: nil
        case .portraitUpsideDown: "upside down"
        case .landscapeLeft: "landscape left"
        case .landscapeRight: "landscape"
        }
    }
}
