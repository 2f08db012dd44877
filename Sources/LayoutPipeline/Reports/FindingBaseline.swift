import Engine
import FileAccess
import Findings
import Foundation
import JSONWriting

/// Known findings, which aren't reported: a project can begin with those that it has, and only hear of new ones.
///
/// A finding is known by its file, its code and the ids that it is about, however many lines were added above it.
package struct FindingBaseline {
    private struct File: Decodable {
        var findings: [Entry]
    }

    /// A finding, as the file has it.
    private struct Entry: Decodable, Hashable {
        /// The path from the baseline's folder.
        var file: String
        var code: String
        var items: [String]
        /// The constraints of a finding about no item.
        var constraints: [String]?

        /// What entries are sorted by.
        var order: [String] { [file, code] + items + [""] + (constraints ?? []) }
    }

    /// How often each finding is known.
    private var counts: [Entry: Int] = [:]
    private let folder: String

    /// Reads a file that `write` wrote.
    package init(path: String) throws {
        let bytes = try BaselineFile.bytes(at: path)
        guard let file = try? JSONDecoder().decode(File.self, from: Data(bytes)) else {
            let message = "this isn't a list of known findings: write one with '--write-baseline'"
            throw RunFailure([Finding(file: path, code: .syntax, message: message)])
        }
        folder = Self.folder(of: path)
        for entry in file.findings { counts[entry, default: 0] += 1 }
    }

    /// Returns the findings that aren't known, and how many that are known weren't found any more in the inputs.
    func unknown(in report: Report) -> (findings: [Finding], known: Int, gone: Int) {
        var left = counts
        var unknown: [Finding] = []
        for finding in report.findings {
            let entry = Self.entry(for: finding, in: folder)
            if let count = left[entry], count > 0 { left[entry] = count - 1 } else { unknown.append(finding) }
        }
        let inputs = Set(report.inputs.map { Self.path(of: $0, in: folder) })
        let gone = left.filter { inputs.contains($0.key.file) }.values.reduce(0, +)
        return (unknown, report.findings.count - unknown.count, gone)
    }

    /// Writes findings as the known ones.
    package static func write(_ report: Report, to path: String) throws(FileError) {
        let folder = folder(of: path)
        let entries = report.findings.map { entry(for: $0, in: folder) }
        var json = JSONWriter()
        json.object { json in
            json.array("findings") { json in
                for entry in entries.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
                    json.object(inline: true) { json in
                        json.member("file", entry.file)
                        json.member("code", entry.code)
                        json.member("items", entry.items)
                        if let constraints = entry.constraints { json.member("constraints", constraints) }
                    }
                }
            }
        }
        json.end()
        try AtomicFile.write(json.bytes, to: path)
    }

    private static func entry(for finding: Finding, in folder: String) -> Entry {
        let constraints = finding.items.isEmpty && !finding.constraints.isEmpty ? finding.constraints : nil
        return Entry(
            file: path(of: finding.file, in: folder), code: finding.code.rawValue, items: finding.items,
            constraints: constraints)
    }

    private static func folder(of path: String) -> String {
        FilePath.parent(of: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Returns a file's path from a folder, wherever the command runs.
    private static func path(of file: String, in folder: String) -> String {
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        return FilePath.relative(path, to: folder) ?? path
    }
}
