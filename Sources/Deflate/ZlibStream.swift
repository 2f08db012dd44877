import CDeflate

/// Unpacks zlib streams ([RFC 1950](https://www.rfc-editor.org/rfc/rfc1950)) by libdeflate.
package enum ZlibStream {
    /// Why bytes could not be unpacked.
    package enum UnpackingError: Error, Sendable, Hashable {
        /// The bytes are no zlib stream, or not a whole one.
        case damaged
        /// The stream holds fewer or more bytes than expected.
        case wrongCount
        /// There is no memory to work in.
        case outOfMemory
    }

    /// The bytes that a stream holds, of which there have to be `count`.
    ///
    /// - Complexity: linear in the count.
    package static func unpack(_ stream: ArraySlice<UInt8>, count: Int) throws(UnpackingError) -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
        defer { libdeflate_free_decompressor(decompressor) }
        var result = LIBDEFLATE_SUCCESS
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            result = stream.withUnsafeBytes {
                // Where it isn't asked for the number of bytes, the library takes too few for an error.
                libdeflate_zlib_decompress(
                    decompressor, $0.baseAddress, $0.count, buffer.baseAddress, count, nil)
            }
            initialized = result == LIBDEFLATE_SUCCESS ? count : 0
        }
        switch result {
        case LIBDEFLATE_SUCCESS: return bytes
        case LIBDEFLATE_SHORT_OUTPUT, LIBDEFLATE_INSUFFICIENT_SPACE: throw .wrongCount
        default: throw .damaged
        }
    }
}
