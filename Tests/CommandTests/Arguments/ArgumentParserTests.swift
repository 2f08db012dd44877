import Testing

@testable import layout_render

@Suite struct ArgumentParserTests {
    private static let level = ArgumentOption("level", letter: "l", value: .any(placeholder: "n"), help: "")
    private static let name = ArgumentOption(
        "name", value: .any(placeholder: "name"), isRepeatable: true, help: "")
    private static let mode = ArgumentOption("mode", value: .oneOf(["fast", "slow"]), help: "")
    private static let parts = ArgumentOption("parts", value: .listOf(["a", "b"]), help: "")
    private static let scene = ArgumentOption(
        "scene", value: .any(placeholder: "id"), isUnique: true, help: "")
    private static let output = ArgumentOption(
        "output", letter: "o", value: .path(placeholder: "path"), help: "")
    private static let quiet = ArgumentOption("quiet", letter: "q", help: "")
    private static let verbose = ArgumentOption("verbose", letter: "v", help: "")

    private static let command = CommandDescription(
        name: "go", abstract: "", operand: .init("file", isRepeatable: true, help: ""),
        options: [level, name, mode, parts, scene, output, quiet, verbose])

    private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
        try ArgumentParser.parse(arguments, for: Self.command)
    }

    @Test(
        arguments: [
            ["--level", "3", "x"], ["--level=3", "x"], ["-l", "3", "x"], ["-l=3", "x"],
            ["x", "--level", "3"],
        ])
    func everySpellingOfAnOptionIsTheSame(arguments: [String]) throws {
        let parsed = try ArgumentParser.parse(arguments, for: Self.command)
        #expect(parsed.string(Self.level) == "3")
        #expect(parsed.operands == ["x"])
    }

    @Test func valuesMayBeEmptyOrHoldEqualsSigns() throws {
        #expect(try parse("--level=", "x").string(Self.level) == "")
        #expect(try parse("--level=a=b", "x").string(Self.level) == "a=b")
        #expect(try parse("--level", "-", "x").string(Self.level) == "-")
    }

    @Test func lastValueIsUsedUnlessTheOptionIsRepeatable() throws {
        let parsed = try parse("--level", "1", "--level", "2", "--name", "b", "--name=a", "x")
        #expect(parsed.string(Self.level) == "2")
        #expect(parsed.strings(Self.name) == ["b", "a"])
    }

    @Test func listsAccumulate() throws {
        let parsed = try parse("--parts", "a", "x", "--parts=b,a")
        #expect(parsed.words(Self.parts) == ["a", "b", "a"])
    }

    @Test func uniqueOptionsHaveOneValue() throws {
        #expect(try parse("--scene", "a", "--scene", "a", "x").string(Self.scene) == "a")
        #expect(throws: UsageError.severalValues(option: "--scene", values: ["a", "b"])) {
            try parse("--scene", "a", "--scene=b", "x")
        }
    }

    @Test func flagsOfOneLetterJoin() throws {
        let parsed = try parse("-qv", "x")
        #expect(parsed.contains(Self.quiet))
        #expect(parsed.contains(Self.verbose))
        #expect(try parse("-ql", "7", "x").string(Self.level) == "7")
    }

    @Test func afterTwoDashesEverythingIsAnOperand() throws {
        let parsed = try parse("-q", "--", "--level", "-", "-v")
        #expect(parsed.operands == ["--level", "-", "-v"])
        #expect(!parsed.contains(Self.verbose))
    }

    @Test func aLoneDashIsAnOperand() throws {
        #expect(try parse("-").operands == ["-"])
    }

    @Test func helpNeedsNoOperand() throws {
        #expect(try parse("--help").contains(.help))
        #expect(try parse("-h").contains(.help))
    }

    @Test(
        arguments: [
            ([], .missingOperand("file")),
            (["--leve", "3"], .unknownOption("--leve", suggestion: "--level")),
            (["--lvel=3"], .unknownOption("--lvel", suggestion: "--level")),
            (["--zzzzzzz"], .unknownOption("--zzzzzzz", suggestion: nil)),
            (["-z"], .unknownOption("-z", suggestion: nil)),
            (["-level", "3"], .unknownOption("-level", suggestion: "--level")),
            (["x", "--level"], .missingValue(option: "--level", placeholder: "<n>")),
            (["--level", "-q", "x"], .missingValue(option: "--level", placeholder: "<n>")),
            (["--level", "-7x"], .missingValue(option: "--level", placeholder: "<n>", next: "-7x")),
            (["--quiet=yes", "x"], .unexpectedValue(option: "--quiet", value: "yes")),
            (
                ["--mode", "fats"],
                .unknownWord(option: "--mode", value: "fats", words: ["fast", "slow"], suggestion: "fast")
            ),
            (
                ["--parts", "a,c"],
                .unknownWord(option: "--parts", value: "c", words: ["a", "b"], suggestion: nil)
            ),
            (
                ["--mode", ""],
                .unknownWord(option: "--mode", value: "", words: ["fast", "slow"], suggestion: nil)
            ),
            (["x", "--output="], .emptyPath("--output")),
            (["x", "-o", ""], .emptyPath("-o")),
            (["x", ""], .emptyPath("<file>")),
        ] as [([String], UsageError)])
    func whatIsWrongIsSaid(arguments: [String], expected: UsageError) {
        #expect(throws: expected) { try ArgumentParser.parse(arguments, for: Self.command) }
    }

    @Test func operandsThatNothingTakesAreRefused() {
        let command = CommandDescription(name: "go", abstract: "", options: [])
        #expect(throws: UsageError.unexpectedOperand("x")) { try ArgumentParser.parse(["x"], for: command) }
    }
}
