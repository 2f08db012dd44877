import FileAccess
import Foundation

/// What a test run found, or several runs that shared the inputs.
struct GoldenReport: Codable, Sendable, Equatable {
    /// In the order of the inputs.
    var cases: [GoldenCase] = []
    /// The names of all goldens there are.
    var goldens: [String] = []
    /// Which part of the inputs it is about, such as `2/3`; nil for all.
    var shard: String?
    /// Whether single layouts, scenes or states were looked at, so that other goldens aren't stale for that.
    var isPartial: Bool?
    /// Whether stale goldens are looked for all the same, and fail the run.
    var isStrict: Bool?
    /// What is golden; nil for pictures.
    var kind: String?
    /// The folder of the goldens.
    var folder: String?

    /// The file's name in a report's folder.
    static let fileName = "report.json"

    /// The goldens that no picture was held against, where all inputs were looked at.
    ///
    /// Those of an input that failed are not counted: its pictures are not known.
    var stale: [String] {
        guard shard == nil, isPartial != true || isStrict == true else { return [] }
        let known = Set(cases.map(\.name))
        let failed = Set(cases.filter { $0.outcome == .failed }.map(\.name))
        return goldens.filter { golden in
            !known.contains(golden) && !Self.beginnings(of: golden).contains(where: failed.contains)
        }
    }

    /// The stale goldens that can be removed, as all others were looked at.
    var removable: [String] { isPartial == true ? [] : stale }

    /// What the input of a golden may be called: what comes before a scene, state or device, and the whole.
    private static func beginnings(of golden: String) -> [String] {
        golden.indices.filter { golden[$0] == "." || golden[$0] == "@" }.map { String(golden[..<$0]) } + [
            golden
        ]
    }

    /// How many cases came out as given.
    func count(_ outcome: GoldenCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }

    /// The cases in which something is wrong.
    var failures: [GoldenCase] { cases.filter { !$0.outcome.isPassing } }

    /// As JSON, members by name.
    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return JSONText.escaped(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    }

    init() {}

    /// Reports of parts of the inputs as one, in the order of the cases' names.
    init(merging parts: [GoldenReport]) {
        cases = parts.flatMap(\.cases).sorted { $0.name < $1.name }
        goldens = Set(parts.flatMap(\.goldens)).sorted()
        isStrict = parts.first?.isStrict
        isPartial = parts.contains { $0.isPartial == true } ? true : nil
        kind = parts.first?.kind
        folder = parts.first?.folder
    }
}
