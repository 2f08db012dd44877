/// Removes the filters of PNG rows ([PNG 9](https://www.w3.org/TR/png-3/#9Filters)) in place.
///
/// It uses raw memory, since reading a picture with checked arrays takes several times as long.
struct PNGFilter {
    /// The number of bytes of a row.
    let count: Int
    /// The distance in bytes between a pixel and the previous one.
    let distance: Int

    typealias Row = UnsafeMutablePointer<UInt8>

    /// Removes a row's filter; returns false for an invalid filter.
    ///
    /// - Parameters:
    ///   - row: `count` filtered bytes.
    ///   - prior: The row above, unfiltered.
    func remove(_ filter: UInt8, from row: Row, prior: Row) -> Bool {
        switch filter {
        case 0: break
        case 1: removeSub(row)
        case 2: for index in 0..<count { row[index] &+= prior[index] }
        case 3: removeAverage(row, prior)
        case 4:
            switch distance {
            case 3: removePaeth3(row, prior)
            case 4: removePaeth4(row, prior)
            default: removePaeth(row, prior)
            }
        default: return false
        }
        return true
    }

    /// Removes a filter from a pass's first row, above which all bytes count as 0; returns false if the filter
    /// doesn't exist.
    func remove(_ filter: UInt8, fromFirst row: Row) -> Bool {
        switch filter {
        case 0, 2: break
        case 1, 4: removeSub(row)
        case 3:
            for index in stride(from: distance, to: count, by: 1) {
                row[index] &+= row[index - distance] >> 1
            }
        default: return false
        }
        return true
    }

    private func removeSub(_ row: Row) {
        guard distance == 4 else {
            for index in stride(from: distance, to: count, by: 1) { row[index] &+= row[index - distance] }
            return
        }
        var left = SIMD4<UInt8>.zero
        for index in stride(from: 0, to: count, by: 4) {
            left &+= Self.load4(row + index)
            Self.store4(left, to: row + index)
        }
    }

    private func removeAverage(_ row: Row, _ prior: Row) {
        for index in 0..<min(distance, count) { row[index] &+= prior[index] >> 1 }
        for index in stride(from: distance, to: count, by: 1) {
            row[index] &+= UInt8((UInt16(row[index - distance]) + UInt16(prior[index])) >> 1)
        }
    }

    private func removePaeth(_ row: Row, _ prior: Row) {
        for index in 0..<min(distance, count) { row[index] &+= prior[index] }
        for index in stride(from: distance, to: count, by: 1) {
            row[index] &+= Self.paeth(
                left: Int16(row[index - distance]), above: Int16(prior[index]),
                aboveLeft: Int16(prior[index - distance]))
        }
    }

    @inline(__always)
    private static func paeth(left: Int16, above: Int16, aboveLeft: Int16) -> UInt8 {
        let toLeft = abs(above &- aboveLeft)
        let toAbove = abs(left &- aboveLeft)
        let toAboveLeft = abs(left &+ above &- 2 &* aboveLeft)
        let nearer = toAbove <= toAboveLeft ? above : aboveLeft
        return UInt8(truncatingIfNeeded: toLeft <= toAbove && toLeft <= toAboveLeft ? left : nearer)
    }

    /// The pixel to the left is kept in registers, since each step depends on it.
    private func removePaeth3(_ row: Row, _ prior: Row) {
        var left = SIMD4<Int16>.zero
        var aboveLeft = SIMD4<Int16>.zero
        for index in stride(from: 0, to: count - 2, by: 3) {
            let above = SIMD4(Int16(prior[index]), Int16(prior[index + 1]), Int16(prior[index + 2]), 0)
            let raw = SIMD4(Int16(row[index]), Int16(row[index + 1]), Int16(row[index + 2]), 0)
            left = Self.paeth(left: left, above: above, aboveLeft: aboveLeft, raw: raw)
            aboveLeft = above
            row[index] = UInt8(truncatingIfNeeded: left[0])
            row[index + 1] = UInt8(truncatingIfNeeded: left[1])
            row[index + 2] = UInt8(truncatingIfNeeded: left[2])
        }
    }

    private func removePaeth4(_ row: Row, _ prior: Row) {
        var left = SIMD4<Int16>.zero
        var aboveLeft = SIMD4<Int16>.zero
        for index in stride(from: 0, to: count, by: 4) {
            let above = SIMD4<Int16>(truncatingIfNeeded: Self.load4(prior + index))
            let raw = SIMD4<Int16>(truncatingIfNeeded: Self.load4(row + index))
            left = Self.paeth(left: left, above: above, aboveLeft: aboveLeft, raw: raw)
            aboveLeft = above
            Self.store4(SIMD4<UInt8>(truncatingIfNeeded: left), to: row + index)
        }
    }

    @inline(__always)
    private static func paeth(
        left: SIMD4<Int16>, above: SIMD4<Int16>, aboveLeft: SIMD4<Int16>, raw: SIMD4<Int16>
    ) -> SIMD4<Int16> {
        let alongAbove = above &- aboveLeft
        let alongLeft = left &- aboveLeft
        let toLeft = magnitude(alongAbove)
        let toAbove = magnitude(alongLeft)
        let toAboveLeft = magnitude(alongAbove &+ alongLeft)
        var nearest = aboveLeft.replacing(with: above, where: toAbove .<= toAboveLeft)
        nearest = nearest.replacing(with: left, where: (toLeft .<= toAbove) .& (toLeft .<= toAboveLeft))
        return (raw &+ nearest) & SIMD4<Int16>(repeating: 255)
    }

    @inline(__always)
    private static func magnitude(_ value: SIMD4<Int16>) -> SIMD4<Int16> {
        let sign = value &>> SIMD4<Int16>(repeating: 15)
        return (value ^ sign) &- sign
    }

    @inline(__always)
    private static func load4(_ place: Row) -> SIMD4<UInt8> {
        UnsafeRawPointer(place).loadUnaligned(as: SIMD4<UInt8>.self)
    }

    @inline(__always)
    private static func store4(_ value: SIMD4<UInt8>, to place: Row) {
        UnsafeMutableRawPointer(place).storeBytes(of: value, as: SIMD4<UInt8>.self)
    }
}
