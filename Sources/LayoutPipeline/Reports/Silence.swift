import FileAccess
import Findings

/// Findings at one place that their author knows and doesn't want to hear of: those at a comment in a document, or of a file
/// that the project's settings name.
package struct Silence: Sendable, Hashable {
    /// What it is about in a document or in a project.
    package enum Subject: Sendable, Hashable {
        /// What is at a line of the document that the comment is in.
        case line(Int)
        /// What is in files below a folder, or about one item in them.
        case files(PathPattern, folder: String, item: String?)
    }

    package var code: FindingCode
    package var subject: Subject
    /// The file that it is written in.
    package var file: String
    /// Where in the file, counting from 1.
    package var line: Int
    package var column: Int

    /// Creates a silence that is written at a place.
    package init(_ code: FindingCode, _ subject: Subject, file: String, line: Int, column: Int) {
        self.code = code
        self.subject = subject
        self.file = file
        self.line = line
        self.column = column
    }

    /// Returns whether it is about an input: one that has the comment, or whose path settings name.
    func isAbout(_ path: String) -> Bool {
        switch subject {
        case .line: true
        case .files(let pattern, let folder, _):
            FilePath.relative(FilePath.resolved(path) ?? path, to: FilePath.resolved(folder) ?? folder)
                .map(pattern.excludes) ?? false
        }
    }

    /// Returns whether a finding of such an input isn't reported.
    ///
    /// - Parameter names: The names of items, which a project may use in place of ids.
    func covers(_ finding: Finding, names: [String: String]) -> Bool {
        guard finding.code == code else { return false }
        switch subject {
        case .line(let line): return finding.line == line
        case .files(_, _, nil): return true
        case .files(_, _, let item?): return finding.items.contains { $0 == item || names[$0] == item }
        }
    }

    /// What is said where nothing is silenced any more.
    var staleFinding: Finding {
        let place: String
        switch subject {
        case .line(let line): place = "on line \(line)"
        case .files(_, _, nil): place = "in this file"
        case .files(_, _, let item?): place = "about \(item)"
        }
        var finding = Finding(
            file: file, code: .staleSilence,
            message: "there is no \(code.rawValue) \(place) to silence any more: remove this")
        finding.line = line
        finding.column = column
        return finding
    }
}

/// The silences that are about an input, of which some may be stale.
struct InputSilences: Sendable {
    /// Those that are about an input, in the order written.
    private(set) var examined: [Silence] = []
    /// Those that silenced something.
    private(set) var used: Set<Silence> = []

    /// Takes note of silences that are about an input.
    mutating func examine(_ silences: [Silence]) { examined += silences }

    /// Returns whether a finding isn't reported.
    mutating func silences(_ finding: Finding, names: [String: String] = [:]) -> Bool {
        var isSilenced = false
        // More than one may be about a finding.
        for silence in examined where silence.covers(finding, names: names) {
            used.insert(silence)
            isSilenced = true
        }
        return isSilenced
    }

    /// Takes over those of another input.
    mutating func add(_ other: InputSilences) {
        examined = (examined + other.examined).uniqued()
        used.formUnion(other.used)
    }
}
