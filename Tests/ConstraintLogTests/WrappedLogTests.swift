import Testing

@testable import ConstraintLog

/// Logs that a terminal, a page or a mail program wrapped, at any column.
@Suite struct WrappedLogTests {
    /// A message about a row that is 20 points too low: 12 + 30 + 12 = 54, not 34.
    private static let message = """
        2026-02-03 04:05:06.789012+0100 Shop[4711:815] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600001a2b3c0 V:|-(12)-[Shop.PriceTag:0x7f8a01d0c0e0'Two for one']   (active, names: '|':Shop.OfferRow:0x7f8a01d0f110 )>",
            "<NSLayoutConstraint:0x600001a2b410 Shop.OfferRow:0x7f8a01d0f110.bottom >= Shop.PriceTag:0x7f8a01d0c0e0'Two for one'.bottom + 12   (active)>",
            "<Shop.Constraint:0x600001a2b460@OfferRow.swift#88 Shop.PriceTag:0x7f8a01d0c0e0'Two for one'.height == 30.0>",
            "<NSLayoutConstraint:0x600001a2b4b0 Shop.OfferRow:0x7f8a01d0f110.height == 34   (active)>",
            "<NSLayoutConstraint:0x600001a2b500 Shop.OfferRow:0x7f8a01d0f110.width >= 120   (active)>"
        )

        Will attempt to recover by breaking constraint
        <Shop.Constraint:0x600001a2b460@OfferRow.swift#88 Shop.PriceTag:0x7f8a01d0c0e0'Two for one'.height == 30.0>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        after
        """

    /// Cuts a line at a column, even inside words.
    private static func cut(_ line: Substring, at width: Int) -> [String] {
        var (rest, lines) = (line, [String]())
        repeat {
            lines.append(String(rest.prefix(width)))
            rest = rest.dropFirst(width)
        } while !rest.isEmpty
        return lines
    }

    /// Breaks a line between words.
    private static func fill(_ line: Substring, to width: Int) -> [String] {
        var lines = [""]
        for word in line.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func wrapped(by wrap: (Substring) -> [String], prefix: String = "") -> String {
        message.split(separator: "\n", omittingEmptySubsequences: false).flatMap(wrap)
            .map { prefix + $0 }.joined(separator: "\n") + "\n"
    }

    private func check(_ log: String, _ name: String) {
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        guard let conflict = found.conflicts.first, found.conflicts.count == 1, found.unrecoverable.isEmpty
        else {
            Issue.record("\(name): \(found.conflicts.count) conflicts:\n\(log)")
            return
        }
        let addresses = ["3c0", "410", "460", "4b0", "500"].map { "0x600001a2b\($0)" }
        #expect(conflict.members.map(\.address) == addresses, "\(name)")
        #expect(conflict.minimal == [0, 1, 2, 3], "\(name)")
        #expect(conflict.broken == 2, "\(name)")
        #expect(conflict.members[2].place == .init(file: "OfferRow.swift", line: 88), "\(name)")
        #expect(conflict.arithmetic?.hasSuffix(" = 54, not 34") == true, "\(name)")
    }

    @Test(arguments: ["", "> ", "// ", "Mar  5 14:22:31 phone Shop(UIKitCore)[4711] <Notice>: "])
    func linesCutAtAnyColumnAreRead(prefix: String) {
        for width in stride(from: 44, through: 150, by: prefix.isEmpty ? 1 : 3) {
            check(
                Self.wrapped(by: { Self.cut($0, at: width) }, prefix: prefix), "'\(prefix)', cut at \(width)")
        }
    }

    /// Terminals don't keep the spaces at the ends of lines.
    @Test func linesCutWithoutTheSpacesAtTheirEndsAreRead() {
        for width in stride(from: 44, through: 150, by: 2) {
            let log = Self.wrapped { line in
                Self.cut(line, at: width).map { String($0.reversed().drop { $0 == " " }.reversed()) }
            }
            check(log, "cut at \(width), spaces removed")
        }
    }

    @Test(arguments: ["", "> "]) func linesFilledToAnyWidthAreRead(prefix: String) {
        for width in stride(from: 40, through: 150, by: 2) {
            check(
                Self.wrapped(by: { Self.fill($0, to: width) }, prefix: prefix),
                "'\(prefix)', filled to \(width)")
        }
    }

    /// What passes isn't changed, even if a line ends like the beginning of a message.
    @Test func otherOutputPassesUnchanged() {
        let log = "first\nUnable to\nsecond\nHe said: Unable to sim\nthird\nWill attempt"
        var reader = ConstraintLogReader()
        var passed = reader.read(Array(log.utf8)).passed
        passed += reader.finish().passed
        #expect(String(decoding: passed, as: UTF8.self) == log)
    }
}
