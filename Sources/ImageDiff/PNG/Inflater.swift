import CZlib

/// Unpacks a zlib stream that lies in several pieces, a buffer of the caller's at a time.
///
/// The library's state lies at one address for life, as zlib looks back at it.
struct Inflater: ~Copyable {
    private let stream: UnsafeMutablePointer<z_stream>
    private let input: UnsafeRawBufferPointer
    private var pieces: ArraySlice<Range<Int>>
    /// Whether the stream has ended.
    private var isOver = false

    /// An inflater over pieces of some bytes, which must outlive it; nil where there is no memory for it.
    init?(pieces: [Range<Int>], of input: UnsafeRawBufferPointer) {
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        stream.initialize(to: z_stream())
        guard inflateInit_(stream, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            stream.deallocate()
            return nil
        }
        // Every chunk has a checksum that was found right, so the stream's own, a tenth of all work, is left out.
        inflateValidate(stream, 0)
        self.stream = stream
        self.input = input
        self.pieces = pieces[...]
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    /// Fills a buffer.
    ///
    /// - Throws: `PNGError.damagedPixels` where the stream is none, `.wrongPixelCount` where it ends before.
    mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PNGError) {
        stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(buffer.count)
        while stream.pointee.avail_out > 0 {
            guard supplyInput() else { throw .wrongPixelCount }
            switch inflate(stream, Z_NO_FLUSH) {
            case Z_OK: continue
            case Z_STREAM_END:
                isOver = true
                if stream.pointee.avail_out > 0 { throw .wrongPixelCount }
            default: throw .damagedPixels
            }
        }
    }

    /// Reads on to the end of the stream, where nothing more may come.
    mutating func finish() throws(PNGError) {
        if isOver { return }
        var byte: UInt8 = 0
        let status = withUnsafeMutablePointer(to: &byte) { byte in
            var status = Z_OK
            while status == Z_OK, supplyInput() {
                stream.pointee.next_out = byte
                stream.pointee.avail_out = 1
                status = inflate(stream, Z_NO_FLUSH)
                if stream.pointee.avail_out == 0 { return Z_BUF_ERROR }
            }
            stream.pointee.next_out = nil
            return status
        }
        switch status {
        case Z_STREAM_END: return
        case Z_OK, Z_BUF_ERROR: throw .wrongPixelCount
        default: throw .damagedPixels
        }
    }

    /// Whether there is input, the next piece's where a piece is used up.
    private mutating func supplyInput() -> Bool {
        while stream.pointee.avail_in == 0 {
            guard let piece = pieces.popFirst() else { return false }
            let bytes = UnsafeRawBufferPointer(rebasing: input[piece])
            // zlib only reads what it is given here.
            stream.pointee.next_in = UnsafeMutablePointer(
                mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
            stream.pointee.avail_in = UInt32(bytes.count)
        }
        return true
    }
}
