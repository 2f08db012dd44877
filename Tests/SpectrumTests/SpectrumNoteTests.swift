import Testing

@testable import Spectrum

/// The notes beside breakpoints.
@Suite struct SpectrumNoteTests {
    @Test func aBreakpointSaysWhichConstraintTakesOver() throws {
        // The column is as wide as the canvas up to 300.
        let sweep = try SweptDocument.sweep(
            SweptDocument.boxes("column"),
            [
                "column.centerX == root.centerX", "column.width == root.width @750", "column.width <= 300",
                "column.top == root.top", "column.height == 20",
            ], over: 200...400)
        #expect(SpectrumNote.all(of: sweep).map(\.text) == ["300  column.width <= 300"])
    }

    @Test func aBreakpointSaysWhereAConflictEnds() throws {
        // Both need 300 points; on narrower canvases, the constraint that was added last is broken.
        let sweep = try SweptDocument.sweep(
            SweptDocument.boxes("a", "b"),
            [
                "a.leading == root.leading", "a.width == 150", "a.top == root.top", "a.height == 20",
                "b.leading >= a.trailing", "b.trailing == root.trailing", "b.width == 150",
                "b.top == root.top", "b.height == 20",
            ], over: 200...400)
        #expect(SpectrumNote.all(of: sweep).map(\.text) == ["300  b.width == 150; a conflict ends"])
    }
}
