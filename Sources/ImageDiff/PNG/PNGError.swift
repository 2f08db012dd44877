/// Why bytes can't be used as a PNG picture.
public enum PNGError: Error, Sendable, Hashable {
    /// The bytes are in another format, given as a word ("JPEG") if it is known.
    case notPNG(kind: String?)
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
