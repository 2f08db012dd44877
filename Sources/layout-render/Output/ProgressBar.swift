import Engine
import FileAccess
import Findings
import LayoutPipeline

/// The progress of a run over many pictures: a line on the terminal that is rewritten, nothing elsewhere.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool
    private var done = 0

    private static let cells = 24

    /// Creates a bar for a number of steps. It is only shown on a terminal, and only for more than one step.
    init(total: Int, isTerminal: Bool = FileDescriptor.standardError.isTerminal) {
        self.total = total
        isShown = isTerminal && total > 1
    }

    /// Shows the current step.
    func show(_ name: String) {
        guard isShown else { return }
        StandardError.write("\r\u{1B}[K\(line(for: name))")
    }

    /// Counts a step as done.
    mutating func advance() { done += 1 }

    /// Removes the line, so that other text can follow.
    func clear() {
        if isShown { StandardError.write("\r\u{1B}[K") }
    }

    /// Returns the line to show.
    func line(for name: String) -> String {
        let filled = Self.cells * done / max(1, total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.cells - filled)
        return "\(bar) \(done)/\(total) \(name.onOneLine.suffix(40))"
    }
}
