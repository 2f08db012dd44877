/// Recognizes other picture formats by their first bytes.
enum PictureKind {
    /// Returns the name of the format with its article; nil if the format is unknown.
    static func name(of bytes: [UInt8]) -> String? {
        for (name, offset, beginning) in beginnings
        where bytes.dropFirst(offset).starts(with: beginning.utf8) {
            return name
        }
        for (name, beginning) in binaryBeginnings where bytes.starts(with: beginning) { return name }
        return nil
    }

    private static let beginnings: [(name: String, offset: Int, beginning: String)] = [
        ("a GIF", 0, "GIF8"), ("a WebP", 8, "WEBP"), ("a BMP", 0, "BM"), ("a PDF", 0, "%PDF"),
        ("an SVG", 0, "<svg"), ("an XML file", 0, "<?xml"), ("an HEIF", 4, "ftyphe"),
        ("an HEIF", 4, "ftypmif"),
        ("an AVIF", 4, "ftypavif"),
    ]

    private static let binaryBeginnings: [(name: String, beginning: [UInt8])] = [
        ("a JPEG", [0xFF, 0xD8, 0xFF]), ("a JPEG XL", [0xFF, 0x0A]),
        ("a JPEG 2000", [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50]), ("a TIFF", [0x49, 0x49, 0x2A, 0x00]),
        ("a TIFF", [0x4D, 0x4D, 0x00, 0x2A]), ("an icon", [0x00, 0x00, 0x01, 0x00]),
        ("a JNG", [0x8B, 0x4A, 0x4E, 0x47]), ("an MNG", [0x8A, 0x4D, 0x4E, 0x47]),
    ]
}
