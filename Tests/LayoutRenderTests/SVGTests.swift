import Engine
import Foundation
import FoundationXML
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

@Suite struct SVGTests {
    private final class Reader: NSObject, XMLParserDelegate {
        var ids: [String] = []
        var texts: [String] = []
        var views: [String: [String: String]] = [:]
        private var open: [String] = []
        var superviews: [String: String] = [:]

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let id = attributes["id"] { ids.append(id) }
            if name == "text" { texts.append("") }
            guard name == "g" else { return }
            if let id = attributes["data-id"] {
                views[id] = attributes
                superviews[id] = open.last { !$0.isEmpty }
            }
            open.append(attributes["data-id"] ?? "")
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            if name == "g" { open.removeLast() }
        }
    }

    private func read(_ layout: SolvedLayout, _ appearance: Appearance = .light) throws -> Reader {
        let data = try LayoutPicture.render(layout, format: .svg, options: .init(appearance: appearance))
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        #expect(parser.parse() && parser.parserError == nil)
        return reader
    }

    @Test(arguments: Samples.all)
    func everyIDIsUsedOnce(_ layout: SolvedLayout) throws {
        let ids = try read(layout).ids
        #expect(Set(ids).count == ids.count)
    }

    @Test func viewsNestAsTheirHierarchyDoes() throws {
        let reader = try read(Samples.profile)
        #expect(reader.superviews["avatar"] == "header")
        #expect(reader.superviews["header"] == "view")
        #expect(reader.views["avatar"]?["data-frame"] == "16 12 64 64")
        #expect(reader.views["column"]?["class"] == "guide")
        #expect(reader.superviews["column"] == nil)
    }

    @Test func anythingCanBeAnID() throws {
        var builder = LayoutBuilder("a <title> & \"more\"\u{1}", 200, 200)
        let ids = [
            "a\"b<c&d>'", "with space", "with_space", "\u{0}\u{8}\u{fffe}", "日本 🧵 שלום", "view", "]]>", "x)y",
        ]
        for (index, id) in ids.enumerated() {
            builder.add(id, [0, Double(index) * 20, 150, 20], text: id) { $0.clipsToBounds = true }
            builder.add("\(id)-inner", [100, Double(index) * 20, 150, 20], in: id)
        }
        let reader = try read(builder.layout)
        #expect(Set(reader.ids).count == reader.ids.count)
        #expect(reader.views["a\"b<c&d>'"] != nil)
        #expect(reader.views["with_space"]?["id"]?.hasSuffix("-with_space-2") == true)
        for format in PictureFormat.allCases {
            #expect(try !LayoutPicture.render(builder.layout, format: format).isEmpty)
        }
    }

    /// A picture may stand twice in a page: each clip is also written without an id, as a path with the rectangle's four
    /// corners.
    @Test func clipsAreAlsoWrittenWithoutIDs() throws {
        var builder = LayoutBuilder("clips", 100, 80)
        builder.add("outer", [10, 20, 40, 30]) { $0.clipsToBounds = true }
        builder.add("inner", [30, 10, 40, 10], in: "outer")
        let data = try LayoutPicture.render(builder.layout, format: .svg)
        let svg = String(decoding: data, as: UTF8.self)
        let clips = try numbers(
            in: svg, after: "<clipPath[^>]*>",
            ["<rect x=\"", "\" y=\"", "\" width=\"", "\" height=\"", "\"/>"])
        let styles = try numbers(in: svg, after: "", ["path\\('M", " ", "H", "V", "H", "Z'\\) view-box\""])
        #expect(clips.count > 1)
        #expect(styles.count == svg.components(separatedBy: "clip-path=").count - 1)
        #expect(styles == clips.map { [$0[0], $0[1], $0[0] + $0[2], $0[1] + $0[3], $0[0]] })
    }

    /// The same for pictures of shapes alone: beside each reference is the path of the clip that it names.
    @Test func flatClipsAreAlsoWrittenWithoutIDs() throws {
        var builder = LayoutBuilder("clips", 100, 80)
        builder.add("outer", [10, 20, 40, 30]) { $0.clipsToBounds = true }
        builder.add("inner", [30, 10, 40, 10], in: "outer")
        builder.add("outside", [90, 60, 40, 10])
        let svg = String(
            decoding: try LayoutPicture.render(builder.layout, format: .flatSVG), as: UTF8.self)
        let paths = Dictionary(
            svg.matches(of: /<clipPath id="([^"]*)">\s*<path d="([^"]*?) *"\/>/).map { ($0.1, $0.2) }
        ) { first, _ in first }
        let clipped = svg.matches(
            of: /clip-path="url\(#([^)]*)\)" style="clip-path:path\('([^']*)'\) view-box"/)
        #expect(clipped.count > 1)
        #expect(clipped.count == svg.components(separatedBy: "clip-path=").count - 1)
        #expect(clipped.allSatisfy { paths[$0.1] == $0.2 })
        #expect(XMLParser(data: Data(svg.utf8)).parse())
    }

    /// Returns the numbers between words, for each place where the words follow one another.
    private func numbers(in text: String, after start: String, _ words: [String]) throws -> [[Double]] {
        let pattern = try Regex(start + words.joined(separator: "(-?[0-9.]+)"))
        return text.matches(of: pattern).map { match in
            (1..<words.count).map { match[$0].substring.flatMap { Double($0) } ?? .nan }
        }
    }

    @Test func bothThemesFitInOne() throws {
        let options = RenderOptions(appearance: .automatic)
        let data = try LayoutPicture.render(Samples.oneThird, format: .svg, options: options)
        let svg = String(decoding: data, as: UTF8.self)
        #expect(svg.contains("prefers-color-scheme: dark"))
        #expect(svg.contains("[fill=\"#ad005c\"] { fill: #ff7ab8 }"))
    }

    @Test func deepHierarchiesStayReadable() throws {
        var builder = LayoutBuilder("deep", 200, 200)
        for level in 0..<1500 {
            builder.add("v\(level)", [0, 0, 200, 200], in: level == 0 ? nil : "v\(level - 1)")
        }
        #expect(try read(builder.layout).views.count == 1501)
    }

    /// From the grammar of XML 1.0: markup and line ends as references, forbidden characters replaced.
    @Test func attributesAreEscaped() {
        let escapes: [(String, String)] = [
            ("a · 日本 😀", "a · 日本 😀"), ("<&>\"", "&lt;&amp;&gt;&quot;"), ("\t\r\n", "&#9;&#13;&#10;"),
            ("\u{1}\u{b}\u{1f}é", "\u{fffd}\u{fffd}\u{fffd}é"),
            ("\u{fffe}x\u{ffff}", "\u{fffd}x\u{fffd}"),
            ("\u{fffd}\u{10ffff}¿\u{fbff}", "\u{fffd}\u{10ffff}¿\u{fbff}"),
            ("", ""),
        ]
        for (text, expected) in escapes { #expect(XMLValue.escaped(text) == expected) }
    }

    @Test func numbersHaveUpToThreeDecimals() {
        let numbers: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (12, "12"), (-3.5, "-3.5"), (0.05, "0.05"), (-0.001, "-0.001"),
            (-0.0004, "0"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (100.1, "100.1"), (1999.9996, "2000"),
            (.infinity, "0"), (.nan, "0"), (1e13, "0"),
        ]
        for (number, expected) in numbers { #expect(DecimalNumber.text(number) == expected) }
    }
}
