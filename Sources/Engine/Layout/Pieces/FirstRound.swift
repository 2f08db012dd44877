import Foundation

/// How the frames of a layout's first round follow the canvas's length, and how far.
///
/// Texts are as wide as they would like to be in the first round, so the lines that they break into later don't
/// change it. It applies to many pieces.
struct FirstRound {
    /// The frames at the length that the round was solved for, by lowered index, and their change per point.
    private let frames: [CGRect]
    let rates: [CGRect]
    /// The lengths for which it is known, limited by rows and insets.
    private let range: PieceRange

    init(frames: [CGRect], rates: [CGRect], range: PieceRange) {
        (self.frames, self.rates, self.range) = (frames, rates, range)
    }

    /// Whether the round is known at a length, and either what limits it or that nothing does in a stretch.
    func isKnown(at length: Double, within stretch: ClosedRange<Double>) -> Bool {
        let bounds = range.bounds
        return bounds.lowerBound < length && length < bounds.upperBound
            && (range.lowerLimit != nil || bounds.lowerBound <= stretch.lowerBound)
            && (range.upperLimit != nil || bounds.upperBound >= stretch.upperBound)
    }

    /// Limits a range to the lengths for which the round is known.
    func limit(_ other: inout PieceRange) {
        if let limit = range.lowerLimit {
            other.limitBelow(at: range.bounds.lowerBound - other.length, by: limit)
        }
        if let limit = range.upperLimit {
            other.limitAbove(at: range.bounds.upperBound - other.length, by: limit)
        }
    }

    /// Returns the frame of an item on a canvas of the given length.
    func frame(of index: Int, at length: Double) -> CGRect {
        let (frame, rate) = (frames[index], rates[index])
        let distance = CGFloat(length - range.length)
        return CGRect(
            x: frame.origin.x + rate.origin.x * distance, y: frame.origin.y + rate.origin.y * distance,
            width: frame.size.width + rate.size.width * distance,
            height: frame.size.height + rate.size.height * distance)
    }
}
