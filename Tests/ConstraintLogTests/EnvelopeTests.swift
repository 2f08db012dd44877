import Testing

@testable import ConstraintLog

/// Conflicts are found in whatever people and systems wrap around them.
@Suite struct EnvelopeTests {
    /// What stands before each line.
    private static let prefixes = [
        "", "    ", "\t", "// ", "//\t", "> ", "> > ", " * ", "12. ", "2024-01-02T03:04:05.1234567Z ",
        "Mar  5 14:22:31 phone App(UIKitCore)[12345] <Notice>: ",
        "default\t14:22:31.123456+0100\tApp\t",
        "2026-02-03 04:05:06.789 Df App[4711:815] [com.apple.UIKit:LayoutConstraints] ",
        "2026-02-03 04:05:06.789012+0100 0x1a2b3c   Default     0x0                  4711   0    App: (UIKitCore) ",
        "UITests\tRun tests\t2026-02-03T04:05:06.7890123Z ", "[04:05:06]: ▸ ", "    t =     3.21s ",
        "app-1  | ",
    ]
    private static let headers = [
        "Unable to simultaneously satisfy constraints.", "Unable to simultaneously satisfy constraints:",
        "2018-05-18 10:57:36.656092+0800 App[3991:86005] [LayoutConstraints] Unable to simultaneously satisfy constraints.",
        "Jan 17 19:50:21 phone App[2781] <Warning>: Unable to simultaneously satisfy constraints.",
        "Conflicting constraints detected: (",
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the following list is one you don't want. \n\tTry this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
    ]

    /// A view that has to be 100 and 200 wide, among others.
    private static let constraints = [
        "<NSLayoutConstraint:0x600001 UILabel:0x7f01'Don't stop'.width == 100   (active)>",
        "<NSLayoutConstraint:0x600002 H:[UILabel:0x7f01'Don't stop'(>=200)]>",
        "<NSLayoutConstraint:0x600003 V:|-(8)-[UILabel:0x7f01'Don't stop']   (active, names: '|':UIView:0x7f02 )>",
    ]

    private struct Form: Sendable {
        var opening: String
        var entry: @Sendable (String, Bool) -> String
        var closing: String
    }

    private static let forms = [
        Form(opening: "(", entry: { "    \"\($0)\"\($1 ? "" : ",")" }, closing: ")"),
        Form(opening: "", entry: { text, _ in text }, closing: ""),
        Form(opening: "(", entry: { text, isLast in "    \(text)\(isLast ? "" : ",")" }, closing: ")"),
        Form(
            opening: "(",
            entry: { text, isLast in
                "    \"\(text.replacing("<", with: "\\‹").replacing(">", with: "\\›"))\"\(isLast ? "" : ",")"
            }, closing: ")"),
        Form(
            opening: "(",
            entry: { text, isLast in
                "    &quot;\(text.replacing("<", with: "&lt;").replacing(">", with: "&gt;"))&quot;\(isLast ? "" : ",")<br>"
            }, closing: ")"),
        Form(
            opening: "(",
            entry: { text, isLast in
                // Wrapped, as in books and terminals.
                "    \"\(text.replacing(" UILabel", with: "\n      UILabel"))\"\(isLast ? "" : ",")"
            }, closing: ")"),
    ]

    /// A message from a web page, with each line in a tag or ended by one.
    @Test(arguments: [
        ("", "<br/>"), ("", "<br />\n"), ("", "<br>\r\n"), ("<p>", "</p>\n"),
        ("<div class=\"log\">", "</div>"),
        ("<code><span>", "</span></code><BR/>\n"),
    ])
    func tagsOfWebPagesAreLeftOut(opening: String, closing: String) throws {
        let message = Self.text(header: Self.headers[0], form: Self.forms[0], prefix: "", recovery: true)
        let escaped = message.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
        let page = escaped.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\(opening)\($0)\(closing)" }.joined()
        let found = ConstraintLogReader.explanation(of: Array("<html>\(page)</html>".utf8))
        let conflict = try #require(found.conflicts.first, "\(found)")
        #expect(conflict.members.map(\.label) == ["0x600001", "0x600002", "0x600003"])
        #expect(conflict.broken == 0)
    }

