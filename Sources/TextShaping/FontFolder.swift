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

    /// The greatest number of entries of a folder that are looked at.
    static let mostEntries = 50_000

    static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// Returns the paths of the font files in a folder and the folders in it, sorted, and whether those are all. Symbolic
    /// links and hidden folders aren't followed.
    package static func files(in folder: String) -> (paths: [String], areAll: Bool) {
        var paths: [String] = []
        var folders = [folder]
        var entries = 0
        while let next = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: next))?.sorted() ?? []
            for name in names where !name.hasPrefix(".") {
                entries += 1
                guard entries <= mostEntries else { return (paths.sorted(), false) }
                let path = next + "/" + name
                switch kind(of: path) {
                case .typeDirectory?: folders.append(path)
                case .typeRegular? where isFont(name): paths.append(path)
                default: continue
                }
            }
        }
        return (paths.sorted(), true)
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
}
