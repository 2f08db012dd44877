import Foundation
import Testing

/// `explain` with logs, as users run it.
@Suite struct ExplainLogTests {
    @Test(arguments: [
        ["--device", "iPhone 16"], ["--all-devices"], ["--size", "10x10"], ["--orientation", "landscape"],
        ["--keyboard", "docked"], ["--direction", "rtl"], ["--text-size", "large"], ["--set", "a.text = b"],
        ["--state", "a"], ["--scene", "a"], ["--fonts", "."], ["--ids"], ["--item", "a"],
        ["--constraint", "a"], ["--expect", "a.top == 1"],
    ])
    func optionsForLayoutsHaveNoEffectOnLogs(options: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("a line\n", to: "a.log")
            let outcome = try BuiltCommand.run(["explain", "a.log"] + options, in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("'\(options[0])' has no effect on a log: remove it"))
        }
    }

    /// Two logs compressed by gzip: a line that is passed on, and a view that has to be 300 and 200 points wide.
    private static let packedLine = "H4sIAAAAAAACAwtJLS5RKC5JLCpJTeECAGjnYl0NAAAA"
    private static let packedConflict =
        "H4sIAAAAAAACA6WPsQrCQBBE+/2KJVUCEs7YiREkrdiIWG+SUxcvd+FuE72/NzYigjZONwzzmDlYqo1GcRi4G4yQ1W"
        + "4IJmIg4XCK2DgbxBNbCTmkgJOS1W6/pegGqV7hUt3nuOn7vCLfTobyG7dywbLEhVJTKaVGeNTZOpn9ghRfIMUHBDKA"
        + "IxuDJKK7Xp4PvG7cqD3WEWuv6cr2/DYf/loND+lUp9kpAQAA"

    private static func unpacked(_ text: String) throws -> [UInt8] {
        Array(try #require(Data(base64Encoded: text)))
    }

    /// A file that logs are rotated into has several members; a file's name doesn't matter.
    @Test func compressedLogsAreRead() throws {
        let (line, conflict) = (try Self.unpacked(Self.packedLine), try Self.unpacked(Self.packedConflict))
        try TemporaryFolder.with { folder in
            try folder.write(bytes: conflict, to: "logs/a.log.gz")
            try folder.write(bytes: line + conflict, to: "logs/b.log")
            try folder.write(bytes: line + conflict, to: "c.gz")
            for operands in [["logs"], ["logs/a.log.gz", "c.gz"]] {
                let run = try BuiltCommand.run(["explain"] + operands, in: folder.url)
                #expect(run.status == 1, "\(run.errors)")
                #expect(run.output.components(separatedBy: "Card.width == 300").count > 2, "\(run.output)")
            }
            let piped = try BuiltCommand.run(["explain", "-"], inputBytes: line + conflict, in: folder.url)
            #expect(piped.status == 1 && piped.output.hasPrefix("Test started\n"), "\(piped.output)")
        }
    }

    @Test func damagedCompressedLogsAreErrors() throws {
        let conflict = try Self.unpacked(Self.packedConflict)
        try TemporaryFolder.with { folder in
            for damaged in [
                Array(conflict.dropLast(20)), Array(conflict.prefix(2)), conflict + conflict.prefix(9),
            ] {
                try folder.write(bytes: damaged, to: "a.log.gz")
                let run = try BuiltCommand.run(["explain", "a.log.gz"], in: folder.url)
                #expect(run.status == 74)
                #expect(
                    run.errors.contains("a.log.gz: error: it is compressed by gzip, and damaged"),
                    "\(run.errors)")
            }
        }
    }

    /// A log whose name isn't UTF-8 is said to be left out, and the others are explained.
    @Test func namesThatAreNotUTF8AreReported() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.log, to: "logs/a.log")
            try folder.writeMisnamed(Self.log, to: "logs/caf", extension: "log")
            try folder.writeMisnamed("", to: "logs/caf", extension: "png")
            let message = "logs/caf\u{FFFD}.log: error: cannot be read: its name isn't UTF-8; rename it"
            for operand in ["logs", "logs/*.log"] {
                let run = try BuiltCommand.run(["explain", operand], in: folder.url)
                #expect(run.status == 74)
                #expect(run.output.contains("300 + 20 + 20 = 340, not 375"))
                #expect(run.errors.contains(message) && !run.errors.contains(".png"), "\(run.errors)")
            }
            let without = try BuiltCommand.run(["explain", "logs", "--exclude", "caf*"], in: folder.url)
            #expect(without.status == 1 && without.errors.isEmpty, "\(without.errors)")
            try folder.writeMisnamed(Self.log, to: "caf", extension: "txt")
            try FileManager.default.removeItem(at: folder.appending("logs"))
            let alone = try BuiltCommand.run(["explain", ".", "--reporter", "sarif"], in: folder.url)
            #expect(alone.status == 74 && alone.output.contains("its name isn't UTF-8"), "\(alone.output)")
        }
    }

    /// Only a list of known conflicts can be one: nothing in another file would ever match.
    @Test func otherFilesAreNoBaselines() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.log, to: "a.log")
            let explain = ["explain", "a.log", "--baseline"]
            for other in [Self.log, #"{ "scenes": [] }"#, "{}", "\n\nx"] {
                try folder.write(other, to: "other")
                let run = try BuiltCommand.run(explain + ["other"], in: folder.url)
                #expect(run.status == 65)
                #expect(
                    run.errors.contains("other: error: this isn't a list of known conflicts"), "\(run.errors)"
                )
                #expect(try folder.text("other") == other)
            }
            try folder.write("", to: "empty")
            #expect(try BuiltCommand.run(explain + ["empty"], in: folder.url).status == 1)
            let missing = try BuiltCommand.run(explain + ["new"], in: folder.url)
            #expect(missing.status == 74)
            #expect(
                missing.errors.contains(
                    "new: error: cannot be read: there is no such file; '--write-baseline' "))
        }
    }

    @Test func aNamedLogCanBeExcluded() throws {
        try TemporaryFolder.with { folder in
            try folder.write("a line\n", to: "a.log")
            let one = ["explain", "a.log", "--exclude"]
            #expect(try BuiltCommand.run(one + ["b.*"], in: folder.url).status == 0)
            #expect(try BuiltCommand.run(one + ["a.*"], in: folder.url).status == 65)
        }
    }

    private static let conflict = """
        2024-01-02 03:04:05.678 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>",
            "<NSLayoutConstraint:0x2 H:|-(20)-[App.Card:0xa]   (active, names: '|':UIView:0xb )>",
            "<NSLayoutConstraint:0x3 App.Card:0xa.trailing == UIView:0xb.trailing - 20   (active)>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0xb.width == 375   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x1 'card-width' App.Card:0xa.width == 300   (active)>

        """

    private static let log = "Test started\n\(conflict)Test passed\n"

    @Test func severalLogsAreExplainedInTheirOrder() throws {
        try TemporaryFolder.with { folder in
            try folder.write("2026-03-02 a", to: "a.log")
            try folder.write(Self.log, to: "logs/b.log")
            try folder.write(Self.log, to: "logs/c.txt")
            try folder.write("other", to: "logs/d.md")
            let named = try BuiltCommand.run(
                ["explain", "logs/c.txt", "a.log", "logs/b.log"], in: folder.url)
            #expect(named.status == 1)
            let heads = named.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            #expect(heads.map { $0.prefix { $0 != ":" } } == ["logs/c.txt", "a.log", "logs/b.log"])
            for operand in ["logs", "logs/*"] {
                let found = try BuiltCommand.run(
                    ["explain", operand, "--reporter", "json"], in: folder.url)
                let object = try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [String: Any]
                let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
                #expect(conflicts.map { $0["log"] as? String } == ["logs/b.log", "logs/c.txt"], "\(operand)")
            }
        }
    }

    @Test func logsAndLayoutsAreExplainedSeparately() throws {
        try TemporaryFolder.with { folder in
            try folder.write("2026-03-02 a", to: "a.log")
            try folder.write("{ layoutDocument: 1, root: {} }", to: "b.json5")
            let outcome = try BuiltCommand.run(["explain", "a.log", "b.json5"], in: folder.url)
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("'a.log' is a log and 'b.json5' is a layout"))
        }
    }

    @Test func logsAreNoLayouts() throws {
        try TemporaryFolder.with { folder in
            try folder.write("2026-03-02 10:00:00.123 App[1:2] started\n", to: "a.log")
            for command in ["check", "frames"] {
                let outcome = try BuiltCommand.run([command, "a.log"], in: folder.url)
                #expect(outcome.status != 0)
                #expect(
                    (outcome.output + outcome.errors).contains("this isn't a layout document"), "\(command)")
            }
        }
    }

    @Test func otherOutputPasses() throws {
        let run = try BuiltCommand.run(["explain", "-"], input: Self.log)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("Test started\n<stdin>:2: error: app: "))
        #expect(run.output.hasSuffix("Test passed\n"))
        #expect(run.output.contains("    × Card.width == 300   (card-width)\n"))
        #expect(run.output.contains("the sum: 300 + 20 + 20 = 340, not 375\n"))
    }

    /// Lines before the first message can look like the beginning of a layout.
    @Test(arguments: ["{\"a\": 1}\n", "{  building }\n", "<?xml version=\"1.0\"?>\n<log>\n"])
    func standardInputIsALogUnlessItIsALayout(head: String) throws {
        let run = try BuiltCommand.run(["explain", "-"], input: head + Self.log)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix(head))
        #expect(run.output.contains("the sum: 300 + 20 + 20 = 340, not 375\n"))
    }

    @Test func logsCanBeSavedAsJSON() throws {
        try TemporaryFolder.with { folder in
            let event = try JSONSerialization.data(withJSONObject: ["eventMessage": Self.log])
            for text in [Self.log, String(decoding: event, as: UTF8.self)] {
                let path = try folder.write(text, to: "log.json")
                let run = try BuiltCommand.run(["explain", path])
                #expect(run.status == 1)
                #expect(run.output.contains("the sum: 300 + 20 + 20 = 340, not 375\n"))
            }
        }
    }

    @Test func aPageTellsEveryConflict() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.log, to: "run.log")
            try folder.write("nothing about layout\n", to: "clean.log")
            let run = try BuiltCommand.run(["explain", "run.log", "-o", "page.html"], in: folder.url)
            #expect(run.status == 1)
            let page = try folder.text("page.html")
            #expect(page.contains("<title>run.log</title>"))
            let data = try PageData.json(of: page)
            #expect(data.contains("\"arithmetic\":\"300 + 20 + 20 = 340, not 375\""))
            #expect(data.contains("\"isCulprit\":true"))
            #expect(
                try BuiltCommand.run(["explain", "clean.log", "-o", "clean.html"], in: folder.url).status == 0
            )
            #expect(try folder.files() == ["clean.log", "page.html", "run.log"])
        }
    }

    @Test func reportsInOneDocumentHaveStandardOutputToThemselves() throws {
        for reporter in ["json", "junit", "sarif"] {
            let run = try BuiltCommand.run(["explain", "-", "--reporter", reporter], input: Self.log)
            #expect(run.status == 1)
            #expect(!run.output.contains("Test started"))
            #expect(run.errors == "Test started\nTest passed\n")
        }
    }

    @Test func annotationsStandAmongOtherOutput() throws {
        let run = try BuiltCommand.run(["explain", "-", "--reporter", "github"], input: Self.log + Self.log)
        #expect(run.output.contains("::error file=<stdin>,line=2,title=app-conflict::app: "))
        #expect(run.output.contains("(2 times in the log)"))
        #expect(run.output.contains("Test started\n"))
    }

    @Test func jsonHasTheContractsMembers() throws {
        let run = try BuiltCommand.run(["explain", "-", "--reporter", "json"], input: Self.log)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let conflicts = try #require(object?["conflicts"] as? [[String: Any]])
        let conflict = try #require(conflicts.first)
        #expect(conflict["verdict"] as? String == "app")
        #expect(conflict["count"] as? Int == 1)
        #expect(
            (conflict["members"] as? [[String: Any]])?.map { $0["address"] as? String } == [
                "0x1", "0x2", "0x3", "0x4",
            ])
        #expect(conflict["minimal"] as? [String] == ["0x1", "0x2", "0x3", "0x4"])
        #expect(conflict["broken"] as? String == "0x1")
        #expect((conflict["culprits"] as? [String])?.first == "0x1")
        #expect((object?["traces"] as? [Any])?.isEmpty == true)
        #expect((object?["unrecoverable"] as? [Any])?.isEmpty == true)
    }

    @Test func aBaselineHoldsKnownConflicts() throws {
        try TemporaryFolder.with { folder in
            let arguments = ["explain", "-", "--baseline", folder.path("known.txt")]
            let written = try BuiltCommand.run(
                ["explain", "-", "--write-baseline", folder.path("known.txt")], input: Self.log)
            #expect(written.status == 0)
            #expect(written.errors == "Wrote \(folder.path("known.txt")) with 1 finding\n")
            // Another run of the app has other addresses.
            let again = Self.log.replacingOccurrences(of: "0x", with: "0x7f")
            let known = try BuiltCommand.run(arguments, input: again)
            #expect(known.status == 0)
            #expect(known.output.contains("(known)"))
            let other = Self.log.replacingOccurrences(of: "== 300", with: "== 301")
            #expect(try BuiltCommand.run(arguments, input: other).status == 1)
        }
    }

    @Test func constraintsAreFoundInTheSource() throws {
        try TemporaryFolder.with { folder in
            let source = try folder.write(
                """
                {
                  layoutDocument: 1,
                  canvas: { size: [375, 600] },
                  root: { id: "view", subviews: [{ id: "Card" }] },
                  constraints: [
                    "Card.leading == view.leading + 20",
                    "Card.trailing == view.trailing - 20",
                    { id: "card-width", constraint: "Card.width == 300" },
                    "Card.top == view.top",
                    "Card.height == 300",
                  ],
                }
                """, to: "card.json5")
            let run = try BuiltCommand.run(["explain", "-", "--with", source], input: Self.log)
            #expect(run.output.contains("\(source):8:"))
            let missing = try BuiltCommand.run(
                ["explain", "-", "--with", folder.path("no.json5")], input: Self.log)
            #expect(missing.status == 74)
        }
    }

    @Test func conflictsAreDrawn() throws {
        try TemporaryFolder.with { folder in
            let picture = folder.path("conflict.svg")
            _ = try BuiltCommand.run(["explain", "-", "-o", picture], input: Self.log)
            #expect(try folder.text("conflict.svg").contains("Card"))
            _ = try BuiltCommand.run(
                ["explain", "-", "-o", folder.path("several/")],
                input: Self.log + Self.log.replacingOccurrences(of: "300", with: "301"))
            #expect(try folder.files().contains("several/conflict-2.svg"))
        }
    }

    /// Sixteen rows of 44 points are 704. In 700, all 34 constraints take part; in 400, the first ten rows are too much, and all
    /// 15 gaps with the sizes of the other six tell that these can't make up for it: 10 + 15 + 3 constraints. Eight of them
    /// say it, the broken one among them.
    @Test(arguments: [(700, 26, 13), (400, 20, 14)])
    func longSetsAreCut(height: Int, more: Int, count: Int) throws {
        let rows = (1...16).map { "<NSLayoutConstraint:0x\($0) RowView:0xa\($0).height == 44   (active)>" }
        let gaps = (1...15).map {
            "<NSLayoutConstraint:0x2\($0) V:[RowView:0xa\($0)]-(0)-[RowView:0xa\($0 + 1)]   (active)>"
        }
        let broken = "<NSLayoutConstraint:0x90 V:[RowView:0xa16]-(0)-|   (active, names: '|':ListView:0xb )>"
        let ends = [
            "<NSLayoutConstraint:0x91 V:|-(0)-[RowView:0xa1]   (active, names: '|':ListView:0xb )>",
            "<NSLayoutConstraint:0x92 ListView:0xb.height == \(height)   (active)>", broken,
        ]
        let list = (rows + gaps + ends).map { "    \"\($0)\"" }.joined(separator: ",\n")
        let log = """
            Unable to simultaneously satisfy constraints.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(broken)

            """
        let lines = try BuiltCommand.run(["explain", "-"], input: log).output.split(separator: "\n")
        #expect(lines.count == count, "\(lines)")
        #expect(lines.contains { $0.hasSuffix("and \(more) more; --verbose lists them") })
        #expect(lines.count { $0.contains("× ") } == 1)
        let isWhole = height == 700
        #expect(lines.contains { $0.hasSuffix("the sum: 16 * 44 = 704, not 700") } == isWhole)
        #expect(lines.contains { $0.hasSuffix("and 6 sizes that aren't negative") } == !isWhole)
        let verbose = try BuiltCommand.run(["explain", "-", "--verbose"], input: log).output
        // 34 constraints, or 28 and six sizes, and four lines around them.
        #expect(verbose.split(separator: "\n").count == 38)
    }

    @Test func aFileThatIsNotThereIsAnError() throws {
        let run = try BuiltCommand.run(["explain", "no-such-log.txt"])
        #expect(run.status == 74)
        #expect(run.errors.contains("no-such-log.txt: error: cannot be read"))
    }
}
