/// A frame whose numbers are affine functions of the canvas's length along an axis.
public struct AffineFrame: Sendable, Equatable {
    /// `intercept + slope × length of the canvas`, in points.
    public struct Number: Sendable, Equatable {
        /// The value in points on a canvas of length 0, if the piece extended that far.
        public var intercept: Double
        /// The change in points for each point of the canvas.
        public var slope: Double

        /// Creates an affine function from its intercept and slope.
        public init(intercept: Double, slope: Double) {
            self.intercept = intercept
            self.slope = slope
        }

        /// Returns the value on a canvas of the given length.
        public func value(at length: Double) -> Double { intercept + slope * length }
    }

    /// The horizontal position on the canvas.
    public var x: Number
    /// The vertical position on the canvas.
    public var y: Number
    /// The horizontal size.
    public var width: Number
    /// The vertical size.
    public var height: Number

    /// Creates a frame from four numbers.
    public init(x: Number, y: Number, width: Number, height: Number) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates a frame by its value on a canvas of the given length and the change of each number per point of
    /// length.
    package init(_ frame: CGRect, rates: CGRect, at length: Double) {
        func number(_ value: CGFloat, _ rate: CGFloat) -> Number {
            Number(intercept: Double(value) - Double(rate) * length, slope: Double(rate))
        }
        self.init(
            x: number(frame.origin.x, rates.origin.x), y: number(frame.origin.y, rates.origin.y),
            width: number(frame.size.width, rates.size.width),
            height: number(frame.size.height, rates.size.height))
    }

    /// Returns the frame on a canvas of the given length, in points, unrounded.
    public func frame(at length: Double) -> CGRect {
        CGRect(
            x: x.value(at: length), y: y.value(at: length), width: width.value(at: length),
            height: height.value(at: length))
    }

    /// Returns whether two frames agree up to rounding on canvases of about the given length.
    package func isSame(as other: AffineFrame, at length: Double) -> Bool {
        [(x, other.x), (y, other.y), (width, other.width), (height, other.height)].allSatisfy {
            abs($0.slope - $1.slope) <= Self.rateTolerance
                && abs($0.value(at: length) - $1.value(at: length)) <= Self.tolerance
        }
    }

    private static let tolerance = 1e-6
    private static let rateTolerance = 1e-9
}
