import Foundation
import Testing

@testable import layout_render

/// Completions that shells offer on pressing the tab key.
@Suite struct CompletionTests {
    /// Returns bash's completions for the last word of a command line.
    private func completions(of words: [String], in folder: TemporaryFolder) throws -> [String] {
        let script = try BuiltCommand.run(["completions", "bash"]).output
        try folder.write(script, to: "script")
        try folder.write("", to: "offered")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments =
            [
                "-c",
                """
                . ./script; command=$1; shift; COMP_WORDS=("$command" "$@"); COMP_CWORD=$#; _layout_render
                [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
                """, "bash", BuiltCommand.executable.path,
            ] + words
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle(forWritingAtPath: folder.path("offered"))
        try process.run()
        process.waitUntilExit()
        return try folder.text("offered").split(separator: "\n").map(String.init)
    }

    @Test func devicesStatesAndScenesAreOffered() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a b.json5")
            try folder.write(Documents.interfaceBuilder, to: "two.xib")
            let devices = try completions(of: ["render", "--device", "iPhone 16 P"], in: folder)
            #expect(devices == [#"iPhone\ 16\ Plus"#, #"iPhone\ 16\ Pro"#, #"iPhone\ 16\ Pro\ Max"#])
            #expect(
                try completions(of: ["render", "--device", #"iPad\ mini\ 8"#], in: folder) == [
                    #"iPad\ mini\ 8.3"#
                ])
            #expect(
                try completions(of: ["check", "a b.json5", "--state", ""], in: folder) == ["wide", "all"])
            #expect(try completions(of: ["check", "two.xib", "--scene", "o"], in: folder) == ["one"])
            #expect(try completions(of: ["check", "--state", ""], in: folder).isEmpty)
            #expect(try completions(of: ["completions", "z"], in: folder) == ["zsh"])
        }
    }

    @Test func itemsAndWordsOfListsAreOffered() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                #"{ layoutDocument: 1, root: { id: "view", guides: [{ id: "gap" }], subviews: [{ id: "go" }] } }"#,
                to: "a.json5")
            #expect(try completions(of: ["explain", "a.json5", "--item", "g"], in: folder) == ["gap", "go"])
            #expect(
                try completions(of: ["render", "a.json5", "--focus", "view,ga"], in: folder) == [
                    #"view\,gap"#
                ])
            #expect(
                try completions(of: ["render", "--show", "guides,lege"], in: folder) == [#"guides\,legend"#])
            #expect(try completions(of: ["check", "--silence", "misp"], in: folder) == ["misplaced"])
        }
    }

    @Test(arguments: [["devices"], ["findings"], ["config"], ["values", "device"]])
    func listsAreJSONOnRequest(words: [String]) throws {
        try TemporaryFolder.with { folder in
            let outcome = try BuiltCommand.run(words + ["--format", "json"], in: folder.url)
            #expect(outcome.status == 0)
            let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
            let count = (value as? [Any])?.count ?? (value as? [String: Any])?.count ?? 0
            #expect(count >= 3)
        }
    }

    @Test func valuesAreALineEach() throws {
        let devices = try BuiltCommand.run(["values", "device"]).output.split(separator: "\n")
        #expect(devices.contains("iPhone 16 Pro"))
        #expect(Set(devices).count == devices.count)
        try TemporaryFolder.with { folder in
            try folder.write(Documents.interfaceBuilder, to: "a.xib")
            let scenes = try BuiltCommand.run(["values", "scene", "a.xib"], in: folder.url)
            #expect(scenes.output == "one\ntwo\n")
        }
        #expect(try BuiltCommand.run(["values", "colour"]).status == 64)
        #expect(try BuiltCommand.run(["values", "scene"]).status == 64)
        #expect(try BuiltCommand.run(["values", "scene", "gone.xib"]).status == 74)
    }
}
