import PNGWriting

extension PixelImage {
    /// The picture as a PNG file with 8 bits per sample, with alpha only if a pixel isn't opaque; equal pictures have
    /// equal bytes.
    ///
    /// Both sides must be greater than 0, as in every picture that was read.
    public var png: [UInt8] {
        let isOpaque = pixels.allSatisfy { $0.alpha == 255 }
        return PNGWriter.bytes(width: width, height: height, color: isOpaque ? .rgb : .rgba) { y, row in
            let samples = isOpaque ? 3 : 4
            for x in 0..<width {
                let pixel = pixels[y * width + x].rawValue
                for sample in 0..<samples {
                    row[samples * x + sample] = UInt8(truncatingIfNeeded: pixel >> UInt32(8 * sample))
                }
            }
        }
    }
}
