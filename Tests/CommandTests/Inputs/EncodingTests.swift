import FileAccess
import Foundation
import Testing

/// Every kind of text input means the same in every encoding and with every line end.
@Suite struct EncodingTests {
    static let forms = ["crlf", "mark", "little", "big", "little crlf", "unmarked"]

    /// Returns text in a form; a declaration of XML says UTF-16 where it is.
    static func bytes(_ text: String, _ form: String) -> Data {
        var text = text
        if form.hasSuffix("crlf") { text = text.replacingOccurrences(of: "\n", with: "\r\n") }
        let isWide = !["crlf", "mark"].contains(form)
        if isWide { text = text.replacingOccurrences(of: "encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"") }
        let encoding: TextBytes.Encoding =
            isWide
            ? .utf16(isBigEndian: form == "big", hasMark: form != "unmarked") : .utf8(hasMark: form == "mark")
        return Data(TextBytes.bytes(of: text, as: encoding))
    }

    private static let log = """
        a line
        Unable to simultaneously satisfy constraints.
        (
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 200>",
        "<NSLayoutConstraint:0x3 UIView:0x2.width == 10>"
        )

        """

    /// A file with text, and the command that reads it.
    struct Reading: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var arguments: [String]
        var testDescription: String { "\(name): \(arguments.joined(separator: " "))" }
    }

    static let readings = [
        Reading(name: "b.json5", text: Documents.conflict, arguments: ["check", "b.json5"]),
        Reading(name: "b.xib", text: Documents.interfaceBuilder, arguments: ["frames", "b.xib"]),
        Reading(name: "b.log", text: log, arguments: ["explain", "b.log"]),
        Reading(
            name: "in/b.json", text: "{\"layoutDocument\": 1,\n\"root\": {\"id\": \"v\"}}",
            arguments: ["frames", "in"]),
        Reading(
            name: "theme.json5", text: "{ base: \"dark\",\n guide: \"#ff7ab8\" }",
            arguments: ["render", "a.json5", "--theme", "./theme.json5", "-o", "-"]),
        Reading(
            name: ".layout-render.json5", text: "{ strict: true,\n size: \"70x60\" }",
            arguments: ["frames", "a.json5"]),
    ]

    /// Runs a command over a file in one form after all others, and returns what it printed, without times.
    private func output(_ reading: Reading, _ content: Data, isInput: Bool) throws -> String {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try folder.write("", to: reading.name)
            let file = folder.appending(reading.name)
            try content.write(to: file)
            let process = Process()
            process.executableURL = BuiltCommand.executable
            process.arguments = reading.arguments.map { isInput && $0 == reading.name ? "-" : $0 }
            process.currentDirectoryURL = folder.url
            process.standardInput = try FileHandle(forReadingFrom: file)
            let (output, errors) = (folder.appending("1"), folder.appending("2"))
            for file in [output, errors] { try Data().write(to: file) }
            process.standardOutput = try FileHandle(forWritingTo: output)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            process.waitUntilExit()
            let text = try folder.text("1") + folder.text("2") + "\(process.terminationStatus)"
            return text.replacingOccurrences(of: "[0-9.]+ s\n", with: "", options: .regularExpression)
        }
    }

    @Test(arguments: readings)
    func formsMeanTheSame(reading: Reading) throws {
        let places = ["b.json5", "b.xib", "b.log"].contains(reading.name) ? [false, true] : [false]
        for isInput in places {
            let plain = try output(reading, Data(reading.text.utf8), isInput: isInput)
            #expect(plain != "0")
            for form in Self.forms {
                // Other lines of a log pass through, with their line ends.
                let found = try output(reading, Self.bytes(reading.text, form), isInput: isInput)
                    .replacingOccurrences(of: "a line\r\n", with: "a line\n")
                #expect(found == plain, "\(form)")
            }
        }
    }

    @Test func baselinesMeanTheSame() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.conflict, to: "a.json5")
            try folder.write(Self.log, to: "a.log")
            let sweep = ["sweep", "a.json5", "--width", "100...110"]
            let report = try BuiltCommand.run(sweep + ["--reporter", "json"], in: folder.url)
            #expect(try BuiltCommand.run(sweep, in: folder.url).status == 1)
            let explain = ["explain", "a.log"]
            #expect(try BuiltCommand.run(explain, in: folder.url).status == 1)
            #expect(
                try BuiltCommand.run(explain + ["--write-baseline", "first"], in: folder.url).status == 0)
            let known = try folder.text("first")
            for form in Self.forms {
                try Self.bytes(report.output, form).write(to: folder.appending("sweep"))
                try Self.bytes(known, form).write(to: folder.appending("known"))
                #expect(
                    try BuiltCommand.run(sweep + ["--baseline", "sweep"], in: folder.url).status == 0,
                    "\(form)")
                #expect(
                    try BuiltCommand.run(explain + ["--baseline", "known"], in: folder.url).status == 0,
                    "\(form)")
            }
        }
    }

    @Test func goldenFramesMeanTheSame() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "in/a.json5")
            let test = ["test", "in", "--goldens", "frames"]
            #expect(try BuiltCommand.run(test + ["--record", "all"], in: folder.url).status == 0)
            let golden = try folder.text("in/Goldens/a.frames")
            for form in Self.forms {
                try Self.bytes(golden, form).write(to: folder.appending("in/Goldens/a.frames"))
                #expect(try BuiltCommand.run(test, in: folder.url).status == 0, "\(form)")
            }
        }
    }
}
