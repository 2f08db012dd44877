import Foundation
import Testing

/// Files are written, removed and read in one place each, where links, inputs, permissions and signals are thought of.
/// These tests read the project's sources.
@Suite struct SourceRuleTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources").path

    /// Returns a pattern for calls of functions, which methods with the same names aren't.
    private static func calls(_ names: String...) -> [String] {
        names.map { "(?<![.\\w])(?<!func )\($0)\\(" }
    }

    /// Returns the places at which patterns are found in the sources, without comments: the file and what was found.
    private static func places(of patterns: [String], notIn modules: [String] = []) throws -> [String] {
        let pattern = try NSRegularExpression(pattern: patterns.joined(separator: "|"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter {
            $0.hasSuffix(".swift")
        }
        #expect(files.count > 1000)
        var places: Set<String> = []
        for file in files where !modules.contains(where: { file.hasPrefix("\($0)/") }) {
            let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
            for line in text.split(separator: "\n") {
                let code = line.components(separatedBy: "//")[0]
                for match in pattern.matches(in: code, range: NSRange(code.startIndex..., in: code)) {
                    if let range = Range(match.range, in: code) { places.insert("\(file): \(code[range])") }
                }
            }
        }
        return places.sorted()
    }

    @Test func filesAreOpenedForWritingInOnePlace() throws {
        let flags = ["O_WRONLY", "O_RDWR", "O_CREAT", "O_APPEND", "O_TRUNC"]
        let others =
            Self.calls("fopen", "freopen", "creat", "mkd?o?s?temps?") + [
                "FileHandle\\(for(Writing|Updating)", "OutputStream\\(", "write_to_png",
                "\\.write\\(to(File)?: (?!&)", "\\.(createFile|createDirectory|createSymbolicLink)\\(",
                "\\.(copyItem|moveItem|linkItem|replaceItem\\w*)\\(", "\\.truncate\\(", "ofItemAtPath",
            ]
        #expect(
            try Self.places(of: flags) == [
                "FileAccess/FileOpening.swift: O_APPEND", "FileAccess/FileOpening.swift: O_CREAT",
                "FileAccess/FileOpening.swift: O_WRONLY",
            ])
        // A program of its own, which writes copies of code into the cache.
        #expect(try Self.places(of: others, notIn: ["CodeSyntax"]) == [])
    }

    /// These write to a path that the command line or a caller names, and follow a link there. Everything else is written
    /// `below:` a folder, in which none is followed.
    @Test func onlyNamedFilesAreWrittenThroughLinks() throws {
        let places = try Self.places(
            of: ["AtomicFile\\.(write|append)\\((?!.*below: )(?!$)"], notIn: ["FileAccess"])
        #expect(
            Set(places.map { $0.components(separatedBy: ":")[0] }) == [
                // Its path is resolved, and checked to be below the folders that may be written.
                "ContextTools/Tools/RenderTool.swift",
                // Goldens belong to their author, links among them too.
                "GoldenTesting/GoldenFiles.swift", "LayoutPipeline/Diff/DiffWriter.swift",
                "LayoutPipeline/Golden/GoldenSummary.swift", "LayoutPipeline/Logs/LogBaseline.swift",
                "LayoutPipeline/Markdown/MarkdownRun.swift", "LayoutPipeline/Output/PictureFiles.swift",
                "LayoutPipeline/Reports/FindingBaseline.swift", "LayoutPipeline/Reports/Reporter.swift",
                "LayoutPipeline/Runs/LogPictures.swift", "LayoutPipeline/Runs/LogRun.swift",
                "LayoutPipeline/Runs/SweepRun.swift", "LayoutRenderKit/SolvedLayout+Writing.swift",
                "LayoutTesting/UIView+Picture.swift", "layout-render/Commands/ConvertCommand.swift",
                "layout-render/Commands/TestCommand.swift",
            ])
    }

    /// Commands that users paste are put together from words that `ShellWord` quotes, and in the page `shellWord`.
    @Test func commandsToPasteAreQuotedInOnePlace() throws {
        #expect(
            try Self.places(of: [#""layout-render", ""#]) == [
                "layout-render/Requests/GoldenSelection.swift: \"layout-render\", \""
            ])
        let page = "\(Self.sources)/Inspector/Page"
        for name in try FileManager.default.contentsOfDirectory(atPath: page) where name.hasSuffix(".js") {
            let text = try String(contentsOfFile: "\(page)/\(name)", encoding: .utf8)
            for option in ["--set", "--device", "--scene", "--state", "--text-size"] {
                #expect(!text.contains("`\(option) $"), "\(name) \(option)")
            }
        }
    }

    @Test func filesGetTheirNamesInOnePlace() throws {
        #expect(
            try Self.places(
                of: Self.calls("linkat", "link(?!\\(on: )", "renameat2?", "rename", "symlink(at)?")) == [
                    "FileAccess/TemporaryFile.swift: linkat(", "FileAccess/TemporaryFile.swift: rename(",
                ])
        #expect(
            try Self.places(of: Self.calls("mkdir(at)?", "mknod(at)?", "mkfifo(at)?")) == [
                "FileAccess/Folder.swift: mkdir("
            ])
    }

    @Test func filesAreRemovedInOnePlace() throws {
        #expect(
            try Self.places(of: Self.calls("unlink(at)?", "rmdir") + ["\\.(removeItem|trashItem)\\("]) == [
                "FileAccess/FileRemoval.swift: .removeItem(", "FileAccess/FileRemoval.swift: unlink(",
            ])
        #expect(
            try Self.places(of: ["FileRemoval\\.remove\\("]) == [
                "FileAccess/Folder.swift: FileRemoval.remove(",
                "FileAccess/Leftovers.swift: FileRemoval.remove(",
                "FileAccess/TemporaryFile.swift: FileRemoval.remove(",
            ])
    }

    /// What is read elsewhere isn't known to be an input. `UIKit` reads an app's resources and writes no files;
    /// `CodeSyntax` is a program of its own, which is built in the cache, and `CodeHost` runs in the author's, which has
    /// limits of time and memory.
    @Test func inputsAreReadInOnePlace() throws {
        let others = [
            "FileHandle\\(forReading", "InputStream\\(", "(Data|String)\\(contentsOf", "\\.contents\\(atPath",
        ]
        #expect(
            try Self.places(of: Self.calls("open(at)?") + others, notIn: ["CodeHost", "CodeSyntax", "UIKit"])
                == [
                    // Looks methods up in the program itself.
                    "Engine/Model/Views/SymbolTable.swift: Data(contentsOf",
                    "Engine/Model/Views/SymbolTable.swift: String(contentsOf",
                    "FileAccess/FileOpening.swift: open(", "FileAccess/FileReader.swift: open(",
                    "FileAccess/FileReader.swift: openat(",
                    // Locks a folder.
                    "FileAccess/FolderLock.swift: open(",
                    // Looks whether a temporary file is in use.
                    "FileAccess/Leftovers.swift: open(",
                ])
    }
}

extension [String] {
    /// The elements, each once.
    fileprivate var uniqued: [String] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
