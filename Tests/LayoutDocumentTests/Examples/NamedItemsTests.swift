import Engine
import LayoutDocument
import Testing

/// The names that changes on a command line use are those of the solved layout.
@Suite struct NamedItemsTests {
    @Test(arguments: Examples.all)
    func namesAreThoseOfTheSolvedLayout(example: String) throws {
        let scene = try #require(try Examples.read(example).scenes.first)
        let entries = NamedItems(root: scene.root).entries
        let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas, id: scene.id)
        // A solved layout also has the guides of stack views, and system guides that constraints use.
        let solved = layout.items.filter { $0.kind == .view || $0.guideRole == .custom }
        let named = entries.filter { !($0.item is SystemLayoutGuide) }
        #expect(named.map(\.id) == solved.map(\.id))
        #expect(named.map(\.name) == solved.map(\.name))
    }
}
