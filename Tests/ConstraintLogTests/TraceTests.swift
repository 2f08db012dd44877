import Testing

@testable import ConstraintLog

/// View trees and printed constraints without a conflict.
@Suite struct TraceTests {
    private func trace(_ log: String) throws -> LogTrace {
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.conflicts.isEmpty)
        return try #require(found.traces.first)
    }

    @Test func ambiguousAttributesAreNamed() throws {
        let found = try trace(
            """
            (lldb) po [[UIWindow keyWindow] _autolayoutTrace]

            UIWindow:0x1
            |   •UIView:0x2
            |   |   *UILabel:0x3'It's here'- AMBIGUOUS LAYOUT for UILabel:0x3'It's here'.minY{id: 25}
            |   |   *UIButton:0x4- AMBIGUOUS LAYOUT for UIButton:0x4.minX{id: 1}, UIButton:0x4.Width{id: 2}
            |   |   *_UILayoutGuide:0x5- AMBIGUOUS LAYOUT for _UILayoutGuide:0x5.minY{id: 3}

            """)
        #expect(found.kind == .viewTree)
        #expect(found.openItems.map(\.item.address) == ["0x3", "0x4", "0x5"])
        #expect(found.openItems.map(\.attributes) == [[.minY], [.minX, .width], [.minY]])
        #expect(found.openItems.map(\.followsFromOthers) == [false, false, true])
        #expect(found.advice.contains("a vertical position"))
    }

    @Test func missingHostConstraintsAreNamed() throws {
        let found = try trace(
            "|   |   •UIView:0x108602400, MISSING HOST CONSTRAINTS\n|   |   |   *UILabel:0x2\n")
        #expect(found.openItems.map(\.isMissingHostConstraints) == [true])
    }

    @Test func theOldestFormSaysLess() throws {
        let found = try trace("*<UIWindow:0x7269010>\n|   |   *<UIView:0x7270420> - AMBIGUOUS LAYOUT\n")
        #expect(found.openItems.map(\.item.address) == ["0x7270420"])
        #expect(found.openItems.map(\.attributes) == [[]])
    }

    @Test func constraintDumpsThatHoldAreNoConflict() throws {
        let found = try trace(
            """
            (lldb) po [label constraintsAffectingLayoutForAxis:0]
            <__NSArrayM 0x600>(
            <NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa(42)] Hug:251 CompressionResistance:750>,
            <NSLayoutConstraint:0x2 H:|-(NSSpace(20))-[UILabel:0xa]   (Names: '|':UIView:0xb )>,
            <NSLayoutConstraint:0x3 UILabel:0xa.width == 100>
            )

            """)
        #expect(found.kind == .constraints)
        #expect(found.constraints.count == 3)
    }

    @Test func aTraceWithoutFaultsSaysNothing() {
        let log = "UIWindow:0x1\n|   •UIView:0x2\n|   |   *UILabel:0x3\n"
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.traces.isEmpty && found.unrecoverable.isEmpty)
    }
}
