import Deflate
import Dispatch

/// Reads PNG pictures of every kind: grey, colour and palette, 1 to 16 bits per sample, with alpha or a
/// transparent colour, interlaced or not. Colour profiles and gamma are ignored.
package enum PNGReader {
    /// The maximum number of pixels; each takes four bytes, or eight if samples have 16 bits.
    package static let maximumPixels = 1 << 27

    /// The maximum compression ratio of Deflate.
    private static let largestExpansion = 1032

    /// Reads a picture from a PNG file's bytes.
    ///
    /// Memory is only allocated if the file is long enough to contain the pixels that its header promises. Besides
    /// the pixels, their decompressed bytes are kept in memory during reading.
    ///
    /// - Throws: `PNGError` if the bytes aren't a valid PNG or the picture is too large.
    /// - Complexity: Linear in the number of pixels.
    package static func read(_ bytes: [UInt8]) throws(PNGError) -> PixelImage {
        let chunks = try PNGChunks(bytes)
        let header = chunks.header
        let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard !overflow, count <= maximumPixels else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        var rows = try unpackedRows(of: chunks, in: bytes)
        var outcome: Result<Void, PNGError> = .success(())
        var fine: [Pixel]?
        let samples = PNGSamples(chunks, of: bytes)
        if samples.isFine { fine = [Pixel](repeating: Pixel(rawValue: 0), count: count) }
        let pixels = [Pixel](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let base = buffer.baseAddress else { return }
            outcome = read(&rows, of: header, samples, into: base, fine: &fine)
            if case .success = outcome { initialized = count }
        }
        try outcome.get()
        return PixelImage(width: header.width, height: header.height, pixels: pixels, fine: fine)
    }

    /// Returns the size of the picture in a PNG file's bytes; its chunks are checked but its pixels aren't
    /// decompressed.
    ///
    /// - Throws: `PNGError` if the bytes aren't a valid PNG or the picture is too large.
    package static func size(of bytes: [UInt8]) throws(PNGError) -> ImageDifference.Size {
        let header = try PNGChunks(bytes).header
        return ImageDifference.Size(width: header.width, height: header.height)
    }

    private static func unpackedRows(of chunks: PNGChunks, in bytes: [UInt8]) throws(PNGError) -> [UInt8] {
        let header = chunks.header
        let packed = chunks.data.reduce(0) { $0 + $1.count }
        let unpacked = header.passes.reduce(0) { $0 + $1.height * (1 + header.rowBytes(width: $1.width)) }
        guard packed > 0, unpacked <= packed * largestExpansion else { throw .wrongPixelCount }
        let isWhole = chunks.data.count == 1
        let stream = isWhole ? bytes[chunks.data[0]] : chunks.data.reduce(into: []) { $0 += bytes[$1] }
        do {
            return try ZlibStream.unpack(stream, count: unpacked)
        } catch .wrongCount {
            throw .wrongPixelCount
        } catch .outOfMemory {
            throw .tooLarge(width: header.width, height: header.height)
        } catch {
            throw .damagedPixels
        }
    }

    private static func read(
        _ rows: inout [UInt8], of header: PNGHeader, _ samples: PNGSamples,
        into pixels: UnsafeMutablePointer<Pixel>, fine: inout [Pixel]?
    ) -> Result<Void, PNGError> {
        let reader = PNGRows(header: header, samples: samples)
        return Result { () throws(PNGError) in
            guard fine != nil else { return try reader.read(&rows, into: pixels, fine: nil) }
            var lower = fine ?? []
            fine = nil
            defer { fine = lower }
            try lower.withUnsafeMutableBufferPointer { (buffer) throws(PNGError) in
                try reader.read(&rows, into: pixels, fine: buffer.baseAddress)
            }
        }
    }
}

extension PNGReader {
    /// Reads two PNG pictures, on two threads if one is free.
    package static func read(
        _ first: [UInt8], _ second: [UInt8]
    ) -> (first: Result<PixelImage, PNGError>, second: Result<PixelImage, PNGError>) {
        // Each is written by one thread and only read after both have finished.
        nonisolated(unsafe) var one: Result<PixelImage, PNGError> = .failure(.truncated)
        nonisolated(unsafe) var other: Result<PixelImage, PNGError> = .failure(.truncated)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            if index == 0 {
                one = Result { () throws(PNGError) in try read(first) }
            } else {
                other = Result { () throws(PNGError) in try read(second) }
            }
        }
        return (one, other)
    }
}
