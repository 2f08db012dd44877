import CCairo
import Engine
import Foundation
import TestSupport
import TextMetrics
import TextShaping
import Testing

@testable import LayoutDrawing
@testable import LayoutRender

@Suite struct TextFitTests {
    private func extent(_ width: Double, gaps: Int) -> TextExtent {
        var extent = TextExtent(width: width, ascent: 10, descent: 3)
        extent.gaps = gaps
        extent.isJoined = gaps == 0
        return extent
    }

    @Test func lettersAreSpacedToTheMeasuredWidth() throws {
        let fit = try #require(LineFit(extent(100, gaps: 10), measured: 104, room: 200, size: 17))
        #expect(abs(fit.letterSpacing - 0.4) < 1e-9)
        #expect(fit.stretch == 1)
        #expect(abs(fit.width - 104) < 1e-9)
    }

    @Test func lettersStayInTheirRoom() throws {
        let fit = try #require(LineFit(extent(100, gaps: 10), measured: 104, room: 98, size: 17))
        #expect(abs(fit.width - 98) < 1e-9)
        #expect(LineFit(extent(100, gaps: 10), measured: 104, room: 50, size: 17) == nil)
    }

    @Test func joinedLettersKeepTheirWidthUnlessTheyDoNotFit() throws {
        #expect(LineFit(extent(100, gaps: 0), measured: 120, room: 200, size: 17)?.width == 100)
        #expect(LineFit(extent(100, gaps: 0), measured: 120, room: 80, size: 17)?.stretch == 0.8)
        #expect(LineFit(extent(100, gaps: 0), measured: nil, room: 70, size: 17) == nil)
    }

    @Test func aSingleLetterBecomesSmallerAndKeepsItsShape() throws {
        var letter = TextExtent(width: 20, ascent: 10, descent: 3)
        let fit = try #require(LineFit(letter, measured: 18, room: 16, size: 17))
        #expect((fit.stretch, fit.sizeFactor, fit.width) == (1, 0.8, 16))
        #expect(LineFit(letter, measured: 18, room: 40, size: 17)?.width == 20)
        letter.gaps = 4
        letter.isMeasured = false
        #expect(LineFit(letter, measured: 30, room: 40, size: 17)?.letterSpacing == 0)
        #expect(LineFit(letter, measured: 30, room: 18, size: 17)?.letterSpacing == -0.5)
    }

    /// Inter's regular "H" is 1522 units of 2048 wide, as its file says.
    @Test func cairoKnowsTheAdvanceOfEachGlyph() throws {
        let glyph = try #require(Typesetter().line("H", font: Font(size: 10)).runs.first)
        let font = UserFont(try #require(glyph.face))
        var (unit, place) = (cairo_matrix_t(), cairo_matrix_t())
        cairo_matrix_init_identity(&unit)
        cairo_matrix_init_scale(&place, 10, 10)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let scaled = cairo_scaled_font_create(font.cairoFace, &place, &unit, options)
        defer {
            cairo_scaled_font_destroy(scaled)
            cairo_font_options_destroy(options)
        }
        var glyphs = [cairo_glyph_t(index: UInt(glyph.glyphs[0].identifier), x: 0, y: 0)]
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(scaled, &glyphs, 1, &extents)
        #expect(abs(extents.x_advance - 10 * 1522.0 / 2048) < 0.01)
    }

    /// A field without a border is as wide as its text; one with a border keeps its text away from it.
    @Test(arguments: [
        (TextField.BorderStyle.none, 37.0, true), (.none, 20, false), (.roundedRect, 38, false),
    ])
    func onlyABorderTakesRoomFromText(border: TextField.BorderStyle, width: Double, isWhole: Bool) throws {
        let field = TextField()
        field.text = "Plain"
        field.borderStyle = border
        let text = try #require(field.solvedText(in: CGSize(width: width, height: 22), scale: 1))
        var builder = LayoutBuilder("screen", 320, 200)
        builder.add("field", [10, 80, width, 22], class: "UITextField") { $0.text = text }
        let list = try DisplayListBuilder(
            layout: builder.layout, options: DrawingOptions(scale: 1), measurer: Typesetter()
        ).build()
        #expect(list.texts.contains { $0.string == "Plain" } == isWhole)
    }

    @Test func onlyJoinedLettersAreStretchedByViewers() {
        for (text, isJoined) in [("Sign in", false), ("Ελλάδα", false), ("שלום", false), ("سلام", true)] {
            let line = DisplayText(
                text, origin: .zero, font: Font(size: 17), paint: Paint(.text), width: 50)
            let list = DisplayList(
                size: CGSize(width: 100, height: 100), title: "t", commands: [.text(line)])
            let svg = String(decoding: SVGWriter(appearance: .light).write(list), as: UTF8.self)
            #expect(svg.contains("textLength=\"50\""))
            #expect(svg.contains("lengthAdjust") == isJoined, "\(text)")
        }
    }

    @Test func quotesInNamesOfFontsAreEscaped() {
        #expect(CSSName.quoted(#"O'Neil \ Sons"#) == #"'O\'Neil \\ Sons'"#)
    }

    /// A given font with the same family, weight and slant as the command's own.
    @Test func embeddedFontsThatLookAlikeAreFamiliesOfTheirOwn() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent(
                "Sources/EmbeddedFonts/Inter/Inter-Regular.otf")
        let face = try #require(FontFace(bytes: [UInt8](Data(contentsOf: file)), path: file.path))
        var own = Font(size: 17)
        own.projectFont = ProjectFont(face)
        let texts = [own, Font(size: 17)].map {
            DisplayText("ab", origin: .zero, font: $0, paint: Paint(.text), width: 20)
        }
        let list = DisplayList(
            size: CGSize(width: 100, height: 100), title: "t", commands: texts.map { .text($0) })
        let fonts = Typesetter(fonts: FontCollection(given: [face], systemFolders: [])).fonts(of: list)
        #expect(fonts.count == 2)
        #expect(Set(fonts.map(\.family)).count == 2)
    }

