import LayoutValues
import TextMetrics

/// The text of a dimension line: a number, or a formula on as many lines as it needs.
struct RedlineText: Equatable {
    let lines: [String]
    /// The size of the letters of all lines, in points.
    let size: CGSize

    /// The width at which formulas are broken where there is no more room, in points.
    static let usualWidth = 120.0
    /// The distance between the middles of two lines, in points.
    static let rowHeight = 12.0
    private static let most = 4
    private static let letterHeight = 10.0

    /// Breaks a text that is wider than `width`.
    init(_ text: String, width: Double = usualWidth, measurer: LineMeasurer) {
        let wrapping = TextWrapping(font: TypeScale.dimension, width: width, most: Self.most, indent: 0)
        lines = wrapping.lines(of: text, measurer: measurer)
        size = CGSize(
            width: lines.map { measurer.width(of: $0, font: TypeScale.dimension) }.max() ?? 0,
            height: Self.letterHeight + Double(lines.count - 1) * Self.rowHeight)
    }

    /// The height of the lines after the first, in points.
    var extraHeight: Double { size.height - Self.letterHeight }

    /// Returns the distance from the middle of the text down to that of a line.
    func offset(of row: Int) -> Double { (Double(row) - Double(lines.count - 1) / 2) * Self.rowHeight }
}
