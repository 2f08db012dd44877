import Testing

@testable import layout_render

@Suite struct GoldenPageTests {
    private func page(_ cases: [GoldenCase], goldens: [String] = []) -> String {
        var report = GoldenReport()
        report.cases = cases
        report.goldens = goldens
        return String(decoding: GoldenPage.bytes(of: report, folder: "nowhere"), as: UTF8.self)
    }

    @Test func whatInputsSayIsText() {
        var failure = GoldenCase(name: "<script>", input: "\"a\" & b", outcome: .different, message: "1 < 2")
        failure.changes = [
            LayoutChange(
                id: "a", title: "<a>", itemKind: "view", kind: .moved, before: [0, nil, 1, 1],
                after: [0, 0.5, 1, 1],
                because: ["</td>"])
        ]
        let text = page([failure], goldens: ["<b>"])
        for raw in ["<script>\"", "1 < 2", "<a>", "</td></td>", "<b>", "\"a\" & b"] {
            #expect(!text.contains(raw))
        }
        #expect(
            text.contains("<td>view &lt;a&gt;</td><td>moved</td><td>0, ?, 1, 1</td><td>0, 0.5, 1, 1</td>"))
        #expect(text.contains("<li>&lt;b&gt;</li>"))
    }

    @Test func itNeedsNothingButItself() {
        let text = page([GoldenCase(name: "a", input: "a", outcome: .missing, message: "m")])
        for word in ["http:", "https:", "@import", "url(", "src=\"/", "<link"] {
            #expect(!text.contains(word))
        }
        #expect(text.contains("default-src 'none'"))
    }

    @Test func aRunWithoutFailuresSaysSo() {
        let text = page([GoldenCase(name: "a", input: "a", outcome: .equal, message: "m")])
        #expect(text.contains("1 picture: 1 equal"))
        #expect(text.contains("Every picture is as its golden."))
        #expect(!text.contains("<section"))
    }
}
