import Foundation

/// A JavaScript module as part of one script that holds all of them.
///
/// A page without a server can't load modules by name. So the modules follow one another, without the lines that import and
/// without the word that exports; their top-level names are unique. Comments are left out, which makes the page a third smaller.
struct ScriptModule {
    let source: String

    init(_ source: String) {
        self.source = source
    }

    /// The module's lines that define something.
    var body: String {
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix("import ") || Self.isComment(line) { continue }
            lines.append(line.hasPrefix(Self.export) ? line.dropFirst(Self.export.count) : line)
        }
        return lines.joined(separator: "\n")
    }

    /// Whether a line is nothing but a comment, or a part of one.
    private static func isComment(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("//") || text.hasPrefix("* ") || text.hasPrefix("*/") { return true }
        return text.hasPrefix("/**") && (text.hasSuffix("*/") || !text.contains("*/"))
    }

    private static let export = "export "
}
