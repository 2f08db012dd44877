/// What differs between two pictures laid on one another by their top left corners.
///
/// A pixel that only one of the pictures has counts as different.
public struct ImageDifference: Sendable, Hashable {
    /// A picture's size in pixels.
    public struct Size: Sendable, Hashable {
        public var width: Int
        public var height: Int

        /// A size in pixels.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// A pixel's place, counted from 0 at the top left.
    public struct Position: Sendable, Hashable {
        public var x: Int
        public var y: Int

        /// A place by column and row.
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    public var before: Size
    public var after: Size
    /// How many pixels differ.
    public var differentPixels: Int
    /// How many more would, were they not part of a smoothed edge; 0 unless the comparison ignores those.
    public var antialiasedPixels: Int
    /// The first pixel that differs, reading row by row.
    public var firstPixel: Position?
    /// The greatest difference of a channel over all different pixels that both have, 0 to 255.
    public var maximumChannelDelta: UInt8
    /// The tight bounds of each group of different pixels, from the top, then from the left. Pixels that are at
    /// most `ImageComparison.tileSide` apart are always in one group.
    public var regions: [PixelRect]

    /// Whether the pictures are of one size and no pixel differs.
    public var isEqual: Bool { differentPixels == 0 && before == after }
}

extension ImageDifference {
    /// What differs between two equal pictures of a size.
    public init(noneBetween size: Size) {
        self.init(
            before: size, after: size, differentPixels: 0, antialiasedPixels: 0, firstPixel: nil,
            maximumChannelDelta: 0, regions: [])
    }
}