    private static func text(header: String, form: Form, prefix: String, recovery: Bool) -> String {
        var lines = [header]
        if !header.hasSuffix("("), !form.opening.isEmpty { lines.append(form.opening) }
        for (index, constraint) in constraints.enumerated() {
            lines.append(form.entry(constraint, index == constraints.count - 1))
        }
        if !form.closing.isEmpty { lines.append(form.closing) }
        if recovery {
            lines += ["", "Will attempt to recover by breaking constraint ", constraints[0], ""]
            lines.append(
                "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger."
            )
        }
        return lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { prefix + $0 }.joined(separator: "\n") + "\n"
    }

    @Test func everyEnvelopeGivesTheSameConflict() {
        for header in Self.headers {
            for (place, form) in Self.forms.enumerated() {
                for prefix in Self.prefixes {
                    for recovery in [true, false] {
                        let text = Self.text(header: header, form: form, prefix: prefix, recovery: recovery)
                        check(
                            text, recovery: recovery, name: "\(header.prefix(40)) form \(place) '\(prefix)'")
                    }
                }
            }
        }
    }

    private func check(_ text: String, recovery: Bool, name: String) {
        let log = "before\n\(text)after\n"
        var reader = ConstraintLogReader()
        var passed = reader.read(Array(log.utf8)).passed
        passed += reader.finish().passed
        let found = reader.explanation
        guard let conflict = found.conflicts.first, found.conflicts.count == 1, found.unrecoverable.isEmpty
        else {
            Issue.record(
                "\(name): \(found.conflicts.count) conflicts, \(found.unrecoverable.count) unrecoverable:\n\(text)"
            )
            return
        }
        #expect(conflict.members.count == 3, "\(name)")
        #expect(conflict.minimal == [0, 1], "\(name)")
        #expect(conflict.verdict == .app, "\(name)")
        #expect(conflict.broken == (recovery ? 0 : nil), "\(name)")
        let words = passed.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        #expect(words.first == "before" && words.last == "after", "\(name): \(words)")
    }

    /// One conflict in a row with the others it is printed with, and as often as it was printed.
    @Test func conflictsAreCounted() {
        let form = Self.forms[0]
        var log = ""
        for round in 0..<200 {
            let text = Self.text(header: Self.headers[0], form: form, prefix: "", recovery: true)
            // Addresses differ from run to run.
            log += text.replacing("0x7f01", with: "0x7f\(1000 + round)").replacing(
                "0x60000", with: "0x6\(1000 + round)0")
        }
        let found = ConstraintLogReader.explanation(of: Array(log.utf8))
        #expect(found.conflicts.map(\.count) == [200])
    }

    /// Brackets that a page took for markup.
    @Test func descriptionsWithoutBracketsAreRead() {
        let text = Self.text(header: Self.headers[0], form: Self.forms[0], prefix: "> ", recovery: true)
        check(
            text.replacing("<NS", with: "NS").replacing(")>", with: ")").replacing("]>", with: "]"),
            recovery: true, name: "without brackets")
    }

    /// Line breaks that were replaced by spaces.
    @Test func messageWithoutLineBreaksIsRead() {
        let text = Self.text(header: Self.headers[0], form: Self.forms[0], prefix: "", recovery: true)
        check(text.replacing("\n", with: " ") + "\n", recovery: true, name: "without line breaks")
    }

    /// A whole message on one line: as JSON has it, and as syslog writes line breaks.
    @Test(arguments: ["\\n", "\\012", "#012"]) func messageOnOneLineIsRead(lineBreak: String) throws {
        let message = Self.text(header: Self.headers[0], form: Self.forms[0], prefix: "", recovery: true)
        let line = message.replacing("\"", with: "\\\"").replacing("\n", with: lineBreak)
        let log = "before\n{\"eventMessage\":\"\(line)\",\"category\":\"LayoutConstraints\"}\nbehind\n"
        var reader = ConstraintLogReader()
        var passed = reader.read(Array(log.utf8)).passed
        passed += reader.finish().passed
        #expect(String(decoding: passed, as: UTF8.self) == "before\nbehind\n")
        let conflict = try #require(reader.explanation.conflicts.first)
        #expect(reader.explanation.conflicts.count == 1 && conflict.members.count == 3)
        #expect(conflict.broken == 0)
    }
}
