import Foundation

/// A frame each of whose numbers is an affine function of the canvas's length along an axis.
public struct AffineFrame: Sendable, Equatable {
    /// `intercept + slope × length of the canvas`, in points.
    public struct Number: Sendable, Equatable {
        public var intercept: Double
        /// Points for each point of the canvas.
        public var slope: Double

        public init(intercept: Double, slope: Double) {
            self.intercept = intercept
            self.slope = slope
        }

        /// Its value on a canvas of a length.
        public func value(at length: Double) -> Double { intercept + slope * length }
    }

    public var x: Number
    public var y: Number
    public var width: Number
    public var height: Number

    /// A frame of four numbers.
    public init(x: Number, y: Number, width: Number, height: Number) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A frame on a canvas of a length, with the change of each number for a point of it.
    init(_ frame: CGRect, rates: CGRect, at length: Double) {
        func number(_ value: CGFloat, _ rate: CGFloat) -> Number {
            Number(intercept: Double(value) - Double(rate) * length, slope: Double(rate))
        }
        self.init(
            x: number(frame.origin.x, rates.origin.x), y: number(frame.origin.y, rates.origin.y),
            width: number(frame.size.width, rates.size.width),
            height: number(frame.size.height, rates.size.height))
    }

    /// The frame on a canvas of a length, in points, unrounded.
    public func frame(at length: Double) -> CGRect {
        CGRect(
            x: x.value(at: length), y: y.value(at: length), width: width.value(at: length),
            height: height.value(at: length))
    }

    /// Whether two frames are the same, but for rounding, on canvases of about the given length.
    func isSame(as other: AffineFrame, at length: Double) -> Bool {
        [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
            abs($0.slope - $1.slope) <= Self.rateTolerance
                && abs($0.value(at: length) - $1.value(at: length)) <= Self.tolerance
        }
    }

    private static let tolerance = 1e-6
    private static let rateTolerance = 1e-9
}
