import CCairo
import CPango
import Foundation

/// What the pixels of a picture depend on besides the layout and the code.
struct DrawingVersions: Codable, Equatable, CustomStringConvertible {
    var cairo: String
    var pango: String
    /// A checksum of the font files.
    var font: String

    /// Those in use, with the given font files.
    static func current(fonts: [URL]) throws -> DrawingVersions {
        DrawingVersions(
            cairo: String(cString: cairo_version_string()), pango: String(cString: pango_version_string()),
            font: try checksum(of: fonts))
    }

    var description: String { "Cairo \(cairo), Pango \(pango), font \(font)" }

    /// FNV-1a over the files' bytes: tells versions of a font apart, and guards against nothing.
    private static func checksum(of files: [URL]) throws -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for file in files {
            for byte in try [UInt8](Data(contentsOf: file)) {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        return String(hash, radix: 16)
    }
}
