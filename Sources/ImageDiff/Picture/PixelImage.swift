import PNGWriting

/// A picture as pixels, row by row from the top.
public struct PixelImage: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The `width * height` pixels, row by row from the top.
    public private(set) var pixels: [Pixel]
    /// The lower bytes of 16-bit samples, while `pixels` holds the upper ones; nil for other pictures.
    private(set) var fine: [Pixel]?

    /// Creates a picture from its pixels; nil if their number isn't `width * height`.
    public init?(width: Int, height: Int, pixels: [Pixel]) {
        guard width >= 0, height >= 0 else { return nil }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels.count == count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Creates a picture read from a file; both arrays have `width * height` pixels.
    init(width: Int, height: Int, pixels: [Pixel], fine: [Pixel]?) {
        self.width = width
        self.height = height
        self.pixels = pixels
        self.fine = fine
    }

    /// Creates a picture of a single colour; negative sides are treated as 0.
    public init(width: Int, height: Int, filledWith pixel: Pixel) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [Pixel](repeating: pixel, count: self.width * self.height)
    }

    /// Returns the pixel at a position, which must be inside the picture.
    public subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set {
            pixels[y * width + x] = newValue
            fine?[y * width + x] = newValue
        }
    }
}

extension PixelImage {
    /// The picture as a PNG file with 8 bits per sample, with alpha only if a pixel isn't opaque; equal pictures have
    /// equal bytes.
    ///
    /// Both sides must be greater than 0, as in every picture that was read.
    public var png: [UInt8] {
        let isOpaque = pixels.allSatisfy { $0.alpha == 255 }
        return pixels.withUnsafeBytes {
            PNGWriter.bytes(width: width, height: height, layout: isOpaque ? .rgbx : .rgba, pixels: $0)
        }
    }
}
