import Foundation
import Testing

@testable import layout_render

@Suite struct ParsedArgumentsTests {
    private static let option = ArgumentOption("value", value: .any(placeholder: "v"), help: "")

    private func arguments(_ value: String) -> ParsedArguments {
        var parsed = ParsedArguments()
        parsed.add(value: value, of: Self.option)
        return parsed
    }

    @Test(arguments: [("390x844", 390, 844), ("0.5x1e3", 0.5, 1000), ("100000x100000", 100_000, 100_000)])
    func sizesAreRead(text: String, width: Double, height: Double) throws {
        try ArgumentForm.size.check(text, of: "--size")
        #expect(arguments(text).size(Self.option) == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        "", "x", "390", "390x", "x844", "390x844x2", "0x1", "-1x1", "infx1", "nanx1", "390 x 844", "1xax2",
        "1e12x10", "100001x10", "10x100001",
    ])
    func whatIsNoSizeIsRefused(text: String) {
        #expect(throws: UsageError.self) { try ArgumentForm.size.check(text, of: "--size") }
    }

    @Test(arguments: ["", "0", "-1", "nan", "inf", "1e999", "two", "1 ", "64.01"])
    func whatIsNoNumberInTheRangeIsRefused(text: String) {
        let form = ArgumentForm.number(0.01...64, example: 2)
        #expect(throws: UsageError.self) { try form.check(text, of: "--scale") }
    }

    @Test(arguments: ["", "-1", "101%", "1e3%", "nan%", "2.5", "%"])
    func whatIsNoPartOfThePixelsIsRefused(text: String) {
        #expect(throws: UsageError.self) {
            try ArgumentForm.pixels.check(text, of: "--max-different-pixels")
        }
    }

    @Test func listsAreSplitAtCommas() {
        #expect(arguments("a, b,c").words(Self.option) == ["a", "b", "c"])
        #expect(ParsedArguments().words(Self.option) == [])
    }
}
