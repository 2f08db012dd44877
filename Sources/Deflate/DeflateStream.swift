import CDeflate

/// Unpacks raw deflate streams ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951)) and gzip members
/// ([RFC 1952](https://www.rfc-editor.org/rfc/rfc1952)) of unknown size by libdeflate, up to a limit.
package enum DeflateStream {
    /// How a stream is wrapped.
    package enum Wrapping: Sendable {
        case raw, gzip
    }

    /// Returns the bytes that a stream holds.
    ///
    /// - Parameter limit: The maximum number of bytes; a stream with more throws `wrongCount`.
    /// - Complexity: linear in the number of bytes that the stream holds, at most in the limit.
    package static func unpack(
        _ stream: ArraySlice<UInt8>, _ wrapping: Wrapping, limit: Int
    ) throws(ZlibStream.UnpackingError) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(limit, max(1 << 12, stream.count * 4))
        while true {
            var result = LIBDEFLATE_SUCCESS
            let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { buffer, initialized in
                var count = 0
                result = stream.withUnsafeBytes {
                    switch wrapping {
                    case .raw:
                        libdeflate_deflate_decompress(
                            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &count)
                    case .gzip:
                        libdeflate_gzip_decompress(
                            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &count)
                    }
                }
                initialized = result == LIBDEFLATE_SUCCESS ? count : 0
            }
            switch result {
            case LIBDEFLATE_SUCCESS: return bytes
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                guard capacity < limit else { throw .wrongCount }
                capacity = min(limit, capacity * 4)
            default: throw .damaged
            }
        }
    }
}
