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

    @Test func aTraceWithoutFaultsSaysSo() throws {
        let found = try trace("UIWindow:0x1\n|   •UIView:0x2\n|   |   *UILabel:0x3\n")
        #expect(!found.isProblem)
        #expect(found.advice == "nothing is ambiguous in this tree of 3 views")
    }

    /// `recursiveDescription` prints a tree too, without what is ambiguous.
    @Test func treesOfFramesSayNothingAboutAmbiguity() {
        let log =
            "<UIWindow: 0x1; frame = (0 0; 320 568)>\n   |    | <UIView: 0x2; frame = (0 0; 1 1); layer = <CALayer: 0x3>>\n"
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.traces.isEmpty && found.unrecoverable.isEmpty)
    }

    /// A terminal cuts lines at its width, anywhere.
    @Test func wrappedTracesAreJoined() throws {
        let tree = """
            UIWindow:0x7fc5a1e3dae0
            |   •UIView:0x7fc5a3b23f70
            |   |   *UILabel:0x7fc5a3b21be0'E-mail address'- AMBIGUOUS LAYOUT for UILabel:0x7fc5a3b21be0'E-mail address'.Width{id: 26}
            |   |   *UIButton:0x7fc5a3b24240- AMBIGUOUS LAYOUT for UIButton:0x7fc5a3b24240.minX{id: 1}, UIButton:0x7fc5a3b24240.Width{id: 38}
            |   |   *UIImageView:0x7fc5a3b24750

            """
        for width in 24...140 {
            let wrapped = tree.split(separator: "\n").flatMap { line -> [String] in
                var (rest, parts) = (line[...], [String]())
                while !rest.isEmpty {
                    parts.append(String(rest.prefix(width)))
                    rest = rest.dropFirst(width)
                }
                return parts
            }
            let found = try trace(wrapped.joined(separator: "\n") + "\n")
            #expect(
                found.openItems.map(\.item.address) == ["0x7fc5a3b21be0", "0x7fc5a3b24240"], "width \(width)")
            #expect(found.openItems.map(\.attributes) == [[.width], [.minX, .width]], "width \(width)")
        }
    }
}
