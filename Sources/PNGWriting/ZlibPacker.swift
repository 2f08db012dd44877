/// Bytes other than pictures, compressed as a zlib stream.
package enum ZlibPacker {
    /// Returns the stream of some bytes; the same bytes give the same stream.
    ///
    /// - Complexity: Linear in the number of bytes.
    package static func bytes(of bytes: [UInt8]) -> [UInt8] {
        var packer = DeflatePacker(pixelBytes: 1, rowStride: 1)
        packer.append(bytes, isLast: true, filter: nil)
        let checksum = packer.checksum
        return [0x78, 0x01] + packer.finish()
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
    }
}
