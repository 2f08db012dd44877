import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

/// Inputs that can't be used are reported by every subcommand, in every format.
@Suite struct SaidErrorsTests {
    /// What is wrong with an input, and what must follow.
    enum Fault: CaseIterable {
        case missing, broken, loop, belowAFile

        var status: Int32 { self == .broken ? 65 : 74 }

        /// Part of the message.
        var words: String {
            switch self {
            case .missing: "No such file or directory"
            case .broken: "never closed"
            case .loop: "Too many levels of symbolic links"
            case .belowAFile: "Not a directory"
            }
        }

        /// Makes the input in a folder, and returns its path.
        func make(_ ending: String, _ broken: String, in folder: TemporaryFolder) throws -> String {
            switch self {
            case .missing: return "missing\(ending)"
            case .broken:
                try folder.write(broken, to: "broken\(ending)")
                return "broken\(ending)"
            case .loop:
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("loop\(ending)"), withDestinationPath: "loop\(ending)")
                return "loop\(ending)"
            case .belowAFile:
                try folder.write("", to: "file")
                return "file/below\(ending)"
            }
        }
    }

    /// A command line with one input, for which `INPUT` stands, and perhaps other usable ones.
    struct Line: Sendable, CustomTestStringConvertible {
        var words: [String]
        var ending = ".json5"
        /// The input's text if it is broken.
        var broken = "{ layoutDocument: 1, root: { id: 'v'"
        var brokenWords = "the file ends inside"
        var faults = Fault.allCases
        var reporters: [String] = Reporter.allCases.map(\.rawValue)

        var subcommand: String { words[0] }
        var testDescription: String { words.joined(separator: " ") }
    }

    static let lines = [
        Line(words: ["render", "INPUT", "-o", "out.svg"]), Line(words: ["render", "good.json5", "INPUT"]),
        Line(words: ["render", "INPUT", "-o", "page.html"]),
        Line(words: ["frames", "INPUT"]), Line(words: ["frames", "good.json5", "INPUT"]),
        Line(words: ["check", "INPUT"]), Line(words: ["check", "good.json5", "INPUT"]),
        Line(words: ["explain", "INPUT"]), Line(words: ["explain", "good.json5", "INPUT"]),
        Line(words: ["explain", "INPUT", "good.json5", "--item", "view"]),
        Line(words: ["explain", "INPUT", "-o", "out.svg"]),
        Line(words: ["explain", "INPUT"], ending: ".log", faults: [.missing, .loop, .belowAFile]),
        Line(words: ["explain", "good.log", "--with", "INPUT"]),
        Line(words: ["sweep", "INPUT"]), Line(words: ["sweep", "good.json5", "INPUT"]),
        Line(
            words: ["convert", "INPUT"], ending: ".txt", broken: "no capture", brokenWords: "isn't a capture"),
        Line(words: ["diff", "INPUT", "good.json5"], reporters: ["text", "json"]),
        Line(words: ["diff", "good.json5", "INPUT", "-o", "out.html"], reporters: ["text", "json"]),
        Line(
            words: ["diff", "good.png", "INPUT"], ending: ".png", broken: "no picture", brokenWords: "PNG",
            reporters: ["text", "json"]),
        Line(words: ["test", "INPUT"], reporters: GoldenReporter.allCases.map(\.rawValue)),
        Line(words: ["test", "good.json5", "INPUT"], reporters: GoldenReporter.allCases.map(\.rawValue)),
        Line(
            words: ["markdown", "INPUT"], ending: ".md", broken: "```layout\n{", brokenWords: "never closed"),
        Line(words: ["values", "state", "INPUT"], reporters: []),
        Line(words: ["values", "scene", "good.json5", "INPUT"], reporters: []),
        Line(words: ["init", "INPUT"], ending: "", faults: [.belowAFile], reporters: []),
    ]

    /// Subcommands without inputs, except for the project's settings.
    static let withoutInputs: Set<String> = [
        "config", "mcp", "devices", "findings", "schema", "swift-flags", "completions", "manual",
    ]

    @Test func everySubcommandIsHere() {
        let known = Set(Self.lines.map(\.subcommand)).union(Self.withoutInputs)
        #expect(known == Set(LayoutRenderCommand.descriptions.map(\.name)))
    }

    @Test(arguments: lines)
    func whatIsWrongIsSaid(line: Line) throws {
        let reporters = line.reporters.map { ["--reporter", $0] }
        for fault in line.faults {
            try TemporaryFolder.with { folder in
                try folder.write(Documents.plain, to: "good.json5")
                try folder.write("nothing\n", to: "good.log")
                _ = try BuiltCommand.run(["render", "good.json5", "-o", "good.png"], in: folder.url)
                let input = try fault.make(line.ending, line.broken, in: folder)
                let words = line.words.map { $0 == "INPUT" ? input : $0 }
                for options in reporters.isEmpty ? [[]] : reporters {
                    let outcome = try BuiltCommand.run(words + options, in: folder.url)
                    let context: Comment = "\(fault) \(options)"
                    #expect(outcome.status == fault.status, context)
                    let said = outcome.output + outcome.errors
                    #expect(said.contains(input), context)
                    #expect(said.contains(fault == .broken ? line.brokenWords : fault.words), context)
                    #expect(
                        !outcome.output.contains("every view's frame is decided")
                            || words.contains("good.json5"))
                }
            }
        }
    }

    /// In a report that is all of standard output, or else as text.
    @Test func brokenSettingsAreSaidByWhatReadsThem() throws {
        for subcommand in ["render", "frames", "check", "explain", "sweep", "test", "config"] {
            let takesReporter = subcommand != "config" && subcommand != "test"
            for reporter in takesReporter ? Reporter.allCases.map(\.rawValue) : ["text"] {
                try TemporaryFolder.with { folder in
                    try folder.write(Documents.plain, to: "good.json5")
                    try folder.write("{ colour: 1 }", to: ".layout-render.json5")
                    let inputs = subcommand == "config" ? [] : ["good.json5"]
                    let options = takesReporter ? ["--reporter", reporter] : []
                    let outcome = try BuiltCommand.run([subcommand] + inputs + options, in: folder.url)
                    #expect(outcome.status == 65, "\(subcommand) \(reporter)")
                    #expect((outcome.output + outcome.errors).contains("unknown key colour"))
                }
            }
        }
    }

    @Test(arguments: brokenDocuments)
    func explainSaysEveryMistakeOfADocument(broken: BrokenDocument) throws {
        for reporter in Reporter.allCases {
            let outcome = try BuiltCommand.run(
                ["explain", "-", "--input-format", "json5", "--reporter", reporter.rawValue],
                input: broken.text)
            let said = (outcome.output + outcome.errors)
            let place = "\(broken.place.line):\(broken.place.column)"
            if reporter == .text { #expect(said.contains("<stdin>:\(place): ")) }
            #expect(outcome.status == (broken.isUsable ? outcome.status : 65), "\(reporter)")
            #expect(outcome.status != 70)
            #expect(reporter != .text || said.contains(broken.advice))
            #expect(!said.isEmpty, "\(reporter)")
        }
    }

    /// What standard output explains isn't repeated on standard error.
    @Test func findingsAreExplainedOrReportedOnce() throws {
        let outcome = try BuiltCommand.run(
            ["explain", "-", "--input-format", "json5"], input: Documents.ambiguous)
        #expect(outcome.status == 0)
        #expect(outcome.output.components(separatedBy: "not determined").count == 2)
        #expect(outcome.errors.isEmpty)
        let conflict = try BuiltCommand.run(
            ["explain", "-", "--input-format", "json5", "--reporter", "github"], input: Documents.conflict)
        #expect(conflict.status == 1)
        #expect(conflict.output.hasPrefix("::error file=<stdin>"))
        #expect(conflict.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::") })
        #expect(conflict.errors.isEmpty)
    }

    @Test func optionsOfOtherInputsAreRefused() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try folder.write("nothing\n", to: "a.log")
            for (input, option) in [
                ("a.log", "--item"), ("a.log", "--constraint"), ("a.log", "--expect"),
                ("a.json5", "--baseline"), ("a.json5", "--write-baseline"), ("a.json5", "--with"),
            ] {
                let outcome = try BuiltCommand.run(["explain", input, option, "x"], in: folder.url)
                #expect(outcome.status == 64, "\(option)")
                #expect(outcome.errors.hasPrefix("layout-render: error: '\(option)' "), "\(option)")
            }
            #expect(try folder.files() == ["a.json5", "a.log"])
        }
    }

    /// The file is read as inputs are: a pipe isn't waited for.
    @Test func baselinesOfSweepsThatCannotBeReadAreSaid() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
            for (file, status, words) in [
                ("fifo", 74, "it is a named pipe"), ("a.json5", 65, "this isn't a sweep report"),
                ("none", 74, "'--write-baseline' writes it"),
            ] {
                let outcome = try BuiltCommand.run(
                    ["sweep", "a.json5", "--baseline", file], in: folder.url)
                #expect(outcome.status == Int32(status), "\(file)")
                #expect(outcome.errors.hasPrefix("\(file): error: "), "\(file)")
                #expect(outcome.errors.contains(words), "\(file)")
            }
        }
    }

    /// The canvas of a log isn't as large as the lengths in it, so that a picture has a size that can be looked at.
    @Test(arguments: [200_000, 9_000_000])
    func conflictsOfGreatLengthsAreDrawn(length: Int) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                Unable to simultaneously satisfy constraints.
                (
                "<NSLayoutConstraint:0x1 UIView:0x2.width == \(length)>",
                "<NSLayoutConstraint:0x3 UIView:0x2.width == 10>"
                )
                """, to: "big.log")
            for reporter in Reporter.allCases.map(\.rawValue) {
                let outcome = try BuiltCommand.run(
                    ["explain", "big.log", "-o", "p.png", "--reporter", reporter], in: folder.url)
                #expect(outcome.status == 1, "\(reporter)")
                #expect(outcome.output.contains("\(length)"), "\(reporter)")
                let header = try Data(contentsOf: folder.url.appendingPathComponent("p.png")).prefix(24)
                    .suffix(8)
                let size = [header.prefix(4), header.suffix(4)].map { $0.reduce(0) { $0 << 8 | Int($1) } }
                #expect(size.allSatisfy { (100...20_000).contains($0) }, "\(size)")
            }
        }
    }
}
