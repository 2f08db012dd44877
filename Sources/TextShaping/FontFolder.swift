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

    /// The font files that were found in folders.
    package struct Found: Sendable {
        /// The paths of those that can be read, sorted.
        package var paths: [String] = []
        /// The paths of those whose names aren't UTF-8, as they are shown.
        package var misnamed: [String] = []
        /// The folders that can't be read.
        package var closedFolders: [String] = []
        /// Whether all files were looked at.
        package var areAll = true

        /// Creates an empty list.
        package init() {}

        /// Adds what was found in another folder.
        package mutating func add(_ other: Found) {
            paths += other.paths
            misnamed += other.misnamed
            closedFolders += other.closedFolders
            areAll = areAll && other.areAll
        }
    }

    /// Returns the font files in a folder and the folders in it. Symbolic links and hidden folders aren't followed.
    package static func files(in folder: String) -> Found {
        var found = Found()
        var folders = [folder]
        var entries = 0
        while let next = folders.popLast() {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: next).sorted() else {
                found.closedFolders.append(next)
                continue
            }
            for name in names where !name.hasPrefix(".") && found.areAll {
                entries += 1
                found.areAll = entries <= mostEntries
                let path = next + "/" + name
                switch kind(of: path) {
                case .typeDirectory?: folders.append(path)
                case .typeRegular? where isFont(name): found.paths.append(path)
                // No path leads to a name with replacement characters in place of other bytes.
                case nil where isFont(name) && name.unicodeScalars.contains("\u{FFFD}"):
                    found.misnamed.append(path)
                default: continue
                }
            }
            if !found.areAll { break }
        }
        found.paths.sort()
        return found
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
