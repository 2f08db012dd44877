/// Pictures compared pixel by pixel.
public struct ImageComparison: Sendable, Hashable {
    /// The side of the squares that regions are gathered from, in pixels.
    public static let tileSide = 16

    /// How far a channel may be off without counting, 0 to 255; 0 compares exactly.
    public var tolerance: UInt8

    /// A comparison, exact by default: any threshold hides changes that matter, a fill lighter by 2 of 255 say.
    public init(tolerance: UInt8 = 0) { self.tolerance = tolerance }

    /// What differs between two pictures, which may be of different sizes.
    ///
    /// - Complexity: linear in the pixels; rows that are alike are only read once.
    public func difference(from before: PixelImage, to after: PixelImage) -> ImageDifference {
        var tally = DifferenceTally(
            width: max(before.width, after.width), height: max(before.height, after.height))
        let commonWidth = min(before.width, after.width)
        let commonHeight = min(before.height, after.height)

        before.pixels.withUnsafeBufferPointer { old in
            after.pixels.withUnsafeBufferPointer { new in
                for y in 0..<commonHeight {
                    let oldRow = old[(y * before.width)..<(y * before.width + commonWidth)]
                    let newRow = new[(y * after.width)..<(y * after.width + commonWidth)]
                    if !Self.isIdentical(oldRow, newRow) {
                        compare(oldRow, newRow, y: y, tally: &tally)
                    }
                    tally.markRow(y, from: commonWidth, to: max(before.width, after.width))
                }
            }
        }
        for y in commonHeight..<max(before.height, after.height) {
            tally.markRow(y, from: 0, to: max(before.width, after.width))
        }
        return ImageDifference(
            before: .init(width: before.width, height: before.height),
            after: .init(width: after.width, height: after.height),
            differentPixels: tally.count, firstPixel: tally.first,
            maximumChannelDelta: tally.maximumChannelDelta, regions: tally.regions())
    }

    private typealias Row = Slice<UnsafeBufferPointer<Pixel>>

    /// Without an early exit, so that the compiler makes vector instructions of it.
    private static func isIdentical(_ old: Row, _ new: Row) -> Bool {
        let old = UnsafeBufferPointer(rebasing: old)
        let new = UnsafeBufferPointer(rebasing: new)
        var difference: UInt32 = 0
        for x in 0..<min(old.count, new.count) {
            difference |= old[x].rawValue ^ new[x].rawValue
        }
        return difference == 0
    }

    private func compare(_ old: Row, _ new: Row, y: Int, tally: inout DifferenceTally) {
        for (x, pair) in zip(old, new).enumerated() where pair.0 != pair.1 {
            let delta = pair.0.channelDelta(to: pair.1)
            tally.maximumChannelDelta = max(tally.maximumChannelDelta, delta)
            if delta > tolerance { tally.mark(x: x, y: y) }
        }
    }
}
