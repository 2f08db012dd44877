import Engine
import Foundation
import Testing

@testable import Inspector

struct InspectorPageTests {
    /// A root with one view of the given name.
    private func layout(named name: String, text: String? = nil) -> SolvedLayout {
        let canvas = CGRect(x: 0, y: 0, width: 300, height: 600)
        let root = SolvedItem(
            id: "root", kind: .view, className: "UIView", parent: nil, frame: canvas, canvasFrame: canvas)
        let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
        let view = SolvedItem(
            id: name, name: name, kind: .view, className: name, parent: 0, frame: frame, canvasFrame: frame)
        return SolvedLayout(
            id: name, title: name, canvas: Canvas(size: canvas.size), items: [root, view],
            findings: [LayoutFinding(code: .ambiguous, message: name, items: [name])])
    }

    private func page(named name: String) throws -> String {
        let page = InspectorPage(
            title: name, scenes: [InspectorScene(layout: layout(named: name), input: name)])
        return String(decoding: try page.html(), as: UTF8.self)
    }

    @Test("A page without scenes is refused")
    func noScenes() {
        #expect(throws: InspectorError.noScenes) { try InspectorPage(title: "", scenes: []).html() }
    }

    @Test("The same scenes give the same bytes")
    func sameBytes() throws {
        #expect(try page(named: "view") == page(named: "view"))
    }

    @Test(
        "No name ends the element it is in",
        arguments: [
            "</script><script>", "<!--", "]]>", "</title><b>", "a&lt;b", "\u{2028}\u{0}\u{1f}", "\"\\",
        ])
    func hostileNames(name: String) throws {
        let page = try page(named: name)
        let data = try #require(page.between("id=\"data\">", "</script>"))
        #expect(!data.contains { "<>&".contains($0) })
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        #expect(json["title"] as? String == name)
        let title = try #require(page.between("<title>", "</title>"))
        #expect(!title.contains("<"))
        #expect(page.components(separatedBy: "<script").count == 3)
    }

    @Test("The policy names the very style and script of the page, and nothing else")
    func policy() throws {
        let page = try page(named: "view")
        let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\">"))
        let style = try #require(page.between("<style>", "</style>"))
        let script = try #require(page.between("<script type=\"module\">", "</script>"))
        #expect(
            policy == "default-src 'none'; style-src '\(SourceHash.of(style))'; "
                + "script-src '\(SourceHash.of(script))'; base-uri 'none'; form-action 'none'")
        #expect(!script.contains("eval(") && !script.contains("innerHTML") && !script.contains("http"))
    }

    @Test("Hashes are those of the standard's test vectors (FIPS 180-4)")
    func hashes() {
        #expect(SourceHash.of("abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
        #expect(SourceHash.of("") == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }

    @Test("A number that JSON doesn't have is left out")
    func numbers() {
        #expect(PageNumber.of(.nan) == nil)
        #expect(PageNumber.of(.infinity) == nil)
        #expect(PageNumber.of(1.0 / 3) == 0.333333)
        #expect(PageNumber.of(1e300) == 1e300)
    }
}

extension String {
    /// What is between two texts; nil where they aren't there.
    fileprivate func between(_ start: String, _ end: String) -> String? {
        guard let opening = range(of: start), let closing = self[opening.upperBound...].range(of: end) else {
            return nil
        }
        return String(self[opening.upperBound..<closing.lowerBound])
    }
}
