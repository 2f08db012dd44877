import Findings
import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Everything that is printed goes through `PrintedText`, or is a document whose writer escapes.
@Suite struct PrintingTests {
    /// The texts of all sources by path, without comments and indentation.
    private static let sources: [String: String] = {
        let folder = Repository.root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var sources: [String: String] = [:]
        for path in paths where path.hasSuffix(".swift") {
            let text = (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
            let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            sources[path] = lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
        }
        return sources
    }()

    /// Returns the sources that contain a pattern.
    private func files(_ pattern: String) throws -> Set<String> {
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        return Set(
            Self.sources.filter { _, text in
                expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
            }.keys)
    }

    /// `UIKit` and `os` run in their clients' processes; `UIKit` escapes what it prints itself. `CodeSyntax` is a program of
    /// its own, which the command reads.
    @Test func onlyOneFileWritesToStandardOutput() throws {
        let output = "layout-render/Output/StandardOutput.swift"
        let logging = "UIKit/Views/UIView+LayoutLogging.swift"
        // The picture that the shell writes to a file is looked for by the number alone.
        #expect(
            try files(#"FileDescriptor\.standard(Output|Error)\b(?!\.isTerminal)"#) == [
                output, "layout-render/Output/RedirectedPicture.swift",
            ])
        #expect(try files(#"STD(OUT|ERR)_FILENO"#) == ["FileAccess/FileDescriptor.swift"])
        #expect(try files(#"FileHandle\.standard"#) == ["CodeSyntax/main.swift", logging, "os/OSLog.swift"])
        #expect(try #require(Self.sources[logging]).contains("\\(message.onOneLine)"))
        for pattern in [
            #"(?<!func )(?<![.\w])(print|debugPrint|dump|puts|fputs|fwrite|putchar|v?f?printf|NSLog|os_log)\("#,
            #"\b(stdout|stderr)\b(?=[,)])"#, #"/dev/(stdout|stderr|tty)"#,
        ] {
            #expect(try files(pattern) == [], "\(pattern)")
        }
    }

    /// These print text of the program itself, which no input is part of.
    @Test func onlyTheProgramsOwnTextIsPrintedUnescaped() throws {
        let printers = try files(#"PrintedText\(ofProgram:"#)
        let commands = [
            "Completions", "Findings", "LayoutRender", "Manual", "Schema",
        ].map { "layout-render/Commands/\($0)Command.swift" }
        #expect(printers == Set(commands))
        #expect(try files(#"PrintedText\(string(Literal|Interpolation):"#) == [])
    }

    /// Documents for programs, and lines that a filter passes on.
    @Test func onlyDocumentsArePrintedAsBytes() throws {
        let printers = try files(
            #"(StandardOutput|StandardError|console)\.(write(Error)?\(\s*document:|pass(Error)?\()"#)
        let commands = ["Convert", "Explain", "Frames", "MCP", "Sweep", "Test", "Diff"].map {
            "layout-render/Commands/\($0)Command.swift"
        }
        let others = [
            "LayoutPipeline/Diff/DiffWriter.swift", "LayoutPipeline/Output/PictureFiles.swift",
            "LayoutPipeline/Runs/LogPictures.swift", "LayoutPipeline/Runs/LogRun.swift",
            "layout-render/Commands/ListFormat.swift", "layout-render/Output/StandardOutput.swift",
        ]
        #expect(printers == Set(commands + others))
        // Reports, whose writers escape.
        #expect(
            try files(#"(?<!func )(?<![.\w])write(Error)?\(document:"#) == [
                "LayoutPipeline/Reports/Console.swift"
            ])
    }

    @Test func whatIsPutIntoALiteralIsEscaped() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let scalars = (0..<8).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2100, using: &random))
            }
            let text = String(String.UnicodeScalarView(scalars))
            let printed: PrintedText = "a\n\(text)\tb"
            let rest = printed.text.dropFirst(2).dropLast(2)
            #expect(printed.text.hasPrefix("a\n") && printed.text.hasSuffix("\tb"))
            #expect(!rest.unicodeScalars.contains { $0.isHazardous })
            #expect("\(printed)" == printed)
            #expect([printed, printed].joined(separator: "\n").text == "\(printed.text)\n\(printed.text)")
        }
    }

    /// Control sequences and forged lines in a title, in settings and in the name of a folder.
    @Test func titlesSettingsAndFoldersControlNoTerminal() throws {
        try TemporaryFolder.with { folder in
            let hostile = "x\u{1B}]0;owned\u{7}\u{9B}31m\n::error file=x::injected"
            let escaped = #"x\u001b]0;owned\u0007\u009b31m\n::error file=x::injected"#
            try folder.write(
                """
                { layoutDocument: 1, title: "\(escaped)",
                  root: { id: "v\(escaped)", subviews: [{ id: "a\(escaped)", frame: [0, 0, 1, 1] }],
                    guides: [{ id: "g\(escaped)" }] },
                  states: [{ id: "s\(escaped)" }] }
                """, to: "a.json5")
            try folder.write(
                #"{ inputs: ["\#(escaped)"], exclude: ["\#(escaped)"] }"#, to: "set/.layout-render.json5")
            for (arguments, place) in [
                (["explain", "../a.json5", "--state", "all"], "set"),
                (["explain", "../a.json5", "--state", "all", "--item", "a\(hostile)"], "set"),
                (["explain", "../a.json5", "--item", hostile], "set"),
                (["explain", "../a.json5", "--expect", "\(hostile).top == 3"], "set"),
                (["config"], "set"), (["check"], "set"), (["init", hostile], "."), (["init", hostile], "."),
                (["values", "state", "a.json5"], "."), (["values", "scene", "a.json5"], "."),
                (["render", "a.json5", "--alt-text", "--state", "all"], "."),
                (["check", "a.json5"], "."), (["sweep", "a.json5"], "."),
                (["diff", "a.json5", "/dev/null"], "."),
            ] {
                let outcome = try BuiltCommand.run(arguments, in: folder.appending(place))
                let said = outcome.output + outcome.errors
                let hazards = said.unicodeScalars.filter { $0.isHazardous && $0 != "\n" }
                #expect(hazards.isEmpty, "\(arguments)")
                #expect(!said.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(arguments)")
                #expect(!said.isEmpty, "\(arguments)")
            }
        }
    }
}
