import Foundation

@testable import LayoutPipeline
@testable import layout_render

/// Runs whole subcommands on files with fuzzed contents. Their output isn't read.
enum CommandTarget {
    /// Explains a document: as text, or in one of the other formats, which depends on the number of bytes.
    static func explain(_ bytes: [UInt8]) {
        FuzzFolder.fill(with: [("fuzz.json5", bytes)])
        run(ExplainCommand.self, reporter(bytes) + ["--state", "all", FuzzFolder.file("fuzz.json5")])
    }

    /// Sweeps a document over all widths and a range of heights.
    static func sweep(_ bytes: [UInt8]) {
        FuzzFolder.fill(with: [("fuzz.json5", bytes)])
        let ranges = ["--width", "320...1366", "--height", "200...900"]
        run(SweepCommand.self, reporter(bytes) + ranges + [FuzzFolder.file("fuzz.json5")])
    }

    /// Draws the layouts of a page twice: the second run finds what the first wrote.
    static func markdown(_ bytes: [UInt8]) {
        FuzzFolder.fill(with: [("fuzz.md", bytes)])
        for _ in 0..<2 { run(MarkdownCommand.self, reporter(bytes) + [FuzzFolder.file("fuzz.md")]) }
    }

    /// Compares two documents, which a line of three equal signs separates; without one, a document with nothing.
    static func diff(_ bytes: [UInt8]) {
        let separator = Array("\n===\n".utf8)
        let place = bytes.firstRange(of: separator)
        let before = Array(bytes[..<(place?.lowerBound ?? bytes.endIndex)])
        let after = Array(bytes[(place?.upperBound ?? bytes.endIndex)...])
        FuzzFolder.fill(with: [("before.json5", before), ("after.json5", after)])
        let files = ["before.json5", "after.json5"].map(FuzzFolder.file)
        let ending = bytes.count.isMultiple(of: 2) ? "png" : "html"
        run(DiffCommand.self, ["-o", FuzzFolder.file("difference.\(ending)")] + files)
    }

    /// Reads settings, and makes every subcommand with them. Nothing runs, since settings say where files are.
    static func settings(_ bytes: [UInt8]) {
        FuzzFolder.fill(with: [(Configuration.fileName, bytes)])
        guard let configuration = try? ConfigurationReader.nearest(to: FuzzFolder.path) else { return }
        for type in LayoutRenderCommand.subcommands {
            let description = type.description
            let words = configuration.arguments(
                for: description, besides: ParsedArguments(), in: FuzzFolder.path)
            guard let arguments = try? ArgumentParser.parse(words, for: description) else { continue }
            _ = try? type.init(arguments)
        }
    }

    private static func reporter(_ bytes: [UInt8]) -> [String] {
        let reporters = Reporter.allCases
        return ["--reporter", reporters[bytes.count % reporters.count].rawValue]
    }

    /// Runs a subcommand. An error that it throws is a mistake on the command line or in the files.
    private static func run(_ type: any Subcommand.Type, _ words: [String]) {
        guard let arguments = try? ArgumentParser.parse(words, for: type.description) else { return }
        _ = try? type.init(arguments).run()
    }
}
