import Testing

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
    }
}
