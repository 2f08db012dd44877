import Testing

@testable import layout_render

@Suite struct ProgressBarTests {
    @Test func itFillsAsWorkIsDone() {
        var bar = ProgressBar(total: 4, isTerminal: false)
        #expect(bar.line(for: "a").hasSuffix(" 0/4 a"))
        #expect(!bar.line(for: "a").contains("█"))
        for _ in 0..<4 { bar.advance() }
        #expect(bar.line(for: "b").hasSuffix(" 4/4 b"))
        #expect(!bar.line(for: "b").contains("░"))
    }
}
