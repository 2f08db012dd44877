/// For each pixel of an area, how much more of it is covered than of the pixel to the left.
struct CoverageCells {
    /// The numbers row by row, one more in each than pixels.
    let start: UnsafeMutableBufferPointer<Float>
    let stride: Int

    /// The pixels of a row.
    private var width: Double { Double(stride - 1) }

    /// Returns how much of each of a row's pixels is covered, of 255, and replaces the row's numbers by zeros.
    func takeCoverage(of row: Int, into coverage: UnsafeMutablePointer<UInt8>?) {
        guard let first = start.baseAddress, let coverage else { return }
        let row = UnsafeMutableRawPointer(first + row * stride)
        let size = MemoryLayout<Float>.size
        var sum: Float = 0
        var covered: UInt8 = 0
        var x = 0
        while x < stride {
            // Most pixels are covered as the ones before them.
            while x &+ 4 <= stride,
                row.loadUnaligned(fromByteOffset: x &* size, as: SIMD2<UInt64>.self) == .zero
            {
                UnsafeMutableRawPointer(coverage + x).storeBytes(
                    of: UInt32(covered) &* 0x0101_0101, as: UInt32.self)
                x &+= 4
            }
            for _ in 0..<min(4, stride &- x) {
                sum += row.load(fromByteOffset: x &* size, as: Float.self)
                covered = abs(sum) < 1 ? UInt8(abs(sum) * 255 + 0.5) : 255
                coverage[x] = covered
                x &+= 1
            }
        }
        row.initializeMemory(as: UInt8.self, repeating: 0, count: stride &* size)
    }

    /// Adds the area to the right of a line's part within a row.
    @inline(__always)
    func add(_ row: Int, from left: Double, to right: Double, height: Double) {
        guard left < width else { return }
        let row = row * stride
        if right <= 0 {
            start[row] += Float(height)
            return
        }
        var cell = Int(max(0, left))
        if left >= 0, right <= Double(cell + 1) {
            add(height, between: left, right, cell, row)
            return
        }
        let heightPerPixel = height / (right - left)
        if left < 0 { start[row] += Float(-left * heightPerPixel) }
        var x = max(0, left)
        let end = min(right, width)
        while x < end {
            let next = min(Double(cell + 1), end)
            add((next - x) * heightPerPixel, between: x, next, cell, row)
            (x, cell) = (next, cell + 1)
        }
    }

    /// Adds the area to the right of a line's part within a pixel, which on average crosses it in the middle of the part.
    @inline(__always)
    private func add(_ height: Double, between left: Double, _ right: Double, _ cell: Int, _ row: Int) {
        let beyond = height * ((left + right) / 2 - Double(cell))
        start[row + cell] += Float(height - beyond)
        start[row + cell + 1] += Float(beyond)
    }

    /// Adds the area to the right of a line at 45° that begins at the upper edge of a row, in as many rows as it crosses without
    /// leaving the pixels to a side, and returns how many these are. It covers the same of each row, one pixel further.
    func addDiagonal(_ row: Int, from x: Double, slope: Double, rowCount: Int, sign: Double) -> Int {
        // Where it is at the left end of the first row's part.
        let left = slope > 0 ? x : x - 1
        let first = left.rounded(.down)
        // There is one pixel less than numbers, and it covers up to two pixels, and the number after them.
        let room = slope > 0 ? width - 1 - first : first + 1
        guard first >= 0, first <= width - 2 else { return 0 }
        let count = min(rowCount, Int(room))
        let fraction = left - first
        let (near, far) = (1 - fraction, fraction)
        let numbers = (
            Float(sign * near * near / 2), Float(sign * (0.5 + near * far)), Float(sign * far * far / 2)
        )
        var place = row * stride + Int(first)
        let step = slope > 0 ? stride + 1 : stride - 1
        for _ in 0..<count {
            start[place] += numbers.0
            start[place &+ 1] += numbers.1
            start[place &+ 2] += numbers.2
            place &+= step
        }
        return count
    }
}
