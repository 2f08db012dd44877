/// Why bytes can't be used as a PNG picture.
public enum PNGError: Error, Sendable, Hashable {
    /// The bytes are in another format, given as a word ("JPEG") if it is known.
    case notPNG(kind: String?)
    /// The bytes are a pointer of Git LFS in place of the file.
    case lfsPointer
    /// The file ends too early.
    case truncated
    /// A chunk doesn't match its checksum.
    case damagedChunk(name: String)
    /// A chunk is missing, misplaced, duplicated or has an invalid length.
    case misplacedChunk(name: String)
    /// A critical chunk that isn't part of the PNG standard.
    case unknownChunk(name: String)
    /// The header has an invalid combination of values.
    case invalidHeader(String)
    /// The picture exceeds the size limit.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels can't be decompressed.
    case damagedPixels
    /// The number of pixels doesn't match the header.
    case wrongPixelCount
    /// A pixel refers to a colour outside the palette.
    case colorOutsidePalette(Int)
}

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
        case .lfsPointer:
            "this is a pointer of Git LFS, and not the picture: fetch the pictures with 'git lfs pull'"
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
