/// Compresses rows of pixels with Deflate ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)) in one pass.
///
/// Rows that are equal to the one above or differ in few pixels, as most rows of a layout do, are written as differences
/// ([RFC 2083, 6.4](https://www.rfc-editor.org/rfc/rfc2083#section-6)), almost all of them zeros: what is equal is compared and
/// not touched again. Other rows have no filter, and three kinds of repetition are looked for: of the previous pixel, of the
/// latest such row, and of the latest occurrence of the next pixels.
struct PixelPacker: ~Copyable {
    /// PNG filter type 0: none.
    private static let noFilter: UInt8 = 0
    /// PNG filter type 2: differences from the row above.
    private static let differenceFilter: UInt8 = 2
    /// The number of repeated bytes that ends the search for more.
    private static let sufficientRun = 16
    /// The least number of bytes that is worth the bits of a distance other than the previous pixel's.
    private static let shortestFarRun = 4

    private let width: Int
    private let layout: PixelLayout
    /// The bytes of a pixel in the file.
    private let sampleCount: Int
    /// The bytes of a row, with the number of its filter.
    private let rowSize: Int
    /// The most pixels that differ in a row of differences; more take more bytes than repetitions, and the longer a row is the
    /// more time the differences save.
    private let mostDifferences: Int
    /// The most pixels of a repetition of other pixels than the previous one.
    private let longestRepetition: Int

    /// The latest rows without a filter.
    private var rows: RecentRows
    /// Where the latest of them is.
    private var latest: RecentPlaces.Place?
    /// The parts of the current row that differ from the row above, if they are few.
    private var changes: [Range<Int>] = []
    private var checksum = RowChecksum()
    private var block: PixelBlock
    private var places = RecentPlaces()
    /// The current row in the picture.
    private var y = 0

    /// Creates a packer of rows of a number of pixels, which are the last ones of a picture or are followed by others.
    init(width: Int, layout: PixelLayout, isLast: Bool) {
        self.width = width
        self.layout = layout
        block = PixelBlock(isLast: isLast)
        sampleCount = layout.sampleCount
        rowSize = 1 + width * sampleCount
        mostDifferences = max(4, min(16, width / 64))
        longestRepetition = DeflateLimits.longestRun / sampleCount
        rows = RecentRows(
            width: width, rowCount: DeflateLimits.largestDistance / rowSize + 2, layout: layout)
    }

    /// Appends rows; if they continue others, the first one is the last row of those.
    mutating func append(_ pixels: PixelRows, isContinuation: Bool) {
        for row in (isContinuation ? 1 : 0)..<max(1, pixels.count) {
            if row > 0, findChanges(row, of: pixels) {
                appendDifferences(row, of: pixels)
            } else {
                appendPixels(row, of: pixels)
            }
            y += 1
            block.endRow()
        }
    }

    /// Returns the compressed rows.
    mutating func finish() -> PackedRows {
        PackedRows(bytes: block.finish(), checksum: checksum, size: y * rowSize)
    }

    /// Finds the parts of a row that differ from the row above, and returns whether they are few.
    private mutating func findChanges(_ row: Int, of pixels: PixelRows) -> Bool {
        changes.removeAll(keepingCapacity: true)
        var x = pixels.equalCount(0, row, limit: width)
        var total = 0
        while x < width {
            let count = pixels.differentCount(x, row, limit: min(width - x, mostDifferences + 1))
            total += count
            if total > mostDifferences { return false }
            changes.append(x..<(x + count))
            x += count
            x += pixels.equalCount(x, row, limit: width - x)
        }
        return true
    }

    /// Appends a row as differences from the row above.
    private mutating func appendDifferences(_ row: Int, of pixels: PixelRows) {
        block.append(Self.differenceFilter)
        var sums = RowSums(filter: Self.differenceFilter, width: width, layout: layout)
        var x = 0
        for change in changes {
            appendZeros((change.lowerBound - x) * sampleCount)
            x = change.lowerBound
            while x < change.upperBound {
                let difference = layout.samples(of: pixels.pixel(x, row)).bytewiseMinus(
                    layout.samples(of: pixels.pixel(x, row - 1)))
                sums.add(difference, from: x, count: 1)
                appendPixel(difference)
                x += 1
            }
        }
        appendZeros((width - x) * sampleCount)
        checksum.append(sums, count: rowSize)
    }

