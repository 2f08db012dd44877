import Engine
import Findings
import Solver

/// What was left out because the budget of an input didn't cover it.
struct UnfinishedWork: Sendable, Hashable {
    private(set) var parts: [String] = []

    /// Notes a part of the results that is left out.
    mutating func leaveOut(_ part: String) { parts.append(part) }

    /// Does a part of the work, or notes that it is left out; nil if it is.
    mutating func attempt<Result>(
        _ part: String, _ body: () throws(SolverError) -> Result
    ) throws(SolverError) -> Result? {
        do throws(SolverError) {
            return try body()
        } catch .budgetSpent {
            leaveOut(part)
            return nil
        }
    }

    /// Adds what is left out of a scene.
    ///
    /// - Parameter scene: What to call the scene; nil for the only one.
    mutating func add(_ other: UnfinishedWork, of scene: String? = nil) {
        parts += other.parts.map { part in scene.map { "\($0): \(part)" } ?? part }
    }

    /// The finding about the parts; nil if there are none.
    ///
    /// - Parameter scene: What to call the scene; nil for the only one.
    func finding(of scene: String?) -> LayoutFinding? {
        guard !parts.isEmpty else { return nil }
        let place = scene.map { "\($0): " } ?? ""
        return LayoutFinding(
            code: .unfinished,
            message: "\(place)left out, because it takes more work than an input of this size may: "
                + "\(parts.joined(separator: "; "))")
    }
}

extension LayoutAxis {
    /// The canvases that weren't examined, in words.
    package func canvases(from length: Double) -> String {
        "\(self == .horizontal ? "widths" : "heights") from \(Amount.text(length)) points up"
    }
}
