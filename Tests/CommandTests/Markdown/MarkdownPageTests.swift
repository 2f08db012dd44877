import Testing

@testable import LayoutPipeline
@testable import layout_render

@Suite struct MarkdownPageTests {
    private func documents(_ text: String) -> [String] { MarkdownPage(text).blocks.map(\.document) }

    @Test func fencedBlocksOfLanguageLayoutAreFound() {
        #expect(documents("# A\n\n```layout one\n{\n}\n```\n\n~~~layout\nx\n~~~\n") == ["{\n}", "x"])
        #expect(documents("```json\n{}\n```\n```layouts\n{}\n```\n").isEmpty)
        #expect(documents("no fence ```layout\n").isEmpty)
    }

    /// A block inside another block isn't drawn.
    @Test func blocksInOtherBlocksAreText() {
        #expect(documents("````markdown\n```layout\n{}\n```\n````\n").isEmpty)
        #expect(documents("~~~\n```layout\n{}\n```\n~~~\n```layout\ny\n```\n") == ["y"])
        #expect(documents("````layout\n```\n````\n") == ["```"])
    }

    @Test func indentationOfAListIsTakenOff() {
        let page = MarkdownPage("1. one\n\n   ```layout\n   {\n     a\n   }\n   ```\n")
        #expect(page.blocks.map(\.document) == ["{\n  a\n}"])
        #expect(page.blocks.map(\.indentation) == ["   "])
    }

    /// The second comment's block is closed: what the first one's fence would reach belongs to another comment.
    @Test func aFenceInACommentEndsWithIt() {
        let page = MarkdownPage("<!--\n```layout\n-->\n<!--\n```layout\n{}\n```\n-->\n")
        #expect(page.blocks.map(\.problem) == [.commentEndsInside, nil])
        #expect(page.blocks.map(\.end) == [3, 8])
    }

    @Test func anOpenBlockIsTold() {
        #expect(MarkdownPage("```layout\n{}").blocks.map(\.problem) == [.openFence])
        #expect(MarkdownPage("```layout\n{}\n```").blocks.map(\.problem) == [nil])
    }

    private let image = MarkdownImage(file: "a.svg", altText: "words")

    private func illustrated(_ text: String) -> String {
        var page = MarkdownPage(text)
        page.setImages([0: image])
        return page.text
    }

    /// Either form of the line is replaced by the other, whatever it says.
    @Test func anElementTakesThePlaceOfAnImage() {
        let element = MarkdownImage(file: "a.svg", altText: "a \"b\" <c> & d", darkFile: "a~dark.svg")
        let line =
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark.svg\">"
            + "<img src=\"a.svg\" alt=\"a &quot;b&quot; &lt;c&gt; &amp; d\"></picture>"
        #expect(element.line == line)
        var page = MarkdownPage("```layout\n```\n\n![old](a.svg)\n")
        page.setImages([0: element])
        #expect(page.text == "```layout\n```\n\n\(line)\n")
        page.setImages([0: element])
        #expect(page.text == "```layout\n```\n\n\(line)\n")
        #expect(illustrated(page.text) == "```layout\n```\n\n![words](a.svg)\n")
        #expect(!element.isShown(by: "<picture><img src=\"b.svg\" alt=\"\"></picture>"))
    }

