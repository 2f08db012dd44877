import LayoutValues
import TextMetrics

/// A name on one or more lines, with its class or another detail beside or below it.
struct NameBlock: Equatable {
    struct Line: Equatable {
        var words: String
        var font: Font
        /// Whether it is a detail rather than the name.
        var isDetail = false
        /// The distance from the left of the block, in points.
        var x = 0.0
        /// The distance from the top of the block to the middle of the line, in points.
        var middle: Double
        /// The width in points.
        var width: Double
    }

    var lines: [Line]
    var size: CGSize

    static let rowHeight = 14.0
    private static let smallRowHeight = 12.0
    /// The distance between a name and the detail beside it, in points.
    private static let gap = 5.0

    /// Creates the lines of a name with a detail below them.
    init(
        _ names: [String], isSmall: Bool = false, detailBelow detail: String? = nil,
        measurer: LineMeasurer
    ) {
        let font = isSmall ? TypeScale.smallName : TypeScale.name
        let row = isSmall ? Self.smallRowHeight : Self.rowHeight
        lines = []
        var y = 0.0
        for name in names {
            lines.append(
                Line(
                    words: name, font: font, middle: y + row / 2, width: measurer.width(of: name, font: font))
            )
            y += row
        }
        if let detail {
            lines.append(
                Line(
                    words: detail, font: TypeScale.className, isDetail: true, middle: y + 6.5,
                    width: measurer.width(of: detail, font: TypeScale.className)))
            y += 13
        }
        size = CGSize(width: lines.map { $0.width }.max() ?? 0, height: y)
    }

    /// Creates a name with a detail beside it.
    init(_ name: String, detailBeside detail: String, measurer: LineMeasurer) {
        self.init([name], measurer: measurer)
        let width = measurer.width(of: detail, font: TypeScale.className)
        lines.append(
            Line(
                words: detail, font: TypeScale.className, isDetail: true, x: size.width + Self.gap,
                middle: Self.rowHeight / 2, width: width))
        size.width += Self.gap + width
    }

    /// Creates a detail alone, for an item without its own name.
    init(detail: String, measurer: LineMeasurer) {
        self.init([], detailBelow: detail, measurer: measurer)
    }
}
