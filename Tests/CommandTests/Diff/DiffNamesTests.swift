import Foundation
import Testing

/// The name of a layout makes no difference.
@Suite struct DiffNamesTests {
    @Test(arguments: ["json5", "xib"])
    func aLayoutAndItsCopyAreEqual(ending: String) throws {
        try TemporaryFolder.with { folder in
            let text = ending == "xib" ? Documents.interfaceBuilder : Documents.plain
            try folder.write(text, to: "before.\(ending)")
            try folder.write(text, to: "another name.\(ending)")
            let outcome = try BuiltCommand.run(
                ["diff", "before.\(ending)", "another name.\(ending)", "-o", "out/"], in: folder.url)
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.contains("equal"))
            #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
            let states = try BuiltCommand.run(
                [
                    "diff", "before.\(ending)", "another name.\(ending)", "--device", "iPhone 16",
                    "--reporter", "json",
                ],
                in: folder.url)
            #expect(states.status == 0)
        }
    }

    @Test func aChangeIsStillFoundUnderAnotherName() throws {
        try TemporaryFolder.with { folder in
            try folder.write(Documents.plain, to: "a.json5")
            try folder.write(
                Documents.plain.replacingOccurrences(of: "[10, 10, 20, 20]", with: "[10, 10, 20, 21]"),
                to: "b.json5")
            let outcome = try BuiltCommand.run(["diff", "a.json5", "b.json5"], in: folder.url)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("box moved from [10, 10, 20, 20] to [10, 10, 20, 21]"))
        }
    }
}
