import Deflate

/// Compresses rows of pixels with Deflate ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)) in one pass.
///
/// Rows that are equal to the one above, which most rows of a layout are, are written as zeros, by the filter of differences
/// ([RFC 2083, 6.4](https://www.rfc-editor.org/rfc/rfc2083#section-6)): their pixels are compared and not touched again. Other
/// rows have no filter, and three kinds of repetition are looked for: of the previous pixel, of the latest such row, and of the
/// latest occurrence of the next pixels.
struct PixelPacker: ~Copyable {
    /// The number that stands before a row that isn't filtered.
    private static let noFilter: UInt8 = 0
    /// The number that stands before a row of differences from the row above.
    private static let differenceFilter: UInt8 = 2
    /// The number of repeated bytes that ends the search for more.
    private static let sufficientRun = 16
    /// The least number of bytes that is worth the bits of a distance other than the previous pixel's.
    private static let shortestFarRun = 4
    /// The bytes that are looked for elsewhere, for most pictures two pixels.
    private static let soughtMask: UInt64 = 0xFFFF_FFFF_FFFF

    /// The least number of bytes of a row for which another filter saves anything.
    private static let shortestRepeatedRow = 8

    private let width: Int
    private let layout: PixelLayout
    /// The bytes of a pixel in the file.
    private let sampleCount: Int

    /// The latest rows without a filter.
    private var rows: RowMemory
    /// Where each of these is in the picture; each row in the memory belongs to the latest of the rows with its number.
    private var numbers: [Int]
    /// The number of rows without a filter.
    private var keptCount = 0
    /// The parts of the current row, in bytes, that are equal to the row above.
    private var equalParts: [Range<Int>] = []
    private var checksum = RowChecksum()
    private var block = DeflateBlock()
    private var places = RecentPlaces()
    /// The current row in the picture.
    private var y = 0

    /// Creates a packer of rows of a number of pixels.
    init(width: Int, layout: PixelLayout) {
        self.width = width
        self.layout = layout
        sampleCount = layout.sampleCount
        rows = RowMemory(rowSize: 1 + width * sampleCount)
        numbers = [Int](repeating: 0, count: rows.capacity)
    }

    /// Appends rows; if they continue others, the first one is the last row of those.
    mutating func append(_ pixels: PixelRows, isContinuation: Bool, to writer: inout BitWriter) {
        for row in (isContinuation ? 1 : 0)..<max(1, pixels.count) {
            let equal = row == 0 ? 0 : pixels.equalCount(0, row, limit: width)
            if equal == width, width * sampleCount >= Self.shortestRepeatedRow {
                appendRepeatedRow()
            } else {
                appendChangedRow(row, of: pixels, equal: equal)
            }
            y += 1
            if block.isFull { block.write(to: &writer, isLast: false) }
        }
    }

    /// Writes the last block, and returns the checksum of all rows.
    mutating func finish(_ writer: inout BitWriter) -> UInt32 {
        block.write(to: &writer, isLast: true)
        return checksum.value
    }

    private mutating func appendRepeatedRow() {
        let zeros = width * sampleCount
        block.append(Self.differenceFilter)
        for _ in 0..<sampleCount { block.append(0) }
        if width > 1 { appendRepetition(of: zeros - sampleCount, distance: sampleCount) }
        checksum.append(Self.differenceFilter, zeros: zeros)
    }

    /// Appends a row of which a number of pixels at its beginning are equal to those above.
    private mutating func appendChangedRow(_ row: Int, of pixels: PixelRows, equal: Int) {
        storeRow(row, of: pixels, equal: equal)
        numbers[keptCount & (rows.capacity - 1)] = y
        rows.withRow(keptCount) { checksum.append($0) }
        pack()
        keptCount += 1
    }

    /// Stores a row as bytes, of which only those are made that differ from the row above, and notes which are equal.
    private mutating func storeRow(_ row: Int, of pixels: PixelRows, equal: Int) {
        if keptCount > 0 { rows.copy(keptCount - 1, to: keptCount) }
        equalParts.removeAll(keepingCapacity: true)
        let first = rows.start(of: keptCount) + 1
        if equal > 0 { equalParts.append(0..<(1 + equal * sampleCount)) }
        var x = equal
        while x < width {
            let count = row == 0 ? width : pixels.differentCount(x, row, limit: width - x)
            store(count, of: pixels, x, row, at: first + x * sampleCount)
            x += count
            guard x < width else { break }
            let equal = pixels.equalCount(x, row, limit: width - x)
            equalParts.append((1 + x * sampleCount)..<(1 + (x + equal) * sampleCount))
            x += equal
        }
    }

    /// Stores a number of pixels as bytes.
    private mutating func store(_ count: Int, of pixels: PixelRows, _ x: Int, _ row: Int, at place: Int) {
        switch layout {
        case .rgbx: store(count, of: pixels, x, row, at: place) { PixelLayout.rgbx.samples(of: $0) }
        case .rgba: store(count, of: pixels, x, row, at: place) { PixelLayout.rgba.samples(of: $0) }
        case .xrgb: store(count, of: pixels, x, row, at: place) { PixelLayout.xrgb.samples(of: $0) }
        case .premultipliedARGB:
            store(count, of: pixels, x, row, at: place) { PixelLayout.premultipliedARGB.samples(of: $0) }
        case .index: store(count, of: pixels, x, row, at: place) { PixelLayout.index.samples(of: $0) }
        }
    }

