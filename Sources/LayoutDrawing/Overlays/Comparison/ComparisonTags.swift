import LayoutValues
import TextMetrics

/// The words of a comparison in boxes, each where it covers no other text.
struct ComparisonTags {
    /// A word in a box.
    struct Tag {
        var words: String
        var box: CGRect
        var role: ColorRole
    }

    private(set) var tags: [Tag] = []
    /// What there is no room to say, in words that need no place.
    private(set) var unplaced: [String] = []
    private let sheet: CGRect
    private let measurer: LineMeasurer

    private static let height = 14.0

    init(sheet: CGRect, measurer: LineMeasurer) {
        self.sheet = sheet
        self.measurer = measurer
    }

    /// Returns the size of the box of some words.
    func size(of words: String) -> CGSize {
        CGSize(width: measurer.width(of: words, font: TypeScale.number) + 8, height: Self.height)
    }

    /// Places words at the first of these middles where they cover nothing; otherwise `remark` is left to say.
    mutating func place(
        _ words: String, remark: String, near points: [CGPoint], role: ColorRole,
        in taken: inout SpatialGrid
    ) {
        let size = size(of: words)
        for point in points {
            var box = CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                height: size.height)
            box.origin.x = max(sheet.minX + 1, min(box.minX, sheet.maxX - 1 - size.width))
            box.origin.y = max(sheet.minY + 1, min(box.minY, sheet.maxY - 1 - size.height))
            if taken.contains(overlapping: box.insetBy(dx: -1, dy: -1), where: { _ in true }) { continue }
            taken.insert(box, item: -1)
            tags.append(Tag(words: words, box: box, role: role))
            return
        }
        unplaced.append(remark)
    }

    /// Returns the commands that draw the words.
    func commands(grid: PixelGrid) -> [DisplayCommand] {
        let font = TypeScale.number
        let line = grid.lineWidth(1)
        return tags.flatMap { tag -> [DisplayCommand] in
            [
                .rectangle(
                    DisplayRectangle(
                        grid.outline(tag.box, width: line), cornerRadius: 3, fill: Paint(.paper),
                        stroke: Stroke(Paint(tag.role), width: line))),
                .text(
                    DisplayText(
                        tag.words,
                        origin: CGPoint(x: tag.box.midX, y: tag.box.midY + TypeScale.baselineDrop(font)),
                        anchor: .middle, font: font, paint: Paint(tag.role),
                        width: measurer.width(of: tag.words, font: font))),
            ]
        }
    }
}
