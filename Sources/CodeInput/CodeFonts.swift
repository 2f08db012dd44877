import FileAccess
import Foundation

/// A font of a project, with the measures by which programs of its code lay out.
package struct CodeFont: Encodable, Sendable {
    /// The PostScript name.
    let name: String
    let family: String
    /// The stroke weight, from 100 to 900.
    let weight: Int
    let isItalic: Bool
    let ascender, descender, leading: Double
    let advances: [Double?]
    /// The kernings that aren't 0, and their places in the table of all pairs of characters.
    let kernings: [Double]
    let kerningPlaces: [Int]

    /// Creates a font from measures in em, as `ProjectFont` describes them.
    package init(
        name: String, family: String, weight: Int, isItalic: Bool,
        lines: (ascender: Double, descender: Double, leading: Double), advances: [Double?],
        kernings: [Double]
    ) {
        (self.name, self.family, self.weight, self.isItalic) = (name, family, weight, isItalic)
        (ascender, descender, leading) = lines
        self.advances = advances
        kerningPlaces = kernings.indices.filter { kernings[$0] != 0 }
        self.kernings = kerningPlaces.map { kernings[$0] }
    }
}

/// Where the fonts of a project come from.
package struct CodeFontSource: Sendable {
    let areGiven: Bool
    let stamp: @Sendable () -> String
    let measure: @Sendable () -> [CodeFont]

    /// Creates a source, which is asked where code names fonts.
    ///
    /// - Parameters:
    ///   - areGiven: Whether they aren't those of the project.
    ///   - stamp: Tells states of the fonts apart.
    ///   - measure: Reads and measures them.
    package init(
        areGiven: Bool, stamp: @escaping @Sendable () -> String,
        measure: @escaping @Sendable () -> [CodeFont]
    ) {
        (self.areGiven, self.stamp, self.measure) = (areGiven, stamp, measure)
    }
}

/// The fonts that programs of a project's code use, measured once for each state of the font files.
struct CodeFonts {
    let source: CodeFontSource
    let cache: String

    /// Returns the folder with a file for each font.
    func folder() throws(CodeError) -> String {
        let folder = FilePath.join(cache, "fonts/\(source.stamp())")
        let mark = FilePath.join(folder, ".complete")
        if FileKind(at: mark) == .file { return folder }
        for font in source.measure() {
            // A name that can't be one of a file isn't one that PostScript has.
            guard let data = try? JSONEncoder().encode(font), RelativeName(font.name) != nil else { continue }
            try CacheFile.write([UInt8](data), to: FilePath.join(folder, "\(font.name).json"))
        }
        try CacheFile.write([], to: mark)
        return folder
    }
}
