/// The decompressed rows of a PNG, pass by pass, each preceded by its filter's byte.
struct PNGRows {
    let header: PNGHeader
    let samples: PNGSamples

    /// Converts the rows to pixels; the filters are removed in place.
    ///
    /// - Parameters:
    ///   - rows: As many bytes as the header promises.
    ///   - pixels: Memory for all pixels of the picture.
    ///   - fine: Memory for their lower bytes, if samples have 16 bits.
    func read(
        _ rows: inout [UInt8], into pixels: UnsafeMutablePointer<Pixel>, fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        try rows.withUnsafeMutableBufferPointer { (buffer) throws(PNGError) in
            guard var row = buffer.baseAddress else { return }
            for pass in header.passes { try read(pass, from: &row, into: pixels, fine: fine) }
        }
    }

    /// Reads a pass and advances to the row after it.
    private func read(
        _ pass: PNGPass, from row: inout UnsafeMutablePointer<UInt8>,
        into pixels: UnsafeMutablePointer<Pixel>, fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        let rowBytes = header.rowBytes(width: pass.width)
        let filter = PNGFilter(count: rowBytes, distance: header.filterDistance)
        for y in 0..<pass.height {
            let isKnown =
                y == 0
                ? filter.remove(row[0], fromFirst: row + 1)
                : filter.remove(row[0], from: row + 1, prior: row - rowBytes)
            guard isKnown else { throw .damagedPixels }
            let place = (pass.y + y * pass.stepY) * header.width + pass.x
            try samples.expand(
                row + 1, count: pass.width, into: pixels + place, step: pass.stepX,
                fine: fine.map { $0 + place })
            row += rowBytes + 1
        }
    }
}
