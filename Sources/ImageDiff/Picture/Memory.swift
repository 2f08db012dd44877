#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Compares runs of pixels as bytes, which the C library does at memory speed, even in debug builds.
enum Memory {
    /// Returns whether two arrays agree in `count` pixels from the given offsets, which must be in bounds.
    static func areEqual(_ first: [Pixel], _ offset: Int, _ second: [Pixel], _ other: Int, count: Int) -> Bool
    {
        guard count > 0 else { return true }
        return first[offset..<(offset + count)].withUnsafeBytes { left in
            second[other..<(other + count)].withUnsafeBytes { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return true }
                return memcmp(left, right, count * MemoryLayout<Pixel>.stride) == 0
            }
        }
    }
}
