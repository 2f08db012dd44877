import Engine
import Findings
import LayoutDocument
import Testing

/// Constraints that say which code made them.
@Suite struct ConstraintSourceTests {
    // Testing has a type of this name too.
    private typealias Place = Findings.SourceLocation

    private static let document = """
        {
          layoutDocument: 1,
          canvas: { size: [100, 100] },
          root: { id: "view", subviews: [{ id: "a" }] },
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
                Place(file: "f.json5", line: 7, column: 19),
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
    }
}
