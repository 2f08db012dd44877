import Engine
import Findings
import LayoutPipeline

/// The summary of a run in one line: `12 pictures, 2 findings, 0.4 s`.
struct RunSummary {
    /// What changed and caused the command to run again; nil for a single run.
    var change: String?
    var inputs: Int
    /// The number of scenes in the inputs; nil if it isn't known.
    var scenes: Int?
    /// The number of pictures; nil if none are made.
    var pictures: Int?
    var findings: Int
    /// Whether the output of an earlier run is kept.
    var keepsLast: Bool
    var duration: Duration

    /// The maximum number of files to list.
    private static let mostFiles = 20

    /// Returns the summary, preceded by a line for each file.
    func text(files: [String] = []) -> PrintedText {
        var lines = files.prefix(Self.mostFiles).map { "Wrote \($0)" }
        if files.count > Self.mostFiles { lines.append("and \(files.count - Self.mostFiles) more files") }
        lines.append(line)
        return lines.map { "\($0)\n" }.joined()
    }

    private var line: String {
        let made =
            pictures.map { Self.count($0, "picture") } ?? Self.count(inputs, "layout") + inScenes
        var parts = [made, Self.count(findings, "finding"), Self.seconds(duration)]
        if keepsLast, pictures != nil { parts.append("the last good picture is kept") }
        let head = change.map { "\($0): " } ?? ""
        return head + parts.joined(separator: ", ")
    }

    /// The number of scenes, if it tells more than that of the inputs: ` with 12 scenes`.
    private var inScenes: String {
        guard let scenes, scenes > inputs else { return "" }
        return " with \(Self.count(scenes, "scene"))"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        switch number {
        case 0: "no \(noun)s"
        case 1: "1 \(noun)"
        default: "\(number) \(noun)s"
        }
    }

    /// Returns a duration in seconds, rounded to tenths.
    private static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let tenths = seconds * 10 + (attoseconds + 50_000_000_000_000_000) / 100_000_000_000_000_000
        return "\(tenths / 10).\(tenths % 10) s"
    }
}
