import PNGWriting

extension IndexedPicture {
    /// The picture as a PNG file with a palette; equal pictures have equal bytes.
    public var png: [UInt8] {
        let colors = Self.palette.flatMap { [$0.red, $0.green, $0.blue] }
        return PNGWriter.bytes(width: width, height: height, color: .palette(colors)) { y, row in
            for x in 0..<width { row[x] = indices[y * width + x] }
        }
    }
}
