import Foundation

/// Finds font files in folders.
package enum FontFolder {
    /// The folders of the system and the user in which fonts are installed.
    package static var system: [String] {
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
    package static let mostFonts = 2000
    static let mostEntries = 50_000
    /// The greatest size of a font file in bytes.
    package static let largestFile = 64 << 20

    static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Returns the paths of the font files in a folder and the folders in it, sorted. Symbolic links and hidden folders
    /// aren't followed.
    package static func files(in folder: String) -> [String] {
        var paths: [String] = []
        var folders = [folder]
        var entries = 0
        while let next = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: next))?.sorted() ?? []
            for name in names where !name.hasPrefix(".") {
                entries += 1
                guard entries <= mostEntries else { return Array(paths.sorted().prefix(mostFonts)) }
                let path = next + "/" + name
                switch kind(of: path) {
                case .typeDirectory?: folders.append(path)
                case .typeRegular? where isFont(name): paths.append(path)
                default: continue
                }
            }
        }
        return Array(paths.sorted().prefix(mostFonts))
    }

    /// Returns the paths of the font files in a folder without those in the folders in it, sorted.
    package static func files(directlyIn folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
        return names.filter(isFont).map { folder + "/" + $0 }.filter { kind(of: $0) == .typeRegular }
    }

    private static func isFont(_ name: String) -> Bool {
        extensions.contains((name as NSString).pathExtension.lowercased())
    }

    /// Returns what a path is, without following a symbolic link.
    private static func kind(of path: String) -> FileAttributeType? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    }

    /// Returns the fonts of a file; none if it is too large or can't be read as fonts.
    package static func faces(inFile path: String) -> [FontFace] {
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= largestFile, let data = FileManager.default.contents(atPath: path)
        else { return [] }
        return FontFace.all(in: Array(data), path: path)
    }

    /// The greatest number of bytes of fonts that are read without having been named.
    package static let mostBytes = 512 << 20

    /// Returns the fonts of files in their order, as many as there is room for.
    package static func faces(inFiles paths: [String]) -> [FontFace] {
        var faces: [FontFace] = []
        var room = mostBytes
        for path in paths.prefix(mostFonts) {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            room -= attributes?[.size] as? Int ?? 0
            guard room >= 0 else { break }
            faces += self.faces(inFile: path)
        }
        return faces
    }

    /// Returns all fonts in folders, in the order of their paths.
    package static func faces(in folders: [String]) -> [FontFace] {
        faces(inFiles: folders.flatMap { files(in: $0) })
    }
}
