/// Packs bytes as Deflate does ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)), in one pass, with three kinds of
/// repetition only: of the pixel before, of the row above, and of the place where the next bytes stood last. Layouts
/// consist of little else.
///
/// Works on bare memory: what it looks at is every byte of a picture.
struct DeflatePacker {
    /// Farther back than this Deflate can't look.
    private static let largestDistance = 32_768

    private static let shortestRun = 4
    private static let longestRun = 258
    /// With a run of this length there is no looking for another place.
    private static let sufficientRun = 16

    private var writer = BitWriter()
    private var block = DeflateBlock()
    private var places = RecentPlaces()
    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let pixelBytes: Int
    private let rowStride: Int

    private init(_ source: UnsafePointer<UInt8>, count: Int, pixelBytes: Int, rowStride: Int) {
        self.source = source
        self.count = count
        self.pixelBytes = pixelBytes
        self.rowStride = rowStride
    }

    /// The bytes, which lie in rows of the given length, packed.
    static func pack(_ bytes: [UInt8], pixelBytes: Int, rowStride: Int) -> [UInt8] {
        bytes.withUnsafeBufferPointer { source in
            // Without bytes there is no picture to pack.
            guard let start = source.baseAddress else { return [] }
            var packer = DeflatePacker(
                start, count: source.count, pixelBytes: pixelBytes, rowStride: rowStride)
            packer.run()
            return packer.writer.finish()
        }
    }

    private mutating func run() {
        var position = 0
        while position < count {
            let (length, distance) = repetition(at: position)
            if length < Self.shortestRun {
                block.append(source[position])
                position += 1
            } else {
                block.append(length: length, distance: distance)
                position += length
            }
            if block.isFull { block.write(to: &writer, isLast: false) }
        }
        block.write(to: &writer, isLast: true)
    }

    /// The longest repetition among those looked for; the nearest of equal ones.
    @inline(__always)
    private mutating func repetition(at position: Int) -> (length: Int, distance: Int) {
        var length = position >= pixelBytes ? run(at: position, distance: pixelBytes) : 0
        var distance = pixelBytes
        if length < Self.longestRun, position >= rowStride, rowStride <= Self.largestDistance {
            let repeated = run(at: position, distance: rowStride)
            if repeated > length { (length, distance) = (repeated, rowStride) }
        }
        if length < Self.sufficientRun, position + 8 <= count {
            let next = UnsafeRawPointer(source).loadUnaligned(fromByteOffset: position, as: UInt64.self)
            let back = position - places.replace(UInt64(littleEndian: next), with: position)
            if back <= min(position, Self.largestDistance) {
                let repeated = run(at: position, distance: back)
                // A distance that is rare takes about as many bits as another byte.
                if repeated > length + 1 { (length, distance) = (repeated, back) }
            }
        }
        return (length, distance)
    }

    /// How many bytes from a position on agree with those a distance before, as far as one repetition goes.
    @inline(__always)
    private func run(at position: Int, distance: Int) -> Int {
        let bytes = UnsafeRawPointer(source)
        let limit = min(count, position + Self.longestRun)
        var end = position
        while end + 8 <= limit {
            let here = bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
            let there = bytes.loadUnaligned(fromByteOffset: end - distance, as: UInt64.self)
            let difference = UInt64(littleEndian: here ^ there)
            if difference != 0 { return end - position + difference.trailingZeroBitCount / 8 }
            end += 8
        }
        while end < limit, source[end] == source[end - distance] { end += 1 }
        return end - position
    }
}
