import Engine
import FileAccess
import Findings

/// The report of a test run as text for people.
enum GoldenText {
    /// Returns the failures with what to do, and the number of pictures for each outcome.
    ///
    /// - Parameters:
    ///   - folder: The report's folder, for the path of its page.
    ///   - updateCommand: The shell command that accepts all failures; nil if it can't be written.
    static func text(of report: GoldenReport, folder: String, updateCommand: String?) -> PrintedText {
        var text: PrintedText = ""
        for failure in report.failures {
            text += "\(failure.message)\n"
            for line in failure.details { text += "  \(line)\n" }
        }
        for name in report.stale {
            text += "\(name): stale, \(report.staleWords(name))\n"
        }
        text += "\(summary(of: report))\n"
        if report.hasAcceptable {
            let page = FilePath.join(folder, "index.html")
            text += "Review \(page); \(advice(updateCommand, records: report.hasOnlyMissing))\n"
        }
        return text
    }

    /// Returns how to accept the failures of a run.
    ///
    /// - Parameter records: Whether there are no goldens yet, so that nothing has changed.
    static func advice(_ updateCommand: String?, records: Bool = false) -> PrintedText {
        let what: PrintedText = records ? "record the pictures as goldens" : "accept correct changes"
        guard let updateCommand else { return "\(what) with this command line and '--update'" }
        return "\(what) with: \(updateCommand)"
    }

    /// Returns one line with the number of pictures for each outcome.
    static func summary(of report: GoldenReport) -> String {
        let words: [(GoldenCase.Outcome, String)] = [
            (.different, "different"), (.missing, "without a golden"), (.unreadable, "unreadable"),
            (.failed, "not drawn"), (.empty, "without a size"), (.recorded, "recorded"),
            (.allowed, "within the allowance"),
            (.equal, "equal"),
        ]
        var parts: [String] = []
        for (outcome, word) in words where report.count(outcome) > 0 {
            parts.append("\(report.count(outcome)) \(word)")
        }
        if !report.stale.isEmpty { parts.append("\(report.stale.count) stale") }
        if report.cases.isEmpty, let shard = report.shard { parts.append("no layout is in part \(shard)") }
        let pictures = report.cases.count == 1 ? "1 picture" : "\(report.cases.count) pictures"
        return parts.isEmpty ? pictures : "\(pictures): \(parts.joined(separator: ", "))"
    }
}
