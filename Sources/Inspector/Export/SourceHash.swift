import Foundation

/// Hashes of inline sources for a Content-Security-Policy.
enum SourceHash {
    /// Returns `sha256-` and the Base64 form of the SHA-256 of a text.
    static func of(_ text: String) -> String {
        "sha256-" + Data(SHA256.digest(of: Array(text.utf8))).base64EncodedString()
    }
}

/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
    /// Returns the 32 bytes of a message's hash.
    static func digest(of message: [UInt8]) -> [UInt8] {
        var padded = message + [0x80]
        padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += bytes(of: UInt64(message.count) * 8)
        var state = roots(of: primes.prefix(8), power: 1.0 / 2)
        let constants = roots(of: primes, power: 1.0 / 3)
        for block in stride(from: 0, to: padded.count, by: 64) {
            add(padded[block..<(block + 64)], constants: constants, to: &state)
        }
        return state.flatMap(bytes)
    }

    private static func add(_ block: ArraySlice<UInt8>, constants: [UInt32], to state: inout [UInt32]) {
        var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
            block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let (early, late) = (words[index - 15], words[index - 2])
            let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let choice = e & f ^ ~e & g
            let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
            let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
        word >> count | word << (32 - count)
    }

    private static func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static let primes: [Int] = (2...311).filter { number in
        !(2..<number).contains { number % $0 == 0 }
    }

    /// Returns the first 32 bits of the fractions of roots, as the standard defines its constants.
    private static func roots(of primes: some Collection<Int>, power: Double) -> [UInt32] {
        primes.map { prime in
            let root = pow(Double(prime), power)
            return UInt32((root - root.rounded(.down)) * 0x1p32)
        }
    }
}
