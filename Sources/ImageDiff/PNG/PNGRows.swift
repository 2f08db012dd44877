/// Unpacks a PNG's rows a strip at a time, so that each is still in the cache when it becomes pixels.
struct PNGRows: ~Copyable {
    let header: PNGHeader
    let samples: PNGSamples
    var inflater: Inflater

    /// Bytes unpacked at once; longer rows come in pieces of as many.
    let stripBytes: Int

    /// - Parameter stripBytes: At least 24.
    init(header: PNGHeader, samples: PNGSamples, inflater: consuming Inflater, stripBytes: Int) {
        self.stripBytes = stripBytes
        self.header = header
        self.samples = samples
        self.inflater = inflater
    }

    /// Reads the whole picture into memory for its pixels, row by row from the top.
    mutating func read(
        into pixels: UnsafeMutablePointer<Pixel>, fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        for pass in header.passes { try read(pass, into: pixels, fine: fine) }
        try inflater.finish()
    }

    private mutating func read(
        _ pass: PNGPass, into pixels: UnsafeMutablePointer<Pixel>, fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        let rowBytes = header.rowBytes(width: pass.width)
        guard rowBytes < stripBytes else { return try readLongRows(of: pass, into: pixels, fine: fine) }
        let rowsPerStrip = min(pass.height, stripBytes / (rowBytes + 1))
        // The strip's last row stays in front of the next strip, for the filters that look up.
        let strip = UnsafeMutablePointer<UInt8>.allocate(capacity: (rowsPerStrip + 1) * (rowBytes + 1))
        defer { strip.deallocate() }
        strip.initialize(repeating: 0, count: rowBytes + 1)
        let filter = PNGFilter(count: rowBytes, distance: header.filterDistance)

        var y = 0
        while y < pass.height {
            let rows = min(rowsPerStrip, pass.height - y)
            let fresh = strip + rowBytes + 1
            try inflater.fill(UnsafeMutableRawBufferPointer(start: fresh, count: rows * (rowBytes + 1)))
            for index in 0..<rows {
                let row = fresh + index * (rowBytes + 1)
                guard filter.remove(row[0], from: row + 1, prior: row - rowBytes) else {
                    throw .damagedPixels
                }
                let place = (pass.y + (y + index) * pass.stepY) * header.width + pass.x
                try samples.expand(
                    row + 1, count: pass.width, into: pixels + place, step: pass.stepX,
                    fine: fine.map { $0 + place })
            }
            strip.update(from: strip + rows * (rowBytes + 1), count: rowBytes + 1)
            y += rows
        }
    }
}
