import Foundation
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct PathPatternTests {
    private static let paths = [
        "a.json5", "b.xib", "x/a.json5", "x/y/a.json5", "x/y/b.json5", "x/y/z/ab.json5", "xy/a.json5",
        "y/x/a.xib",
        "y/x/x/c.json5",
    ]

    /// Returns the paths to which bash expands a pattern, with `**` for any number of folders.
    private func expansion(of pattern: String, in folder: TemporaryFolder) throws -> [String] {
        let output = try folder.write("", to: "../\(folder.url.lastPathComponent)-output")
        defer { try? FileManager.default.removeItem(atPath: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c",
            "shopt -s globstar nullglob; for f in \(pattern); do [ -f \"$f\" ] && echo \"$f\"; done; true",
        ]
        process.environment = ["LC_ALL": "C"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle(forWritingAtPath: output)
        try process.run()
        process.waitUntilExit()
        return try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    #if os(Linux)
        /// macOS has bash 3, which doesn't know `**`.
        @Test(arguments: [
            "*.json5", "*", "x/*.json5", "*/a.json5", "**/a.json5", "x/**/*.json5", "**/*.xib", "**/x/*",
            "**/x/**/*.json5", "?.xib", "[ab].*", "x*/a.json5", "**/[!a]*.json5", "**/*b*", "y/x/**/c.json5",
            "nowhere/*", "**/**/a.json5", "x/*/*/*", "./x/*.json5",
        ])
        func patternsMatchWhatBashExpands(pattern: String) throws {
            try TemporaryFolder.with { folder in
                for path in Self.paths { try folder.write("", to: path) }
                let names = pattern.hasPrefix("./") ? Self.paths.map { "./" + $0 } : Self.paths
                let matched = Set(names.filter(PathPattern(pattern).matches))
                #expect(try matched == Set(expansion(of: pattern, in: folder)))
            }
        }
    #endif

    @Test func hiddenNamesNeedTheirDot() {
        #expect(!PathPattern("*").matches(".hidden"))
        #expect(PathPattern(".*").matches(".hidden"))
    }

    @Test func excludingGoesByNamesAndBeginnings() {
        #expect(PathPattern("Drafts").excludes("Layouts/Drafts/deep/a.json5"))
        #expect(PathPattern("old-*.xib").excludes("Layouts/old-1.xib"))
        #expect(!PathPattern("old-*.xib").excludes("Layouts/new.xib"))
        #expect(PathPattern("Layouts/Drafts").excludes("Layouts/Drafts/a.json5"))
        #expect(!PathPattern("Layouts/Drafts").excludes("Other/Layouts/Drafts/a.json5"))
        #expect(PathPattern("**/Drafts/*.xib").excludes("Other/Layouts/Drafts/a.xib"))
        #expect(!PathPattern("**/Drafts/*.xib").excludes("Other/Drafts/a.json5"))
    }

    /// A pattern that takes exponential time if every `**` is tried at every position.
    @Test func manyStarsEnd() {
        let pattern = String(repeating: "**/a/", count: 40) + "b"
        let path = String(repeating: "a/", count: 200) + "c"
        #expect(!PathPattern(pattern).matches(path))
    }
}
