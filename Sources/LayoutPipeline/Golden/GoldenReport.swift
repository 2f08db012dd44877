import FileAccess
import Foundation
import GoldenTesting
import JSONWriting

/// The results of a test run, or of several runs that shared the inputs.
package struct GoldenReport: Codable, Sendable, Equatable {
    /// The cases in the order of the inputs.
    package var cases: [GoldenCase] = []
    /// The names of all existing goldens.
    package var goldens: [String] = []
    /// The part of the inputs that was tested, such as `2/3`; nil for all.
    package var shard: String?
    /// Whether only selected layouts, scenes or states were tested, so that goldens without a picture aren't stale.
    var isPartial: Bool?
    /// Whether stale goldens are nevertheless reported and fail the run.
    package var isStrict: Bool?
    /// The kind of goldens; nil for pictures.
    package var kind: String?
    /// The kind of goldens as a value.
    package var goldenKind: GoldenKind { kind.flatMap { GoldenKind(word: $0) } ?? .pictures }
    /// The folder of the goldens.
    package var folder: String?
    /// The arguments that say which goldens there are: the layouts, and options such as the devices. Nil for a report of
    /// version 0.1.0.
    package var selection: [String]?
    /// A digest of the paths of all layouts, of which a part tested some; nil for a whole run.
    package var layouts: String?

    /// The name of the file in a report's folder.
    package static let fileName = "report.json"

    /// The goldens without a picture to compare with, if all inputs were tested.
    ///
    /// Goldens of an input that failed don't count, since its pictures are unknown.
    package var stale: [String] {
        guard shard == nil, isPartial != true || isStrict == true else { return [] }
        let known = Set(cases.map(\.name))
        let failed = Set(cases.filter { $0.outcome == .failed }.map(\.name))
        return goldens.filter { golden in
            !known.contains(golden) && !Self.beginnings(of: golden).contains(where: failed.contains)
        }
    }

    /// The stale goldens that can be removed; empty unless everything was tested.
    var removable: [String] { isPartial == true ? [] : stale }

    /// Returns the possible names of a golden's input: the parts before a scene, state or device, and the whole name.
    private static func beginnings(of golden: String) -> [String] {
        golden.indices.filter { ".@+".contains(golden[$0]) }.map { String(golden[..<$0]) } + [
            golden
        ]
    }

    /// Returns the number of cases with an outcome.
    package func count(_ outcome: GoldenCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }

    /// The cases that don't pass.
    package var failures: [GoldenCase] { cases.filter { !$0.outcome.isPassing } }

    /// Whether a picture or frames could be accepted; there are none of what couldn't be drawn.
    package var hasAcceptable: Bool { failures.contains(where: \.isAcceptable) }

    /// Whether all that failed is that pictures have no goldens yet.
    package var hasOnlyMissing: Bool { !failures.isEmpty && failures.allSatisfy { $0.outcome == .missing } }

    /// Returns the report as JSON with sorted keys.
    package func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return JSONText.escaped(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    package init() {}

    /// Merges the reports of parts of the inputs, in the order of the cases' names.
    package init(merging parts: [GoldenReport]) {
        cases = parts.flatMap(\.cases).sorted { $0.name < $1.name }
        goldens = Set(parts.flatMap(\.goldens)).sorted()
        isStrict = parts.first?.isStrict
        isPartial = parts.contains { $0.isPartial == true } ? true : nil
        kind = parts.first?.kind
        folder = parts.first?.folder
        selection = parts.first?.selection
    }
}

/// The folder that a test run writes.
package enum GoldenReportFolder {
    /// Writes the report in every file format; links in the folder aren't followed.
    ///
    /// - Parameters:
    ///   - seconds: How long pictures took, by their names.
    ///   - updateCommand: The shell command that accepts all failures; nil if it can't be written.
    package static func write(
        _ report: GoldenReport, page: [UInt8], seconds: [String: Double], updateCommand: String?,
        to folder: String
    ) throws {
        let results = GoldenJUnit(
            report: report, folder: folder, updateCommand: updateCommand, seconds: seconds)
        let files: [(String, [UInt8])] = [
            (GoldenReport.fileName, try report.json()),
            ("junit.xml", Array(results.text.utf8)),
            ("index.html", page),
        ]
        try AtomicFile.write(
            files.compactMap { name, bytes in RelativeName(name).map { ($0, bytes) } }, below: folder)
    }
}
