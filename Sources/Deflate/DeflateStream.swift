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
        try unpackFirst(stream, wrapping, limit: limit).bytes
    }

    /// The bytes that a gzip file begins with.
    package static let gzipMark: [UInt8] = [0x1F, 0x8B]

    /// Returns the bytes that a gzip file holds: those of its members, one after the other. What follows them, as from
    /// padding, is ignored.
    ///
    /// - Parameter limit: The maximum number of bytes; a file with more throws `wrongCount`.
    package static func unpack(
        gzipFile file: ArraySlice<UInt8>, limit: Int
    ) throws(ZlibStream.UnpackingError) -> [UInt8] {
        var (bytes, rest) = ([UInt8](), file)
        repeat {
            let member = try unpackFirst(rest, .gzip, limit: limit - bytes.count)
            bytes += member.bytes
            rest = rest.dropFirst(member.length)
        } while rest.starts(with: gzipMark)
        return bytes
    }

    /// Returns the bytes that the first stream holds, and its own length.
    private static func unpackFirst(
        _ stream: ArraySlice<UInt8>, _ wrapping: Wrapping, limit: Int
    ) throws(ZlibStream.UnpackingError) -> (bytes: [UInt8], length: Int) {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
        defer { libdeflate_free_decompressor(decompressor) }
        var capacity = min(limit, max(1 << 12, stream.count * 4))
        while true {
            var result = LIBDEFLATE_SUCCESS
            var length = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { buffer, initialized in
                var count = 0
                result = stream.withUnsafeBytes {
                    switch wrapping {
                    case .raw:
                        libdeflate_deflate_decompress_ex(
                            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &length,
                            &count)
                    case .gzip:
                        libdeflate_gzip_decompress_ex(
                            decompressor, $0.baseAddress, $0.count, buffer.baseAddress, capacity, &length,
                            &count)
                    }
                }
                initialized = result == LIBDEFLATE_SUCCESS ? count : 0
            }
            switch result {
            case LIBDEFLATE_SUCCESS: return (bytes, length)
            case LIBDEFLATE_INSUFFICIENT_SPACE:
                guard capacity < limit else { throw .wrongCount }
                capacity = min(limit, capacity * 4)
            default: throw .damaged
            }
        }
    }
}
