import Engine
import Foundation

/// One line of text.
public struct DisplayText: Sendable, Equatable {
    /// Which point of a line its origin is.
    public enum Anchor: String, Sendable, Hashable {
        case start, middle, end
    }

    public var string: String
    /// On the baseline, in points.
    public var origin: CGPoint
    public var anchor: Anchor
    public var font: Font
    public var paint: Paint
    /// The width it takes, in points.
    public var width: Double
    /// How far it is stretched, 1 being its natural width, below 1 squeezed.
    public var stretch: Double

    /// One line of text on a baseline, taking the given width.
    public init(
        _ string: String, origin: CGPoint, anchor: Anchor = .start, font: Font, paint: Paint, width: Double,
        stretch: Double = 1
    ) {
        self.string = string
        self.origin = origin
        self.anchor = anchor
        self.font = font
        self.paint = paint
        self.width = width
        self.stretch = stretch
    }

    /// The left end of the line.
    public var minX: Double {
        switch anchor {
        case .start: origin.x
        case .middle: origin.x - width / 2
        case .end: origin.x - width
        }
    }
}
