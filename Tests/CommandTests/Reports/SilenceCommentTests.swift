import Findings
import Foundation
import Testing

@testable import LayoutPipeline

/// What silences a finding at its place: a comment in a document, and a line in the project's settings.
@Suite struct SilenceCommentTests {
    private func lines(_ text: String) -> [String] {
        SilenceComments(Array(text.utf8), file: "a.json5").silences.map { silence in
            guard case .line(let line) = silence.subject else { return "" }
            return "\(silence.code.rawValue)@\(line) from \(silence.line):\(silence.column)"
        }
    }

    /// The line that a comment is about, counted by hand.
    @Test func aCommentIsAboutItsLineOrTheNext() {
        #expect(lines("{} // layout-render silence ambiguous") == ["ambiguous@1 from 1:4"])
        #expect(lines("// layout-render silence ambiguous\n{}") == ["ambiguous@2 from 1:1"])
        #expect(
            lines(
                "\n  // layout-render silence unused-guide, ambiguous: they are for later\n\n// more\n/* and\nmore */\nx"
            )
                == ["unused-guide@7 from 2:3", "ambiguous@7 from 2:3"])
        #expect(lines("a: 1, /* layout-render silence collision */ b: 2") == ["collision@1 from 1:7"])
        #expect(lines("é\r\n/* layout-render silence\r\ncollision */\r\nb") == ["collision@4 from 2:1"])
    }

    @Test func onlyCommentsSilence() {
        for text in [
            #"a: "// layout-render silence ambiguous""#, #"a: 'it\'s // layout-render silence ambiguous'"#,
            "// layout-render silences ambiguous", "// silence ambiguous", "// layout-render silence",
            "// see layout-render silence ambiguous",
        ] {
            #expect(lines(text).isEmpty, "\(text)")
        }
        #expect(lines(#"a: "\"" // layout-render silence ambiguous"#).count == 1)
    }

    private static let layout = """
        {
          layoutDocument: 1, canvas: { size: [100, 50] },
          root: { id: "view", guides: [
            { id: "one" },
            { id: "two" }, // layout-render silence unused-guide: a plug-in uses it
            // layout-render silence unused-guide
            { id: "three" },
          ] },
        }
        """

    private func check(_ text: String, _ options: String...) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(["check", "-"] + options, input: text)
    }

    @Test func whatACommentSilencesIsntReported() throws {
        let outcome = try check(Self.layout)
        #expect(outcome.errors.contains("<stdin>:4:5: warning: one: "))
        #expect(outcome.errors.components(separatedBy: "\n").count == 2)
        #expect(try check(Self.layout, "--strict").status == 1)
        let silent = Self.layout.replacingOccurrences(of: "{ id: \"one\" },", with: "")
        #expect(try check(silent, "--strict").status == 0)
    }

    @Test func staleCommentsAreReported() throws {
        let used = Self.layout.replacingOccurrences(
            of: "    { id: \"one\" },", with: "    { id: \"one\" }, /* layout-render silence ambiguous */")
        let outcome = try check(used)
        #expect(
            outcome.errors.contains(
                "<stdin>:4:20: warning: there is no ambiguous on line 4 to silence any more: remove this"))
        // A run over one state, or one that ignores the kind, doesn't know.
        #expect(try !check(used, "--silence", "ambiguous").errors.contains("any more"))
        #expect(try check(used, "--silence", "stale-silence,unused-guide").errors.isEmpty)
        #expect(try !check(used, "--state", "none").errors.contains("any more"))
    }

    @Test func misspeltCodesAreErrorsAtTheirPlace() throws {
        let outcome = try check("// layout-render silence unused-guid\n" + Self.layout)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "<stdin>:1:1: error: unused-guid is no code of findings to silence; did you mean unused-guide?"
            ))
    }

    @Test func explanationsAndSweepsLeaveThemOutToo() throws {
        let explained = try BuiltCommand.run(["explain", "-", "--input-format", "json5"], input: Self.layout)
        #expect(explained.output.contains("one"))
        #expect(!explained.output.contains("three"))
        let swept = """
            { layoutDocument: 1, root: { id: "view", subviews: [{ id: "box" }] }, constraints: [
              "box.leading == view.leading", "box.top == view.top", "box.height == 10", "box.width == 10", // SILENCE
              "box.width == 20",
            ] }
            """
        func sweep(_ text: String) throws -> Int32 {
            try BuiltCommand.run(["sweep", "-", "--width", "100...110"], input: text).status
        }
        #expect(try sweep(swept) == 1)
        let line = try BuiltCommand.run(
            ["sweep", "-", "--width", "100...110", "--reporter", "github"], input: swept
        ).output
        #expect(line.contains("line=2"), "\(line)")
        #expect(
            try sweep(swept.replacingOccurrences(of: "SILENCE", with: "layout-render silence unsatisfiable"))
                == 0)
    }

    /// The view's width and height aren't determined.
    private static let builder = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_12" orientation="portrait" appearance="light"/>
          <objects>
            <view contentMode="scaleToFill" id="one"><rect key="frame" x="0" y="0" width="80" height="40"/>
              <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">\
        <rect key="frame" x="0" y="0" width="20" height="20"/></view></subviews>
              <constraints><constraint firstItem="box" firstAttribute="top" secondItem="one" secondAttribute="top" \
        id="c1"/><constraint firstItem="box" firstAttribute="leading" secondItem="one" secondAttribute="leading" \
        id="c2"/></constraints>
            </view>
          </objects>
        </document>
        """

    @Test func settingsSilenceByFileItemAndCode() throws {
        try TemporaryFolder.with { folder in
            for name in ["Main", "Other"] { try folder.write(Self.builder, to: "App/\(name).xib") }
            func check(_ settings: String, from place: String = "", _ operand: String = "App") throws
                -> String
            {
                try folder.write("{ silence: [\(settings)] }", to: ".layout-render.json5")
                return try BuiltCommand.run(["check", operand], in: folder.appending(place)).errors
            }
            #expect(try check("").contains("App/Main.xib:"))
            for settings in [
                #"{ file: "App/Main.xib", code: "ambiguous" }"#,
                #""unused-guide", { file: "Main.xib", item: "box", code: "ambiguous", reason: "seen" }"#,
                #"{ file: "App/M*.xib", item: "box", code: "ambiguous" }"#,
            ] {
                let errors = try check(settings)
                #expect(!errors.contains("Main.xib"), "\(errors)")
                #expect(errors.contains("App/Other.xib:"))
                #expect(!errors.contains("any more"))
            }
            #expect(
                try !check(#"{ file: "App/Main.xib", code: "ambiguous" }"#, from: "App", ".").contains(
                    "Main.xib"))
            let stale = try check(#"{ file: "Main.xib", item: "one", code: "ambiguous" }"#)
            #expect(stale.contains("App/Main.xib:"))
            #expect(
                stale.contains(
                    ".layout-render.json5:1:13: warning: there is no ambiguous about one to silence any more: remove this"
                ))
            // Another file's line isn't stale.
            #expect(
                try !check(#"{ file: "Main.xib", item: "one", code: "ambiguous" }"#, "App/Other.xib")
                    .contains("any more"))
        }
    }

    @Test(arguments: [
        (#"{ file: "a.xib" }"#, "1:13: error: the code is missing; write { file: "),
        (#"{ code: "ambiguous" }"#, "1:13: error: the file is missing; write { file: "),
        (
            #"{ file: "a.xib", code: "ambigous" }"#,
            "1:13: error: ambigous is no code of findings; did you mean ambiguous?"
        ),
        (#"{ file: "a.xib", code: "ambiguous", id: "x" }"#, "1:49: error: this isn't clear; write { file: "),
        (#"{ file: 3, code: "ambiguous" }"#, "1:15: error: this isn't clear; write { file: "),
    ])
    func mistakesInSettingsAreReported(part: String, expected: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("{ silence: [\(part)] }", to: ".layout-render.json5")
            try folder.write(Self.layout, to: "a.json5")
            let outcome = try BuiltCommand.run(["check", "a.json5"], in: folder.url)
            #expect(outcome.status == 65)
            #expect(outcome.errors.contains(expected), "\(outcome.errors)")
        }
    }
}
