import PNGWriting

/// A picture of at most 256 colours with a byte per pixel, for showing differences.
public struct IndexedPicture: Sendable, Hashable {
    /// The colours of marks.
    public enum Mark: UInt8, Sendable, CaseIterable {
        /// A pixel that differs.
        case changed = 64
        /// A pixel of an antialiased edge, which is ignored.
        case antialiased = 65
        /// The box around a region.
        case box = 66

        var color: Pixel {
            switch self {
            case .changed: Pixel(red: 255, green: 0, blue: 0)
            case .antialiased: Pixel(red: 255, green: 200, blue: 0)
            case .box: Pixel(red: 0, green: 90, blue: 255)
            }
        }
    }

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The palette index of each pixel, row by row from the top.
    public private(set) var indices: [UInt8]

    /// The palette: 64 greys from faded black to white, then the marks.
    public static let palette: [Pixel] =
        (0..<Self.greys).map { level in
            let grey = UInt8(191 + level * 64 / (Self.greys - 1))
            return Pixel(red: grey, green: grey, blue: grey)
        } + Mark.allCases.map(\.color)

    private static let greys = 64

    /// Creates a picture composited on white and faded to a quarter of its grey, so that marks stand out; white
    /// outside the picture.
    init(fading picture: PixelImage, width: Int, height: Int) {
        self.width = width
        self.height = height
        let white = UInt8(Self.greys - 1)
        indices = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            for y in 0..<height {
                let row = UnsafeMutableBufferPointer(rebasing: buffer[(y * width)..<((y + 1) * width)])
                let known = y < picture.height ? picture.width : 0
                let start = y * picture.width
                if y > 0, known == width,
                    Memory.areEqual(picture.pixels, start, picture.pixels, start - width, count: width)
                {
                    let above = UnsafeBufferPointer(rebasing: buffer[((y - 1) * width)..<(y * width)])
                    _ = row.update(fromContentsOf: above)
                } else {
                    picture.pixels.withUnsafeBufferPointer { pixels in
                        for x in 0..<known { row[x] = Self.fadedGrey(pixels[start + x].rawValue) }
                    }
                    for x in known..<width { row[x] = white }
                }
            }
            count = width * height
        }
    }

    /// Uses integers of one size and no branches, so that the compiler vectorizes it.
    @inline(__always)
    private static func fadedGrey(_ value: UInt32) -> UInt8 {
        let red = 255 &- (value & 255)
        let green = 255 &- (value >> 8 & 255)
        let blue = 255 &- (value >> 16 & 255)
        let darkness = (red &* 77 &+ green &* 150 &+ blue &* 29) >> 8
        let covered = (darkness &* ((value >> 24) &+ 1)) >> 8
        return UInt8(truncatingIfNeeded: 63 &- covered >> 2)
    }

    /// Marks pixels of a row, which must be in the picture.
    mutating func mark(_ mark: Mark, y: Int, columns: Range<Int>) {
        for x in columns { indices[y * width + x] = mark.rawValue }
    }

    /// Draws a rectangle around a region at a distance of two pixels, without covering marks.
    mutating func drawBox(around region: PixelRect) {
        let left = region.x - 3
        let right = region.x + region.width + 2
        let top = region.y - 3
        let bottom = region.y + region.height + 2
        for x in left...right {
            drawBoxPixel(x, top)
            drawBoxPixel(x, bottom)
        }
        for y in top...bottom {
            drawBoxPixel(left, y)
            drawBoxPixel(right, y)
        }
    }

    private mutating func drawBoxPixel(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < width, y < height, indices[y * width + x] < Self.greys else { return }
        indices[y * width + x] = Mark.box.rawValue
    }
}

extension IndexedPicture {
    /// The picture as a PNG file with a palette; equal pictures have equal bytes.
    public var png: [UInt8] {
        let colors = Self.palette.flatMap { [$0.red, $0.green, $0.blue] }
        return indices.withUnsafeBytes {
            PNGWriter.bytes(width: width, height: height, layout: .index, palette: colors, pixels: $0)
        }
    }
}
