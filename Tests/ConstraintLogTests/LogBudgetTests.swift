import Testing

@testable import ConstraintLog

/// Conflicts with so many members that trying each would take minutes.
@Suite struct LogBudgetTests {
    private func explanation(of constraints: [String]) -> LogExplanation {
        let lines = constraints.enumerated().map { "\"<NSLayoutConstraint:0x\($0 + 1) \($1)>\"" }
        let text = """
            Unable to simultaneously satisfy constraints.
            (
            \(lines.joined(separator: ",\n"))
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x1 \(constraints[0])>

            """
        return ConstraintLogReader.explanation(of: Array(text.utf8))
    }

    @Test func aLongChainIsASmallestSetAsAWhole() throws {
        let chain = (1...600).map { "UIView:0x\($0).left == UIView:0x\($0 + 1).left" }
        let found = explanation(of: chain + ["UIView:0x1.left == UIView:0x601.left + 7"])
        let conflict = try #require(found.conflicts.first)
        #expect(conflict.minimal == Array(0...600))
        #expect(!conflict.isUnfinished)
    }

    @Test func whatDoesNotTakePartIsNotInALargeSet() throws {
        let chain = (1...300).map { "UIView:0x\($0).left == UIView:0x\($0 + 1).left" }
        let others = (1...300).map { "UIView:0x\($0).width == \($0)" }
        let found = explanation(of: chain + others + ["UIView:0x1.left == UIView:0x301.left + 7"])
        #expect(found.conflicts.first?.minimal == Array(0..<300) + [600])
    }
}
