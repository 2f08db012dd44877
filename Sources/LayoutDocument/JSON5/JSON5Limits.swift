/// What a JSON5 text may ask of the reader; beyond it the text is refused with an error that says so.
public struct JSON5Limits: Sendable, Hashable {
    /// The greatest size in bytes; positions are kept in 32 bits, and a document of 100,000 views takes about 30 MB.
    public var size: Int
    /// Arrays and objects inside one another; reading goes one call deeper for each, and a stack is finite.
    public var depth: Int
    /// Errors kept; an author fixes the first few, and a file of the wrong kind makes one a word.
    public var errors: Int

    /// Limits; see the properties.
    public init(size: Int = 64 << 20, depth: Int = 256, errors: Int = 100) {
        self.size = size
        self.depth = depth
        self.errors = errors
    }
}
