extension PNGRows {
    /// Reads a pass whose rows are too long to be held whole, a piece at a time.
    ///
    /// Besides the pixels only the row above is held, which a pass of one row doesn't have.
    mutating func readLongRows(
        of pass: PNGPass, into pixels: UnsafeMutablePointer<Pixel>, fine: UnsafeMutablePointer<Pixel>?
    ) throws(PNGError) {
        let rowBytes = header.rowBytes(width: pass.width)
        let distance = header.filterDistance
        // Whole pixels of every kind.
        let pieceBytes = stripBytes / 24 * 24
        let piece = UnsafeMutablePointer<UInt8>.allocate(capacity: distance + pieceBytes)
        let above = UnsafeMutablePointer<UInt8>.allocate(capacity: distance + pieceBytes)
        defer {
            piece.deallocate()
            above.deallocate()
        }
        above.initialize(repeating: 0, count: distance + pieceBytes)
        var prior = [UInt8](repeating: 0, count: pass.height > 1 ? rowBytes : 0)

        for y in 0..<pass.height {
            try inflater.fill(UnsafeMutableRawBufferPointer(start: piece, count: 1))
            let kind = piece[0]
            piece.initialize(repeating: 0, count: distance)
            above.update(repeating: 0, count: distance)
            for start in stride(from: 0, to: rowBytes, by: pieceBytes) {
                let count = min(pieceBytes, rowBytes - start)
                let fresh = piece + distance
                try inflater.fill(UnsafeMutableRawBufferPointer(start: fresh, count: count))
                if !prior.isEmpty {
                    prior.withUnsafeBufferPointer { row in
                        for index in 0..<count { above[distance + index] = row[start + index] }
                    }
                }
                Self.restore(kind, on: piece, above: above, count: distance)
                guard
                    PNGFilter(count: distance + count, distance: distance).remove(
                        kind, from: piece, prior: above)
                else { throw .damagedPixels }
                if !prior.isEmpty {
                    prior.withUnsafeMutableBufferPointer { row in
                        for index in 0..<count { row[start + index] = fresh[index] }
                    }
                }
                let x = start * 8 / header.pixelBits
                let place = (pass.y + y * pass.stepY) * header.width + pass.x + x * pass.stepX
                try samples.expand(
                    fresh, count: min(count * 8 / header.pixelBits, pass.width - x), into: pixels + place,
                    step: pass.stepX, fine: fine.map { $0 + place })
                piece.update(from: piece + count, count: distance)
                above.update(from: above + count, count: distance)
            }
        }
    }

    /// Puts a filter back on the pixel before a piece as if a row began there, so that removing the filter from both
    /// leaves that pixel as it is.
    private static func restore(
        _ filter: UInt8, on pixel: UnsafeMutablePointer<UInt8>, above: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        switch filter {
        case 2, 4: for index in 0..<count { pixel[index] &-= above[index] }
        case 3: for index in 0..<count { pixel[index] &-= above[index] >> 1 }
        default: break
        }
    }
}
