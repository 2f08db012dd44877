import Foundation

/// A JavaScript module as part of a single script that contains all modules.
///
/// A page without a server can't load modules by name. So the modules are concatenated, without import lines
/// and the word `export`; their top-level names are unique. Comments and indentation are removed, which makes
/// the script 40 percent smaller; no template spans lines.
struct ScriptModule {
    let source: String

    init(_ source: String) {
        self.source = source
    }

    /// The module's code.
    var body: String {
        var lines: [Substring] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty || line.hasPrefix("import ") || Self.isComment(line) { continue }
            let code = line.drop { $0 == " " }
            let exported = code.hasPrefix(Self.export) ? code.dropFirst(Self.export.count) : code
            lines.append(Self.withoutTypes(exported))
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a line without the comments that tell the checker types: `(/** @type {string} */ name) => …`.
    private static func withoutTypes(_ line: Substring) -> Substring {
        guard line.contains("/** @type") else { return line }
        return line.replacing(#/\/\*\* @type .*?\*\/ ?/#, with: "")
    }

    /// Returns whether a line is only a comment or part of one.
    private static func isComment(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("//") || text.hasPrefix("* ") || text.hasPrefix("*/") { return true }
        return text.hasPrefix("/**") && (text.hasSuffix("*/") || !text.contains("*/"))
    }

    private static let export = "export "
}
