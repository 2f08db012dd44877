/// A block of Deflate for many rows of a picture, with codes that suit its beginning.
///
/// What follows the beginning is written at once. Codes that change with the picture would save some hundredths, but to collect
/// what they are made for takes as long as all else.
struct PixelBlock: ~Copyable {
    /// The number of tokens that codes are made for.
    private static let beginning = 4096

    private let isLast: Bool
    private var writer = BitWriter()
    private var tokens = DeflateBlock(capacity: beginning)
    private var codes = BlockCodes()
    private var hasCodes = false

    /// Creates an empty block.
    init(isLast: Bool) { self.isLast = isLast }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if hasCodes { return codes.put(byte: UInt32(byte), to: &writer) }
        tokens.append(byte)
        beginIfFull()
    }

    /// Appends three bytes, the first one lowest; the highest byte is ignored.
    @inline(__always)
    mutating func append(bytes: UInt32) {
        if hasCodes { return codes.put(bytes: bytes, to: &writer) }
        tokens.append(bytes: bytes)
        beginIfFull()
    }

    /// Appends a repetition of at least 3 bytes at a distance of 1 to 32,768 bytes.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        if hasCodes { return codes.put(RepetitionParts(length), distance: distance, to: &writer) }
        tokens.append(length: length, distance: distance)
        beginIfFull()
    }

    /// Ends the block, and returns its bytes; another one may follow if it isn't the last one.
    mutating func finish() -> [UInt8] {
        if !hasCodes { begin(tokens.frequencies()) }
        codes.putEnd(to: &writer)
        // Another block begins with a byte after one of no bytes.
        if !isLast {
            writer.put(0, count: 3)
            writer.put(bytes: [0, 0, 0xFF, 0xFF])
        }
        return writer.finish()
    }

    @inline(__always)
    private mutating func beginIfFull() {
        if tokens.count >= Self.beginning { beginWithAllSymbols() }
    }

    @inline(never)
    private mutating func beginWithAllSymbols() {
        var frequencies = tokens.frequencies()
        frequencies.addEach()
        begin(frequencies)
    }

    private mutating func begin(_ frequencies: SymbolFrequencies) {
        codes.begin(frequencies, isLast: isLast, to: &writer)
        tokens.write(with: &codes, to: &writer)
        hasCodes = true
    }
}
