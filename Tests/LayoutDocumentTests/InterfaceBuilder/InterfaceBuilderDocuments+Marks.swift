import Engine
import Testing

@testable import LayoutDocument

extension InterfaceBuilderDocuments {
    /// Returns what the frames of views depend on, by id.
    static func marks(
        _ subviews: String, _ constraints: String, resources: String = "", tools: Int = 23504
    ) throws -> [String: [String]] {
        let text = storyboard(subviews: subviews, constraints: constraints, tools: tools)
            .replacingOccurrences(of: "<resources>", with: "<resources>\(resources)")
        let scene = try #require(read(text).scenes.first)
        var layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        let before = layout
        try scene.markUncertainFrames(in: &layout)
        // Only marks are added.
        #expect(layout.items.map(\.frame) == before.items.map(\.frame))
        // The views have their own sizes again.
        #expect(try LayoutSolver.solve(root: scene.root, canvas: scene.canvas) == before)
        let views = layout.items.filter { $0.kind == .view }
        return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.uncertain) })
    }
}
