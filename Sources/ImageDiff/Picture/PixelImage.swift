/// A picture as pixels, row by row from the top.
public struct PixelImage: Sendable, Hashable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width * height` of them, row by row from the top.
    public private(set) var pixels: [Pixel]
    /// Of a picture of 16 bits a sample: the lower bytes, where `pixels` holds the upper ones.
    private(set) var fine: [Pixel]?

    /// A picture of the given pixels; nil where they are not `width * height`.
    public init?(width: Int, height: Int, pixels: [Pixel]) {
        guard width >= 0, height >= 0 else { return nil }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels.count == count else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture as it was read, both of as many pixels as its size says.
    init(width: Int, height: Int, pixels: [Pixel], fine: [Pixel]?) {
        self.width = width
        self.height = height
        self.pixels = pixels
        self.fine = fine
    }

    /// A picture of one colour; negative sides count as 0.
    public init(width: Int, height: Int, filledWith pixel: Pixel) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [Pixel](repeating: pixel, count: self.width * self.height)
    }

    /// The pixel at a place inside the picture.
    public subscript(x: Int, y: Int) -> Pixel {
        get { pixels[y * width + x] }
        set {
            pixels[y * width + x] = newValue
            fine?[y * width + x] = newValue
        }
    }
}
