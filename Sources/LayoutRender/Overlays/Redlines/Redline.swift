import Engine
import Foundation

/// The drawing of a constraint, in points of the picture.
struct Redline: Equatable {
    /// The status of the constraint that the lines show.
    enum Standing: Equatable {
        /// It is required and holds.
        case stated
        /// It is optional and holds.
        case optional
        /// It is optional and doesn't hold.
        case unmet
        /// It takes part in a conflict.
        case conflicting
        /// It was broken because of a conflict.
        case broken
        /// It isn't a constraint, but follows from constraints.
        case derived
        /// It is a requested measurement.
        case measured
    }

    enum Shape: Equatable {
        /// A dimension line in a gutter: its ends, the end that the constraint requests if it doesn't hold,
        /// and where its extension lines start across the axis.
        case dimension(Extent, requestedEnd: Double?, from: (start: Double, end: Double))
        /// Two edges held together: a bow tie at a position along and across the axis.
        case joint(along: Double, across: Double)
        /// Aligned edges or a centre line: dashes across the axis.
        case alignment(along: Double, across: Extent)

        static func == (first: Shape, second: Shape) -> Bool {
            switch (first, second) {
            case (.dimension(let one, let end, let from), .dimension(let other, let otherEnd, let otherFrom)):
                one == other && end == otherEnd && from == otherFrom
            case (.joint(let one, let across), .joint(let other, let otherAcross)):
                one == other && across == otherAcross
            case (.alignment(let one, let across), .alignment(let other, let otherAcross)):
                one == other && across == otherAcross
            default: false
            }
        }
    }

    /// Index into the layout's constraints; nil for derived distances.
    var constraint: Int?
    var axis: LayoutAxis
    var shape: Shape
    var standing: Standing
    /// The number with its relation and priority; empty without one.
    var text: String
    /// A number shared by lengths that a constraint makes equal.
    var equality: Int?
}
