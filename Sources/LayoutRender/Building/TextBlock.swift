import Engine
import Foundation
import TextMetrics

/// Lays out the text of views in their frames.
struct TextBlock {
    let placed: PlacedLayout
    let measurer: any TextMeasuring

    /// The minimum horizontal scale of a line; longer lines are truncated.
    private static let mostSqueezed = 0.75
    /// The height of a line as a multiple of its font's size.
    private static let leading = 1.2

    /// Returns the lines of each visible view's text, in a muted colour.
    func texts() -> [Int: [DisplayText]] {
        guard placed.options.layers.contains(.text) else { return [:] }
        var texts: [Int: [DisplayText]] = [:]
        for (index, item) in placed.layout.items.enumerated() where placed.items[index].isVisible {
            guard item.kind == .view, !placed.items[index].isDimmed, let text = item.text else { continue }
            let lines = self.lines(of: text, at: index)
            if !lines.isEmpty { texts[index] = lines }
        }
        return texts
    }

    /// Returns the frame inset from its outline; text fields keep UIKit's own insets.
    private func area(of index: Int) -> CGRect {
        let item = placed.layout.items[index]
        if let frame = item.text?.frame {
            let onCanvas = frame.offsetBy(dx: item.canvasFrame.minX, dy: item.canvasFrame.minY)
            return placed.picture(onCanvas) ?? .zero
        }
        let isField = item.className == "UITextField"
        let frame = placed.items[index].frame
        return frame.insetBy(dx: min((isField ? 7 : 2) * placed.projection.zoom, frame.width / 8), dy: 0)
    }

    /// Returns a view's font at the picture's scale, never so heavy that the text could be mistaken for a name.
    private func font(of text: SolvedText) -> Font {
        var font = text.font
        font.size *= placed.projection.zoom
        if !font.weight.isLight { font.weight = .regular }
        return font
    }

    private func lines(of text: SolvedText, at index: Int) -> [DisplayText] {
        let frame = area(of: index)
        let font = font(of: text)
        let size = font.size
        guard size.isFinite, size >= 1, size <= 1000, frame.width >= size / 2, frame.height >= size / 2 else {
            return []
        }
        let height = size * Self.leading
        let room = max(1, Int((frame.height + height * 0.4) / height))
        let lines = text.lines.prefix(room)
        let top = frame.midY - height * Double(lines.count) / 2
        return lines.enumerated().compactMap { row, line in
            let middle = top + height * (Double(row) + 0.5)
            let baseline = middle + TypeScale.baselineDrop(font)
            return self.line(line, font: font, alignment: text.alignment, at: index, baseline: baseline)
        }
    }

    private func line(
        _ line: String, font: Font, alignment: TextAlignment, at index: Int, baseline: Double
    ) -> DisplayText? {
        let frame = area(of: index)
        // More letters than this can't fit; the rest needn't be measured.
        let most = Int(frame.width / font.size * 8) + 16
        var string = DisplayName.printable(line.count > most ? String(line.prefix(most)) : line)
        guard !string.isEmpty else { return nil }
        var natural = measurer.width(of: string, font: font)
        if natural > frame.width / Self.mostSqueezed {
            string = measurer.elided(string, font: font, to: frame.width)
            natural = measurer.width(of: string, font: font)
        }
        let width = min(natural, frame.width)
        guard width > 0 else { return nil }
        let (anchor, x) = placement(of: alignment, in: frame)
        return DisplayText(
            string, origin: CGPoint(x: x, y: baseline), anchor: anchor, font: font,
            paint: Paint(
                placed.letteringRole(.documentText, in: index), opacity: placed.items[index].opacity),
            width: width, stretch: natural > width ? width / natural : 1)
    }

    private func placement(of alignment: TextAlignment, in frame: CGRect) -> (DisplayText.Anchor, Double) {
        let isRightToLeft = placed.layout.canvas.layoutDirection == .rightToLeft
        switch alignment {
        case .center: return (.middle, frame.midX)
        case .right: return (.end, frame.maxX)
        case .left: return (.start, frame.minX)
        case .natural, .justified: return isRightToLeft ? (.end, frame.maxX) : (.start, frame.minX)
        }
    }
}

extension Font.Weight {
    /// Whether the weight is at most that of body text.
    fileprivate var isLight: Bool {
        switch self {
        case .ultraLight, .thin, .light, .regular: true
        case .medium, .semibold, .bold, .heavy, .black: false
        }
    }
}
