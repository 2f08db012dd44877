import Foundation
import Testing

@testable import layout_render

/// Words of commands that people are told to paste, run in every shell that is installed. PowerShell is tried where `pwsh`
/// is.
@Suite struct ShellWordTests {
    /// The shells of this machine, each with the arguments before a script.
    private static let shells: [(name: String, path: String)] = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["sh", "dash", "bash", "zsh", "fish", "pwsh"].compactMap { name in
            let paths = folders.map { "\($0)/\(name)" }
            guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
                print("Skipped \(name): it isn't installed.")
                return nil
            }
            return (name, path)
        }
    }()

    /// Texts that mean something to a shell.
    private static let texts = [
        "", "plain", "two words", "it's", "'", "''", "\\", "\\\\", "a\\", "a\\\\b", "\\'", "'\\", "$HOME",
        "`id`",
        "$(touch made)", "; touch made; echo ", "\"; touch made; echo \"", "'; touch made; echo '",
        "\\'; touch made; echo \\'", "it's \"$HOME\" \\ !", "a!b", "it's !", "~", "~root", "*", "?", "[a]",
        "{a,b}", "a,b",
        "=ls", "@args", "%1", "#c", "a#b", "<f", ">made", "|cat", "&", "&&touch made", "(touch made)", "-n",
        "--x.y", "--x=y",
        "^x", "‘; touch made; ‘", "’$x", "“$x”", "it's “quoted”", "é", "日本", "a\u{200D}b",
        "x = \"it\\u0027s\"",
        "a\\\\'b$", "\\$HOME", "\"", "'\"'\"'", "%d", "\\n", "\\c", "--", "1e3", "$'a'", "a=b", "group:1f",
        "!!",
    ]

    /// Returns what a shell makes of a script's words, each with a line of its own bytes in hexadecimal digits.
    private func words(_ script: String, in shell: String, _ folder: TemporaryFolder) throws -> [String] {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: shell)
        process.arguments = shell.hasSuffix("zsh") ? ["-f", "-c", script] : ["-c", script]
        process.currentDirectoryURL = folder.url
        process.standardOutput = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(
                String.init)
    }

    @Test func everyShellReadsAWordAsItsText() throws {
        try #require(!Self.shells.isEmpty)
        var random = SystemRandomNumberGenerator()
        let letters = Array("a '\"\\$`!;&|<>(){}[]*?~#=@,%^-‘’“”é")
        let mixed = (0..<300).map { _ in
            String(
                (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                })
        }
        let texts = Self.texts + mixed
        for (name, path) in Self.shells where name != "pwsh" {
            try TemporaryFolder.with { folder in
                let quoted = texts.map { ShellWord.quoted($0) ?? "unwritten" }
                let script = quoted.map { "printf '%s\\n' x \($0)" }.joined(separator: "\n")
                let found = try words(script, in: path, folder)
                #expect(found.dropLast() == texts.flatMap { ["x", $0] }[...], "\(name)")
                #expect(try folder.files() == [], "\(name)")
            }
        }
    }

    /// No text from an input becomes a command anywhere: PowerShell's quotes end where its rules say.
    @Test func powerShellFindsNoOtherCommandInAWord() {
        var random = SystemRandomNumberGenerator()
        let letters = Array("a;'\"\\$`(‘’“”&|")
        for _ in 0..<3000 {
            let text = String((0..<9).compactMap { _ in letters.randomElement(using: &random) })
            let word = ShellWord.quoted(text) ?? ""
            #expect(PowerShellWords.arePlainText(word), "\(text) became \(word)")
        }
        for text in Self.texts {
            #expect(PowerShellWords.arePlainText(ShellWord.quoted(text) ?? ""), "\(text)")
        }
        #expect(!PowerShellWords.arePlainText("a;b"))
        #expect(!PowerShellWords.arePlainText("'it'\\''s; x'"))
        #expect(!PowerShellWords.arePlainText("\"$(x)\""))
    }

    @Test(arguments: [
        "a\nb", "a\rb", "\u{1B}[201~\n", "\u{9B}31m", "a\u{202E}b", "a\u{2028}b", "\u{0}", "a\tb", "\u{7F}",
    ])
    func whatATerminalActsOnIsNoWord(text: String) {
        #expect(ShellWord.quoted(text) == nil)
        #expect(ShellWord.command(["layout-render", text]) == nil)
    }

    @Test func valuesAndPathsAreNoOptions() {
        #expect(ShellWord.option("--scene", "-x") == ["--scene=-x"])
        #expect(ShellWord.option("--scene", "x") == ["--scene", "x"])
        #expect(ShellWord.operand("-o.json5") == "./-o.json5")
        #expect(ShellWord.operand("-") == "-")
    }
}

/// PowerShell's rules for the words of a command, as its language specification has them.
private enum PowerShellWords {
    /// Returns whether words contain nothing that PowerShell evaluates: no variable, no other command.
    static func arePlainText(_ words: String) -> Bool {
        var quote: Character?
        var rest = words[...]
        while let letter = rest.popFirst() {
            switch (quote, letter) {
            case ("'", "'"), ("'", "‘"), ("'", "’"), ("'", "‚"), ("'", "‛"): quote = nil
            case ("\"", "\""), ("\"", "“"), ("\"", "”"), ("\"", "„"): quote = nil
            case ("\"", "$"), ("\"", "`"): return false
            case (nil, "'"), (nil, "‘"), (nil, "’"), (nil, "‚"), (nil, "‛"): quote = "'"
            case (nil, "\""), (nil, "“"), (nil, "”"), (nil, "„"): quote = "\""
            case (nil, let letter) where ";|&$`(){}<>@#,\n".contains(letter): return false
            default: break
            }
        }
        return quote == nil
    }
}
