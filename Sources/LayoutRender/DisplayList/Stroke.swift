/// How a line is drawn; widths and dashes are in points.
public struct Stroke: Sendable, Hashable {
    public var paint: Paint
    public var width: Double
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dash: [Double]
    /// Whether dashes and ends are round, which adds half the width to either end.
    public var isRound: Bool

    /// A line in the given paint.
    public init(_ paint: Paint, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.dash = dash
        self.isRound = isRound
    }
}
