import Foundation

/// A JavaScript module as part of one script that holds all of them.
///
/// A page without a server can't load modules by name. So the modules follow one another, without the lines that import and
/// without the word that exports; their top-level names are unique.
struct ScriptModule {
    let source: String

    init(_ source: String) {
        self.source = source
    }

    /// The module's lines that define something.
    var body: String {
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") { continue }
            lines.append(line.hasPrefix(Self.export) ? line.dropFirst(Self.export.count) : line)
        }
        return lines.joined(separator: "\n")
    }

    private static let export = "export "
}
