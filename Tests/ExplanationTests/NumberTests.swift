import Arithmetic
import Engine
import Explanation
import Foundation
import LayoutDocument
import ReferenceSolver
import Testing
import Findings

/// Every determined number equals the sum in its explanation.
@Suite struct NumberTests {
    @Test func numbersOfExamplesAreTheirSums() throws {
        var oracle = NumberOracle()
        for file in Documents.examples {
            for state in try Documents.states(of: file) {
                let (scenes, others) = (
                    try Documents.read(file, state: state).scenes,
                    try Documents.read(file, state: state).scenes
                )
                for (scene, other) in zip(scenes, others) {
                    try oracle.check(scene, against: other) { TableauSolver(limits: $0) }
                }
            }
            #expect(oracle.faults.isEmpty, "\(file.lastPathComponent): \(oracle.faults.first ?? "")")
        }
        #expect(oracle.numberCount > 1000)
    }

    /// By default every tenth document; with `EXPLAINED_DOCUMENTS=all` all of them.
    @Test(.enabled(if: !Documents.recorded.isEmpty, "../shared/ib isn't there"))
    func numbersOfRecordedDocumentsAreTheirSums() throws {
        let takesAll = ProcessInfo.processInfo.environment["EXPLAINED_DOCUMENTS"] == "all"
        var oracle = NumberOracle()
        for (index, file) in Documents.recorded.enumerated() where takesAll || index % 10 == 0 {
            let (scenes, others) = (try Documents.read(file).scenes, try Documents.read(file).scenes)
            for (scene, other) in zip(scenes, others) { try oracle.check(scene, against: other) }
            #expect(oracle.faults.isEmpty, "\(file.lastPathComponent): \(oracle.faults.first ?? "")")
            if !oracle.faults.isEmpty { break }
        }
        #expect(oracle.numberCount > 1000)
    }

    /// The box's top margin contains the part of the safe area that the box covers: 8 + (64 - y) points. With
    /// y = 64 - margin = y - 8, every round moves the box up by 8 points, so that the layout never settles.
    @Test func sumsOfALayoutThatNeverSettles() throws {
        let source = """
            { layoutDocument: 1, canvas: { size: [300, 600], safeAreaInsets: [640, 0, 0, 0] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.topMargin == view.top + 640", "box.height == 100"] }
            """
        let read = {
            try #require(LayoutDocumentReader.read(Array(source.utf8), file: "box.json5").scenes.first)
        }
        var oracle = NumberOracle()
        try oracle.check(try read(), against: try read())
        #expect(oracle.faults.isEmpty, "\(oracle.faults)")
        #expect(oracle.numberCount > 0)
    }

    /// A margin of 8 points 40 below the top puts the edge at 32.
    @Test(arguments: [
        ("box.topMargin == view.top + 40", "box.top = 32", "8 for box.topMargin"),
        (
            "box.top == view.safeAreaLayoutGuide.top + 40",
            "box.top = view.safeAreaLayoutGuide.top + 40 = 60", "20 for view.safeAreaLayoutGuide.top"
        ),
    ])
    func lineNamesOnlyEqualPlaces(equation: String, line: String, remark: String) throws {
        let source = """
            { layoutDocument: 1, canvas: { size: [300, 600], safeAreaInsets: [20, 0, 0, 0] },
              root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["\(equation)", "box.height == 100"] }
            """
        let scene = try #require(
            LayoutDocumentReader.read(Array(source.utf8), file: "box.json5").scenes.first)
        let explainer = try #require(
            try LayoutSession(root: scene.root, canvas: scene.canvas).explainer())
        let builder = ArithmeticBuilder(
            try explainer.explanation(), words: ConstraintFormatter(explainer.layout))
        let box = try #require(explainer.layout.items.firstIndex { $0.id == "box" })
        let top = builder.arithmetic(for: .y, ofItem: box)
        #expect(top.line == line)
        #expect(top.steps.first?.text.contains("(\(remark))") == true)
    }

    /// Two thirds of 300 less 20, and 0.7 of it, which is no shorter as a division.
    @Test(arguments: [("/ 1.5 - 20", "300 / 1.5 - 20 = 180"), ("* 0.7", "0.7 * 300 = 210")])
    func sharesAreDivisionsWhereThatIsShorter(share: String, sum: String) throws {
        let source = """
            { layoutDocument: 1, canvas: { size: [300, 600] }, root: { id: "view", subviews: [{ id: "box" }] },
              constraints: ["box.width == view.width \(share)"] }
            """
        let scene = try #require(
            LayoutDocumentReader.read(Array(source.utf8), file: "box.json5").scenes.first)
        let explainer = try #require(
            try LayoutSession(root: scene.root, canvas: scene.canvas).explainer())
        let words = ConstraintFormatter(explainer.layout)
        let box = try #require(explainer.layout.items.firstIndex { $0.id == "box" })
        let width = ArithmeticBuilder(try explainer.explanation(of: .items([box])), words: words)
            .arithmetic(for: .width, ofItem: box)
        #expect(width.line.hasSuffix(" = \(sum)"))
    }

    /// 600 / 3 = 200.
    @Test func arithmeticOfOneThird() throws {
        let file = try #require(Documents.examples.first { $0.lastPathComponent == "one-third.json5" })
        let scene = try #require(try Documents.read(file).scenes.first)
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        let explainer = try #require(try session.explainer())
        let explanation = try explainer.explanation()
        let builder = ArithmeticBuilder(explanation, words: ConstraintFormatter(explainer.layout))
        let button = try #require(explainer.layout.items.firstIndex { $0.id == "button" })
        let top = builder.arithmetic(for: .y, ofItem: button)
        #expect(top.line == "button.top = third.bottom = view.top 0 + 600 / 3 = 200")
        #expect(top.value == 200)
        #expect(
            top.steps.map(\.text) == [
                "button.top = third.bottom", "third.top = view.top", "third.height = view.height / 3",
                "view.height = 600 (canvas)",
            ])
        #expect(top.steps.map { $0.location?.line } == [14, 12, 13, nil])
        let third = try #require(explainer.layout.items.firstIndex { $0.id == "third" })
        #expect(builder.arithmetic(for: .width, ofItem: third).value == nil)
    }
}
