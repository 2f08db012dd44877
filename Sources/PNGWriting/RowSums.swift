/// The sum of a row's bytes, and the sum of the sums after each byte, which a checksum is made of.
struct RowSums {
    private(set) var sum: Int
    private(set) var sumOfSums: Int

    private let width: Int
    private let layout: PixelLayout
    /// The bytes of a pixel.
    private let sampleCount: Int

    /// Creates the sums of a row of a number of pixels that are zeros, after the number of its filter.
    init(filter: UInt8, width: Int, layout: PixelLayout) {
        self.width = width
        self.layout = layout
        sampleCount = layout.sampleCount
        sum = Int(filter)
        sumOfSums = (1 + width * sampleCount) * Int(filter)
    }

    /// Adds a number of equal pixels.
    @inline(__always)
    mutating func add(_ samples: UInt32, from x: Int, count: Int) {
        let (first, second) = (Int(samples & 255), Int(samples &>> 8 & 255))
        let (third, fourth) = (Int(samples &>> 16 & 255), Int(samples &>> 24))
        let pixelSum = first &+ second &+ third &+ fourth
        // How often the first byte is counted.
        let rest = (width &- x) &* sampleCount
        sum &+= count &* pixelSum
        sumOfSums &+= count &* (rest &* pixelSum &- second &- 2 &* third &- 3 &* fourth)
        sumOfSums &-= sampleCount &* pixelSum &* ((count &* (count &- 1)) &>> 1)
    }

    /// Adds up to some hundred pixels of other rows.
    @inline(__always)
    mutating func add(_ pixels: PixelRows, at place: Int, from x: Int, count: Int) {
        var index = layout == .xrgb ? addVectors(pixels, at: place, from: x, count: count) : 0
        while index < count {
            add(layout.samples(of: pixels.pixel(at: place &+ index)), from: x &+ index, count: 1)
            index &+= 1
        }
    }

    /// Adds pixels of three bytes, four at a time, and returns how many.
    private mutating func addVectors(_ pixels: PixelRows, at place: Int, from x: Int, count: Int) -> Int {
        let low = SIMD4<UInt32>(repeating: 255)
        var (sums, sumsBefore, later) = (SIMD4<UInt32>.zero, SIMD4<UInt32>.zero, SIMD4<UInt32>.zero)
        var index = 0
        while index &+ 4 <= count {
            let four = pixels.fourPixels(at: place &+ index)
            let (second, third) = (four &>> 8 & low, four & low)
            sumsBefore &+= sums
            sums &+= (four &>> 16 & low) &+ second &+ third
            later &+= second &+ third &+ third
            index &+= 4
        }
        guard index > 0 else { return 0 }
        // The last four are counted as often as there are pixels from them on, the others before them four times more each.
        let lanes = Self.total(sums)
        let total = 4 &* Self.total(sumsBefore) &+ (width &- x &- index &+ 4) &* lanes
        let behindFirst = Int(sums.y) &+ 2 &* Int(sums.z) &+ 3 &* Int(sums.w)
        sum &+= lanes
        sumOfSums &+= 3 &* (total &- behindFirst) &- Self.total(later)
        return index
    }

    private static func total(_ numbers: SIMD4<UInt32>) -> Int {
        Int(numbers.x) &+ Int(numbers.y) &+ Int(numbers.z) &+ Int(numbers.w)
    }
}
