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
            "the PNG needs a reader that knows its \(name) chunk: write it as an ordinary PNG"
        case .invalidHeader(let what): "the PNG's header is wrong, \(what): write the picture again"
        case .tooLarge(let width, let height):
            "the PNG says it has \(width)×\(height) pixels; at most "
                + "\(PNGReader.maximumPixels >> 20) × 2²⁰ are read: make it smaller"
        case .damagedPixels: "the PNG's pixels are damaged: write or download it again"
        case .wrongPixelCount:
            "the PNG doesn't have as many pixels as its header says: write the picture again"
        case .colorOutsidePalette(let index):
            "a pixel of the PNG uses color \(index), which its palette doesn't have: write the picture again"
        }
    }
}
