import Engine
import Foundation

/// A constraint as a drawing shows it, in points of the picture.
struct Redline: Equatable {
    /// What the lines say of a constraint.
    enum Standing: Equatable {
        /// It is required, and holds.
        case stated
        /// It is optional, and holds.
        case optional
        /// It is optional and isn't met.
        case unmet
        /// It takes part in a conflict.
        case conflicting
        /// It was given up in a conflict.
        case givenUp
        /// No constraint says so; it follows from others.
        case derived
        /// It was asked for, whatever constraints say.
        case measured
    }

    enum Shape: Equatable {
        /// A dimension line in a gutter: its ends, how far it would reach if the constraint were met, and from where
        /// across the axis its extension lines come.
        case dimension(Extent, requestedEnd: Double?, from: (start: Double, end: Double))
        /// Two edges held together: a bow tie at a place along and across the axis.
        case joint(along: Double, across: Double)
        /// Edges in one line, or a centre line: dashes across the axis.
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

    /// Index in the layout's constraints; nil of what is derived.
    var constraint: Int?
    var axis: LayoutAxis
    var shape: Shape
    var standing: Standing
    /// The number with its relation and priority; empty without one.
    var text: String
    /// Lengths that one constraint makes equal carry a number that they share.
    var equality: Int?
}
