import Engine
import Findings
import Foundation
import Testing

@testable import LayoutDocument

/// Changes that aren't written in an input. The frames are worked out by hand.
@Suite struct LayoutEditTests {
    private static let document = """
        { layoutDocument: 1, canvas: { size: [300, 200] },
          root: { id: "view", guides: [{ id: "gap" }], subviews: [
            { id: "row", class: "UIStackView", subviews: [
              { id: "a", name: "first", intrinsicContentSize: [50, 20] },
              { id: "b", name: "second", intrinsicContentSize: [70, 20] } ] },
            { id: "box", name: "twin" }, { id: "lid", name: "twin" } ] },
          constraints: [
            "row.leading == view.leading", "row.top == view.top",
            { id: "left", constraint: "box.leading == view.leading + 10" },
            { id: "right", constraint: "box.leading == view.leading + 90", active: false },
            "box.top == view.top + 40 @500", "box.top >= view.top + 60 @400",
            "box.width == 30", "box.height == 30",
            "lid.leading == box.trailing + 8", "lid.top == box.top", "lid.width == 5", "lid.height == 5" ] }
        """

    private func scene(_ edits: String...) throws -> Scene {
        var options = SceneOptions()
        options.edits = try edits.map { try LayoutEdit($0) }
        let result = LayoutDocumentReader.read(Array(Self.document.utf8), file: "a.json5", options: options)
        return try #require(result.scenes.first)
    }

