import Engine
import LayoutDocument
import Solver

/// An input that was read, with the work that may be done with it.
package struct ReadInput {
    package var content: LayoutInput { holder.content }
    private let holder: Holder
    /// The work that may be done for all devices and states together.
    var budget: WorkBudget
    /// The comments that silence findings; nil for an input that can't have any.
    var silences: SilenceComments?
    /// The number of bytes that were read.
    package let size: Int

    /// Creates an input from its content.
    ///
    /// - Parameter observer: What is told about the work; nil where nobody wants to know.
    package init(_ content: LayoutInput, size: Int, observer: WorkBudget.Observer? = nil) {
        holder = Holder(content)
        self.size = size
        budget = WorkBudget(bytes: size, observer: observer)
    }

    /// Releases the content, of which no more scenes can be made then: it takes as much memory as the views of a scene.
    func release() { holder.content = .empty }

    /// The content of an input and of its copies, so that it can be released for all of them.
    private final class Holder {
        var content: LayoutInput
        init(_ content: LayoutInput) { self.content = content }
    }

    /// Makes the scenes for some options.
    ///
    /// - Throws: `SolverError.budgetSpent` if that takes more work than the budget covers.
    package func scenes(_ options: SceneOptions) throws(SolverError) -> ReadResult {
        if budget.isSpent { throw .budgetSpent }
        let result = content.scenes(options)
        try budget.spend(result.scenes.reduce(0) { $0 + Self.work(of: $1.root) })
        return result
    }

    /// The work of making a hierarchy.
    package static func work(of root: View) -> Int {
        var (count, length, pending) = (0, 0, [root])
        while let view = pending.popLast() {
            count += 1 + view.constraints.count
            length += view.measuredTextLength
            pending += view.subviews
        }
        return count * workPerPart + length * workPerByte
    }

    private static let workPerPart = 8000
    /// The work of each byte of a text that is measured, for making its variants.
    private static let workPerByte = 100
}
