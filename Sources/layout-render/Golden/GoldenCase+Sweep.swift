import Engine
import Findings

extension GoldenCase {
    /// How many errors of a sweep a case names.
    private static let greatestCount = 5

    /// The failed sweep of an input, which has no picture; nil if nothing of severity error was found.
    init?(sweepFindings: [Finding], of input: InputFile) {
        let errors = sweepFindings.filter { $0.severity == .error }
        guard !errors.isEmpty else { return nil }
        var lines = errors.prefix(Self.greatestCount).map { TextReport.line(for: $0) }
        let others = errors.count - lines.count
        if others > 0 { lines.append("and \(others) more; 'layout-render check' lists them all") }
        self.init(
            name: "\(OutputNames.stem(input.outputStem)).sweep", input: input.path, outcome: .failed,
            message: lines.joined(separator: "\n"))
    }
}
