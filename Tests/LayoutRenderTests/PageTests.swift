import Engine
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Files with several pages, and files without a background.
@Suite struct PageTests {
    private func pages(_ count: Int) throws -> [UInt8] {
        let document = PDFDocument(creationDate: Date(timeIntervalSince1970: 0))
        for number in 0..<count {
            var builder = LayoutBuilder("page\(number)", 200 + Double(number) * 50, 100)
            builder.add("a", [10, 10, 50, 50])
            try document.add(
                PicturePage(.layout(builder.layout), options: RenderOptions()), named: "page\(number)")
        }
        return try document.bytes() ?? []
    }

    @Test func aDocumentHasAPageForEachPicture() throws {
        for count in [1, 3] {
            let text = String(decoding: try pages(count), as: UTF8.self)
            #expect(text.contains("/Count \(count)"))
        }
    }

    @Test func aDocumentIsTheSameEveryTime() throws {
        let (first, second) = (try pages(3), try pages(3))
        #expect(first == second)
    }

    @Test func aDocumentWithoutPagesHasNoBytes() throws {
        let bytes = try PDFDocument(creationDate: Date(timeIntervalSince1970: 0)).bytes()
        #expect(bytes == nil)
    }

    @Test func aPageThatCannotBeDrawnIsLeftOut() throws {
        let document = PDFDocument(creationDate: Date(timeIntervalSince1970: 0))
        let bad = LayoutBuilder("bad", 0, 100).layout
        #expect(throws: RenderError.self) {
            try document.add(PicturePage(.layout(bad), options: RenderOptions()), named: "bad")
        }
        let bytes = try document.bytes()
        #expect(bytes == nil)
    }

    @Test func withoutABackgroundTheCornerIsTransparent() throws {
        var options = RenderOptions(scale: 1)
        let layout = Samples.oneThird
        let opaque = try LayoutPicture.render(layout, format: .png, options: options)
        options.hasBackground = false
        let transparent = try LayoutPicture.render(layout, format: .png, options: options)
        // The colour type of a PNG is its 26th byte: 2 without alpha, 6 with it.
        #expect(opaque[25] == 2 && transparent[25] == 6)
        let svg = String(
            decoding: try LayoutPicture.render(layout, format: .svg, options: options), as: UTF8.self)
        #expect(!svg.contains("<rect width="))
    }
}
