import Engine
import Foundation
import Testing

@testable import layout_render

/// Everything that is printed goes through `PrintedText`, or is a document whose writer escapes.
@Suite struct PrintingTests {
    /// A line of a source file.
    struct Line {
        var file: String
        var text: String
    }

    /// The lines of all sources, without comments.
    private static let lines: [Line] = {
        let sources = Repository.root.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path -> [Line] in
            let text = (try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)) ?? ""
            return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.hasPrefix("//") }.map { Line(file: path, text: $0) }
        }
    }()

    private func files(matching pattern: String) throws -> Set<String> {
        let expression = try NSRegularExpression(pattern: pattern)
        return Set(
            Self.lines.filter { line in
                expression.firstMatch(in: line.text, range: NSRange(line.text.startIndex..., in: line.text))
                    != nil
            }.map(\.file))
    }

    @Test func theSourcesAreFound() {
        #expect(Self.lines.count > 10_000)
    }

    /// `UIKit` runs in its clients' processes, and escapes what it prints itself.
    @Test func onlyOneFileWritesToStandardOutput() throws {
        let writers = try files(
            matching:
                #"FileDescriptor\.standard(Output|Error)\.write|FileHandle\.standard|STD(OUT|ERR)_FILENO|\bf?puts\(|\bfwrite\(|\bv?f?printf\(|\bputchar\(|NSLog\(|\bos_log\(|TextOutputStream"#
        )
        #expect(
            writers == [
                "FileAccess/FileDescriptor.swift", "UIKit/Views/UIView+LayoutLogging.swift",
                "layout-render/Output/StandardOutput.swift",
            ])
        #expect(try files(matching: #"(^|[^.\w])(print|debugPrint|dump)\("#) == [])
        let logged = Self.lines.filter { $0.file.hasSuffix("UIView+LayoutLogging.swift") }
        #expect(
            logged.contains { $0.text.contains("FileHandle.standardError") && $0.text.contains("onOneLine") })
    }

    /// These print text of the program itself, which no input is part of.
    @Test func onlyTheProgramsOwnTextIsPrintedUnescaped() throws {
        let printers = try files(matching: #"PrintedText\(ofProgram:"#)
        let commands = [
            "Completions", "Findings", "LayoutRender", "Manual", "Schema",
        ].map { "layout-render/Commands/\($0)Command.swift" }
        #expect(printers == Set(commands))
        #expect(try files(matching: #"PrintedText\(string(Literal|Interpolation):"#) == [])
    }

    /// Documents for programs, and lines that a filter passes on.
    @Test func onlyDocumentsArePrintedAsBytes() throws {
        let printers = try files(matching: #"Standard(Output|Error)\.(write\(document:|pass\()"#)
        let multiline = try files(matching: #"^document: "#)
        #expect(
            printers.union(multiline)
                == Set(
                    [
                        "Commands/DiffCommand.swift", "Commands/ExplainCommand.swift",
                        "Commands/FramesCommand.swift", "Commands/SweepCommand.swift",
                        "Commands/TestCommand.swift", "Logs/LogPictures.swift", "Logs/LogRun.swift",
                        "Output/PictureFiles.swift", "Reports/Reporter.swift",
                    ].map { "layout-render/\($0)" }))
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
