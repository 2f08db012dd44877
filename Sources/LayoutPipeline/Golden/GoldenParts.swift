import Findings

/// Whether reports are the parts of one run, each once.
struct GoldenParts {
    /// The reports with their folders, in the order given.
    let parts: [(folder: String, report: GoldenReport)]

    /// Throws what is wrong: a part that is missing or given twice, or a report that isn't part of the same run.
    func check() throws(GoldenReportError) {
        guard let first = parts.first, parts.count > 1 || first.report.shard != nil else { return }
        var folders: [Int: String] = [:]
        for (folder, report) in parts {
            guard let part = report.shard.flatMap(GoldenShard.init) else {
                throw .foreignPart(folder: folder, reason: "it is the report of a whole run")
            }
            try checkOrigin(of: report, in: folder, part, as: first)
            if let other = folders.updateValue(folder, forKey: part.index) {
                throw .repeatedPart(folders: [other, folder].uniqued(), part: part.index)
            }
        }
        guard let count = first.report.shard.flatMap(GoldenShard.init)?.count else { return }
        let missing = Self.numbers(missingIn: Set(folders.keys), of: count)
        if !missing.isEmpty { throw .missingParts(missing, count: count) }
    }

    private func checkOrigin(
        of report: GoldenReport, in folder: String, _ part: GoldenShard,
        as first: (folder: String, report: GoldenReport)
    ) throws(GoldenReportError) {
        let other = "the report in '\(first.folder)'"
        if let count = first.report.shard.flatMap(GoldenShard.init)?.count, count != part.count {
            throw .foreignPart(
                folder: folder, reason: "it is part \(part.text), and \(other) one of \(count) parts")
        }
        guard report.goldenKind == first.report.goldenKind, report.folder == first.report.folder,
            report.selection == first.report.selection
        else {
            throw .foreignPart(
                folder: folder, reason: "its command has other arguments than that of \(other)")
        }
        guard report.layouts == first.report.layouts else {
            throw .foreignPart(folder: folder, reason: "it found other layouts than \(other)")
        }
    }

    /// The most parts that are named.
    private static let mostNamed = 10

    /// Returns the first parts that are missing. The count is from a file, so it can be any number.
    private static func numbers(missingIn found: Set<Int>, of count: Int) -> [Int] {
        Array((1...count).lazy.filter { !found.contains($0) }.prefix(mostNamed))
    }
}
