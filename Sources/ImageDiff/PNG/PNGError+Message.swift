extension PNGError: CustomStringConvertible {
    /// What is wrong and what to do, in one line, without the file's name.
    public var description: String {
        switch self {
        case .notPNG(let kind):
            if let kind {
                "this is \(kind), and only PNG pictures are compared: convert it to PNG"
            } else {
                "this is no PNG picture: name one that is"
            }
        case .truncated: "the PNG ends before its picture does: write or download it again"
        case .damagedChunk(let name): "the PNG is damaged in its \(name) chunk: write or download it again"
        case .misplacedChunk(let name):
            "the PNG's \(name) chunk is missing, misplaced or of a wrong length: write the picture again"
        case .unknownChunk(let name):
            "the PNG needs a reader that knows its \(name) chunk: write it as an ordinary PNG"
        case .invalidHeader(let what): "the PNG's header is wrong, \(what): write the picture again"
        case .tooLarge(let width, let height):
            "the PNG says it has \(width)×\(height) pixels; at most "
                + "\(PNGReader.maximumPixels >> 20) × 2²⁰ are read: make it smaller"
        case .damagedPixels: "the PNG's pixels are damaged: write or download it again"
        case .wrongPixelCount: "the PNG has not as many pixels as its header says: write the picture again"
        case .colorOutsidePalette(let index):
            "a pixel of the PNG has the colour number \(index), which its palette lacks: write the picture again"
        }
    }
}
