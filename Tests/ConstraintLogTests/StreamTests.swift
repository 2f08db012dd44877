import TestSupport
import Engine
import Testing

@testable import ConstraintLog

/// Lines that aren't about constraints are passed on, whatever they contain and however they are split.
@Suite struct StreamTests {
    private static let conflict = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UIView:0x2.width == 10>",
            "<NSLayoutConstraint:0x3 UIView:0x2.width == 20>"
        )

        """

    /// Returns everything passed on, and the findings.
    private func run(_ log: [UInt8], chunk: Int) -> (passed: [UInt8], explanation: LogExplanation) {
        var reader = ConstraintLogReader()
        var passed: [UInt8] = []
        for start in stride(from: 0, to: log.count, by: chunk) {
            passed += reader.read(log[start..<min(start + chunk, log.count)]).passed
        }
        passed += reader.finish().passed
        return (passed, reader.explanation)
    }

    @Test func otherOutputPassesUnchanged() {
        var random = SplitMix64(seed: 7)
        for seed in 0..<200 {
            let lines = (0..<20).map { _ in
                random.pick([
                    "Test Case '-[A b]' passed (0.1 seconds).", "", "(", ")", "    \"quoted\",",
                    "<UIView: 0x1>", "|--", "a\u{0}b\u{1B}[31m", "\r", "// (", "‹", "\\U2019",
                ])
            }
            let log = Array((lines.joined(separator: "\n") + (seed % 2 == 0 ? "\n" : "")).utf8)
            let (passed, found) = run(log, chunk: 1 + seed)
            #expect(passed == log, "seed \(seed)")
            #expect(found.conflicts.isEmpty && found.unrecoverable.isEmpty && found.traces.isEmpty)
        }
    }

    /// Threads print their messages line by line at the same time; each line names its thread.
    @Test func messagesOfTwoThreadsAreToldApart() {
        let lines = { (thread: Int) in
            [
                "Unable to simultaneously satisfy constraints.", "(",
                "    \"<NSLayoutConstraint:0x\(thread)1 UIView:0x\(thread)a.width == \(thread)0>\",",
                "    \"<NSLayoutConstraint:0x\(thread)2 UIView:0x\(thread)a.width == \(thread)5>\"", ")", "",
                "Will attempt to recover by breaking constraint ",
                "<NSLayoutConstraint:0x\(thread)1 UIView:0x\(thread)a.width == \(thread)0>", "",
                "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints",
            ].map { "2026-03-02 10:00:00.123+0100 App[7:\(thread)] \($0)" }
        }
        let interleaved = zip(lines(3), lines(4)).flatMap { [$0, $1] }
        let other = "2026-03-02 10:00:00.456+0100 App[7:9] other"
        var log = [other] + interleaved
        log.insert(other, at: 8)
        log.append(other)
        let (passed, found) = run(Array((log.joined(separator: "\n") + "\n").utf8), chunk: 64)
        #expect(String(decoding: passed, as: UTF8.self) == "\(other)\n\(other)\n\(other)\n")
        #expect(Set(found.conflicts.map(\.brokenLabel)) == ["0x31", "0x41"])
        #expect(found.conflicts.allSatisfy { $0.members.count == 2 && $0.minimal.count == 2 })
        #expect(found.unrecoverable.isEmpty)
    }

    @Test func chunksDoNotMatter() {
        let log = Array("first\n\(Self.conflict)second\n\(Self.conflict)third".utf8)
        for chunk in [1, 2, 3, 7, 64, 4096] {
            let (passed, found) = run(log, chunk: chunk)
            #expect(String(decoding: passed, as: UTF8.self).filter { $0 != "\n" } == "firstsecondthird")
            #expect(found.conflicts.map(\.count) == [2])
        }
    }

    @Test func linesOfOtherThreadsPassThroughAList() {
        let log = Self.conflict.replacing("10>\",\n", with: "10>\",\nanother thread says something\n")
        let (passed, found) = run(Array(log.utf8), chunk: 4096)
        #expect(String(decoding: passed, as: UTF8.self).contains("another thread says something\n"))
        #expect(found.conflicts.first?.minimal == [0, 1])
    }

    @Test func veryLongLinesPass() {
        let line = [UInt8](repeating: UInt8(ascii: "x"), count: 3 * LineSplitter.longestLine) + [0x0A]
        let log = line + Array(Self.conflict.utf8) + line
        let (passed, found) = run(log, chunk: 1 << 16)
        #expect(passed == line + line)
        #expect(found.conflicts.count == 1)
    }

    /// None of these may crash, hang or use much memory.
    @Test func hostileTextIsReadInTime() {
        let many = { (text: String, count: Int) in String(repeating: text, count: count) }
        let cases = [
            many("<NSLayoutConstraint:", 5_000),
            many("'", 5_000) + "<NSLayoutConstraint:0x1 '" + many("'", 10_000),
            "\"<NSLayoutConstraint:0x1 " + many("(", 50_000) + "UIView:0x1.width == 1>\"",
            "\"<NSLayoutConstraint:0x1 H:[" + many("[", 50_000) + "]>\"",
            "\"<NSLayoutConstraint:0x1 UIView:0x2.width == " + many("9", 50_000) + ">\"",
            "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 1" + many(" + 1", 5_000) + ">\"",
            "\"<NSLayoutConstraint:0x1 " + many("a.", 20_000) + "width == 1>\"",
            "\"<NSLayoutConstraint:0x1 a.width == 1 (active, names: " + many("a:0x1, ", 3_000) + ")>\"",
            "Unable to simultaneously satisfy constraints.\n" + many("    \"x\",\n", 5_000),
            many("|   ", 5_000) + "*UIView:0x1- AMBIGUOUS LAYOUT for UIView:0x1.minX{id: 1}",
            "\"<NSLayoutConstraint:0x1 UIView:0x2.width == inf>\",\n\"<NSLayoutConstraint:0x3 UIView:0x2.width == nan>\"",
            "\"<NSLayoutConstraint:0x1 UIView:0x2.width == 1e300>\",\n\"<NSLayoutConstraint:0x3 UIView:0x2.width == 1e11*UIView:0x2.width>\"",
        ]
        for (index, text) in cases.enumerated() {
            let found = ConstraintLogReader.explanation(of: Array(text.utf8))
            #expect(
                found.conflicts.count + found.traces.count + found.unrecoverable.count <= 20_000,
                "case \(index)")
        }
    }

    @Test func viewsInEachOtherAreRead() {
        let log = """
            (
                "<NSLayoutConstraint:0x1 H:|-(1)-[UIView:0xa]   (active, names: '|':UIView:0xb )>",
                "<NSLayoutConstraint:0x2 H:|-(1)-[UIView:0xb]   (active, names: '|':UIView:0xa )>"
            )

            """
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.conflicts.first?.minimal == [0, 1])
        #expect(found.conflicts.first.flatMap { ConflictLayout($0).solved() } != nil)
    }

    /// 10 + 40 is more than 30. The distance of 10 is in the list twice.
    @Test func aConstraintThatIsPrintedTwiceIsOne() throws {
        let top = "\"<NSLayoutConstraint:0x1 V:|-(10)-[UIView:0xa]   (active, names: '|':UIView:0xb )>\""
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                \(top),
                "<NSLayoutConstraint:0x2 UIView:0xa.height == 40   (active)>",
                \(top),
                "<NSLayoutConstraint:0x3 V:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )>",
                "<NSLayoutConstraint:0x4 UIView:0xb.height == 30   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x1 V:|-(10)-[UIView:0xa]   (active, names: '|':UIView:0xb )>

            """
        let conflict = try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
        #expect(conflict.members.map(\.address) == ["0x1", "0x2", "0x3", "0x4"])
        // Without the distance, `a` begins 10 points above `b`, 20 above where it should.
        let layout = try #require(ConflictLayout(conflict).solved())
        let broken = try #require(layout.constraints.first { $0.outcome == .broken })
        #expect(broken.requested - broken.actual == 20)
    }

    /// The log says that the label's width is 0, and nothing of its height: 120 points of a line are enough.
    @Test func aViewOfNoWidthIsAShortLine() throws {
        let log = """
            (
                "<NSLayoutConstraint:0x1 UILabel:0xa.width == 0   (active)>",
                "<NSLayoutConstraint:0x2 UILabel:0xa.width == 120   (active)>"
            )

            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x2 UILabel:0xa.width == 120   (active)>

            """
        let conflict = try #require(ConstraintLogReader.explanation(of: Array(log.utf8)).conflicts.first)
        let layout = try #require(ConflictLayout(conflict).solved())
        #expect(layout.canvas.size.height <= 120)
        let high = log.replacing("== 0 ", with: "== 60 ")
        let other = try #require(ConstraintLogReader.explanation(of: Array(high.utf8)).conflicts.first)
        #expect(try #require(ConflictLayout(other).solved()).canvas.size.height == 320)
    }

    @Test func controlCharactersAreWrittenOut() {
        let log =
            "(\n\"<NSLayoutConstraint:0x1 UIView:0x2'\u{1B}[31m'.width == 1>\",\n\"<NSLayoutConstraint:0x3 UIView:0x2'\u{1B}[31m'.width == 2>\"\n)\n"
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        let lines = found.conflicts.flatMap { LogText().lines(of: $0) + [LogText().line(of: $0)] }
        #expect(!lines.isEmpty)
        #expect(
            lines.allSatisfy { line in
                !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
            })
    }
}
