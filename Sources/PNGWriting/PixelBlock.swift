/// Blocks of Deflate for rows of a picture, each with codes that suit its beginning.
///
/// What follows the beginning is written at once. Codes for all of a block would save some hundredths, but to collect what they
/// are made for takes as long as all else.
struct PixelBlock: ~Copyable {
    /// The number of tokens that codes are made for.
    private static let beginning = 4096
    /// The number of bytes after which other codes may suit better.
    private static let sufficientSize = 1 << 15

    /// Whether no rows follow.
    private let isLast: Bool
    private var writer = BitWriter()
    private var tokens = DeflateBlock(capacity: beginning)
    private var codes = BlockCodes()
    private var hasCodes = false
    /// Where the current block begins.
    private var start = 0

    /// Creates an empty block of the last rows of a picture, or of others before them.
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

    /// Begins another block after a long one.
    @inline(__always)
    mutating func endRow() {
        guard hasCodes, writer.count &- start > Self.sufficientSize else { return }
        codes.putEnd(to: &writer)
        (hasCodes, start) = (false, writer.count)
    }

    /// Ends the last block, and returns all bytes; others may follow unless the rows are the last ones.
    mutating func finish() -> [UInt8] {
        let needsLast = hasCodes
        if !hasCodes { begin(tokens.frequencies(), isLast: isLast) }
        codes.putEnd(to: &writer)
        if !isLast {
            // What follows begins with a byte, after a block of no bytes.
            writer.put(0, count: 3)
            writer.put(bytes: [0, 0, 0xFF, 0xFF])
        } else if needsLast {
            // The last block has the fixed codes, and only their symbol for the end.
            writer.put(0b011, count: 10)
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
        begin(frequencies, isLast: false)
    }

    private mutating func begin(_ frequencies: SymbolFrequencies, isLast: Bool) {
        codes.begin(frequencies, isLast: isLast, to: &writer)
        tokens.write(with: &codes, to: &writer)
        hasCodes = true
    }
}
