import Engine
import Foundation
import GoldenTesting
import LayoutRender
import Findings

extension LayoutTestingError: CustomStringConvertible {
    /// What is wrong and what to do, in one line, followed by a line for each file of a failed picture.
    public var description: String {
        switch self {
        case .unknownEnding(let path):
            "\(path): use a file name that ends in \(OutputFormat.endings(for: .hierarchies))"
        case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
        case .solving(let error): "the layout can't be solved: \(error)"
        case .drawing(let error): "the layout can't be drawn: \(error)"
        case .inspecting(let error): "the layout has no inspector page: \(error)"
        case .golden(let error): error.description
        case .recordedInCI(let name, let test):
            "\(test): \(name) had no golden and was recorded; run the test locally, look at the picture and commit it"
        case .swept(let findings, let canvases, let test):
            SweepMessage(findings: findings, canvases: canvases, test: test).lines.joined(separator: "\n")
        case .invalidSweep(let lengths):
            "\(lengths) can't be swept: each side of a canvas is \(NumberRange.side.name) points"
        case .failed(let failure): Self.lines(of: failure).joined(separator: "\n")
        }
    }

    private static func lines(of failure: LayoutFailure) -> [String] {
        var lines = ["\(failure.test): \(failure.verdict.description)"]
        lines += failure.changes.map { "  \($0.split(whereSeparator: \.isNewline).joined(separator: " "))" }
        guard let files = failure.verdict.files else { return lines }
        if let page = failure.page { lines.append("  report:     \(page.path)") }
        if let reference = files.reference { lines.append("  golden:     \(reference.path)") }
        lines.append("  picture:    \(files.actual.path)")
        if let difference = files.difference { lines.append("  difference: \(difference.path)") }
        lines.append("  set GOLDEN_RECORD=failed to accept the picture")
        return lines
    }
}
