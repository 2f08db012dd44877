/// The difference between two pictures aligned at their top left corners.
///
/// A pixel that only one of the pictures has counts as different.
public struct ImageDifference: Sendable, Hashable {
    /// A picture's size in pixels.
    public struct Size: Sendable, Hashable {
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int

        /// Creates a size in pixels.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// The position of a pixel, counting from 0 at the top left.
    public struct Position: Sendable, Hashable {
        /// The column, from the left.
        public var x: Int
        /// The row, from the top.
        public var y: Int

        /// Creates a position from a column and a row.
        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    /// The size of the first picture.
    public var before: Size
    /// The size of the second picture, which may differ from the first one's.
    public var after: Size
    /// The number of different pixels.
    public var differentPixels: Int
    /// The number of further pixels that are ignored as parts of antialiased edges; 0 unless the comparison
    /// ignores those.
    public var antialiasedPixels: Int
    /// The first different pixel, row by row; nil if none differs.
    public var firstPixel: Position?
    /// The maximum difference of a channel, 0 to 255, over all different pixels that both pictures have.
    public var maximumChannelDelta: UInt8
    /// The tight bounds of each group of different pixels, from top to bottom, then left to right. Pixels at
    /// most `ImageComparison.tileSide` apart are always in the same group.
    public var regions: [PixelRect]

    /// Whether the pictures have the same size and no pixel differs.
    public var isEqual: Bool { differentPixels == 0 && before == after }
}

extension ImageDifference {
    /// Creates the difference between two equal pictures of the given size.
    public init(noneBetween size: Size) {
        self.init(
            before: size, after: size, differentPixels: 0, antialiasedPixels: 0, firstPixel: nil,
            maximumChannelDelta: 0, regions: [])
    }
}

extension ImageDifference {
    /// A summary in words: how many pixels differ and where, and the sizes if they differ.
    public var summary: String {
        if isEqual { return "no pixel differs" }
        var parts: [String] = []
        if before != after {
            parts.append(
                "the size changed from \(before.width)×\(before.height) to \(after.width)×\(after.height)")
        }
        if differentPixels > 0 {
            parts.append("\(differentPixels) pixel\(differentPixels == 1 ? " differs" : "s differ")")
        }
        if let region = regions.first {
            let others = regions.count == 1 ? "" : ", the first of \(regions.count) regions"
            parts.append(
                "in x \(region.x)…\(region.x + region.width - 1), y \(region.y)…\(region.y + region.height - 1)"
                    + others)
        }
        return parts.joined(separator: ", ")
    }
}
