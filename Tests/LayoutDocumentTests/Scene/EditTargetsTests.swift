import Engine
import Testing

@testable import LayoutDocument

/// Names of the same scene made several times, as for each of its variants.
@Suite struct EditTargetsTests {
    private func scene(_ constraints: [String], name: String = "box") throws -> Scene {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        let document = """
            { layoutDocument: 1, root: { id: "view", subviews: [{ id: "a", name: "\(name)" }, { id: "b" }] },
              constraints: [\(list)] }
            """
        let result = LayoutDocumentReader.read(Array(document.utf8), file: "a.json5", options: SceneOptions())
        return try #require(result.scenes.first)
    }

    private func names(_ targets: EditTargets, of scene: Scene) -> [String?] {
        scene.root.constraints.map { targets.name(of: $0) }
    }

    private static let constraints = [
        "a.left == view.left", "b.left == a.right + 8", "b.left == a.right + 8",
    ]

    @Test func namesAreMadeOnceForScenesThatAreWrittenAlike() throws {
        let (first, second) = (try scene(Self.constraints), try scene(Self.constraints))
        let base = EditTargets(first)
        let other = EditTargets(second, like: base)
        #expect(other.names === base.names)
        #expect(names(other, of: second) == names(base, of: first))
    }

    @Test func otherItemsOrConstraintsHaveTheirOwnNames() throws {
        let first = try scene(Self.constraints)
        let base = EditTargets(first)
        for second in [try scene(Self.constraints, name: "lid"), try scene(["a.left == view.left + 1"])] {
            let other = EditTargets(second, like: base)
            #expect(other.names !== base.names)
            #expect(names(other, of: second) == names(EditTargets(second), of: second))
        }
    }

    /// A line can have thousands of constraints, whose texts must not each repeat all of it.
    @Test func constraintsOfALongLineHaveShortNames() throws {
        let lengths = (1...500).map { ">=\($0)" }.joined(separator: ",")
        let scene = try scene(["H:|-[a(\(lengths))]"])
        let constraints = scene.root.constraints + scene.root.subviews.flatMap(\.constraints)
        #expect(constraints.count == 501)
        #expect(constraints.allSatisfy { $0.text.utf8.count < 400 })
        #expect(Set(constraints.map(\.text)).count == 501)
        let targets = EditTargets(scene)
        for constraint in constraints {
            let name = try #require(targets.name(of: constraint))
            #expect(targets.constraints(named: name).count == 1)
        }
    }

    /// Names are read as they are written, whatever letters they have; others aren't offered.
    @Test(arguments: ["tête", "a…b", "é", "x.y\u{A0}= 1", "x.y= 1", "\u{A0}x", "x.y …= 1"])
    func namesOfOtherLettersAreReadAsWritten(name: String) throws {
        let scene = try scene(["a.left == view.left"], name: name)
        let named = EditTargets.namedViews(of: scene)
        #expect(named.count == 3)
        for (_, _, name) in named { #expect(try LayoutEdit("\(name).removed = true").name == name) }
    }

    /// Two constraints that are written alike share a name; with another text none of them has it.
    @Test func aNameReachesConstraintsThatAreWrittenAlike() throws {
        let scene = try scene(Self.constraints)
        let targets = EditTargets(scene)
        #expect(targets.constraints(named: "b.left == a.right + 8").count == 2)
        #expect(names(targets, of: scene).allSatisfy { $0 != nil })
    }
}
