import ContextServer
import Engine
import FileAccess
import Foundation
import LayoutPipeline
import Testing

@testable import ContextTools

/// The folders that a server may read.
@Suite struct ReadableFoldersTests {
    @Test func neitherLinksNorParentsLeadOut() throws {
        try TemporaryFolder.with { outside in
            try outside.write("x", to: "secret.json5")
            try TemporaryFolder.with { folder in
                try folder.write("x", to: "inner/a.json5")
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("link"), withDestinationPath: outside.url.path)
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path("own"), withDestinationPath: "inner")
                let folders = try #require(ReadableFolders([folder.url.path]))
                func name(_ path: String, _ roots: RequestContext.ClientRoots = .unlimited) -> String? {
                    try? folders.checked(path, within: roots)
                }
                #expect(name("inner/a.json5") == "inner/a.json5")
                #expect(name("own/a.json5") == "inner/a.json5")
                #expect(name("inner/../inner/a.json5") == "inner/a.json5")
                #expect(name("new.png") == "new.png")
                #expect(name(folder.path("inner")) == "inner")
                for path in [
                    "", "..", "../x", "link/secret.json5", "link", outside.path("secret.json5"),
                    "/etc/passwd",
                    "inner/../../x", "a\0b",
                ] {
                    #expect(name(path) == nil, "\(path)")
                }
                #expect(name("inner/a.json5", .folders([folder.path("inner")])) != nil)
                #expect(name("inner/a.json5", .folders([])) == nil)
                #expect(name("inner/a.json5", .folders([folder.path("own")])) != nil)
                #expect(name("inner/a.json5", .folders([folder.path("in")])) == nil)
                #expect(name("inner/a.json5", .unknown) == nil)
            }
        }
    }
}

/// What assistants are told.
@Suite struct AssistantGuideTests {
    /// Nothing is found in the document that shows how to write one.
    @Test func theExampleIsRight() throws {
        let outcome = try BuiltCommand.run(["check", "-", "--strict"], input: DocumentGuide.example)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    /// The tools have the names that others rely on.
    @Test func theToolsAreNamed() throws {
        let folders = try #require(ReadableFolders(["."]))
        let provider = LayoutProvider(
            ToolPermissions(folders: folders, allowsWriting: false, allowsCode: false), findings: { "" }
        ) { ToolSettings(request: LayoutRequest(), look: .init()) }
        let names = Set(provider.tools.map(\.name))
        #expect(
            names.isSuperset(of: [
                "render", "check", "frames", "find", "explain_conflict", "explain_item", "try_changes",
                "sweep",
                "compare", "list_scenes", "devices",
            ]))
    }
}

/// Texts that fit a reader.
@Suite struct ShortTextTests {
    @Test func textsAreCutAtLines() {
        #expect(ShortText.beginning(of: "a\nb", limit: 3) == "a\nb")
        #expect(ShortText.beginning(of: "first\nsecond\nthird", limit: 13) == "first\n…")
        #expect(ShortText.beginning(of: "abcdef", limit: 4) == "abc…")
        for limit in 1...40 {
            #expect(
                ShortText.beginning(of: "one\ntwo\nthree\nfour\nfive six seven", limit: limit).count <= limit
                    + 1)
        }
    }

    @Test func controlCharactersAreEscaped() {
        #expect(ShortText.escaped("a\u{1B}[31m\nb\u{202E}") == "a\\u{1B}[31m\nb\\u{202E}")
    }
}
