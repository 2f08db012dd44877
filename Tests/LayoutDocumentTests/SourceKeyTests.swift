import Engine
import Findings
import LayoutDocument
import Testing

/// Constraints that say which code made them, and items that say which holds them.
@Suite struct SourceKeyTests {
    // Testing has a type of this name too.
    private typealias Place = Findings.SourceLocation

    private static let document = """
        {
          layoutDocument: 1,
          canvas: { size: [100, 100] },
          root: {
            id: "view", guides: [{ source: "Views/Login.swift:9", id: "g" }, { id: "h" }],
            subviews: [{ id: "a", source: "Views/Login.swift:8" }],
          },
          constraints: [
            { constraint: "a.left == view.left", source: "Views/Login.swift:23" },
            { constraint: "a.top == view.top", source: "no place" },
          ],
        }
        """

    private func locations(_ result: ReadResult) -> [Place?] {
        result.scenes.flatMap { $0.root.constraints.map(\.location) }
    }

    @Test func theSourceIsTheConstraintsPlace() {
        let result = LayoutDocumentReader.read(Array(Self.document.utf8), file: "f.json5")
        #expect(
            locations(result) == [
                Place(file: "Views/Login.swift", line: 23, column: 1),
                // Without one, it is the line in the document.
                Place(file: "f.json5", line: 10, column: 19),
            ])
    }

    private func itemLocations(_ scene: Scene) -> [Place?] {
        scene.root.subviews.map(\.location) + scene.root.layoutGuides.map(\.location)
    }

    @Test func theSourceOfAnItemIsItsPlace() {
        let result = LayoutDocumentReader.read(Array(Self.document.utf8), file: "f.json5")
        #expect(
            result.scenes.map(itemLocations) == [
                [
                    Place(file: "Views/Login.swift", line: 8, column: 1),
                    Place(file: "Views/Login.swift", line: 9, column: 1),
                    Place(file: "f.json5", line: 5, column: 70),
                ]
            ])
    }

    @Test func documentsOfCodeAreScenes() {
        let place = Place(file: "Login.swift", line: 5, column: 1)
        let documents = ["First", "Second"].map {
            CodeDocument(Array(Self.document.utf8), name: $0, location: place)
        }
        let result = LayoutInput.code(documents, findings: [], file: "Login.swift").scenes()
        #expect(result.scenes.map(\.id) == ["First", "Second"])
        #expect(result.scenes.map(\.names) == [["First"], ["Second"]])
        #expect(result.scenes.map { $0.root.location } == [place, place])
        #expect(result.scenes.map(itemLocations).allSatisfy { $0.last == place })
    }
}
