import Testing

@testable import LayoutPipeline

/// The names of goldens, worked out by hand.
@Suite struct GoldenInputsTests {
    private func input(_ path: String, _ stem: String) -> InputFile {
        InputFile(path: path, outputStem: stem)
    }

    private func names(_ inputs: [InputFile]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: GoldenInputs(inputs, suffix: 0).inputs.map { ($0.path, $0.outputStem) })
    }

    @Test func layoutsOfOneNameHaveTheirFolders() {
        let inputs = [
            input("A/x.json5", "x"), input("B/x.json5", "x"), input("A/y.json5", "y"),
            input("p/A/z.xib", "A/z"),
            input("q/A/z.xib", "A/z"), input("w.json5", "w"), input("C/W.json5", "W"),
        ]
        let expected = [
            "A/x.json5": "A/x", "B/x.json5": "B/x", "A/y.json5": "y", "p/A/z.xib": "p/A/z",
            "q/A/z.xib": "q/A/z",
            "w.json5": "w", "C/W.json5": "C/W",
        ]
        #expect(names(inputs) == expected)
        for _ in 0..<20 { #expect(names(inputs.shuffled()) == expected) }
    }

    @Test func aLongerNameIsNotThatOfAnotherLayout() {
        let inputs = [input("A/x.json5", "x"), input("B/x.json5", "x"), input("C/A/x.json5", "A/x")]
        let expected = ["A/x.json5": "A/x", "B/x.json5": "B/x", "C/A/x.json5": "C/A/x"]
        for _ in 0..<20 { #expect(names(inputs.shuffled()) == expected) }
    }

    @Test func onlyExtensionsAndCaseCannotTellLayoutsApart() {
        let inputs = [
            input("A/x.json5", "x"), input("A/x.xib", "x"), input("A/X.json", "X"), input("./A/x.json5", "x"),
        ]
        for _ in 0..<20 {
            let named = GoldenInputs(inputs.shuffled(), suffix: 0)
            #expect(named.inputs.map(\.path) == ["A/X.json"])
            #expect(named.twins.map(\.input.path).sorted() == ["A/x.json5", "A/x.xib"])
            #expect(named.twins.allSatisfy { $0.other.path == "A/X.json" })
        }
    }

    @Test func aFileThatIsNamedTwiceIsOne() {
        for inputs in [
            [input("./A/x.json5", "A/x"), input("A/x.json5", "x")],
            [input("A/x.json5", "x"), input("./A/x.json5", "A/x")],
        ] {
            #expect(GoldenInputs(inputs, suffix: 0).inputs.map(\.outputStem) == ["A/x"])
        }
    }
}
