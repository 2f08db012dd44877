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

    @Test(arguments: [("390x844", 390, 844), ("0.5x1e3", 0.5, 1000)])
    func sizesAreRead(text: String, width: Double, height: Double) throws {
        #expect(try arguments(text).size(Self.option) == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        "", "x", "390", "390x", "x844", "390x844x2", "0x1", "-1x1", "infx1", "nanx1", "390 x 844",
    ])
    func whatIsNoSizeIsRefused(text: String) {
        #expect(throws: UsageError.self) { try arguments(text).size(Self.option) }
    }

    @Test(arguments: ["", "0", "-1", "nan", "inf", "1e999", "two", "1 "])
    func whatIsNoNumberInTheRangeIsRefused(text: String) {
        #expect(throws: UsageError.self) { try arguments(text).number(Self.option, in: 0.01...64) }
    }

    @Test func listsAreSplitAtCommas() {
        #expect(arguments("a, b,c").words(Self.option) == ["a", "b", "c"])
        #expect(ParsedArguments().words(Self.option) == [])
    }
}
