import Engine
import TextMetrics
import Testing

@testable import layout_render

/// Directions and text sizes that an input is laid out in one after the other.
@Suite struct RepeatedLayoutTests {
    @Test(arguments: [FramesCommand.description, DiffCommand.description, SweepCommand.description])
    func wordsForAllStandForEachInTurn(command: CommandDescription) throws {
        let arguments = try ArgumentParser.parse(
            ["a", "--direction", "both", "--text-size", "all"], for: command)
        #expect(arguments.directions == [.leftToRight, .rightToLeft])
        #expect(arguments.textSizes == ContentSizeCategory.allCases)
    }

    @Test func eachIsLaidOutOnce() throws {
        let arguments = try ArgumentParser.parse(
            [
                "a", "--direction", "rtl", "--direction", "both", "--text-size", "small", "--text-size",
                "small",
            ], for: FramesCommand.description)
        #expect(arguments.directions == [.rightToLeft, .leftToRight])
        #expect(arguments.textSizes == [.small])
    }

    @Test func withoutTheOptionsTheInputDecides() throws {
        let arguments = try ArgumentParser.parse(["a"], for: FramesCommand.description)
        #expect(arguments.directions.isEmpty && arguments.textSizes.isEmpty)
    }
}
