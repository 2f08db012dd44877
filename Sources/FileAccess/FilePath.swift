/// Paths as the system takes them: bytes with a slash between names.
///
/// A slash with a combining mark after it is one `Character`, and not equal to a slash; so nothing here looks at
/// characters.
package enum FilePath {
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")

    /// A path continued by another.
    package static func join(_ folder: String, _ path: String) -> String {
        if folder.isEmpty { return path }
        return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
    }

    /// The names between slashes, in order; empty ones included.
    package static func components(of path: String) -> [Substring] {
        path.utf8.split(separator: slash, omittingEmptySubsequences: false).map(Substring.init)
    }

    /// Whether it begins at the root.
    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    /// Whether it says by a slash at its end that it is a folder.
    package static func namesFolder(_ path: String) -> Bool { path.utf8.last == slash }

    /// What comes after the last slash, slashes at the end left out.
    package static func lastComponent(of path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let place = trimmed.utf8.lastIndex(of: slash) else { return String(trimmed) }
        return String(trimmed[trimmed.utf8.index(after: place)...])
    }

    /// What comes before the last name; empty where there is nothing, `/` below the root.
    package static func parent(of path: String) -> String {
        let trimmed = withoutTrailingSlashes(path)
        guard let place = trimmed.utf8.lastIndex(of: slash) else { return "" }
        let parent = withoutTrailingSlashes(String(trimmed[..<place]))
        return parent.isEmpty ? "/" : String(parent)
    }

    /// What comes after the last dot of the last name; empty where there is none, or it is the first letter.
    package static func pathExtension(of path: String) -> String {
        let name = lastComponent(of: path)
        guard let place = name.utf8.lastIndex(of: dot), place != name.startIndex else { return "" }
        return String(name[name.utf8.index(after: place)...])
    }

    /// The path without its ending and the dot before it.
    package static func withoutExtension(_ path: String) -> String {
        let ending = pathExtension(of: path)
        let trimmed = withoutTrailingSlashes(path)
        guard !ending.isEmpty || trimmed.utf8.last == dot else { return String(trimmed) }
        let end = trimmed.utf8.index(trimmed.endIndex, offsetBy: -ending.utf8.count - 1)
        let name = lastComponent(of: path)
        return name.utf8.first == dot && name.utf8.count == ending.utf8.count + 1
            ? String(trimmed) : String(trimmed[..<end])
    }

    /// What follows a folder's path in a path below it; empty for the folder itself, nil for what lies elsewhere.
    package static func relative(_ path: String, to folder: String) -> String? {
        if folder.isEmpty { return path }
        if path.utf8.elementsEqual(folder.utf8) { return "" }
        let start = folder.utf8.last == slash ? folder : "\(folder)/"
        guard path.utf8.starts(with: start.utf8) else { return nil }
        return String(Substring(path.utf8.dropFirst(start.utf8.count)))
    }

    private static func withoutTrailingSlashes(_ path: String) -> Substring {
        var end = path.endIndex
        while end > path.startIndex, path.utf8[path.utf8.index(before: end)] == slash {
            end = path.utf8.index(before: end)
        }
        return path[..<end]
    }
}
