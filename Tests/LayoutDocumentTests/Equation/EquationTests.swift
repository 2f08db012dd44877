import TestSupport
import Engine
import LayoutDocument
import Testing
import Solver

struct EquationTests {
    private static let ids: Set = [
        "a", "b", "b-8", "view", "view/2", "a.b", "third", "my label", "2col", "x + y",
    ]

    private static func parse(_ text: String) throws -> EquationSyntax {
        try EquationParser.parse(text) { ids.contains($0) }
    }

    /// The meaning of an equation: first, second, multiplier, constant, priority.
    @Test(
        arguments: [
            ("a.left == b.right", "a.left == b.right"),
            ("  a.left>=b.right+8@750 ", "a.left >= b.right + 8 @750"),
            ("a.top==b.top-8", "a.top == b.top - 8"),
            ("a.top == b-8.top", "a.top == b-8.top"),
            ("b-8.top-8 == b.top", nil),
            ("a.top == view/2.bottom", "a.top == view/2.bottom"),
            ("third.height == view.height/2", "third.height == 0.5 * view.height"),
            ("a.height == 9 / 16 * a.width", "a.height == 0.5625 * a.width"),
            ("a.height == a.width * 9 / 16 + 1 + 2", "a.height == 0.5625 * a.width + 3"),
            ("a.left == 8 + b.right", "a.left == b.right + 8"),
            ("a.width == 2 * 10 - .5", "a.width == 19.5"),
            ("a.width == -b.width * -2", "a.width == 2 * b.width"),
            ("a.b.left == a.left", "a.b.left == a.left"),
            ("my label.left == x + y.right - 2", "my label.left == x + y.right - 2"),
            ("2col.width == 2 * 2col.height", "2col.width == 2 * 2col.height"),
            (
                "safeAreaLayoutGuide.top == view.safeAreaLayoutGuide.top",
                "safeAreaLayoutGuide.top == view.safeAreaLayoutGuide.top"
            ),
            ("a.leading == view.leadingMargin", "a.leading == view.leadingMargin"),
            ("new-id.left == a.left", "new-id.left == a.left"),
            ("a.width == 1e2 @ 1.5", "a.width == 100 @1.5"),
        ] as [(String, String?)])
    func reads(_ text: String, _ expected: String?) throws {
        guard let expected else {
            #expect(throws: EquationError.self) { try Self.parse(text) }
            return
        }
        #expect(try Self.parse(text).description == expected)
    }

    @Test func aLoneGuideIsTheRoots() throws {
        let syntax = try Self.parse("keyboardLayoutGuide.top >= a.bottom")
        #expect(syntax.first.item == EquationSyntax.Item(id: nil, guide: .keyboard))
    }

    @Test(arguments: 0..<500)
    func printingAndReadingGivesTheSame(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        func operand() -> EquationSyntax.Operand {
            let id = Self.ids.sorted().randomElement(using: &random) ?? "a"
            let guide =
                Bool.random(using: &random)
                ? nil : SystemGuideKind.allCases.randomElement(using: &random)
            let item = EquationSyntax.Item(
                id: guide != nil && Bool.random(using: &random) ? nil : id, guide: guide)
            return EquationSyntax.Operand(
                item, LayoutAttribute.allCases.randomElement(using: &random) ?? .left)
        }
        let hasSecond = Bool.random(using: &random)
        let relations: [LayoutRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let syntax = EquationSyntax(
            operand(), relations.randomElement(using: &random) ?? .equal, hasSecond ? operand() : nil,
            multiplier: hasSecond ? Double.random(in: -4...4, using: &random) : 1,
            constant: Bool.random(using: &random) ? 0 : Double.random(in: -1e6...1e6, using: &random),
            priority: Bool.random(using: &random) ? 1000 : Double.random(in: 1...1000, using: &random))
        var read = try Self.parse(syntax.description)
        read.offsets = EquationSyntax.Offsets()
        #expect(read == syntax)
    }

    @Test func aLongOneIsRefused() {
        let text = "a.left == " + String(repeating: "a.b.", count: 2000)
        #expect(throws: EquationError(.tooLong(limit: 4096), at: 0)) { try Self.parse(text) }
    }
}
