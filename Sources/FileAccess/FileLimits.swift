/// The maximum sizes of files that are read, in bytes.
package enum FileLimits {
    /// The limit for a layout or a report; no layout is that large.
    package static let layout = 64 << 20
    /// The limit for a log, which is read in pieces.
    package static let log = 1 << 30
    /// The limit for a compressed log, and for what it holds, which is unpacked in memory.
    package static let packedLog = 256 << 20
    /// The limit for a picture; the largest picture, filled with noise, takes half of it.
    package static let picture = 1 << 30
}