    private mutating func appendZeros(_ count: Int) {
        guard count > DeflateLimits.shortestRun else {
            for _ in 0..<count { block.append(0) }
            return
        }
        block.append(0)
        block.append(length: count - 1, distance: 1)
    }

    /// Appends a row as it is.
    private mutating func appendPixels(_ row: Int, of pixels: PixelRows) {
        let row = rows.append(row, of: pixels, position: y &* rowSize &+ 1)
        let above = latest.flatMap { row.first.reaches($0) ? $0 : nil }
        latest = row.first
        block.append(Self.noFilter)
        var sums = RowSums(filter: Self.noFilter, width: width, layout: layout)
        var x = 0
        while x < width {
            let found = repetition(of: row, x, above: above?.advanced(by: x, sampleCount))
            if found.count > 0 {
                block.append(
                    length: found.count &* sampleCount, distance: row.place(x).position &- found.position)
                row.add(x, count: found.count, to: &sums)
                x &+= found.count
            } else {
                let samples = layout.samples(of: row.pixel(x))
                appendPixel(samples)
                sums.add(samples, from: x, count: 1)
                x &+= 1
            }
            let count = row.equalCount(x)
            if count > 0 {
                let samples = layout.samples(of: row.pixel(x))
                appendRun(of: samples, count: count)
                sums.add(samples, from: x, count: count)
                x &+= count
            }
        }
        checksum.append(sums, count: rowSize)
    }

    /// Returns the number of pixels of a row from one on that can be written as a repetition, of the same ones in the latest row or
    /// of others, and the position of what they repeat; no pixels if that isn't worth it.
    @inline(__always)
    private mutating func repetition(of row: RecentRow, _ x: Int, above: RecentPlaces.Place?) -> (
        count: Int, position: Int
    ) {
        var (count, position) = (0, 0)
        if let above {
            count = row.repeatedCount(x, of: above, limit: longestRepetition)
            position = above.position
        }
        if count &* sampleCount < Self.sufficientRun, let found = replacePlace(of: row, x) {
            let foundCount = row.repeatedCount(x, of: found, limit: longestRepetition)
            if foundCount > count { (count, position) = (foundCount, found.position) }
        }
        return count &* sampleCount >= Self.shortestFarRun ? (count, position) : (0, 0)
    }

    /// Returns the latest place of pixels that begin as those of a row from one on, and replaces it by theirs.
    @inline(__always)
    private mutating func replacePlace(of row: RecentRow, _ x: Int) -> RecentPlaces.Place? {
        let repetitions = row.equalCount(x &+ 1)
        let next = x &+ 1 &+ repetitions
        let pair = UInt64(row.pixel(x)) &<< 32 | UInt64(next < width ? row.pixel(next) : 0)
        let found = places.replace(pair, repetitions, with: row.place(x))
        return found.flatMap { row.place(x).reaches($0) ? $0 : nil }
    }

    /// Appends a number of pixels that are equal to the previous one.
    @inline(__always)
    private mutating func appendRun(of pixel: UInt32, count: Int) {
        let length = count &* sampleCount
        if length >= DeflateLimits.shortestRun { return block.append(length: length, distance: sampleCount) }
        for _ in 0..<count { appendPixel(pixel) }
    }

    /// Appends a pixel.
    @inline(__always)
    private mutating func appendPixel(_ bytes: UInt32) {
        if sampleCount > 1 { block.append(bytes: bytes) }
        if sampleCount != 3 {
            block.append(UInt8(truncatingIfNeeded: sampleCount == 1 ? bytes : bytes >> 24))
        }
    }
}

extension UInt32 {
    /// Returns the differences of four bytes each.
    fileprivate func bytewiseMinus(_ other: UInt32) -> UInt32 {
        let high: UInt32 = 0x8080_8080
        return ((self | high) &- (other & ~high)) ^ ((self ^ ~other) & high)
    }
}
