/// Collects bytes and repetitions until there are enough for codes of their own.
struct DeflateBlock: ~Copyable {
    private static let tokenSize = 4

    /// What a token is, in its highest bits; a byte has none.
    private enum Kind {
        static let bytes: UInt32 = 1 << 30
        static let repetition: UInt32 = 1 << 31
    }

    /// The bits of a distance minus one, below a length.
    private static let distanceBits: UInt32 = 15
    /// The maximum length of a token, which leaves enough of a longer one for another.
    private static let longestToken = 0xFFFF - DeflateLimits.shortestRun

    /// Tokens: a byte; three of them, the first one lowest; or a repetition, which has its distance minus one in the lowest
    /// bits, and its length above.
    private var tokens: GrowingMemory
    /// The number of tokens.
    private(set) var count = 0

    /// Creates an empty block that grows when it has more tokens than a number.
    init(capacity: Int) { tokens = GrowingMemory(capacity: Self.tokenSize * capacity) }

    @inline(__always)
    mutating func append(_ byte: UInt8) { append(token: UInt32(byte)) }

    /// Appends three bytes, the first one lowest; the highest byte is ignored.
    @inline(__always)
    mutating func append(bytes: UInt32) { append(token: bytes & 0xFF_FFFF | Kind.bytes) }

    /// Appends a repetition of at least 3 bytes at a distance of 1 to 32,768 bytes.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        var rest = length
        while rest > Self.longestToken {
            append(token: Self.repetition(of: Self.longestToken - DeflateLimits.shortestRun, distance))
            rest -= Self.longestToken - DeflateLimits.shortestRun
        }
        append(token: Self.repetition(of: rest, distance))
    }

    @inline(__always)
    private static func repetition(of length: Int, _ distance: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: length &<< Int(distanceBits) | (distance &- 1)) | Kind.repetition
    }

    @inline(__always)
    private mutating func append(token: UInt32) {
        tokens.reserve(Self.tokenSize &* (count &+ 1))
        tokens.store(token, at: Self.tokenSize &* count)
        count &+= 1
    }

    /// Writes what was collected as a block with its own codes, and empties this one.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        var codes = BlockCodes()
        codes.begin(frequencies(), isLast: isLast, to: &writer)
        write(with: &codes, to: &writer)
        codes.putEnd(to: &writer)
    }

    /// Writes what was collected with the codes of a block, and empties this one.
    mutating func write(with codes: inout BlockCodes, to writer: inout BitWriter) {
        for index in 0..<count {
            let token = tokens.load(UInt32.self, at: Self.tokenSize &* index)
            if token & Kind.repetition != 0 {
                codes.put(Self.parts(of: token), distance: Self.distance(of: token), to: &writer)
            } else if token & Kind.bytes != 0 {
                codes.put(bytes: token, to: &writer)
            } else {
                codes.put(byte: token, to: &writer)
            }
        }
        count = 0
    }

    /// Returns how often each symbol occurs.
    func frequencies() -> SymbolFrequencies {
        var frequencies = SymbolFrequencies()
        for index in 0..<count {
            let token = tokens.load(UInt32.self, at: Self.tokenSize &* index)
            if token & Kind.repetition != 0 {
                frequencies.add(Self.parts(of: token), distance: Self.distance(of: token))
            } else if token & Kind.bytes != 0 {
                frequencies.add(bytes: token)
            } else {
                frequencies.add(byte: token)
            }
        }
        return frequencies
    }

    @inline(__always)
    private static func parts(of token: UInt32) -> RepetitionParts {
        RepetitionParts(Int((token & ~Kind.repetition) &>> distanceBits))
    }

    @inline(__always)
    private static func distance(of token: UInt32) -> Int { Int(token & (1 &<< distanceBits &- 1)) &+ 1 }
}

/// The lengths that a repetition of any length is written with.
struct RepetitionParts {
    /// How often the maximum length comes first.
    let fullCount: Int
    /// The length after these.
    let next: Int
    /// The last length; 0 if there is none.
    let last: Int

    /// The number of lengths.
    var count: Int { fullCount &+ (last > 0 ? 2 : 1) }

    /// Divides a length of at least 3 bytes.
    @inline(__always)
    init(_ length: Int) {
        let longest = DeflateLimits.longestRun
        guard length > longest else {
            (fullCount, next, last) = (0, length, 0)
            return
        }
        // What is left of it must not be too short.
        fullCount = (length &- DeflateLimits.shortestRun) / longest
        let rest = length &- fullCount &* longest
        let isLong = rest > longest
        next = isLong ? rest &- DeflateLimits.shortestRun : rest
        last = isLong ? DeflateLimits.shortestRun : 0
    }
}

/// How often each symbol of a block occurs.
struct SymbolFrequencies {
    /// The symbol for the end of a block.
    static let end = 256

    private(set) var literals = [UInt32](repeating: 0, count: 286)
    private(set) var distances = [UInt32](repeating: 0, count: 30)

    init() { literals[Self.end] = 1 }

    @inline(__always)
    mutating func add(byte: UInt32) { literals[Int(byte & 255)] &+= 1 }

    /// Adds three bytes, the first one lowest.
    @inline(__always)
    mutating func add(bytes: UInt32) {
        add(byte: bytes)
        add(byte: bytes &>> 8)
        add(byte: bytes &>> 16)
    }

    @inline(__always)
    mutating func add(_ parts: RepetitionParts, distance: Int) {
        literals[DeflateSymbol(length: DeflateLimits.longestRun).symbol] &+= UInt32(
            truncatingIfNeeded: parts.fullCount)
        literals[DeflateSymbol(length: parts.next).symbol] &+= 1
        if parts.last > 0 { literals[DeflateSymbol(length: parts.last).symbol] &+= 1 }
        distances[DeflateSymbol(distance: distance).symbol] &+= UInt32(truncatingIfNeeded: parts.count)
    }

    /// Lets all symbols occur once more.
    mutating func addEach() {
        for symbol in literals.indices { literals[symbol] &+= 1 }
        for symbol in distances.indices { distances[symbol] &+= 1 }
    }
}
