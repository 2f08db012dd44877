import Engine
import LayoutDocument
import Sweep
import Testing

/// Sweeps of small documents.
enum SweptDocument {
    /// Sweeps the widths of a canvas of 400 × 100 points.
    static func sweep(
        _ views: String, _ constraints: [String], over range: ClosedRange<Double>
    ) throws -> LayoutSweep {
        let text = """
            { layoutDocument: 1, canvas: { size: [400, 100], scale: 2 },
              root: { id: "root", subviews: [\(views)] },
              constraints: [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
        let result = LayoutDocumentReader.read(Array(text.utf8), file: "test.json5")
        let scene = try #require(result.scenes.first)
        #expect(result.findings == [])
        let session = LayoutSession(root: scene.root, canvas: scene.canvas)
        return try Sweeper.sweep(session, along: .horizontal, over: range)
    }

    /// Returns image views, which are painted.
    static func boxes(_ ids: String...) -> String {
        ids.map { "{ id: \"\($0)\", class: \"UIImageView\" }" }.joined(separator: ", ")
    }
}
