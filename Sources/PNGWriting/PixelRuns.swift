/// The latest rows of a picture as runs of equal pixels, as many rows as a repetition can refer to.
struct PixelRuns: ~Copyable {
    /// A run in a row of the picture.
    struct Place {
        /// The row's number in the picture.
        var y: Int
        /// Where the run is in memory; the next one follows it.
        var run: Int
    }

    /// The bytes of a run in memory.
    static let runSize = 8

    private let width: Int
    /// The first run of the latest row.
    private(set) var first = Place(y: -1, run: 0)
    /// Where the runs of the latest row end in memory.
    private(set) var end = 0

    /// For each run, where it starts from bit 32 on, and its pixels' bytes below; behind a row's last one is the row's end.
    private var memory: GrowingMemory
    /// The bytes of memory of a row.
    private let stride: Int
    /// The bytes of memory of all rows.
    private let size: Int

    /// Creates an empty memory for rows of a number of pixels.
    init(width: Int, rowCount: Int) {
        self.width = width
        // Each pixel can be a run.
        stride = Self.runSize * (width + 1)
        size = stride * rowCount
        memory = GrowingMemory(capacity: size)
    }

    /// Returns where a run starts in its row; the one behind the last one starts at the row's end.
    @inline(__always)
    borrowing func start(of run: Int) -> Int { Self.start(of: self.run(at: run)) }

    /// Returns the bytes of the pixels of a run, the first one lowest.
    @inline(__always)
    borrowing func pixel(of run: Int) -> UInt32 { Self.pixel(of: self.run(at: run)) }

    /// Appends a row of the picture.
    mutating func append(_ row: Int, of pixels: PixelRows, y: Int, layout: PixelLayout) {
        let next = first.y < 0 ? 0 : first.run + stride
        first = Place(y: y, run: next < size ? next : 0)
        var run = first.run
        var x = 0
        while x < width {
            store(layout.samples(of: pixels.pixel(x, row)), at: x, run)
            run &+= Self.runSize
            x &+= 1
            if x < width, pixels.isFlat(x, row) { x &+= pixels.flatCount(x, row, limit: width &- x) }
        }
        store(0, at: width, run)
        end = run
    }

    @inline(__always)
    private mutating func store(_ pixel: UInt32, at x: Int, _ run: Int) {
        memory.store(UInt64(UInt(bitPattern: x)) &<< 32 | UInt64(pixel), at: run)
    }

    /// Returns the number of pixels, at most a limit, from a run of the latest row on that repeat those from another run in
    /// memory on, or from a number of pixels behind its start.
    @inline(__always)
    borrowing func repeatedPixels(_ run: Int, from other: Int, behind offset: Int = 0, limit: Int) -> Int {
        var (one, two) = (self.run(at: run), self.run(at: other))
        guard Self.pixel(of: one) == Self.pixel(of: two) else { return 0 }
        let start = Self.start(of: one)
        // What is added to a place in the other row for the one in the latest.
        let distance = start &- Self.start(of: two) &- offset
        var place = Self.runSize
        while true {
            (one, two) = (self.run(at: run &+ place), self.run(at: other &+ place))
            let (oneEnd, twoEnd) = (Self.start(of: one), Self.start(of: two))
            let count = min(oneEnd, twoEnd &+ distance) &- start
            guard oneEnd == twoEnd &+ distance, count < limit, oneEnd < width, twoEnd < width,
                Self.pixel(of: one) == Self.pixel(of: two)
            else { return min(count, limit) }
            place &+= Self.runSize
        }
    }

    @inline(__always)
    private borrowing func run(at place: Int) -> UInt64 { memory.load(UInt64.self, at: place) }

    @inline(__always)
    private static func start(of run: UInt64) -> Int { Int(truncatingIfNeeded: run &>> 32) }

    @inline(__always)
    private static func pixel(of run: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: run) }
}
