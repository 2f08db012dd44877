import Foundation

/// Paths as the system sees them: names separated by slash bytes.
///
/// A slash followed by a combining mark is one `Character`, which isn't equal to a slash, so this type never
/// compares characters.
package enum FilePath {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// Joins a folder and a path.
    package static func join(_ folder: String, _ path: String) -> String {
        if folder.isEmpty { return path }
        return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
    }

    /// Returns the names between slashes in order, including empty ones.
    package static func components(of path: String) -> [Substring] {
        path.utf8.split(separator: slash, omittingEmptySubsequences: false).map(Substring.init)
    }

    /// Returns whether a path begins at the root.
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// Returns whether a path ends in a slash, which denotes a folder.
    package static func namesFolder(_ path: String) -> Bool { path.utf8.last == slash }

    /// Returns the last name, ignoring slashes at the end.
    package static func lastComponent(of path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let place = trimmed.utf8.lastIndex(of: slash) else { return String(trimmed) }
        return String(trimmed[trimmed.utf8.index(after: place)...])
    }

    /// Returns the path before the last name; empty if there is nothing, `/` directly below the root.
    package static func parent(of path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let place = trimmed.utf8.lastIndex(of: slash) else { return "" }
        let parent = withoutTrailingSlashes(String(trimmed[..<place]))
        return parent.isEmpty ? "/" : String(parent)
    }

    /// Returns the text after the last dot of the last name; empty if there is no dot, or only at the beginning.
    package static func pathExtension(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let place = name.utf8.lastIndex(of: dot), place != name.startIndex else { return "" }
        return String(name[name.utf8.index(after: place)...])
    }

    /// Returns the path without its extension and the dot.
    package static func withoutExtension(_ path: String) -> String {
        let ending = pathExtension(of: path)
        let trimmed = withoutTrailingSlashes(path)
        guard !ending.isEmpty || trimmed.utf8.last == dot else { return String(trimmed) }
        let end = trimmed.utf8.index(trimmed.endIndex, offsetBy: -ending.utf8.count - 1)
        let name = lastComponent(of: path)
        return name.utf8.first == dot && name.utf8.count == ending.utf8.count + 1
            ? String(trimmed) : String(trimmed[..<end])
    }

    /// Returns a path relative to a folder; empty for the folder itself, nil for a path outside it.
    package static func relative(_ path: String, to folder: String) -> String? {
        if folder.isEmpty { return path }
        if path.utf8.elementsEqual(folder.utf8) { return "" }
        let start = folder.utf8.last == slash ? folder : "\(folder)/"
        guard path.utf8.starts(with: start.utf8) else { return nil }
        return String(Substring(path.utf8.dropFirst(start.utf8.count)))
    }

    /// Returns an absolute path without links, `.` and `..`; of a path that doesn't exist, as far as it does.
    ///
    /// Returns nil if the path leads through a link to nothing, or up from a folder that doesn't exist.
    package static func resolved(_ path: String) -> String? {
        var known = path.isEmpty ? "." : path
        var missing: [String] = []
        while true {
            if let real = realpath(known, nil) {
                defer { free(real) }
                return missing.reversed().reduce(String(cString: real), join)
            }
            let name = lastComponent(of: known)
            guard FileKind(ofEntryAt: known) == nil, !["", ".", ".."].contains(name) else { return nil }
            missing.append(name)
            let above = parent(of: known)
            known = above.isEmpty ? "." : above
        }
    }

    private static func withoutTrailingSlashes(_ path: String) -> Substring {
        var end = path.endIndex
        while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
            end = path.utf8.index(before: end)
        }
        return path[..<end]
    }
}
