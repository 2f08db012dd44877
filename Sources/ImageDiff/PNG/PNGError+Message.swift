extension PNGError: CustomStringConvertible {
    /// What is wrong and what to do, in one line, without the file's name.
    public var description: String {
        switch self {
        case .notPNG(let kind):
            if let kind {
                "this is \(kind), and only PNG pictures are compared: convert it to PNG"
            } else {
                "not a PNG picture: name a PNG file"
            }
        case .truncated: "the PNG is truncated: write or download it again"
        case .damagedChunk(let name): "the PNG is damaged in its \(name) chunk: write or download it again"
        case .misplacedChunk(let name):
            "the PNG's \(name) chunk is missing, misplaced or of the wrong length: write the picture again"
        case .unknownChunk(let name):
            "the PNG has the unsupported critical chunk \(name): write it as a standard PNG"
        case .invalidHeader(let what): "the PNG's header is invalid, \(what): write the picture again"
        case .tooLarge(let width, let height):
            "the PNG has \(width)×\(height) pixels according to its header; at most "
                + "\(PNGReader.maximumPixels >> 20) × 2²⁰ are supported: make it smaller"
        case .damagedPixels: "the PNG's pixels are damaged: write or download it again"
        case .wrongPixelCount:
            "the PNG's number of pixels doesn't match its header: write the picture again"
        case .colorOutsidePalette(let index):
            "a pixel of the PNG uses color \(index), which isn't in its palette: write the picture again"
        }
    }
}
