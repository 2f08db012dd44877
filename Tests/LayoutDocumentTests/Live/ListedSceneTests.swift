import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Compares a hierarchy that is lowered again, with one view after another hidden, with new ones that are laid out.
@Suite struct ListedSceneTests {
    private static let text = """
        { layoutDocument: 1, canvas: { size: [320, 480] },
          root: { id: "root", subviews: [
            { id: "outer", class: "UIStackView", axis: "vertical", distribution: "equalSpacing", subviews: [
              { id: "title", class: "UILabel", text: "Title" },
              { id: "inner", class: "UIStackView", spacing: 8, subviews: [
                { id: "left", class: "UILabel", text: "Left" }, { id: "right", class: "UILabel", text: "Right", hidden: true } ] },
              { id: "end", class: "UILabel", text: "End" } ] } ] },
          constraints: ["H:|-20-[outer]-20-|", "V:|-20-[outer]-20-|", "title.height == 40"] }
        """

    private static func scene() throws -> Scene {
        let input = LayoutDocumentReader.input(Array(text.utf8), file: "stacks.json5")
        return try #require(input.scene(at: 0, SceneOptions()))
    }

    private static func view(_ id: String, in view: View) -> View? {
        view.identifier == id ? view : view.subviews.lazy.compactMap { Self.view(id, in: $0) }.first
    }

    @Test func aHierarchyLoweredAgainEqualsANewOne() throws {
        let scene = try Self.scene()
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        for id in ["title", "inner", "left", "right", "end", "title"] {
            let view = try #require(Self.view(id, in: scene.root))
            view.isHidden.toggle()
            let again = try session.listedPlannedScene()
            view.isHidden.toggle()
            let fresh = try Self.scene()
            try #require(Self.view(id, in: fresh.root)).isHidden.toggle()
            let made = try LayoutSession(root: fresh.root, canvas: fresh.canvas).plannedScene()
            #expect(again.plan != nil && again.plan == made.plan)
            #expect(again.layout.items.map(\.id) == made.layout.items.map(\.id))
            #expect(again.layout.constraints.map(\.text) == made.layout.constraints.map(\.text))
            #expect(again.constraints.map(\.index) == made.constraints.map(\.index))
        }
    }
}
