/// A hash that is the same in every run (FNV-1a).
enum StableHash {
    /// Returns the hash of bytes as eight digits.
    static func hexadecimal(of bytes: some Sequence<UInt8>) -> String {
        let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
