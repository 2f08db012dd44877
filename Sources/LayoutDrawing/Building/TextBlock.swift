import LayoutValues
import TextMetrics

/// Lays out the text of views in their frames.
struct TextBlock {
    let placed: PlacedLayout
    let measurer: LineMeasurer

    /// The height of a line as a multiple of its font's size.
    private static let leading = 1.2

    /// The work of laying out a text, and each of its bytes, besides shaping its lines.
    private static let workPerText = 5000
    private static let workPerByte = 20

    /// Returns the lines of each visible view's text, in a muted colour.
    func texts() -> [Int: [DisplayText]] {
        guard placed.options.layers.contains(.text) else { return [:] }
        var texts: [Int: [DisplayText]] = [:]
        for (index, item) in placed.layout.items.enumerated() where placed.items[index].isVisible {
            guard item.kind == .view, !placed.items[index].isDimmed else { continue }
            var lines: [DisplayText] = []
            if let text = item.text, hasWork(for: text) {
                lines = self.lines(of: text, at: index, in: room(of: index))
            }
            for (segment, frame) in zip(item.segments, placed.segmentFrames(of: index))
            where hasWork(for: segment.title) {
                lines += self.lines(of: segment.title, at: index, in: room(in: frame, inset: nil))
            }
            if !lines.isEmpty { texts[index] = lines }
        }
        return placed.options.isScreen ? texts : withoutCovered(texts)
    }

    /// Returns whether there is work left to lay out a text.
    private func hasWork(for text: SolvedText) -> Bool {
        let work = Self.workPerText + Self.workPerByte * text.string.utf8.count
        return measurer.work?.covers(.texts, work: work) ?? true
    }

    /// Returns the texts without those that one further in front covers, because the letters of both would be
    /// illegible. The screen alone is drawn as it is.
    private func withoutCovered(_ texts: [Int: [DisplayText]]) -> [Int: [DisplayText]] {
        var grid = SpatialGrid(bounds: placed.sheet)
        var kept: [Int: [DisplayText]] = [:]
        for index in texts.keys.sorted(by: >) {
            let lines = texts[index] ?? []
            let boxes = lines.map { $0.box(measurer).intersection(placed.items[index].visible) }
                .filter { !$0.isNull }
            let isCovered = boxes.contains { box in
                // Letters of two views in a row need a gap as well.
                let area = box.insetBy(dx: -2, dy: min(3, box.height / 4))
                return grid.contains(overlapping: area) { _ in true }
            }
            if isCovered { continue }
            kept[index] = lines
            for box in boxes { grid.insert(box.insetBy(dx: 0, dy: min(3, box.height / 4)), item: index) }
        }
        return kept
    }

    /// How far UIKit keeps texts from the left and right edges of what they are in, in points of the canvas; nil where they
    /// may touch them.
    private static func inset(of className: String) -> Double? {
        switch className {
        case "UITextField": 7
        case "UISearchBar": 16
        default: nil
        }
    }

    /// Where a text is: inset from an outline, which a text that is too wide may touch.
    private struct Room {
        var area: CGRect
        var whole: CGRect
    }

    /// Returns the room in an item's frame. Text fields and text views keep UIKit's own insets.
    private func room(of index: Int) -> Room {
        let item = placed.layout.items[index]
        if let frame = item.text?.frame {
            let onCanvas = frame.offsetBy(dx: item.canvasFrame.minX, dy: item.canvasFrame.minY)
            let area = placed.picture(onCanvas) ?? .zero
            return Room(area: area, whole: area)
        }
        let inset = item.text?.isInset == false ? nil : Self.inset(of: item.className)
        return room(in: placed.items[index].frame, inset: inset)
    }

    /// Returns the room in a frame with an inset in points of the canvas; with nil, a text that is too wide may touch its edges.
    private func room(in frame: CGRect, inset: Double?) -> Room {
        let distance = (inset ?? 2) * placed.projection.zoom
        let area = frame.insetBy(dx: min(distance, frame.width / 8), dy: 0)
        return Room(area: area, whole: inset == nil ? frame : area)
    }

    /// Returns a view's font at the picture's scale.
    private func font(of text: SolvedText) -> Font {
        var font = text.font
        font.size *= placed.projection.zoom
        return font
    }

    private func lines(of text: SolvedText, at index: Int, in room: Room) -> [DisplayText] {
        let frame = room.area
        let font = font(of: text)
        let size = font.size
        guard size.isFinite, size >= 1, size <= 1000, frame.width >= size / 2, frame.height >= size / 2 else {
            return []
        }
        let height = size * Self.leading
        let lines = text.lines.prefix(max(1, Int((frame.height + height * 0.4) / height)))
        let isRightToLeft = measurer.isRightToLeft(text.string)
        let top = frame.midY - height * Double(lines.count) / 2
        return lines.enumerated().flatMap { row, line -> [DisplayText] in
            let middle = top + height * (Double(row) + 0.5)
            let baseline = middle + TypeScale.baselineDrop(font)
            let pieces = text.pieces.indices.contains(row) ? text.pieces[row] : []
            if !pieces.isEmpty, isRightToLeft != true {
                return self.line(
                    of: pieces, alignment: text.alignment, at: index, in: room, baseline: baseline)
            }
            let measured = text.widths.indices.contains(row) ? text.widths[row] : nil
            let drawn = self.line(
                marked(line, isRightToLeft: isRightToLeft),
                measured: measured.map { $0 * placed.projection.zoom }, font: font,
                alignment: text.alignment, at: index, in: room, baseline: baseline)
            return drawn.map { [$0] } ?? []
        }
    }

