/// The limits on XML, beyond which the reader throws instead of continuing.
struct XMLLimits: Sendable {
    /// The maximum number of bytes; the largest real documents have several megabytes.
    var bytes = 64 << 20
    /// The maximum nesting depth; real documents have about forty levels. Values of this depth can be released with
    /// little stack.
    var depth = 256
    var elements = 1_000_000
    /// The maximum number of attributes of one element; real ones have about thirty. Each is compared with those before
    /// it.
    var attributes = 256
}
