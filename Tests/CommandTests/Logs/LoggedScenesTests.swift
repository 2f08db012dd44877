import Foundation
import Testing

/// A conflict in a log is one for every command that a log is given to.
@Suite struct LoggedScenesTests {
    private static let conflict = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 Card:0xa.width == 84   (active)>",
            "<NSLayoutConstraint:0x2 Card:0xa.width == 200   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(8)-[Card:0xa]   (active, names: '|':Page:0xb )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 Card:0xa.width == 200   (active)>

        """
    private static let hierarchy =
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 UILabel:0xa.top == UILayoutGuide:0xb'column'.bottom   (inactive)>\n"
    private static let unrelated = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 UILabel:0xa.width == 70   (active)>",
            "<NSLayoutConstraint:0x2 UIButton:0xb.width == 180   (active)>"
        )

        """
    private static let commands: [[String]] = [
        ["explain", "a.log"], ["check", "a.log"], ["render", "a.log", "-o", "a.png"], ["frames", "a.log"],
        ["render", "a.log", "-o", "a.html"], ["diff", "a.log", "a.log"],
        ["test", "a.log", "--record", "missing", "-o", "report"],
    ]

    @Test(arguments: commands) func aConflictIsOneForEveryCommand(command: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.log")
            let run = try BuiltCommand.run(command, in: folder.url)
            #expect(run.status == 1, "\(command): \(run.errors)")
            #expect(
                (run.output + run.errors).contains("the app's constraints contradict each other"),
                "\(command)")
        }
    }

    @Test(arguments: commands) func itemsInTwoHierarchiesAreAnErrorForEveryCommand(command: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.hierarchy, to: "a.log")
            let run = try BuiltCommand.run(command, in: folder.url)
            let text = run.output + run.errors
            #expect(run.status == 1, "\(command): \(text)")
            #expect(
                text.contains("UILabel and the guide 'column' aren't in one view hierarchy"), "\(command)")
            #expect(!text.contains("off by") && !text.contains("undetermined:"))
        }
    }

    @Test(arguments: commands.prefix(4), [false, true])
    func incompleteListsAreWarnings(command: [String], isStrict: Bool) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.unrelated, to: "a.log")
            let run = try BuiltCommand.run(command + (isStrict ? ["--strict"] : []), in: folder.url)
            #expect(run.status == (isStrict ? 1 : 0), "\(command): \(run.errors)")
            #expect(
                (run.output + run.errors).contains("unrecoverable: no view connects these 2 constraints"),
                "\(command)")
        }
    }

    /// One of the two sizes is drawn, and the other one is broken.
    @Test func theFramesAreThoseOfTheExplanation() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.log")
            let run = try BuiltCommand.run(["frames", "a.log"], in: folder.url)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let scene = try #require((json["scenes"] as? [[String: Any]])?.first)
            let card = (scene["items"] as? [[String: Any]])?.first { $0["class"] as? String == "Card" }
            #expect((card?["frame"] as? [Double])?[2] == 84)
            let issues = try #require(scene["issues"] as? [[String: Any]])
            #expect(issues.map { $0["code"] as? String } == ["app-conflict"])
            #expect(issues.first?["broken"] as? String == "Card.width == 200")
        }
    }

    @Test(arguments: ["json", "github", "sarif", "junit"]) func everyReporterHasIt(reporter: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.conflict, to: "a.log")
            for command in ["check", "explain"] {
                let run = try BuiltCommand.run([command, "a.log", "--reporter", reporter], in: folder.url)
                #expect(run.status == 1)
                #expect(run.output.contains("Card.width == 200"), "\(command) \(reporter): \(run.output)")
            }
        }
    }

    @Test func messagesAboutHierarchiesAreBesideConflicts() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.hierarchy + Self.conflict, to: "a.log")
            let run = try BuiltCommand.run(["explain", "a.log", "--reporter", "json"], in: folder.url)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect((json["conflicts"] as? [Any])?.count == 1)
            let mistake = try #require((json["noCommonAncestor"] as? [[String: Any]])?.first)
            #expect(mistake["verdict"] as? String == "no-common-ancestor")
            #expect(
                (mistake["items"] as? [[String: Any]])?.compactMap { $0["address"] as? String } == [
                    "0xa", "0xb",
                ])
        }
    }

    /// Frames in the text are drawn as they are; the conflict is said all the same.
    @Test func aConflictBesideFramesIsOne() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "<Page: 0xb; frame = (0 0; 320 480)>\n   | <Card: 0xa; frame = (8 0; 84 50)>\n\n"
                    + Self.conflict,
                to: "a.log")
            for command in ["check", "explain"] {
                let run = try BuiltCommand.run([command, "a.log"], in: folder.url)
                #expect(run.status == 1, "\(command): \(run.errors)")
                #expect((run.output + run.errors).contains("the app's constraints contradict each other"))
            }
            let frames = try BuiltCommand.run(["frames", "a.log"], in: folder.url)
            #expect(frames.output.contains("[8, 0, 84, 50]"))
        }
    }

    @Test func standardInputIsReadAsALog() throws {
        try TemporaryFolder.with { folder in
            let run = try BuiltCommand.run(["check", "-"], input: Self.conflict, in: folder.url)
            #expect(run.status == 1 && run.errors.contains("these can't all hold"), "\(run.errors)")
        }
    }

    /// Nothing is known about constraints where none was printed, and not whether all were.
    @Test func nothingIsSaidAboutConstraintsThatWereNotRead() throws {
        try TemporaryFolder.with { folder in
            let views =
                "<UIView: 0x1; frame = (0 0; 375 667)>\n   | <UILabel: 0x2; frame = (20 100; 335 21); text = 'Hello'>\n"
            try folder.write(views, to: "views.txt")
            let none = try BuiltCommand.run(["explain", "views.txt"], in: folder.url)
            #expect(none.status == 0 && !none.output.contains("onstraint"), "\(none.output)")
            try folder.write(
                views + "<NSLayoutConstraint:0x3 UILabel:0x2.top == UIView:0x1.top + 100   (active)>\n",
                to: "some.txt")
            let some = try BuiltCommand.run(["explain", "some.txt"], in: folder.url)
            #expect(some.status == 0 && !some.output.contains("undetermined:"), "\(some.output)")
        }
    }

    /// The guide is below a label whose own constraints aren't printed: 40 + 20 + 8, and 30 high.
    @Test func guidesStandAtCapturedFrames() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                <UIWindow: 0x1; frame = (0 0; 320 480)>
                   | <UILabel: 0x2; frame = (16 40; 100 20); text = 'Hello'>
                <NSLayoutConstraint:0x20 V:[UILabel:0x2'Hello']-(8)-[UILayoutGuide:0x4'band']   (active)>
                <NSLayoutConstraint:0x21 UILayoutGuide:0x4'band'.height == 30   (active)>
                <NSLayoutConstraint:0x22 UILayoutGuide:0x4'band'.leading == UILabel:0x2'Hello'.leading   (active)>
                <NSLayoutConstraint:0x23 UILayoutGuide:0x4'band'.width == 64   (active)>
                """, to: "a.txt")
            let run = try BuiltCommand.run(["frames", "a.txt"], in: folder.url)
            #expect(run.output.contains("[16, 68, 64, 30]"), "\(run.output)")
        }
    }
}
