import Engine

extension AffineFrame.Number {
    static func + (left: Self, right: Double) -> Self {
        Self(intercept: left.intercept + right, slope: left.slope)
    }

    static func - (left: Self, right: Self) -> Self {
        Self(intercept: left.intercept - right.intercept, slope: left.slope - right.slope)
    }

    static func + (left: Self, right: Self) -> Self {
        Self(intercept: left.intercept + right.intercept, slope: left.slope + right.slope)
    }

    static func * (left: Self, factor: Double) -> Self {
        Self(intercept: left.intercept * factor, slope: left.slope * factor)
    }

    /// Whether the number is nowhere in a range less than another.
    func isAtLeast(_ other: Self, over range: ClosedRange<Double>) -> Bool {
        [range.lowerBound, range.upperBound].allSatisfy { value(at: $0) >= other.value(at: $0) }
    }

    /// Returns the part of a range over which the number is at least another; nil if there is none.
    func range(atLeast least: Double, in range: ClosedRange<Double>) -> ClosedRange<Double>? {
        let (start, end) = (value(at: range.lowerBound), value(at: range.upperBound))
        if start >= least && end >= least { return range }
        if start < least && end < least { return nil }
        let crossing = min(max((least - intercept) / slope, range.lowerBound), range.upperBound)
        return end >= least ? crossing...range.upperBound : range.lowerBound...crossing
    }

    /// Returns the maximum over a range.
    func greatest(in range: ClosedRange<Double>) -> Double {
        max(value(at: range.lowerBound), value(at: range.upperBound))
    }

    /// Returns the minimum over a range.
    func least(in range: ClosedRange<Double>) -> Double {
        min(value(at: range.lowerBound), value(at: range.upperBound))
    }
}
