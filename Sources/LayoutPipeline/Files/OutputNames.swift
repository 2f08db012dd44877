import Deflate
import Engine
import FileAccess
import Findings
import LayoutRender

/// The names of pictures in a folder, `INPUT[.SCENE][.STATE][@DEVICE][+rtl][+SIZE].EXT`,
/// each used once.
struct OutputNames {
    /// The parts that distinguish a picture from the others of a run; parts that are nil are omitted from the name.
    struct Parts {
        /// The input's name without its extension, perhaps with folders.
        var stem: String
        /// Set if the input has more than one scene.
        var scene: String?
        /// Set if the picture shows a state.
        var state: String?
        /// Set if devices were requested.
        var device: String?
        /// The direction and text size if they were requested, as `LayoutVariant.suffix` writes them.
        var suffix = ""
    }

    /// The collision keys of used names.
    private var taken: Set<String> = []

    /// Reserves and returns the name of a picture; nil if another picture has it.
    mutating func claim(_ parts: Parts, format: OutputFormat) -> String? {
        let name = Self.name(of: parts, format: format)
        return taken.insert(RelativeName.collisionKey(of: name)).inserted ? name : nil
    }

    /// Returns the name of a picture, whether or not another one has it.
    static func name(of parts: Parts, format: OutputFormat) -> String {
        var name = stem(parts.stem, shortenedBy: parts.suffix.utf8.count)
        if let scene = parts.scene { name += ".\(sanitized(scene))" }
        if let state = parts.state { name += ".\(sanitized(state))" }
        if let device = parts.device { name += "@\(sanitized(device))" }
        return "\(name)\(parts.suffix).\(format.rawValue)"
    }

    /// Returns the name of a picture without its extension.
    static func pictureName(_ parts: Parts) -> String {
        FilePath.withoutExtension(name(of: parts, format: .png))
    }

    /// Returns an input's name for use in pictures' names, with each part valid on file systems.
    ///
    /// - Parameter count: The number of bytes that a suffix of the names takes.
    static func stem(_ text: String, shortenedBy count: Int = 0) -> String {
        FilePath.components(of: text).filter { !$0.isEmpty }.map { sanitized(String($0), bytes: 128 - count) }
            .joined(separator: "/")
    }

    /// Replaces characters that file systems or CI artifact archives don't allow by hyphens. What is too long ends with a
    /// checksum of all of it, so that names that differ late stay apart.
    ///
    /// - Parameter bytes: The maximum length, out of the 255 bytes that file systems allow for a name.
    static func sanitized(_ text: String, bytes: Int = 35) -> String {
        if text.utf8.count <= bytes, text.utf8.first != UInt8(ascii: "."), text.utf8.allSatisfy(isPlain) {
            return RelativeName(text) == nil ? "-\(text)" : text
        }
        let forbidden: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        var name = String.UnicodeScalarView()
        for scalar in shortened(text, bytes: bytes).unicodeScalars {
            name.append(forbidden.contains(scalar) || scalar.isHazardous ? "-" : scalar)
        }
        // Hidden files, and names that git or Windows treat specially.
        if name.first == "." { name.replaceSubrange(...name.startIndex, with: ["-"]) }
        return RelativeName(String(name)) == nil ? "-\(String(name))" : String(name)
    }

    /// Whether a byte is a character of ASCII that is allowed in names; a dot isn't at their beginning.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"),
            UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            false
        default: (0x20..<0x7F).contains(byte)
        }
    }

    /// Returns a text if it fits into a number of bytes, otherwise its beginning and a checksum.
    private static func shortened(_ text: String, bytes: Int) -> String {
        if text.utf8.count <= bytes { return text }
        let digits = String(Checksum.crc32(of: Array(text.utf8)[...]), radix: 36)
        var left = bytes - digits.utf8.count - 1
        let beginning = text.prefix { character in
            left -= character.utf8.count
            return left >= 0
        }
        return "\(beginning)~\(digits)"
    }
}