    private func frames(_ edits: String...) throws -> [String: CGRect] {
        var options = SceneOptions()
        options.edits = try edits.map { try LayoutEdit($0) }
        let result = LayoutDocumentReader.read(Array(Self.document.utf8), file: "a.json5", options: options)
        let scene = try #require(result.scenes.first)
        #expect(scene.editMistakes.isEmpty)
        let layout = try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(id: "a")
        return Dictionary(layout.items.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    @Test func withoutEditsTheDocumentDecides() throws {
        let frames = try frames()
        #expect(frames["box"] == CGRect(x: 10, y: 40, width: 30, height: 30))
        #expect(frames["lid"]?.minX == 48)
        #expect(frames["row"]?.width == 120)
    }

    @Test(
        arguments: [
            "left.constant = 25", "box.leading == view.leading + 10.constant=25",
        ])
    func aConstantMovesWhatHangsOnIt(edit: String) throws {
        let frames = try frames(edit)
        #expect(frames["box"]?.minX == 25)
        #expect(frames["lid"]?.minX == 63)
    }

    /// After the first edit the constraint's text has another constant.
    @Test func severalEditsUseTheNameThatTheInputGives() throws {
        let name = "box.leading == view.leading + 10"
        let frames = try frames("\(name).constant = 25", "\(name).priority = 300", "\(name).constant = 26")
        #expect(frames["box"]?.minX == 26)
    }

    @Test func textOfALabelOfACustomClassChanges() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [300, 200] }, root: { id: "view", subviews: [
              { id: "label", class: "UILabel", text: "A" } ] }, constraints: [] }
            """
        var options = SceneOptions()
        options.edits = [try LayoutEdit("label.text = longer")]
        let plain = LayoutDocumentReader.read(Array(document.utf8), file: "a.json5").scenes
        let label = try #require(plain.first?.root.subviews.first as? Label)
        label.declaredClassName = "ThemeableLabel"
        var editor = SceneEditor(try #require(plain.first), writtenSize: CGSize(width: 300, height: 200))
        #expect(editor.apply(options.edits).editMistakes.isEmpty)
        #expect(label.text == "longer")
    }

    @Test func namesReachWhatTheyAreNamesOf() throws {
        let scene = try scene()
        let targets = EditTargets(scene)
        // The names "twin" and "view" mean two items and one; ids are unique.
        #expect(targets.namedViews.map(\.name) == ["view", "row", "first", "second", "box", "lid"])
        for (view, _, name) in targets.namedViews {
            #expect(targets.items(named: name).map { $0.item === view } == [true])
        }
        for constraint in scene.root.constraints {
            let name = try #require(targets.name(of: constraint))
            #expect(targets.constraints(named: name).contains { $0 === constraint })
            #expect(try LayoutEdit("\(name).priority = 1").name == name)
        }
    }

    /// Explanations call an item by its id where its name is another's too, and by its name in quotes where it has spaces.
    @Test func constraintsAreCalledAsExplanationsPrintThem() throws {
        let document = """
            { layoutDocument: 1, canvas: { size: [300, 200] }, root: { id: "view", subviews: [
              { id: "a", name: "Box" }, { id: "b", name: "Box" }, { id: "c", name: "Main title" }] },
              constraints: ["a.leading == c.leading"] }
            """
        let scene = try #require(
            LayoutDocumentReader.read(Array(document.utf8), file: "a.json5").scenes.first)
        #expect(EditTargets(scene).constraints(named: "a.leading == 'Main title'.leading").count == 1)
    }

    @Test func theStrongerOfTwoConstraintsDecides() throws {
        #expect(try frames("box.top >= view.top + 60 @400.priority = 600")["box"]?.minY == 60)
    }

    @Test func constraintsAreSwitchedOffAndOn() throws {
        let frames = try frames("left.active = false", "right.active = true")
        #expect(frames["box"]?.minX == 90)
        let scene = try scene("left.active = false", "right.active = true")
        #expect(scene.inactiveConstraints.map(\.identifier) == ["left"])
    }

    @Test func whatIsHiddenLeavesItsStackView() throws {
        #expect(try frames("first.hidden = true")["row"]?.width == 70)
        #expect(try frames("b.intrinsicContentSize = [100, 20]")["row"]?.width == 150)
    }

    @Test func removedItemsTakeTheirConstraintsWithThem() throws {
        let frames = try frames("lid.removed = true", "gap.removed = true")
        #expect(frames["lid"] == nil && frames["gap"] == nil)
        #expect(frames["box"]?.minX == 10)
    }

    @Test func aNameThatIsUnknownComesWithTheClosestOne() throws {
        let mistakes = try scene("secnd.hidden = true", "lefd.constant = 3", "zzzzzzzz.hidden = true")
            .editMistakes
        #expect(mistakes.count == 3)
        #expect(mistakes[0].message.hasSuffix("no view or guide is called 'secnd'; did you mean 'second'?"))
        #expect(mistakes[1].message.hasSuffix("no constraint is called 'lefd'; did you mean 'left'?"))
        #expect(
            mistakes[2].message.hasSuffix("there are 'view', 'gap', 'row', 'first', 'second', 'twin', 'twin'")
        )
    }

    @Test func aNameOfSeveralIsRefused() throws {
        let mistakes = try scene("twin.hidden = true").editMistakes
        #expect(
            mistakes.map(\.message) == [
                "'twin.hidden = true': several are called 'twin': use one of 'box', 'lid'"
            ])
    }

    @Test(arguments: ["gap.hidden = true", "view.removed = true", "box.text = 'x'"])
    func whatCannotBeChangedIsSaid(edit: String) throws {
        let mistakes = try scene(edit).editMistakes
        guard case .impossible = mistakes.first else {
            Issue.record("\(mistakes)")
            return
        }
    }

    @Test(arguments: ["", "box", "box.hidden", "box.hidden =", "= 3", ".hidden = true"])
    func textsThatAreNoEditAreRefused(text: String) {
        #expect(throws: LayoutEditError.form(text)) { try LayoutEdit(text) }
    }

    @Test func unknownKeysAndWrongValuesAreRefused() {
        #expect(throws: LayoutEditError.unknownKey("hiden", suggestion: "hidden")) {
            try LayoutEdit("box.hiden = true")
        }
        for text in ["box.hidden = 3", "left.constant = wide", "left.priority = 2000"] {
            do {
                _ = try LayoutEdit(text)
                Issue.record("\(text) was accepted")
            } catch {
                guard case .value = error else {
                    Issue.record("\(error)")
                    return
                }
            }
        }
    }

    @Test func textNeedsNoQuotes() throws {
        #expect(try LayoutEdit("title.text = It's \\ fine") == LayoutEdit("title.text = It's \\ fine"))
        #expect(try LayoutEdit("title.text = 'a.b = c'").name == "title")
        #expect(try LayoutEdit("a.b.text = c").name == "a.b")
    }

    /// A scene need not have everything that is changed, but one of them has to.
    @Test func aNameHasToBeKnownInOneScene() throws {
        let known = try scene("first.hidden = true")
        var other = known
        other.editMistakes = [
            .unknown(try LayoutEdit("first.hidden = true"), candidates: [])
        ]
        #expect(EditMistake.mistakes(in: [known, other]).isEmpty)
        #expect(EditMistake.mistakes(in: [other, other]).count == 1)
        #expect(EditMistake.mistakes(in: []).isEmpty)
    }
}
