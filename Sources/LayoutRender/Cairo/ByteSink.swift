import CCairo

/// Collects the bytes that Cairo writes.
final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// The write function for Cairo's streams, whose closure is an unretained `ByteSink`.
    static let write: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
    }

    /// The closure that Cairo passes to `write`; valid during the sink's lifetime.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
