/// The maximum sizes of what is read from captures.
package enum CaptureLimits {
    /// The maximum number of bytes of a text.
    package static let text = 256 << 20
    /// The maximum number of items of a capture.
    package static let items = 1_000_000
    /// The maximum depth of a tree.
    package static let depth = 1_000
    /// The maximum number of bytes that a response of an archive unpacks to.
    package static let response = 256 << 20
    /// The maximum number of bytes that all responses of an archive unpack to.
    package static let archive = 512 << 20
    /// The maximum number of responses of an archive.
    package static let responses = 1_000
    /// The maximum number of bytes of a record of a text.
    package static let record = 64 << 10
    /// The maximum number of values in a JSON text.
    package static let values = 20_000_000
}