    @Test func everyWeightIsDrawnInItsOwn() {
        let typesetter = Typesetter()
        let widths = Font.Weight.allCases.map {
            typesetter.width(of: "weight", font: Font(size: 17, weight: $0))
        }
        #expect(Set(widths).count == widths.count)
    }

    /// The label is 80 points wide in the font that it was measured with.
    @Test func aTextIsAsWideAsItWasMeasured() throws {
        var builder = LayoutBuilder("fit", 200, 100)
        builder.add("label", [10, 10, 150, 30], text: "Measured") { item in
            item.text?.widths = [80]
        }
        for (weight, isBold) in [(Font.Weight.regular, false), (.bold, true)] {
            var layout = builder.layout
            let index = try #require(layout.items.firstIndex { $0.id == "label" })
            layout.items[index].text?.font.weight = weight
            let list = try DisplayListBuilder(
                layout: layout, options: DrawingOptions(), measurer: Typesetter()
            ).build()
            let text = try #require(list.texts.first { $0.string == "Measured" })
            #expect(abs(text.width - 80 * list.projection.zoom) < 0.01)
            #expect(text.stretch == 1)
            #expect((text.font.weight == .bold) == isBold)
        }
    }

    /// "Total" in 12 points, 30 wide with the space after it, and "100" in 20 points, 40 wide.
    @Test func partsOfALineAreDrawnOneAfterAnother() throws {
        let pieces = [
            MeasuredText.Piece(text: "Total ", font: Font(size: 12), width: 30),
            MeasuredText.Piece(text: "100", font: Font(size: 20, weight: .bold), width: 40),
        ]
        for (alignment, start) in [(TextAlignment.left, 12.0), (.right, 88), (.center, 50)] {
            var builder = LayoutBuilder("parts", 200, 130)
            builder.add("label", [10, 10, 150, 60], text: "Total 100") { item in
                item.text?.lines = ["Total 100", "due"]
                item.text?.pieces = [
                    pieces, [MeasuredText.Piece(text: "due", font: Font(size: 20), width: 35)],
                ]
                item.text?.alignment = alignment
            }
            let list = try DisplayListBuilder(
                layout: builder.layout, options: DrawingOptions(), measurer: Typesetter()
            ).build()
            let zoom = list.projection.zoom
            let total = try #require(list.texts.first { $0.string == "Total" })
            let number = try #require(list.texts.first { $0.string == "100" })
            #expect((total.font.size, number.font.size) == (12 * zoom, 20 * zoom))
            #expect(number.font.weight == .bold)
            #expect(abs(number.origin.x - total.origin.x - 30 * zoom) < 0.01)
            #expect(abs(number.width - 40 * zoom) < 0.01)
            #expect(abs(total.origin.x - list.projection.x(start)) < 0.01)
            #expect(total.origin.y == number.origin.y)
            let last = try #require(list.texts.first { $0.string == "due" })
            #expect(abs(last.font.size - 20 * zoom) < 0.01 && last.font.weight == .regular)
        }
    }

    @Test func documentsInOnePageHaveDifferentIDs() throws {
        func ids(_ svg: String) -> Set<Substring> {
            Set(svg.matches(of: /\ id="([^"]*)"/).map(\.1))
        }
        for format in [PictureFormat.svg, .flatSVG] {
            let options = RenderOptions(appearance: .automatic)
            let svgs = try [Samples.profile, Samples.oneThird].map {
                String(
                    decoding: try LayoutPicture.render($0, format: format, options: options), as: UTF8.self)
            }
            #expect(ids(svgs[0]).isDisjoint(with: ids(svgs[1])))
            for svg in svgs {
                let known = ids(svg)
                #expect(known.count > 3)
                for reference in svg.matches(of: /url\(#([^)]*)\)|href="#([^"]*)"/) {
                    let name = (reference.1 ?? reference.2 ?? "").removingPercentEncoding ?? ""
                    #expect(known.contains(Substring(name)), "\(name)")
                }
            }
        }
    }

    @Test func embeddedLettersAreThoseUsed() throws {
        var options = RenderOptions()
        #expect(
            !String(
                decoding: try LayoutPicture.render(Samples.profile, format: .svg, options: options),
                as: UTF8.self
            ).contains("@font-face"))
        options.embedsFonts = true
        let svg = String(
            decoding: try LayoutPicture.render(Samples.profile, format: .svg, options: options), as: UTF8.self
        )
        let fonts = svg.matches(of: /font-weight: (\d+);.*?base64,([A-Za-z0-9+\/=]*)\)/)
        #expect(!fonts.isEmpty)
        for font in fonts {
            let bytes = [UInt8](try #require(Data(base64Encoded: String(font.2))))
            #expect(bytes.count < 60_000)
            let face = try #require(FontFace(bytes: bytes, path: nil))
            #expect(face.names.weight == Int(font.1))
            #expect(!face.hasGlyph(for: "Ж"))
        }
    }

    @Test func aFallbackFontOfTheSystemIsNotUsedForWhatInterHas() {
        let fonts = FontCollection(systemFolders: [])
        #expect(fonts.foreignScripts(in: "Ünïcode → Ελλάδα Москва").isEmpty)
        let scripts = fonts.foreignScripts(in: "日本語 and ไทย")
        #expect(scripts.map(\.name) == ["Chinese", "Thai"])
        #expect(scripts.allSatisfy { $0.family == nil })
    }
}
