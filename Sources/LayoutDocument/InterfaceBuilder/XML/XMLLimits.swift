/// How much XML is read before the reader says so instead of running on.
struct XMLLimits: Sendable {
    /// The largest real documents have some megabytes.
    var bytes = 64 << 20
    /// Real documents nest some forty deep; values nested this deep are still released without much stack.
    var depth = 256
    var elements = 1_000_000
    /// Of one element; real ones have some thirty. Each is compared with those before it.
    var attributes = 256
}
