/// Bytes that are read of one file.
package enum FileLimits {
    /// Of a layout, or a report of a test run; no layout is as large.
    package static let layout = 64 << 20
    /// Of a picture; noise of the largest picture takes half of them.
    package static let picture = 1 << 30
}
