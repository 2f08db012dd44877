/// A row of a picture among the latest ones in memory.
struct RecentRow {
    /// Where its pixels begin.
    let first: RecentPlaces.Place

    private let pixels: PixelRows
    private let width: Int
    /// The bytes of a pixel in the file.
    private let sampleCount: Int

    fileprivate init(first: RecentPlaces.Place, pixels: PixelRows, width: Int, sampleCount: Int) {
        (self.first, self.pixels, self.width, self.sampleCount) = (first, pixels, width, sampleCount)
    }

    /// Returns a pixel.
    @inline(__always)
    func pixel(_ x: Int) -> UInt32 { pixels.pixel(at: first.pixel &+ x) }

    /// Returns the place of a pixel.
    @inline(__always)
    func place(_ x: Int) -> RecentPlaces.Place { first.advanced(by: x, sampleCount) }

    /// Returns the number of pixels from one on, the first of the row excepted, that are equal to the pixel before it.
    @inline(__always)
    func equalCount(_ x: Int) -> Int {
        guard x < width, pixel(x) == pixel(x &- 1) else { return 0 }
        return 1
            &+ pixels.equalCount(at: first.pixel &+ x &+ 1, and: first.pixel &+ x, limit: width &- x &- 1)
    }

    /// Returns the number of pixels from one on, at most a limit, that repeat those from a place on in the same row or another.
    @inline(__always)
    func repeatedCount(_ x: Int, of other: RecentPlaces.Place, limit: Int) -> Int {
        guard pixel(x) == pixels.pixel(at: other.pixel) else { return 0 }
        // Between two rows of the file is the number of a filter.
        let end = max(x, other.pixel % width)
        return pixels.equalCount(at: first.pixel &+ x, and: other.pixel, limit: min(limit, width &- end))
    }

    /// Adds a number of pixels from one on to the row's sums.
    @inline(__always)
    func add(_ x: Int, count: Int, to sums: inout RowSums) {
        sums.add(pixels, at: first.pixel &+ x, from: x, count: count)
    }
}

/// Copies of the latest rows of a picture, as many as a repetition can refer to.
struct RecentRows: ~Copyable {
    private let memory: UnsafeMutableRawPointer
    private let pixels: PixelRows
    private let width: Int
    private let sampleCount: Int
    /// The bytes of a row in memory.
    private let rowSize: Int
    private let rowCount: Int
    /// Which row in memory is the latest.
    private var latest = -1

    /// Creates memory for rows of a number of pixels.
    init(width: Int, rowCount: Int, layout: PixelLayout) {
        self.width = width
        self.rowCount = rowCount
        sampleCount = layout.sampleCount
        rowSize = max(1, width) * layout.size
        memory = .allocate(byteCount: rowSize * rowCount, alignment: 8)
        pixels = PixelRows(memory, count: rowCount, stride: rowSize, layout: layout)
    }

    deinit { memory.deallocate() }

    /// Copies a row in place of the earliest one, and returns it; `position` is the number of bytes before its first pixel.
    mutating func append(_ row: Int, of rows: PixelRows, position: Int) -> RecentRow {
        latest = latest + 1 < rowCount ? latest + 1 : 0
        rows.copy(row, byteCount: rowSize, to: memory + latest * rowSize)
        return RecentRow(
            first: RecentPlaces.Place(position: position, pixel: latest * width), pixels: pixels,
            width: width,
            sampleCount: sampleCount)
    }
}