    /// Stores pixels with the conversion of their layout, which is chosen outside of the loop.
    @inline(__always)
    private mutating func store(
        _ count: Int, of pixels: PixelRows, _ x: Int, _ row: Int, at place: Int, _ samples: (UInt32) -> UInt32
    ) {
        var place = place
        // The fourth byte of a pixel of three is overwritten by the next one.
        let padded = sampleCount == 3 ? 4 : sampleCount
        for offset in 0..<(count - 1) {
            rows.store(samples(pixels.pixel(x &+ offset, row)), count: padded, at: place)
            place &+= sampleCount
        }
        rows.store(samples(pixels.pixel(x + count - 1, row)), count: sampleCount, at: place)
    }

    /// Appends the current row.
    private mutating func pack() {
        let start = rows.start(of: keptCount)
        let distanceAbove = keptCount > 0 ? distance(to: keptCount - 1) : nil
        var part = 0
        var index = 0
        while index < rows.rowSize {
            while part < equalParts.count, equalParts[part].upperBound <= index { part += 1 }
            let isEqual = part < equalParts.count && equalParts[part].lowerBound <= index
            // A longest repetition at a time: behind it the previous pixel may be repeated, which takes fewer bits.
            let above = isEqual ? min(equalParts[part].upperBound, longestEnd(index)) - index : 0
            var (length, distance) = (repeatedPixels(index, start), sampleCount)
            if let distanceAbove, above > length, length < DeflateLimits.longestRun {
                (length, distance) = (above, distanceAbove)
            }
            if length < Self.sufficientRun, let found = repeatedElsewhere(index, start),
                found.length > length + 1
            {
                (length, distance) = found
            }
            if length >= (distance == sampleCount ? DeflateLimits.shortestRun : Self.shortestFarRun) {
                appendRepetition(of: length, distance: distance)
                index += length
            } else {
                index += appendPixel(index, start)
            }
        }
    }

    /// Returns where the longest repetition of whole pixels can end.
    private func longestEnd(_ index: Int) -> Int {
        let first = max(index, 1)
        return first + wholePixels(index + DeflateLimits.longestRun - first)
    }

    /// Returns how far away a row is that was kept; nil if that is too far.
    private func distance(to kept: Int) -> Int? {
        guard kept >= 0, keptCount - kept < rows.capacity else { return nil }
        let distance = (y - numbers[kept & (rows.capacity - 1)]) * rows.rowSize
        return distance <= DeflateLimits.largestDistance ? distance : nil
    }

    /// Returns the number of bytes of whole pixels that repeat the previous pixel.
    @inline(__always)
    private func repeatedPixels(_ index: Int, _ start: Int) -> Int {
        guard index > sampleCount else { return 0 }
        let place = start + index
        return wholePixels(rows.equalCount(place, place - sampleCount, limit: rows.rowSize - index))
    }

    /// Returns the number of bytes of whole pixels that repeat those at the latest place of the next ones, and how far it is
    /// away; notes the place.
    @inline(__always)
    private mutating func repeatedElsewhere(_ index: Int, _ start: Int) -> (length: Int, distance: Int)? {
        guard index > 0 else { return nil }
        let place = RecentPlaces.Place(index: index, row: keptCount)
        let found = places.replace(rows.word(at: start + index) & Self.soughtMask, with: place)
        guard let rowDistance = found.row == keptCount ? 0 : distance(to: found.row) else { return nil }
        let distance = rowDistance + index - found.index
        guard distance > 0, distance <= DeflateLimits.largestDistance else { return nil }
        let length = rows.equalCount(
            start + index, rows.start(of: found.row) + found.index,
            limit: rows.rowSize - max(index, found.index))
        return (wholePixels(length), distance)
    }

    /// Returns the largest number of whole pixels' bytes in a number of bytes; a division by a constant takes less time.
    @inline(__always)
    private func wholePixels(_ byteCount: Int) -> Int {
        switch sampleCount {
        case 1: byteCount
        case 3: byteCount / 3 * 3
        default: byteCount & ~3
        }
    }

    /// Appends a pixel, or the number of the filter before the first one, and returns the number of bytes.
    @inline(__always)
    private mutating func appendPixel(_ index: Int, _ start: Int) -> Int {
        let bytes = UInt32(truncatingIfNeeded: rows.word(at: start + index))
        guard index > 0 else {
            block.append(Self.noFilter)
            return 1
        }
        if sampleCount > 1 { block.append(bytes: bytes) }
        if sampleCount != 3 {
            block.append(UInt8(truncatingIfNeeded: sampleCount == 1 ? bytes : bytes >> 24))
        }
        return sampleCount
    }

    /// Appends at least three bytes that are repeated, in parts that aren't too long or too short.
    private mutating func appendRepetition(of byteCount: Int, distance: Int) {
        var rest = byteCount
        while rest > 0 {
            var length = min(rest, DeflateLimits.longestRun)
            if rest > length, rest < length + DeflateLimits.shortestRun {
                length -= DeflateLimits.shortestRun
            }
            block.append(length: length, distance: distance)
            rest -= length
        }
    }
}

/// The checksum of rows (Adler-32, [RFC 1950, 8.2](https://www.rfc-editor.org/rfc/rfc1950)).
struct RowChecksum {
    private static let modulus = 65_521

    /// The sum of all bytes plus one in the lower half, and in the upper half the sum of what that was after each byte.
    private(set) var value: UInt32 = 1

    /// Appends a row.
    mutating func append(_ row: UnsafeRawBufferPointer) {
        value = Checksum.adler32(of: row, after: value)
    }

    /// Appends a byte and a number of zeros after it, without looking at each.
    mutating func append(_ byte: UInt8, zeros: Int) {
        let sum = (Int(value & 0xFFFF) + Int(byte)) % Self.modulus
        let sumOfSums = (Int(value >> 16) + (1 + zeros) * sum) % Self.modulus
        value = UInt32(sumOfSums) << 16 | UInt32(sum)
    }
}
