import TestSupport
import Testing

@testable import ConstraintLog

/// Descriptions are read back as the constraints from which they were printed.
@Suite struct DescriptionTests {
    @Test func everyFormReadsBack() {
        for seed in 0..<2_000 as Range<UInt64> {
            var printer = ConstraintPrinter(random: SplitMix64(seed: seed))
            let printed = printer.next()
            let read = DescriptionReader.read(Array(printed.text.utf8)[...], line: 1)
            guard var read else {
                Issue.record("seed \(seed): not read: \(printed.text)")
                continue
            }
            read.text = ""
            clearRounding(&read)
            if read != printed.value {
                Issue.record("seed \(seed): \(printed.text) was read as \(read), not \(printed.value)")
            }
        }
    }

    /// Rounding has separate tests.
    private func clearRounding(_ constraint: inout LogConstraint) {
        constraint.left.rounding = 0
        constraint.right.rounding = 0
    }

    @Test(arguments: [
        ("251.333", 251.333, 0.0005), ("20.5", 20.5, 0.00005), ("44", 44, 0),
        ("0.425532", 0.425532, 0.000_000_5),
        ("1094.3333333333333", 1094.3333333333333, 0), ("2.22507e-308", 0, 0),
    ])
    func numbersKnowTheirRounding(word: String, value: Double, rounding: Double) throws {
        let number = try #require(PrintedNumber(word))
        #expect(number.value == value)
        #expect(abs(number.rounding - rounding) < 1e-12)
    }

    @Test func privateAttributesAreOpen() throws {
        let text = "<NSAutoresizingMaskLayoutConstraint:0x608000092f20 UIButton:0x7fe3a1428cb0.(null) == 0>"
        let read = try #require(DescriptionReader.read(Array(text.utf8)[...], line: 1))
        #expect(read.isOpen)
        #expect(read.items.map(\.className) == ["UIButton"])
    }

    @Test func arithmeticIsRead() throws {
        let text =
            "<NSLayoutConstraint:0x1 NSGridRow:0x2.height == 0.5*(NSView:0x3.bottom - NSView:0x4.top) - 2 * 3>"
        let read = try #require(DescriptionReader.read(Array(text.utf8)[...], line: 1))
        #expect(read.right.terms.map(\.coefficient) == [0.5, -0.5])
        #expect(read.right.terms.map(\.attribute) == [.bottom, .top])
        #expect(read.constant == -6)
    }
}
