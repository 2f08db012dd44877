import FileAccess

/// What was read from font files.
package struct FontFiles: Sendable {
    /// A file without a font that can be used.
    package struct Unusable: Sendable, Hashable {
        /// Where the file is.
        package var path: String
        /// Whether it has more bytes than are read.
        package var isTooLarge: Bool
    }

    /// The fonts, in the order of their files.
    package private(set) var faces: [FontFace] = []
    /// The files that were read, or are too large to be, and have no font.
    package private(set) var unusable: [Unusable] = []
    /// The number of files that were left out because there are too many.
    package private(set) var leftOutCount = 0

    /// The greatest number of font files that are read together.
    package static let mostFiles = 2000
    /// The greatest number of bytes of the font files that are read together.
    package static let mostBytes = 512 << 20
    /// The greatest size of a font file in bytes.
    package static let largestFile = 64 << 20

    /// Reads font files in their order, as many as there is room for.
    package init(reading paths: [String]) {
        var room = Self.mostBytes
        for (index, path) in paths.enumerated() {
            do throws(FileError) {
                guard index < Self.mostFiles else {
                    leftOutCount = paths.count - index
                    return
                }
                let bytes = try FileReader.bytes(at: path, limit: Self.largestFile)
                guard bytes.count <= room else {
                    leftOutCount = paths.count - index
                    return
                }
                room -= bytes.count
                let found = FontFace.all(in: bytes, path: path)
                faces += found
                if found.isEmpty { unusable.append(Unusable(path: path, isTooLarge: false)) }
            } catch {
                let isTooLarge = error.cause == .tooLarge(limit: Self.largestFile)
                unusable.append(Unusable(path: path, isTooLarge: isTooLarge))
            }
        }
    }
}
