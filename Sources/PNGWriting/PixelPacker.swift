/// Compresses rows of pixels with Deflate ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)) in one pass.
///
/// Rows that are equal to the one above or differ in few pixels, as most rows of a layout do, are written as differences
/// ([RFC 2083, 6.4](https://www.rfc-editor.org/rfc/rfc2083#section-6)), almost all of them zeros: what is equal is compared and
/// not touched again. Other rows have no filter, and three kinds of repetition are looked for: of the previous pixel, of the
/// latest such row, and of the latest occurrence of the next pixels.
struct PixelPacker: ~Copyable {
    /// The number that stands before a row that isn't filtered.
    private static let noFilter: UInt8 = 0
    /// The number that stands before a row of differences from the row above.
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
    private var runs: PixelRuns
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
        runs = PixelRuns(width: width, rowCount: DeflateLimits.largestDistance / rowSize + 2)
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
        var (sum, sumOfSums) = (Int(Self.differenceFilter), rowSize * Int(Self.differenceFilter))
        var x = 0
        for change in changes {
            appendZeros((change.lowerBound - x) * sampleCount)
            x = change.lowerBound
            while x < change.upperBound {
                let difference = layout.samples(of: pixels.pixel(x, row)).bytewiseMinus(
                    layout.samples(of: pixels.pixel(x, row - 1)))
                add(difference, from: x, count: 1, &sum, &sumOfSums)
                appendPixel(difference)
                x += 1
            }
        }
        appendZeros((width - x) * sampleCount)
        checksum.append(count: rowSize, sum: sum, sumOfSums: sumOfSums)
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
        var above = runs.first
        runs.append(row, of: pixels, y: y, layout: layout)
        block.append(Self.noFilter)
        let distanceAbove = above.y < 0 ? nil : distance(to: above.y)
        var (sum, sumOfSums) = (0, 0)
        // How far the row is written.
        var x = 0
        var run = runs.first.run
        var end = 0
        while run < runs.end {
            let start = end
            end = runs.start(of: run &+ PixelRuns.runSize)
            let pixel = runs.pixel(of: run)
            add(pixel, from: start, count: end &- start, &sum, &sumOfSums)
            if x == start {
                let (length, distance) = repetition(run, start, end, &above, distanceAbove)
                if length > 0 {
                    block.append(length: length &* sampleCount, distance: distance)
                    x &+= length
                } else {
                    appendPixel(pixel)
                    x &+= 1
                }
            }
            if x < end {
                appendRun(of: pixel, count: end &- x)
                x = end
            }
            run &+= PixelRuns.runSize
        }
        checksum.append(count: rowSize, sum: sum, sumOfSums: sumOfSums)
    }

    /// Appends a number of pixels that are equal to the previous one.
    @inline(__always)
    private mutating func appendRun(of pixel: UInt32, count: Int) {
        let length = count &* sampleCount
        if length >= DeflateLimits.shortestRun { return block.append(length: length, distance: sampleCount) }
        for _ in 0..<count { appendPixel(pixel) }
    }

    /// Returns the number of pixels that can be written as a repetition at the beginning of a run, of the same place in the
    /// latest row or of another, and how many bytes it is away; no pixels if that isn't worth it.
    @inline(__always)
    private mutating func repetition(
        _ run: Int, _ x: Int, _ end: Int, _ above: inout PixelRuns.Place, _ distanceAbove: Int?
    ) -> (length: Int, distance: Int) {
        var (length, distance) = (0, 0)
        if let distanceAbove {
            var aboveEnd = runs.start(of: above.run &+ PixelRuns.runSize)
            while aboveEnd <= x {
                above.run &+= PixelRuns.runSize
                aboveEnd = runs.start(of: above.run &+ PixelRuns.runSize)
            }
            distance = distanceAbove
            length = runs.repeatedPixels(
                run, from: above.run, behind: x &- runs.start(of: above.run), limit: longestRepetition)
        }
        if length &* sampleCount < Self.sufficientRun {
            let found = repeatedElsewhere(run, x, end)
            if found.length > length { (length, distance) = found }
        }
        return length &* sampleCount >= Self.shortestFarRun ? (length, distance) : (0, 0)
    }

    /// Returns the number of pixels from a run on that repeat those at the latest place of similar ones, and how far it is
    /// away in bytes; notes the place.
    @inline(__always)
    private mutating func repeatedElsewhere(_ run: Int, _ x: Int, _ end: Int) -> (length: Int, distance: Int)
    {
        let pair = UInt64(runs.pixel(of: run)) &<< 32 | UInt64(runs.pixel(of: run &+ PixelRuns.runSize))
        guard let found = places.replace(pair, end &- x, with: PixelRuns.Place(y: y, run: run)),
            let rowDistance = distance(to: found.y)
        else { return (0, 0) }
        let distance = rowDistance &+ (x &- runs.start(of: found.run)) &* sampleCount
        guard distance > 0, distance <= DeflateLimits.largestDistance else { return (0, 0) }
        return (runs.repeatedPixels(run, from: found.run, limit: longestRepetition), distance)
    }

    /// Returns how many bytes a row above is away; nil if that is too far, and then it isn't in memory any more.
    @inline(__always)
    private func distance(to rowAbove: Int) -> Int? {
        let distance = (y &- rowAbove) &* rowSize
        return distance <= DeflateLimits.largestDistance ? distance : nil
    }

    /// Adds a run's bytes to a row's sum, and to the sum of its sums after each byte.
    @inline(__always)
    private func add(_ pixel: UInt32, from x: Int, count: Int, _ sum: inout Int, _ sumOfSums: inout Int) {
        let (first, second) = (Int(pixel & 255), Int(pixel &>> 8 & 255))
        let (third, fourth) = (Int(pixel &>> 16 & 255), Int(pixel &>> 24))
        let pixelSum = first &+ second &+ third &+ fourth
        // How often the first byte is counted.
        let rest = (width &- x) &* sampleCount
        sum &+= count &* pixelSum
        sumOfSums &+= count &* (rest &* pixelSum &- second &- 2 &* third &- 3 &* fourth)
        sumOfSums &-= sampleCount &* pixelSum &* ((count &* (count &- 1)) &>> 1)
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
