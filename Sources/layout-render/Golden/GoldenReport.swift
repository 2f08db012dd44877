import FileAccess
import Foundation

/// The results of a test run, or of several runs that shared the inputs.
struct GoldenReport: Codable, Sendable, Equatable {
    /// The cases in the order of the inputs.
    var cases: [GoldenCase] = []
    /// The names of all existing goldens.
    var goldens: [String] = []
    /// The part of the inputs that was tested, such as `2/3`; nil for all.
    var shard: String?
    /// Whether only selected layouts, scenes or states were tested, so that goldens without a picture aren't stale.
    var isPartial: Bool?
    /// Whether stale goldens are nevertheless reported and fail the run.
    var isStrict: Bool?
    /// The kind of goldens; nil for pictures.
    var kind: String?
    /// The folder of the goldens.
    var folder: String?

    /// The name of the file in a report's folder.
    static let fileName = "report.json"

    /// The goldens without a picture to compare with, if all inputs were tested.
    ///
    /// Goldens of an input that failed don't count, since its pictures are unknown.
    var stale: [String] {
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
        golden.indices.filter { golden[$0] == "." || golden[$0] == "@" }.map { String(golden[..<$0]) } + [
            golden
        ]
    }

    /// Returns the number of cases with an outcome.
    func count(_ outcome: GoldenCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }

    /// The cases that don't pass.
    var failures: [GoldenCase] { cases.filter { !$0.outcome.isPassing } }

    /// Returns the report as JSON with sorted keys.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return JSONText.escaped(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    init() {}

    /// Merges the reports of parts of the inputs, in the order of the cases' names.
    init(merging parts: [GoldenReport]) {
        cases = parts.flatMap(\.cases).sorted { $0.name < $1.name }
        goldens = Set(parts.flatMap(\.goldens)).sorted()
        isStrict = parts.first?.isStrict
        isPartial = parts.contains { $0.isPartial == true } ? true : nil
        kind = parts.first?.kind
        folder = parts.first?.folder
    }
}
