import Foundation

/// Finds font files in folders.
public enum FontFolder {
    /// The folders of the system and the user in which fonts are installed.
    public static var system: [String] {
        let home = NSHomeDirectory()
        #if os(macOS)
            return ["/System/Library/Fonts", "/Library/Fonts", home + "/Library/Fonts"]
        #else
            return [
                "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
            ]
        #endif
    }

    /// The greatest number of fonts read from folders, and of entries looked at.
    public static let mostFonts = 2000
    static let mostEntries = 50_000
    /// The greatest size of a font file in bytes.
    public static let largestFile = 64 << 20

    static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Returns the paths of the font files in a folder and the folders in it, sorted. Symbolic links aren't followed.
    public static func files(in folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var paths: [String] = []
        var entries = 0
        while let name = walk.nextObject() as? String, entries < mostEntries {
            entries += 1
            guard extensions.contains((name as NSString).pathExtension.lowercased()) else { continue }
            paths.append(folder + "/" + name)
        }
        return Array(paths.sorted().prefix(mostFonts))
    }

    /// Returns the fonts of a file; none if it is too large or can't be read as fonts.
    public static func faces(inFile path: String) -> [FontFace] {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= largestFile, let data = FileManager.default.contents(atPath: path)
        else { return [] }
        return FontFace.all(in: Array(data), path: path)
    }

    /// Returns all fonts in folders, in the order of their paths.
    public static func faces(in folders: [String]) -> [FontFace] {
        folders.flatMap { files(in: $0) }.prefix(mostFonts).flatMap { faces(inFile: $0) }
    }
}
