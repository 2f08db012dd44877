import Testing

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

    @Test func anOpenBlockIsTold() {
        #expect(MarkdownPage("```layout\n{}").blocks.map(\.isClosed) == [false])
        #expect(MarkdownPage("```layout\n{}\n```").blocks.map(\.isClosed) == [true])
    }

    private let image = MarkdownImage(file: "a.svg", altText: "words")

    private func illustrated(_ text: String) -> String {
        var page = MarkdownPage(text)
        page.setImages([0: image])
        return page.text
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

    @Test func marksInWordsAreEscaped() {
        let image = MarkdownImage(file: "a.svg", altText: "a [b] *c* \\ `d`")
        #expect(image.line == #"![a \[b\] \*c\* \\ \`d\`](a.svg)"#)
        #expect(image.isShown(by: Substring(image.line)))
        #expect(image.isShown(by: "  ![](a.svg) "))
        #expect(!image.isShown(by: "![](b.svg)"))
        #expect(!image.isShown(by: "text ![](a.svg)"))
    }
}
