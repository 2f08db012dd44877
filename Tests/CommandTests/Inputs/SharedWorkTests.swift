import Arithmetic
import Engine
import Findings
import LayoutDocument
import LayoutRender
import Solver
import Synchronization
import Testing
import TextShaping
import Wording

@testable import LayoutPipeline

/// Work that several layouts of an input share.
@Suite struct SharedWorkTests {
    private func layout(_ document: String) throws -> SolvedLayout {
        let content = InputFormat.json5.read(Array(document.utf8), file: "a.json5")
        let scene = try #require(content.scenes(SceneOptions()).scenes.first)
        return try LayoutSession(root: scene.root, canvas: scene.canvas).solvedLayout(id: "a")
    }

    /// Five views, each of two widths.
    private static let conflicts = """
        { layoutDocument: 1, root: { id: "root", subviews: [
            { id: "v0" }, { id: "v1" }, { id: "v2" }, { id: "v3" }, { id: "v4" }] },
          constraints: ["v0.width == 1", "v0.width == 2", "v1.width == 1", "v1.width == 2", "v2.width == 1",
            "v2.width == 2", "v3.width == 1", "v3.width == 2", "v4.width == 1", "v4.width == 2"] }
        """

    @Test func conflictsBeyondTheBudgetAreLeftOutButNeverTheFirst() throws {
        let words = ConflictFormatter(ConstraintFormatter(try layout(Self.conflicts)))
        func count(_ budget: WorkBudget) -> Int {
            words.findings(budget: budget).findings.count { $0.code == .unsatisfiable }
        }
        #expect(words.findings(budget: WorkBudget(1)).leftOut == 4)
        #expect(count(WorkBudget()) == 5)
        #expect(count(WorkBudget(1)) == 1)
        #expect(count(WorkBudget(0)) == 1)
    }

    /// A text on forty devices is looked at on the first.
    @Test func scriptsOfATextAreFoundOnce() throws {
        let layout = try layout(
            """
            { layoutDocument: 1, root: { id: "root", subviews: [
                { id: "v", class: "UILabel", text: "日本" }] }, constraints: [] }
            """)
        var scripts = ScriptFindings(fonts: FontCollection(systemFolders: []))
        func work(_ body: (WorkBudget) -> Void) -> Int {
            let budget = WorkBudget(1_000_000)
            body(budget)
            return 1_000_000 - budget.remaining
        }
        var found: [[LayoutFinding]] = []
        let first = work { found.append(scripts.findings(in: layout, budget: $0)) }
        let second = work { found.append(scripts.findings(in: layout, budget: $0)) }
        #expect(first > 0)
        #expect(second == 0)
        #expect(found[0].map(\.code) == [.missingGlyphs])
        #expect(found[0] == found[1])
    }

    /// What was read isn't kept beside the views that were made of it, unless they are made again.
    @Test func anInputIsReleasedOnceItsScenesAreMade() {
        let document = """
            { layoutDocument: 1, root: { id: "root" }, states: [{ id: "a" }, { id: "b" }], constraints: [] }
            """
        func statesLeft(_ change: (inout LayoutRequest) -> Void) -> (scenes: Int, states: [String]) {
            var request = LayoutRequest()
            change(&request)
            let read = ReadInput(
                InputFormat.json5.read(Array(document.utf8), file: "a.json5"), size: document.utf8.count)
            let input = InputFile(path: "a.json5", outputStem: "a", contents: .text(document))
            let layouts = InputLayouter(request: request).layouts(of: input, read: read)
            return (layouts.scenes.count, read.content.states)
        }
        #expect(statesLeft { _ in } == (1, []))
        #expect(statesLeft { $0.state = .all } == (3, []))
        #expect(statesLeft { $0.directions = [.leftToRight, .rightToLeft] } == (2, ["a", "b"]))
        #expect(
            statesLeft { $0.lints = LintRequest(isFolded: false, listsAll: true) } == (1, ["a", "b"]))
    }

    /// A part of a larger file has only what is left of that file's budget.
    @Test func aBlockCannotTakeMoreThanItsPage() throws {
        let input = InputFile(
            path: "a.md", outputStem: "a", fileName: "a.json5", contents: .text(Self.conflicts))
        var request = LayoutRequest()
        request.inputFormat = .json5
        #expect(InputLayouter(request: request).layouts(of: input).scenes.count == 1)
        let layouts = InputLayouter(request: request).layouts(of: input, budget: WorkBudget(0))
        #expect(layouts.scenes.isEmpty)
        #expect(layouts.findings.map(\.code) == [.notSolved])
    }
}

/// The work that pictures of an input may take.
@Suite struct DrawingAllowanceTests {
    private static let document = """
        { layoutDocument: 1, root: { id: "root", subviews: [{ id: "v", class: "UILabel", text: "Words" }] },
          constraints: ["v.left == root.left", "v.top == root.top"] }
        """

    private let input = InputFile(
        path: "a.json5", outputStem: "a", fileName: "a.json5", contents: .text(Self.document))

    private func drawingRequest(_ observer: @escaping WorkBudget.Observer) -> LayoutRequest {
        var request = LayoutRequest()
        (request.inputFormat, request.isDrawn, request.drawsText) = (.json5, true, true)
        request.observer = observer
        return request
    }

    /// Scenes share what solving leaves, and each picture has enough for a screen besides.
    @Test func theRestIsDivided() {
        let whole = DrawingAllowance(of: 900_000_000, among: 1)
        var part = DrawingAllowance(of: 900_000_000, among: 3)
        #expect(whole.units - part.units == 600_000_000)
        #expect(DrawingAllowance(of: -5, among: 3).units == DrawingAllowance(of: 0, among: 0).units)
        let one = part.units
        part.add(part)
        #expect(part.units == 2 * one)
    }

    /// A request that ends between solving and drawing has no picture, and no work is done for one.
    @Test func drawingEndsWithItsRequest() throws {
        let state = Mutex((work: 0, isWanted: true))
        let request = drawingRequest { units in
            state.withLock {
                $0.work += units
                return $0.isWanted
            }
        }
        let layouts = InputLayouter(request: request).layouts(of: input)
        let solving = state.withLock { $0.work }
        let painter = PicturePainter(output: PictureOutput(.standardOutput, format: .png))
        #expect(throws: Never.self) { try painter.pictures(of: layouts).map { try $0.bytes.get() } }
        let drawing = state.withLock { $0.work } - solving
        #expect(solving > 0 && drawing > 0)
        state.withLock { $0 = (0, false) }
        for picture in painter.pictures(of: layouts) {
            #expect(picture.bytes == .failure(.abandoned))
        }
        #expect(state.withLock { $0.work } < drawing / 4)
    }
}
