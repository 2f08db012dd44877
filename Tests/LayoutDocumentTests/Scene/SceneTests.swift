import Devices
import Engine
import Foundation
import LayoutDocument
import Testing
import Findings

/// Compares scenes solved from documents with frames computed by hand.
struct SceneTests {
    private func layout(_ text: String, _ options: SceneOptions = SceneOptions()) throws -> SolvedLayout {
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "folder/one.json5", options: options)
        #expect(result.findings.isEmpty, "\(result.findings)")
        let scene = try #require(result.scenes.first)
        return try LayoutSolver.solve(
            root: scene.root, canvas: scene.canvas, id: scene.id, title: scene.title, state: scene.state)
    }

    private func frame(_ id: String, in layout: SolvedLayout) -> CGRect? {
        layout.items.first { $0.id == id }?.frame
    }

    private let oneThird = """
        {
          layoutDocument: 1, canvas: { size: [300, 600] },
          root: { id: "view", guides: [{ id: "third" }], subviews: [
            { id: "button", class: "UIButton", intrinsicContentSize: [100, 44] }, {},
            { frame: [10, 10, 40, 40], autoresizingMask: ["flexibleWidth"] },
          ] },
          constraints: [
            "third.top == view.top", "third.height == view.height / 3",
            { id: "below", constraint: "button.top == third.bottom" }, "button.centerX == view.centerX",
            "V:|-(20@500)-[button]", "H:[view/1(30)]-0-|", "V:[view/1(30)]|",
          ],
          states: [
            { id: "tall", title: "Tall", canvas: { size: [400, 900] } },
            { id: "lower", constraints: { below: { constant: 12 } } },
            { id: "without", views: { third: { removed: true } } },
            { id: "wide", views: { button: { intrinsicContentSize: [200, 44] } } },
          ],
        }
        """

    @Test func aDocumentAsItStands() throws {
        let layout = try layout(oneThird)
        #expect(layout.id == "one")
        #expect(layout.canvas.scale == 2)
        #expect(frame("button", in: layout) == CGRect(x: 100, y: 200, width: 100, height: 44))
        #expect(frame("view/1", in: layout) == CGRect(x: 270, y: 570, width: 30, height: 30))
        #expect(frame("view/2", in: layout) == CGRect(x: 10, y: 10, width: 40, height: 40))
    }

    @Test func statesChangeIt() throws {
        var options = SceneOptions()
        options.state = "tall"
        let tall = try layout(oneThird, options)
        #expect(tall.title == "Tall" && tall.state == "tall")
        #expect(frame("button", in: tall) == CGRect(x: 150, y: 300, width: 100, height: 44))
        #expect(frame("view/2", in: tall) == CGRect(x: 10, y: 10, width: 140, height: 40))
        options.state = "lower"
        #expect(try frame("button", in: layout(oneThird, options))?.minY == 212)
        options.state = "without"
        let without = try layout(oneThird, options)
        #expect(frame("button", in: without)?.minY == 20)
        #expect(frame("third", in: without) == nil)
        options.state = "wide"
        #expect(
            try frame("button", in: layout(oneThird, options))
                == CGRect(x: 50, y: 200, width: 200, height: 44))
    }

    @Test(arguments: [
        ("tal", "did you mean 'tall'?"), ("zzz", "there are 'tall', 'lower', 'without', 'wide'"),
    ])
    func anUnknownStateIsAFinding(state: String, advice: String) {
        let result = LayoutDocumentReader.read(
            Array(oneThird.utf8), file: "f", options: SceneOptions(state: state))
        #expect(result.scenes.isEmpty)
        #expect(result.findings.map(\.message) == ["no state has the id '\(state)'; \(advice)"])
    }

    @Test func optionsWinOverTheDocument() throws {
        let device = try DeviceCatalogue.device(named: "iPhone 8")
        var layout = try layout(oneThird, SceneOptions(device: device, orientation: .landscape))
        #expect(layout.canvas.size == CGSize(width: 667, height: 375))
        #expect(layout.canvas.device == "iPhone 8")
        layout = try self.layout(
            oneThird, SceneOptions(size: CGSize(width: 200, height: 300), keyboard: .docked))
        #expect(layout.canvas.size == CGSize(width: 200, height: 300))
        #expect(layout.canvas.keyboardHeight == device.portraitKeyboardHeight)
        layout = try self.layout(
            oneThird, SceneOptions(orientation: .landscape, layoutDirection: .rightToLeft))
        #expect(layout.canvas.size == CGSize(width: 600, height: 300))
        #expect(layout.canvas.layoutDirection == .rightToLeft)
    }

    @Test func aStackArrangesItsSubviews() throws {
        let layout = try layout(
            """
            { layoutDocument: 1, canvas: { size: [100, 200] }, root: { id: "view", subviews: [
              { id: "stack", class: "UIStackView", axis: "vertical", spacing: 10, distribution: "fillEqually",
                customSpacing: { a: 30 }, subviews: [{ id: "a" }, { id: "b" }, { id: "c", hidden: true }, { id: "d" }] },
            ] }, constraints: ["H:|[stack]|", "V:|[stack]|"] }
            """)
        #expect(frame("b", in: layout).map(\.minY) == frame("a", in: layout).map { $0.maxY + 30 })
        #expect(frame("d", in: layout).map(\.minY) == frame("b", in: layout).map { $0.maxY + 10 })
    }

    @Test func constraintsKnowTheirPlace() throws {
        let result = LayoutDocumentReader.read(Array(oneThird.utf8), file: "f")
        let constraint = try #require(result.scenes.first?.root.constraints.first)
        #expect(constraint.location == SourceLocation(file: "f", line: 8, column: 5))
        #expect(constraint.text == "third.top == view.top")
    }

    @Test func findingsOfBuildingAreTheInputsToo() throws {
        let text = "{ layoutDocument: 1, root: { id: \"view\" }, constraints: [\"H:|[view]|\"] }"
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "one.json5")
        let scene = try #require(result.scenes.first)
        #expect(scene.findings.count == 1)
        #expect(result.findings == scene.findings)
    }

    /// Spaces and operators end a word of an equation unless an id contains them.
    @Test func idsMayHaveSpacesAndOperators() throws {
        let layout = try layout(
            """
            {
              layoutDocument: 1, canvas: { size: [300, 600] },
              root: { id: "view", guides: [{ id: "a = b" }], subviews: [{ id: "b-8" }, { id: "two words" }] },
              constraints: [
                "a = b.top == view.top + 5", "a = b.height == 20", "a = b.left == view.left", "a = b.width == 30",
                "b-8.top == a = b.bottom + 1", "b-8.left == a = b.right * 1 - 2", "b-8.width == 10",
                "b-8.height == b-8.width", "two words.top == b-8.bottom", "two words.left == b-8.left",
                "two words.width == 0.5*a = b.width", "two words.height == two words.width",
              ],
            }
            """)
        #expect(frame("b-8", in: layout) == CGRect(x: 28, y: 26, width: 10, height: 10))
        #expect(frame("two words", in: layout) == CGRect(x: 28, y: 36, width: 15, height: 15))
    }
}
