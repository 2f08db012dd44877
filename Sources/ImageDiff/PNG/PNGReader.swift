/// Reads PNG pictures of every kind: grey, colour and palette, 1 to 16 bits a sample, with alpha or a clear colour,
/// interlaced or not. Colour profiles and gamma are left aside.
public enum PNGReader {
    /// Pixels that are read; four bytes each, and as many again where samples have 16 bits.
    public static let maximumPixels = 1 << 27

    /// Zlib packs at most this many bytes into one.
    private static let largestExpansion = 1032

    /// The picture in a PNG file's bytes.
    ///
    /// Memory is taken only when the file is long enough to hold the pixels that its header promises.
    ///
    /// It takes the pixels' bytes and at most half as many more: of rows that are longer than 128 KiB only the one
    /// above is held.
    ///
    /// - Complexity: linear in the pixels.
    public static func read(_ bytes: [UInt8]) throws(PNGError) -> PixelImage {
        try read(bytes, stripBytes: 1 << 17)
    }

    /// The picture in a PNG file's bytes, so many of which are unpacked at once, at least 24.
    static func read(_ bytes: [UInt8], stripBytes: Int) throws(PNGError) -> PixelImage {
        let chunks = try PNGChunks(bytes)
        let header = chunks.header
        let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard !overflow, count <= maximumPixels else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        let packed = chunks.data.reduce(0) { $0 + $1.count }
        let unpacked = header.passes.reduce(0) { $0 + $1.height * (1 + header.rowBytes(width: $1.width)) }
        guard unpacked <= (packed + 1) * largestExpansion else { throw .wrongPixelCount }

        var outcome: Result<Void, PNGError> = .success(())
        var fine: [Pixel]?
        let samples = PNGSamples(chunks, of: bytes)
        if samples.isFine { fine = [Pixel](repeating: Pixel(rawValue: 0), count: count) }
        let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            outcome = read(bytes, chunks, samples, stripBytes: stripBytes, into: base, fine: &fine)
            if case .success = outcome { initialized = count }
        }
        try outcome.get()
        return PixelImage(width: header.width, height: header.height, pixels: pixels, fine: fine)
    }

    /// The size that a PNG file's bytes say, after the file was looked through; its pixels stay packed.
    public static func size(of bytes: [UInt8]) throws(PNGError) -> ImageDifference.Size {
        let header = try PNGChunks(bytes).header
        return ImageDifference.Size(width: header.width, height: header.height)
    }

    private static func read(
        _ bytes: [UInt8], _ chunks: PNGChunks, _ samples: PNGSamples, stripBytes: Int,
        into pixels: UnsafeMutablePointer<Pixel>, fine: inout [Pixel]?
    ) -> Result<Void, PNGError> {
        bytes.withUnsafeBytes { input in
            guard let inflater = Inflater(pieces: chunks.data, of: input) else {
                return .failure(.tooLarge(width: chunks.header.width, height: chunks.header.height))
            }
            var rows = PNGRows(
                header: chunks.header, samples: samples, inflater: inflater, stripBytes: stripBytes)
            return Result { () throws(PNGError) in
                guard fine != nil else { return try rows.read(into: pixels, fine: nil) }
                var lower = fine ?? []
                fine = nil
                defer { fine = lower }
                try lower.withUnsafeMutableBufferPointer { (buffer) throws(PNGError) in
                    try rows.read(into: pixels, fine: buffer.baseAddress)
                }
            }
        }
    }
}
