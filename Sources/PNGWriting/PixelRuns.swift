/// The latest rows of a picture as runs of equal pixels, as many rows as a repetition can refer to.
struct PixelRuns: ~Copyable {
    /// A run by its row, counted from the first one, and its number in it.
    struct Place {
        var row: Int
        var run: Int

        /// The next run, or the row's end.
        var next: Place { Place(row: row, run: run &+ 1) }
    }

    private let width: Int
    /// The latest row; −1 if there is none.
    private(set) var row = -1
    /// The number of runs of the latest row.
    private(set) var count = 0

    /// For each run, where it starts from bit 32 on, and its pixels' bytes below; behind a row's last one is the row's end.
    private var memory: GrowingMemory
    /// The number of rows in memory less one, which is a power of two less one.
    private let rowMask: Int
    /// The bytes of memory of a row.
    private let stride: Int
    /// Where each row in memory is in the picture.
    private var places: [Int]

    private static let runSize = 8

    /// Creates an empty memory for rows of a number of pixels, at least a number of rows.
    init(width: Int, rowCount: Int) {
        self.width = width
        let capacity = 1 << (Int.bitWidth - (rowCount - 1).leadingZeroBitCount)
        rowMask = capacity - 1
        // Each pixel can be a run.
        stride = Self.runSize * (width + 1)
        memory = GrowingMemory(capacity: stride * capacity)
        places = [Int](repeating: 0, count: capacity)
    }

    /// Returns where a run starts in its row; the one behind the last one starts at the row's end.
    @inline(__always)
    borrowing func start(of place: Place) -> Int { Self.start(of: run(at: place)) }

    /// Returns the bytes of the pixels of a run, the first one lowest.
    @inline(__always)
    borrowing func pixel(of place: Place) -> UInt32 { Self.pixel(of: run(at: place)) }

    /// Returns where a row is in the picture; nil if it isn't in memory any more.
    @inline(__always)
    borrowing func y(of row: Int) -> Int? {
        row >= 0 && self.row &- row <= rowMask ? places[row & rowMask] : nil
    }

    /// Appends a row of the picture.
    mutating func append(_ row: Int, of pixels: PixelRows, y: Int, layout: PixelLayout) {
        self.row += 1
        places[self.row & rowMask] = y
        count = 0
        var x = 0
        while x < width {
            append(layout.samples(of: pixels.pixel(x, row)), at: x)
            count &+= 1
            x &+= 1
            if x < width, pixels.isFlat(x, row) { x &+= pixels.flatCount(x, row, limit: width &- x) }
        }
        append(0, at: width)
    }

    @inline(__always)
    private mutating func append(_ pixel: UInt32, at x: Int) {
        memory.store(UInt64(UInt(bitPattern: x)) &<< 32 | UInt64(pixel), at: base(of: row) &+ Self.runSize &* count)
    }

    /// Returns the number of pixels, at most a limit, from a run of the latest row on that repeat those from another run in
    /// memory on, or from a number of pixels behind its start.
    @inline(__always)
    borrowing func repeatedPixels(_ place: Place, from other: Place, behind offset: Int = 0, limit: Int) -> Int {
        var (one, two) = (run(at: place), run(at: other))
        let start = Self.start(of: one)
        // What is added to a place in the other row for the one in the latest.
        let distance = start &- Self.start(of: two) &- offset
        let (base, otherBase) = (base(of: place.row), base(of: other.row))
        var (next, otherNext) = (place.run, other.run)
        var end = start
        // Each row ends with a run without pixels, which are equal to none.
        while Self.pixel(of: one) == Self.pixel(of: two), end &- start < limit, next < count {
            next &+= 1
            otherNext &+= 1
            (one, two) = (run(base, next), run(otherBase, otherNext))
            let (runEnd, otherEnd) = (Self.start(of: one), Self.start(of: two) &+ distance)
            end = min(runEnd, otherEnd)
            guard runEnd == otherEnd, Self.start(of: two) < width else { break }
        }
        return min(end &- start, limit)
    }

    @inline(__always)
    private borrowing func run(at place: Place) -> UInt64 { run(base(of: place.row), place.run) }

    @inline(__always)
    private borrowing func run(_ base: Int, _ run: Int) -> UInt64 {
        memory.load(UInt64.self, at: base &+ Self.runSize &* run)
    }

    @inline(__always)
    private borrowing func base(of row: Int) -> Int { (row & rowMask) &* stride }

    @inline(__always)
    private static func start(of run: UInt64) -> Int { Int(truncatingIfNeeded: run &>> 32) }

    @inline(__always)
    private static func pixel(of run: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: run) }
}
