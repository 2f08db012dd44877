import CDeflate

/// The checksums that PNG and zlib hold bytes to.
package enum Checksum {
    /// Of a PNG's chunk: its name and content.
    package static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { crc32(of: $0) }
    }

    /// Of a PNG's chunk in memory.
    package static func crc32(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_crc32(0, bytes.baseAddress, bytes.count)
    }

    /// Of what a zlib stream holds.
    package static func adler32(of bytes: UnsafeRawBufferPointer) -> UInt32 {
        libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    }
}
