import Engine
import Foundation
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

/// Pictures with a document's own colours.
struct DocumentFillTests {
    private static let layout: SolvedLayout = {
        var builder = LayoutBuilder("colors", 200, 200)
        builder.add("white", [10, 10, 180, 80], text: "Words") {
            $0.backgroundColor = DynamicColor(light: Color(0xffffff), dark: Color(0x222222))
            $0.cornerRadius = 12
        }
        builder.add("navy", [10, 100, 80, 80]) {
            $0.backgroundColor = DynamicColor(Color(0x001133, alpha: 128))
        }
        builder.add("plain", [110, 100, 80, 80])
        return builder.layout
    }()

    private func list(_ fill: ViewFill) throws -> DisplayList {
        try DisplayListBuilder(
            layout: Self.layout, options: DrawingOptions(fill: fill), measurer: FixedTextMeasurer()
        ).build()
    }

    private func fills(_ list: DisplayList) -> [DynamicColor] {
        list.commands.compactMap { command in
            guard case .rectangle(let rectangle) = command, case .document(let color)? = rectangle.fill?.role
            else { return nil }
            return color
        }
    }

    @Test func onlyOnRequest() throws {
        #expect(fills(try list(.palette)).isEmpty)
        #expect(fills(try list(.document)).map(\.light) == [Color(0xffffff), Color(0x001133, alpha: 128)])
    }

    @Test func letteringIsReadOnTheColour() throws {
        let words = try #require(try list(.document).texts.first { $0.string == "Words" })
        guard case .document(let ink) = words.paint.role else {
            Issue.record("no ink for the colour")
            return
        }
        #expect(ink.light.red < 64 && ink.dark.red > 192)
        let plain = try #require(try list(.document).texts.first { $0.string == "plain" })
        #expect(plain.paint.role == .text)
    }

    /// In one file for light and dark mode, only the dynamic colour changes, and no colour of the picture with it.
    @Test func theSVGHasBothColours() throws {
        let text = String(
            decoding: SVGWriter(appearance: .automatic).write(try list(.document)), as: UTF8.self)
        #expect(text.contains("fill=\"rgb(255, 255, 255)\" data-dark-fill=\"rgb(34, 34, 34)\""))
        #expect(text.contains("[data-dark-fill=\"rgb(34, 34, 34)\"] { fill: rgb(34, 34, 34) }"))
        #expect(text.contains("rx=\"12\" fill=\"rgb(255, 255, 255)\""))
        // An alpha of 128 out of 255.
        #expect(text.contains("fill=\"rgb(0, 17, 51)\" fill-opacity=\"0.502\""))
        let light = String(decoding: SVGWriter(appearance: .light).write(try list(.document)), as: UTF8.self)
        #expect(!light.contains("data-dark-fill"))
        let dark = String(decoding: SVGWriter(appearance: .dark).write(try list(.document)), as: UTF8.self)
        #expect(dark.contains("fill=\"rgb(34, 34, 34)\""))
    }

    private func svg(_ color: DynamicColor?, cornerRadius: CGFloat = 0) throws -> String {
        var builder = LayoutBuilder("one", 200, 130)
        builder.add("box", [20, 20, 60, 40]) {
            $0.backgroundColor = color
            $0.cornerRadius = cornerRadius
        }
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(fill: .document), measurer: FixedTextMeasurer()
        ).build()
        return String(decoding: SVGWriter(appearance: .light).write(list), as: UTF8.self)
    }

    @Test func anInvisibleColourIsNone() throws {
        #expect(try svg(DynamicColor(Color(0, alpha: 0))) == svg(nil))
    }

    @Test func cornersAreAsRoundAsTheyFit() throws {
        #expect(try svg(nil, cornerRadius: 8).contains("rx=\"8\""))
        // Half of the height of 40 points, minus half of the outline.
        #expect(try svg(nil, cornerRadius: 90).contains("rx=\"19.5\""))
    }
}
