import PNGWriting

extension IndexedPicture {
    /// The picture as a PNG file's bytes, with a palette; the same picture gives the same bytes.
    public var png: [UInt8] {
        let colors = Self.palette.flatMap { [$0.red, $0.green, $0.blue] }
        return indices.withUnsafeBufferPointer { indices in
            PNGWriter.bytes(width: width, height: height, color: .palette(colors)) { y, row in
                _ = row.update(fromContentsOf: indices[(y * width)..<((y + 1) * width)])
            }
        }
    }
}
