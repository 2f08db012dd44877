import CDeflate

/// The checksums that PNG and zlib hold bytes to.
package enum Checksum {
    /// Of a PNG's chunk: its name and content.
    package static func crc32(of bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    /// Of what a zlib stream holds: some bytes after others with the checksum `start`, or the first ones.
    package static func adler32(of bytes: ArraySlice<UInt8>, after start: UInt32 = 1) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_adler32(start, $0.baseAddress, $0.count) }
    }
}