    /// Returns a line with a mark of the whole text's direction if the line alone would have the other.
    private func marked(_ line: String, isRightToLeft: Bool?) -> String {
        guard let isRightToLeft else { return line }
        let own = measurer.isRightToLeft(line)
        if isRightToLeft, own != true { return "\u{200F}" + line }
        return !isRightToLeft && own == true ? "\u{200E}" + line : line
    }

    private func line(
        _ line: String, measured: Double?, font: Font, alignment: TextAlignment, at index: Int, in room: Room,
        baseline: Double
    ) -> DisplayText? {
        var frame = room.area
        // More letters than this can't fit; the rest needn't be measured.
        let mostLetters = Int(frame.width / font.size * 8) + 16
        var string = DisplayName.printable(
            line.count > mostLetters ? String(line.prefix(mostLetters)) : line)
        guard !string.isEmpty else { return nil }
        let (size, widest) = (Double(font.size), Double(room.whole.width))
        var fit = LineFit(
            measurer.extent(of: string, font: font), measured: string == line ? measured : nil, room: widest,
            size: size)
        if fit == nil {
            string = measurer.elided(string, font: font, to: widest)
            fit = LineFit(measurer.extent(of: string, font: font), measured: nil, room: widest, size: size)
        }
        guard let fit else { return nil }
        // A label is as wide as its text, which needs the room that others leave to their outline.
        if fit.width > frame.width { frame = room.whole }
        let (anchor, x) = placement(of: alignment, in: frame)
        var text = DisplayText(
            string, origin: CGPoint(x: x, y: baseline), anchor: anchor, font: font.scaled(by: fit.sizeFactor),
            paint: Paint(
                placed.letteringRole(.documentText, in: index), opacity: placed.items[index].opacity),
            width: fit.width, stretch: fit.stretch)
        text.letterSpacing = fit.letterSpacing
        return text
    }

    /// Returns a line with parts in several fonts, one after another.
    private func line(
        of pieces: [MeasuredText.Piece], alignment: TextAlignment, at index: Int, in room: Room,
        baseline: Double
    ) -> [DisplayText] {
        let zoom = placed.projection.zoom
        let whole = pieces.reduce(0) { $0 + $1.width } * zoom
        let frame = whole > room.area.width ? room.whole : room.area
        let (anchor, place) = placement(of: alignment, in: frame)
        var x =
            switch anchor {
            case .start: place
            case .middle: place - whole / 2
            case .end: place - whole
            }
        return pieces.compactMap { piece in
            defer { x += piece.width * zoom }
            return self.text(of: piece, at: x, item: index, baseline: baseline)
        }
    }

    /// Returns the letters of a part of a line, which SVG doesn't begin with spaces.
    private func text(
        of piece: MeasuredText.Piece, at x: Double, item index: Int, baseline: Double
    ) -> DisplayText? {
        var font = piece.font
        font.size *= placed.projection.zoom
        let letters = piece.text.drop { $0 == " " }
        let space = measurer.width(of: " ", font: font)
        let leading = Double(piece.text.count - letters.count) * space
        let trailing = Double(letters.reversed().prefix { $0 == " " }.count) * space
        let string = DisplayName.printable(letters.withoutOuterSpaces)
        let room = piece.width * placed.projection.zoom - leading - trailing
        guard !string.isEmpty, font.size >= 1, font.size <= 1000,
            let fit = LineFit(
                measurer.extent(of: string, font: font), measured: room, room: room, size: Double(font.size))
        else { return nil }
        var text = DisplayText(
            string, origin: CGPoint(x: x + leading, y: baseline), anchor: .start,
            font: font.scaled(by: fit.sizeFactor),
            paint: Paint(
                placed.letteringRole(.documentText, in: index), opacity: placed.items[index].opacity),
            width: fit.width, stretch: fit.stretch)
        text.letterSpacing = fit.letterSpacing
        return text
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

extension Font {
    /// Returns the font in a multiple of its size.
    fileprivate func scaled(by factor: Double) -> Font {
        var font = self
        font.size *= factor
        return font
    }
}

extension PlacedLayout {
    /// Returns the frames of a segmented control's segments in the picture. Those without a fixed width share the room that is
    /// left; in a right-to-left layout, the first is at the right.
    func segmentFrames(of index: Int) -> [CGRect] {
        let (segments, frame) = (layout.items[index].segments, items[index].frame)
        let natural = segments.map { $0.width * projection.zoom }
        let flexible = segments.filter { !$0.isFixed }.count
        let isAnyFixed = flexible > 0 && flexible < segments.count
        let left = frame.width - natural.reduce(0, +)
        let share = left / Double(max(1, isAnyFixed ? flexible : segments.count))
        let isMirrored = layout.items[index].layoutDirection == .rightToLeft
        var x = isMirrored ? frame.maxX : frame.minX
        return zip(segments, natural).map { segment, natural in
            let width = max(0, natural + (segment.isFixed && isAnyFixed ? 0 : share))
            defer { x += isMirrored ? -width : width }
            return CGRect(x: isMirrored ? x - width : x, y: frame.minY, width: width, height: frame.height)
        }
    }
}