    @Test func imagesStandBelowTheirBlocks() {
        #expect(illustrated("```layout\n```") == "```layout\n```\n\n![words](a.svg)")
        #expect(illustrated("```layout\n```\n") == "```layout\n```\n\n![words](a.svg)\n")
        #expect(illustrated("```layout\n```\ntext") == "```layout\n```\n\n![words](a.svg)\n\ntext")
        #expect(illustrated("```layout\n```\n\ntext\n") == "```layout\n```\n\n![words](a.svg)\n\ntext\n")
        #expect(
            illustrated("- x\n\n  ```layout\n  ```\n- y")
                == "- x\n\n  ```layout\n  ```\n\n  ![words](a.svg)\n\n- y")
    }

    /// A comment hides the source of a picture, and the picture is below the comment.
    @Test func imagesOfHiddenBlocksStandBelowTheComment() {
        #expect(
            illustrated("<!--\n```layout\n```\n-->\n") == "<!--\n```layout\n```\n-->\n\n![words](a.svg)\n")
    }

    @Test func aPictureThatIsThereIsReplaced() {
        #expect(illustrated("```layout\n```\n![old](a.svg)\n") == "```layout\n```\n![words](a.svg)\n")
        #expect(illustrated("```layout\n```\n\n![](a.svg)\n") == "```layout\n```\n\n![words](a.svg)\n")
        let other = illustrated("```layout\n```\n\n![mine](b.svg)\n")
        #expect(other == "```layout\n```\n\n![words](a.svg)\n\n![mine](b.svg)\n")
    }

    /// Writing any page again changes nothing, and line endings are kept.
    @Test(arguments: [
        "```layout\n```", "```layout\n```\n\n\n\n", "a\r\n```layout\r\n{}\r\n```\r\nb\r\n",
        "- ```layout\n  ```",
        "<!--\n```layout\n```\n-->", "~~~ layout\n~~~\n![x](a.svg)",
    ])
    func settingImagesTwiceIsSettingThemOnce(text: String) {
        let once = illustrated(text)
        #expect(illustrated(once) == once)
        #expect(once.contains("\r\n") == text.contains("\r\n"))
        #expect(once.replacing("\r\n", with: "").contains("\n") != text.contains("\r\n"))
    }

    /// Lines that aren't written by the command keep every byte, whatever ends them.
    @Test func linesKeepTheirEnds() {
        let parts = [
            "a", "", "```layout x", "```", "- b", "    c", "\t", "<!--", "-->", "![words](a.svg)",
            "é\u{2028}",
        ]
        for _ in 0..<2000 {
            let text =
                (0..<Int.random(in: 0...12)).map { _ in
                    (parts.randomElement() ?? "") + (["\n", "\r\n", "\r", "\n\n"].randomElement() ?? "")
                }.joined() + ["", "end"].randomElement()!
            #expect(Array(MarkdownPage(text).text.utf8) == Array(text.utf8))
            var page = MarkdownPage(text)
            page.setImages(pictures(of: page))
            // Without what was added, which no line of the page contains, the rest is what was there.
            let rest = page.lines.filter { line in
                !page.blocks.indices.contains { picture($0).isShown(by: line.text) }
            }
            let old = MarkdownPage(text).lines
            #expect(rest.filter { !$0.isBlank }.map(\.text) == old.filter { !$0.isBlank }.map(\.text))
            let kept = old.filter { !$0.isBlank && !$0.end.isEmpty }
            #expect(rest.filter { !$0.isBlank }.prefix(kept.count).map(\.end) == kept.map(\.end))
            var again = MarkdownPage(page.text)
            #expect(again.blocks.count == page.blocks.count)
            again.setImages(pictures(of: again))
            #expect(again.text == page.text)
        }
    }

    /// Pictures of the blocks that have a place for one.
    private func pictures(of page: MarkdownPage) -> [Int: MarkdownImage] {
        let drawn = page.blocks.indices.filter { page.blocks[$0].problem == nil }
        return Dictionary(uniqueKeysWithValues: drawn.map { ($0, picture($0)) })
    }

    private func picture(_ number: Int) -> MarkdownImage {
        MarkdownImage(file: "new\(number).svg", altText: "picture \(number)")
    }

    @Test func addedLinesEndAsTheBlockDoes() {
        #expect(
            illustrated("a\n```layout\r\n{}\r\n```\r\nb\n")
                == "a\n```layout\r\n{}\r\n```\r\n\r\n![words](a.svg)\r\n\r\nb\n")
        #expect(illustrated("```layout\r```\r") == "```layout\r```\r\r![words](a.svg)\r")
    }

    /// Only a line that is the picture alone is the command's own.
    @Test(arguments: [
        "![x](b.png) important words ![y](a.svg)", "![x](a.svg) words", "![x](a.svg \"title\")",
        "[![x](a.svg)",
        "![x] (a.svg)", "![x\\](a.svg)", "![x](b.svg)![y](a.svg)",
    ])
    func linesWithOtherWordsAreKept(line: String) {
        #expect(illustrated("```layout\n```\n\(line)\n") == "```layout\n```\n\n![words](a.svg)\n\n\(line)\n")
    }

    @Test func spacesAroundThePictureAreKept() {
        #expect(
            illustrated("```layout\n```\n  ![x [y]](a.svg)  \n") == "```layout\n```\n  ![words](a.svg)  \n")
    }

    @Test func picturesArePutAfterComments() {
        #expect(
            illustrated("<!-- hidden\n```layout\n```\nmore\n  --> end\ntext\n")
                == "<!-- hidden\n```layout\n```\nmore\n  --> end\n\n![words](a.svg)\n\ntext\n")
        var page = MarkdownPage("<!--\n```layout\n```\n```layout\n```\n-->\n")
        page.setImages([0: picture(0), 1: picture(1)])
        #expect(
            page.text
                == "<!--\n```layout\n```\n```layout\n```\n-->\n\n![picture 0](new0.svg)\n\n![picture 1](new1.svg)\n"
        )
        #expect(MarkdownPage("<!--\n```layout\n```\n").blocks.map(\.problem) == [.openComment])
        #expect(
            MarkdownPage("<!--\n```layout\n-->\n```\n").blocks.map(\.problem) == [.commentEndsInside])
        #expect(documents("<!-- a -->\n```layout\nx\n```\n") == ["x"])
    }

    /// As CommonMark defines indented code, list items and literal HTML.
    @Test(arguments: [
        "    ```layout\n    ```\n", "\t```layout\n\t```\n", "- a\n\n      ```layout\n      ```\n",
        "<pre>\n```layout\n```\n</pre>\n", "text\n     ```layout\n     ```\n", "- ```\n  ```layout\n",
        "<!--\n```\n-->\n````\n```layout\n```\n````\n", "-     ```layout\n",
    ])
    func codeIsNoBlock(text: String) {
        #expect(documents(text).isEmpty)
    }

    @Test(arguments: [
        ("- a\n\n    ```layout\n    x\n    ```\n", "    "),
        ("10. a\n\n    ```layout\n    x\n    ```\n", "    "),
        ("- ```layout\n  x\n  ```\n", "  "), ("- - ```layout\n    x\n    ```\n", "    "),
        ("* * *\n```layout\nx\n```\n", ""), ("-\n  ```layout\n  x\n  ```\n", "  "),
    ])
    func blocksInListItemsAreFound(text: String, indentation: String) {
        let page = MarkdownPage(text)
        #expect(page.blocks.map(\.document) == ["x"])
        #expect(page.blocks.map(\.indentation) == [indentation])
        #expect(page.blocks.map(\.problem) == [nil])
    }

    /// A list item ends the code in it.
    @Test func fenceEndsWithItsListItem() {
        #expect(MarkdownPage("- ```layout\nx\n  ```\n").blocks.map(\.problem) == [.openFence])
        #expect(documents("- ```\n  x\n\n```layout\ny\n```\n") == ["y"])
        #expect(documents("```\n    ```\n```layout\n```\n").isEmpty)
    }

    @Test func marksInWordsAreEscaped() {
        let image = MarkdownImage(file: "a.svg", altText: "a [b] *c* \\ `d`")
        #expect(image.line == #"![a \[b\] \*c\* \\ \`d\`](a.svg)"#)
        #expect(image.isShown(by: Substring(image.line)))
        #expect(image.isShown(by: "  ![](a.svg) "))
        #expect(!image.isShown(by: "![](b.svg)"))
        #expect(!image.isShown(by: "text ![](a.svg)"))
    }
}
