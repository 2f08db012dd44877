/// For each pixel of an area, how much more of it is covered than of the pixel to the left.
struct CoverageCells {
    /// The numbers row by row, one more in each than pixels.
    private let start: UnsafeMutablePointer<Float>
    private let stride: Int
    /// The pixels of a row.
    private let width: Double
    /// The number of rows.
    private let height: Double

    /// The least part of a pixel that can be seen, by far.
    private static let leastShift = 1e-6

    /// Returns the numbers that an area takes.
    static func count(width: Int, height: Int) -> Int { (width + 1) * height }

    /// Creates cells in memory that has room for them, and contains zeros.
    init(_ memory: UnsafeMutablePointer<Float>, width: Int, height: Int) {
        start = memory
        stride = width + 1
        (self.width, self.height) = (Double(width), Double(height))
    }

    /// Returns how much of each of a row's pixels is covered, of 255, and replaces the row's numbers by zeros.
    func takeCoverage(of row: Int, into coverage: UnsafeMutablePointer<UInt8>) {
        let row = UnsafeMutableRawPointer(start + row * stride)
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

    /// Adds the area between a line and the right end, negative for lines upwards.
    func addLine(_ start: CoverageMask.Point, _ end: CoverageMask.Point) {
        let (upper, lower, sign) = start.y < end.y ? (start, end, 1.0) : (end, start, -1.0)
        let last = min(lower.y, height)
        var y = max(upper.y, 0)
        guard y < last else { return }
        var row = Int(y)
        let (across, down) = (lower.x - upper.x, lower.y - upper.y)
        let heightPerPixel = sign * down / abs(across)
        if upper.y >= 0, lower.y <= Double(row + 1) {
            let (left, right) = (min(upper.x, lower.x), max(upper.x, lower.x))
            return add(row, from: left, to: right, height: down * sign, heightPerPixel)
        }
        let slope = across / down
        let isDiagonal = abs(abs(slope) - 1) * (last - y) < Self.leastShift
        var x = upper.x + (y - upper.y) * slope
        while y < last {
            if isDiagonal, y == Double(row) {
                let count = addDiagonal(row, from: x, slope: slope, rowCount: Int(last) - row, sign: sign)
                (x, y, row) = (x + Double(count) * slope, y + Double(count), row + count)
                guard y < last else { return }
            }
            let nextY = min(Double(row + 1), last)
            let nextX = nextY == lower.y ? lower.x : upper.x + (nextY - upper.y) * slope
            let (left, right) = (min(x, nextX), max(x, nextX))
            add(row, from: left, to: right, height: (nextY - y) * sign, heightPerPixel)
            (x, y, row) = (nextX, nextY, row + 1)
        }
    }

    /// Adds the area to the right of a line's part within a row.
    @inline(__always)
    private func add(
        _ row: Int, from left: Double, to right: Double, height: Double, _ heightPerPixel: Double
    ) {
        guard left >= 0, right < width else {
            return addClipped(row, from: left, to: right, height: height, heightPerPixel)
        }
        let cell = Int(left)
        let numbers = start + (row &* stride &+ cell)
        let (near, far) = (left - Double(cell), right - Double(cell))
        if far <= 1 {
            add(height, average: (near + far) / 2, to: numbers)
        } else if far <= 2 {
            let first = (1 - near) * heightPerPixel
            add(first, average: (1 + near) / 2, to: numbers)
            add(height - first, average: (far - 1) / 2, to: numbers + 1)
        } else {
            addWide(row, from: left, to: right, heightPerPixel)
        }
    }

    /// Adds a part of which something may lie to the left or the right of the pixels.
    @inline(never)
    private func addClipped(
        _ row: Int, from left: Double, to right: Double, height: Double, _ heightPerPixel: Double
    ) {
        guard left < width else { return }
        let numbers = start + row * stride
        if right <= 0 {
            numbers[0] += Float(height)
        } else if left == right {
            add(height, average: left - Double(Int(left)), to: numbers + Int(left))
        } else {
            if left < 0 { numbers[0] += Float(-left * heightPerPixel) }
            addWide(row, from: max(0, left), to: min(right, width), heightPerPixel)
        }
    }

    /// Adds a part pixel by pixel.
    @inline(never)
    private func addWide(_ row: Int, from left: Double, to right: Double, _ heightPerPixel: Double) {
        var x = left
        var cell = Int(x)
        while x < right {
            let next = min(Double(cell + 1), right)
            let average = (x + next) / 2 - Double(cell)
            add((next - x) * heightPerPixel, average: average, to: start + (row * stride + cell))
            (x, cell) = (next, cell + 1)
        }
    }

    /// Adds the area to the right of a line's part within a pixel, which it crosses at a place on average.
    @inline(__always)
    private func add(_ height: Double, average: Double, to numbers: UnsafeMutablePointer<Float>) {
        let beyond = height * average
        numbers[0] += Float(height - beyond)
        numbers[1] += Float(beyond)
    }

    /// Adds the area to the right of a line at 45° that begins at the upper edge of a row, in as many rows as it crosses without
    /// leaving the pixels to a side, and returns how many these are. It covers the same of each row, one pixel further.
    private func addDiagonal(_ row: Int, from x: Double, slope: Double, rowCount: Int, sign: Double) -> Int {
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
