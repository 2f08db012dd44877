import FileAccess
import Foundation

/// A pattern for paths: `*`, `?` and `[a-z]` match within a name, `**` matches any number of folders.
package struct PathPattern: Sendable, Hashable {
    private let components: [String]

    /// Parses a pattern.
    package init(_ text: String) {
        components = FilePath.components(of: text).map(String.init).filter { !$0.isEmpty && $0 != "." }
    }

    /// Returns whether text contains a character that makes it a pattern.
    package static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// Returns the folder that has everything in it that a pattern matches; empty for the current one.
    static func folder(of pattern: String) -> String {
        let names = FilePath.components(of: pattern).map(String.init).prefix { !isPattern($0) }
        return names.isEmpty && FilePath.isAbsolute(pattern) ? "/" : names.joined(separator: "/")
    }

    /// Returns whether a path matches, name by name.
    ///
    /// - Complexity: O(names in the path × names in the pattern).
    func matches(_ path: String) -> Bool { reachable(after: Self.names(of: path)).last == true }

    /// Returns whether this pattern excludes a path or one of its folders. A pattern without a slash is compared with
    /// each name in the path, any other with the path from its start.
    package func excludes(_ path: String) -> Bool {
        let names = Self.names(of: path)
        if components.count == 1, let only = components.first, only != "**" {
            return names.contains { Self.matches(only, $0) }
        }
        return names.indices.contains { reachable(after: Array(names[...$0])).last == true }
    }

    /// Returns, for each length, whether that many of the pattern's components match all of the names.
    private func reachable(after names: [String]) -> [Bool] {
        var reachable = [Bool](repeating: false, count: components.count + 1)
        reachable[0] = true
        spread(&reachable)
        for name in names {
            var next = [Bool](repeating: false, count: components.count + 1)
            for (index, component) in components.enumerated() where reachable[index] {
                if component == "**" {
                    next[index] = true
                } else if Self.matches(component, name) {
                    next[index + 1] = true
                }
            }
            reachable = next
            spread(&reachable)
        }
        return reachable
    }

    /// Accounts for `**`, which also matches no folder.
    private func spread(_ reachable: inout [Bool]) {
        for (index, component) in components.enumerated() where component == "**" && reachable[index] {
            reachable[index + 1] = true
        }
    }

    private static func names(of path: String) -> [String] {
        FilePath.components(of: path).map(String.init).filter { !$0.isEmpty && $0 != "." }
    }

    private static func matches(_ pattern: String, _ name: String) -> Bool {
        fnmatch(pattern, name, FNM_PERIOD) == 0
    }
}
