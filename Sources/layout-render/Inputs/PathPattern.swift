import FileAccess
import Foundation

/// A pattern of paths: `*`, `?` and `[a-z]` within a name, `**` for any number of folders.
struct PathPattern: Sendable, Hashable {
    private let components: [String]

    /// A pattern as it is typed.
    init(_ text: String) {
        components = FilePath.components(of: text).map(String.init).filter { !$0.isEmpty && $0 != "." }
    }

    /// Whether text has a character that makes it a pattern.
    static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

    /// Whether a path matches, name by name.
    ///
    /// - Complexity: O(names in the path × names in the pattern).
    func matches(_ path: String) -> Bool { reachable(after: Self.names(of: path)).last == true }

    /// Whether a path, or a folder on the way to it, is meant by a pattern of what to leave out: one without a slash
    /// by any of the path's names, another from the path's beginning.
    func excludes(_ path: String) -> Bool {
        let names = Self.names(of: path)
        if components.count == 1, let only = components.first, only != "**" {
            return names.contains { Self.matches(only, $0) }
        }
        return names.indices.contains { reachable(after: Array(names[...$0])).last == true }
    }

    /// Which beginnings of the pattern, by their length, all of the names match.
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

    /// `**` stands for no folder too.
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
