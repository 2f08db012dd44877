/// How much XML is read before the reader says so instead of running on.
enum XMLLimits {
    /// The largest real documents have some megabytes.
    static let bytes = 64 << 20
    /// Real documents nest some forty deep; values nested this deep are still released without much stack.
    static let depth = 256
    static let elements = 1_000_000
}
