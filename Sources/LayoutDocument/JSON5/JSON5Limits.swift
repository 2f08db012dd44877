/// Limits on a JSON5 text, beyond which the reader reports an error.
package struct JSON5Limits: Sendable, Hashable {
    /// The maximum size in bytes; positions are stored in 32 bits, and a document of 100,000 views takes
    /// about 30 MB.
    package var size: Int
    /// The maximum nesting of arrays and objects; the reader recurses for each level.
    package var depth: Int
    /// The maximum number of errors listed; authors fix the first few, and a file of the wrong kind has one
    /// error for each word.
    package var errors: Int

    /// Creates limits.
    package init(size: Int = 64 << 20, depth: Int = 256, errors: Int = 100) {
        self.size = size
        self.depth = depth
        self.errors = errors
    }
}
