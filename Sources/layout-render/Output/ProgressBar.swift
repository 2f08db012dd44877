import Engine
import FileAccess

/// How far a run over many pictures has come: a line on the terminal that is rewritten, nothing elsewhere.
struct ProgressBar {
    private let total: Int
    private let isShown: Bool
    private var done = 0

    private static let cells = 24

    /// A bar for a number of steps; shown on a terminal only, where there is more than one step.
    init(total: Int, isTerminal: Bool = FileDescriptor.standardError.isTerminal) {
        self.total = total
        isShown = isTerminal && total > 1
    }

    /// Says what is worked on now.
    func show(_ name: String) {
        guard isShown else { return }
        StandardError.write("\r\u{1B}[K" + line(for: name))
    }

    /// Counts a step as done.
    mutating func advance() { done += 1 }

    /// Takes the line away, so that other text can follow.
    func clear() {
        if isShown { StandardError.write("\r\u{1B}[K") }
    }

    /// The line as it stands on the terminal.
    func line(for name: String) -> String {
        let filled = Self.cells * done / max(1, total)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.cells - filled)
        return "\(bar) \(done)/\(total) \(name.onOneLine.suffix(40))"
    }
}
