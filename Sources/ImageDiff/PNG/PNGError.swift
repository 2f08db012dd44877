/// Why bytes can't be used as a PNG picture.
public enum PNGError: Error, Sendable, Hashable {
    /// The bytes are something else, in a word ("JPEG") where that is known.
    case notPNG(kind: String?)
    /// The file ends too early.
    case truncated
    /// A chunk's bytes are not those its checksum was made from.
    case damagedChunk(name: String)
    /// A chunk is missing, in the wrong place, twice, or of an impossible length.
    case misplacedChunk(name: String)
    /// A chunk that a reader has to understand, and that no PNG standard knows.
    case unknownChunk(name: String)
    /// A combination of numbers in the header that no PNG has.
    case invalidHeader(String)
    /// The picture would take more memory than is given to it.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels can't be unpacked.
    case damagedPixels
    /// The compressed pixels are not as many as the header says.
    case wrongPixelCount
    /// A pixel names a colour that the palette lacks.
    case colorOutsidePalette(Int)
}
