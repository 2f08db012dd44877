import Testing

@testable import ConstraintLog

/// Lists that aren't whole: what contradicts each other isn't known, so nobody is to blame.
@Suite struct IncompleteListTests {
    private func reasons(_ log: String) -> [UnrecoverableLog.Reason] {
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.conflicts.isEmpty)
        return found.unrecoverable.map(\.reason)
    }

    private static let header = "Unable to simultaneously satisfy constraints.\n(\n"
    private static let chain = [
        "    \"<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>\"",
        "    \"<NSLayoutConstraint:0x2 V:[UILabel:0xa]-(8)-|   (active, names: '|':UIView:0xb )>\"",
    ]

    @Test(arguments: [
        "", "\n", "\nlater output\n", ",\n", ",\nUnable to simultaneously satisfy constraints.\n",
    ])
    func listsWithoutAnEndAreUnclosed(ending: String) {
        let found = ConstraintLogReader.explanation(
            of: Array((Self.header + Self.chain.joined(separator: ",\n") + ending).utf8))
        #expect(found.conflicts.isEmpty)
        #expect(found.unrecoverable.first?.reason == .unclosed)
    }

    @Test func aCommaBeforeTheSentenceOnRecoveryPromisesMore() {
        let log =
            Self.header + Self.chain.joined(separator: ",\n")
            + ",\nWill attempt to recover by breaking constraint\n<NSLayoutConstraint:0x2 V:[UILabel:0xa]-(8)-|   (active, names: '|':UIView:0xb )>\n"
        #expect(reasons(log) == [.unclosed])
    }

    @Test(arguments: [
        "<NSLayoutConstraint:0x2 UILabel:0xb.height >= 22   (active)>",
        "<NSLayoutConstraint:0x3 H:[UIView:0xa]-(8)-[UIView:0xb]   (active)>",
        "<MASLayoutConstraint:0x4 UIView:0xa.width == 100>",
    ])
    func oneConstraintIsNoConflict(text: String) {
        #expect(reasons("\(Self.header)    \"\(text)\"\n)\n") == [.single])
        #expect(
            reasons("I saw \"Unable to simultaneously satisfy constraints.\" and this:\n\n\(text)\n\nWhy?")
                == [.single])
    }

    /// 70 and 180, of two views that nothing connects; a third constraint on one of them doesn't help.
    @Test(arguments: [
        "", ",\n    \"<NSLayoutConstraint:0x3 UILabel:0xa.height == 20   (active)>\"",
        ",\n    \"<NSLayoutConstraint:0x3 UIButton:0xb.leading == UIView:0xc.leading   (active)>\"",
    ])
    func constraintsWithoutACommonViewAreUnrelated(more: String) {
        let log =
            Self.header
            + "    \"<NSLayoutConstraint:0x1 UILabel:0xa.width == 70   (active)>\",\n    \"<NSLayoutConstraint:0x2 UIButton:0xb.width == 180   (active)>\"\(more)\n)\n"
        #expect(reasons(log) == [.unrelated])
    }

    /// A width of -16 can't hold alone, and two sizes of one view contradict each other, whether the list ends or not.
    @Test func whatContradictsItselfIsAConflictAllTheSame() {
        for list in [
            "    \"<NSLayoutConstraint:0x1 App.Card:0xa.width == - 16   (active)>\"",
            "    \"<NSLayoutConstraint:0x1 UIView:0xa.height == 0   (active)>\",\n    \"<NSLayoutConstraint:0x2 UIView:0xa.height == 10   (active)>\",",
        ] {
            let found = ConstraintLogReader.explanation(of: Array((Self.header + list).utf8))
            #expect(found.conflicts.count == 1 && found.unrecoverable.isEmpty)
        }
    }
}
