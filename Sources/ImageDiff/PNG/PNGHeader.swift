/// The content of a PNG's IHDR chunk ([PNG 11.2.1](https://www.w3.org/TR/png-3/#11IHDR)).
struct PNGHeader: Equatable {
    /// The meaning of a pixel's samples.
    enum ColorType: UInt8 {
        case grey = 0
        case color = 2
        case palette = 3
        case greyAlpha = 4
        case colorAlpha = 6

        /// The number of samples per pixel.
        var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .color: 3
            case .colorAlpha: 4
            }
        }

        /// The sample sizes, in bits, that the standard allows.
        var depths: [UInt8] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .color, .greyAlpha, .colorAlpha: [8, 16]
            }
        }
    }

    var width: Int
    var height: Int
    /// Bits per sample.
    var depth: UInt8
    var colorType: ColorType
    var isInterlaced: Bool

    /// Reads the 13 bytes of an IHDR chunk.
    init(_ bytes: ArraySlice<UInt8>) throws(PNGError) {
        let bytes = Array(bytes)
        guard bytes.count == 13 else { throw .misplacedChunk(name: "IHDR") }
        width = bytes.bigEndian(at: 0)
        height = bytes.bigEndian(at: 4)
        depth = bytes[8]
        guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else {
            throw .invalidHeader("a size of \(width)×\(height)")
        }
        guard let colorType = ColorType(rawValue: bytes[9]), colorType.depths.contains(depth) else {
            throw .invalidHeader("colour type \(bytes[9]) with \(depth) bits")
        }
        self.colorType = colorType
        guard bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
            throw .invalidHeader("methods \(bytes[10]), \(bytes[11]) and \(bytes[12])")
        }
        isInterlaced = bytes[12] == 1
    }

    /// Bits per pixel.
    var pixelBits: Int { colorType.channels * Int(depth) }

    /// The distance in bytes to the previous pixel that filters refer to; at least 1.
    var filterDistance: Int { max(1, pixelBits / 8) }

    /// Returns the number of bytes of a row with the given number of pixels, without its filter byte.
    func rowBytes(width: Int) -> Int { (width * pixelBits + 7) / 8 }

    /// The passes of the pixels in order; a single one unless the picture is interlaced.
    var passes: [PNGPass] {
        isInterlaced
            ? PNGPass.interlaced(width: width, height: height)
            : [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1, width: width, height: height)]
    }
}

extension [UInt8] {
    /// Reads four bytes as a big-endian number.
    func bigEndian(at offset: Int) -> Int {
        self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
