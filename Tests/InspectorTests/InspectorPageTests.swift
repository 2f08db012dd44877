import Deflate
import Engine
import Findings
import Foundation
import PNGWriting
import TestSupport
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
            "\u{202e}gnp.exe", "\u{e0041}\u{85}", "é日本\u{1f600}",
        ])
    func hostileNames(name: String) throws {
        let page = try page(named: name)
        let data = try #require(page.between("id=\"data\">", "</script>"))
        #expect(!data.contains { "<>&".contains($0) })
        let hidden: [Unicode.GeneralCategory] = [.control, .format, .lineSeparator, .paragraphSeparator]
        #expect(!data.unicodeScalars.contains { hidden.contains($0.properties.generalCategory) })
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        #expect(json["title"] as? String == name)
        let title = try #require(page.between("<title>", "</title>"))
        #expect(!title.contains("<"))
        #expect(page.components(separatedBy: "<script").count == 5)
    }

    @Test("The policy names the very style and scripts of the page, and nothing else")
    func policy() throws {
        let page = try page(named: "view")
        let policy = try #require(page.between("Content-Security-Policy\" content=\"", "\">"))
        let style = PageAssets.standard.style
        let loader = try #require(page.between("<script>", "</script>"))
        let program = PageAssets.standard.program
        #expect(
            policy == "default-src 'none'; style-src '\(SourceHash.of(style))'; "
                + "script-src '\(SourceHash.of(loader))' '\(SourceHash.of(program))' 'wasm-unsafe-eval'; "
                + "base-uri 'none'; form-action 'none'")
        for script in [loader, program] {
            #expect(
                !script.contains("eval(") && !script.contains("innerHTML") && !script.contains("http"))
        }
    }

    @Test(
        "A watched page's file says its version to the page that loads it into a frame, and nothing else differs"
    )
    func version() throws {
        func page(_ name: String, isWatched: Bool) throws -> String {
            let page = InspectorPage(
                title: "t", scenes: [InspectorScene(layout: layout(named: name))], isWatched: isWatched)
            return String(decoding: try page.html(), as: UTF8.self)
        }
        let watched = try page("a", isWatched: true)
        let version = try #require(watched.between("<meta name=\"version\" content=\"", "\">"))
        let answer = try #require(watched.between("<script>", "</script>"))
        let policy = try #require(watched.between("Content-Security-Policy\" content=\"", "\">"))
        #expect(answer.contains("\"\(version)\"") && answer.contains("parent.postMessage"))
        #expect(policy.contains("'\(SourceHash.of(answer))'") && policy.contains("frame-src 'self' file:;"))
        #expect(try page("a", isWatched: true) == watched)
        #expect(
            try page("b", isWatched: true).between("content=\"sha256", "\">")
                != watched.between("content=\"sha256", "\">"))
        let other = try page("a", isWatched: false)
        #expect(!other.contains("frame-src") && !other.contains("name=\"version\" content"))
    }

    @Test("Problems and summaries make a page even where there is no layout to show")
    func noLayout() throws {
        var page = InspectorPage(title: "t", scenes: [], problems: ["a.json5:1:2: error: <x>"])
        #expect(String(decoding: try page.html(), as: UTF8.self).contains("error: \\u003cx\\u003e"))
        page.problems = []
        #expect(throws: InspectorError.noScenes) { try page.html() }
        page.summary = "3 pictures: 3 equal"
        #expect(try !page.html().isEmpty)
    }

    @Test("WebAssembly is allowed only where there is something to draw, and nothing else with it")
    func solver() throws {
        func page(_ scenes: [InspectorScene]) throws -> String {
            var page = InspectorPage(title: "t", scenes: scenes)
            page.summary = "s"
            return String(decoding: try page.html(), as: UTF8.self)
        }
        let without = try page([])
        #expect(!without.contains("wasm") || !without.contains("'wasm-unsafe-eval'"))
        #expect(!without.contains("id=\"solver\""))
        let with = try page([InspectorScene(layout: layout(named: "a"))])
        let (before, after) = (
            try #require(without.between("Content-Security-Policy\" content=\"", "\">")),
            try #require(with.between("Content-Security-Policy\" content=\"", "\">"))
        )
        #expect(after.replacing(" 'wasm-unsafe-eval'", with: "") == before)
        let solver = try #require(with.between("id=\"solver\"", "</script>"))
        #expect(!solver.contains("<") && !solver.contains("&"))
    }

    @Test("Digits of 91 give the bytes back")
    func base91() throws {
        let order = Array("!\"#$%'()*+,-./0123456789:;=?@".utf8) + Array(65...126)
        var random = SplitMix64(seed: 1)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8(random.next(in: 0...255)) }
            let text = Array(Base91.text(of: bytes).utf8)
            // From 13 to 14 bits for two digits.
            #expect(text.count >= (16 * count + 13) / 14 && text.count <= (16 * count + 12) / 13 + 1)
            var (back, pending, length) = ([UInt8](), 0, 0)
            for start in stride(from: 0, to: text.count, by: 2) {
                let number =
                    try #require(order.firstIndex(of: text[start]))
                    + 91 * #require(order.firstIndex(of: text[start + 1]))
                pending |= number << length
                length += number & 8191 > 88 ? 13 : 14
                while length >= 8, back.count < count {
                    back.append(UInt8(pending & 255))
                    pending >>= 8
                    length -= 8
                }
            }
            #expect(back == bytes)
        }
    }

    @Test("Packed bytes are those that a reader of zlib streams finds")
    func packed() throws {
        for count in [1, 3, 1000, 100_000] {
            let bytes = Array((0..<count).map { "\($0 % 97),0,0," }.joined().utf8)
            let stream = ZlibPacker.bytes(of: bytes)
            #expect(try ZlibStream.unpack(stream[...], count: bytes.count) == bytes)
            #expect(count < 1000 || stream.count < bytes.count / 4)
        }
    }

    @Test("Large data is compressed, and small data can be read in the file")
    func packedData() throws {
        let names = (0..<3000).map { "view-\($0)-</script>" }
        var layout = layout(named: "a")
        layout.findings = names.map { LayoutFinding(code: .ambiguous, message: $0, items: []) }
        let scene = InspectorScene(layout: layout)
        let page = String(decoding: try InspectorPage(title: "t", scenes: [scene]).html(), as: UTF8.self)
        let size = try #require(page.between("id=\"data\" data-bytes=\"", "\">").flatMap { Int($0) })
        let text = try #require(page.between("id=\"data\" data-bytes=\"\(size)\">", "</script>"))
        let solver = try #require(page.between("id=\"solver\"", "</script>"))
        #expect(
            page.utf8.count - solver.utf8.count < 200_000
                && text.utf8.count <= (16 * size + 12) / 13 + 1)
        #expect(try self.page(named: "a").contains("id=\"data\">{\"title\":\"a\""))
    }

    @Test("Pictures are allowed only where there are some")
    func pictures() throws {
        var scene = InspectorScene(layout: layout(named: "a"))
        var comparison = InspectorComparison(message: "m")
        scene.comparison = comparison
        let without = String(decoding: try InspectorPage(title: "t", scenes: [scene]).html(), as: UTF8.self)
        #expect(!without.contains("img-src"))
        comparison.pictures = InspectorComparison.Pictures(before: [1, 2, 3], after: nil, difference: nil)
        scene.comparison = comparison
        let with = String(decoding: try InspectorPage(title: "t", scenes: [scene]).html(), as: UTF8.self)
        #expect(with.contains("img-src data:;") && with.contains("\"before\":\"data:image/png;base64,AQID\""))
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
