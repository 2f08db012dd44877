import FileAccess
import LayoutRender
import TestSupport
import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct OutputNamesTests {
    @Test func thePartsThatAreMissingHaveNoPlace() {
        func name(scene: String? = nil, state: String? = nil, device: String? = nil) -> String {
            OutputNames.name(
                of: .init(stem: "in/sign-in", scene: scene, state: state, device: device), format: .svg)
        }
        #expect(name() == "in/sign-in.svg")
        #expect(name(scene: "s") == "in/sign-in.s.svg")
        #expect(name(state: "keyboard") == "in/sign-in.keyboard.svg")
        #expect(name(device: "iPhone 15") == "in/sign-in@iPhone 15.svg")
        #expect(name(scene: "s", state: "k", device: "d") == "in/sign-in.s.k@d.svg")
    }

    @Test(
        arguments: [
            ("../up", "-.-up"), ("a/b", "a-b"), ("a\nb", "a-b"), ("C:\\x", "C--x"), ("", "-"),
            (".hidden", "-hidden"),
            ("é 漢字", "é 漢字"),
        ])
    func namesHoldNothingThatLeavesTheFolder(text: String, expected: String) {
        #expect(OutputNames.sanitized(text) == expected)
    }

    @Test func aNameIsGivenOnce() {
        var names = OutputNames()
        let first = OutputNames.Parts(stem: "a", scene: "x/y")
        let second = OutputNames.Parts(stem: "A", scene: "x:y")
        #expect(names.claim(first, format: .png) == "a.x-y.png")
        #expect(names.claim(second, format: .png) == nil)
        #expect(names.claim(second, format: .svg) == "A.x-y.svg")
    }

    @Test func longNamesThatDifferLateStayApartAndFitAFileSystem() {
        let stem = String(repeating: "é", count: 60)
        let long = OutputNames.Parts(
            stem: stem + "1", scene: String(repeating: "s", count: 90),
            state: String(repeating: "t", count: 90),
            device: String(repeating: "漢", count: 90))
        var other = long
        other.stem = stem + "2"
        let (first, second) = (
            OutputNames.name(of: long, format: .png), OutputNames.name(of: other, format: .png)
        )
        #expect(first != second)
        #expect(first.utf8.count <= 255)
        var suffixed = long
        suffixed.suffix = "+rtl+accessibilityExtraExtraExtraLarge"
        #expect("\(OutputNames.name(of: suffixed, format: .png)).reference".utf8.count <= 255)
    }

    @Test func eachPartOfANameThatIsTooLongKeepsItApart() {
        let long = String(repeating: "x", count: 300)
        let base = OutputNames.Parts(stem: "Folder/\(long)", scene: long, state: long, device: long)
        var others = [base, base, base, base]
        others[0].stem += "1"
        others[1].scene? += "1"
        others[2].state? += "1"
        others[3].device? += "1"
        let names = ([base] + others).map { OutputNames.name(of: $0, format: .png) }
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.hasPrefix("Folder/xxx") && $0.utf8.count <= 255 + 7 })
    }

    /// Texts made of parts that are problematic in names, in any order.
    @Test func everyTextGivesANameThatStaysInItsFolder() throws {
        let parts: [String] = [
            "/", "\u{301}", ".", "..", ".git", "GIT~1", "\0", "\n", "\u{1B}", "\u{202E}", "\\", ":", " ", "a",
            "é",
            "\u{200C}", "漢", "~", "@",
        ]
        var random = SplitMix64(seed: 13)
        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        for _ in 0..<5000 {
            let texts = (0..<4).map { _ in (0..<next(60)).map { _ in parts[next(parts.count)] }.joined() }
            let name = OutputNames.name(
                of: .init(stem: "x/" + texts[0], scene: texts[1], state: texts[2], device: texts[3]),
                format: .png)
            #expect(RelativeName("\(name).reference.png") != nil, "\(texts)")
        }
    }
}
