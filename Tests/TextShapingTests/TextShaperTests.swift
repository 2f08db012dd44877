import Foundation
import Testing

@testable import TextShaping

@Suite struct TextShaperTests {
    private let inter = FontCollection(systemFolders: [])

    private func line(_ text: String, weight: Int = 400) -> ShapedLine {
        TextShaper(fonts: inter).line(text, style: FontStyle(weight: weight))
    }

    /// The advances of Inter 4.1's regular "H" (1530), "A" (1396), "V" (1396) and space (576), of 2048, are its design.
    @Test func aWidthIsTheSumOfAdvancesAndKerning() {
        let (a, v) = (line("A").width, line("V").width)
        #expect(line("HH").width == 2 * line("H").width)
        #expect(line("AV").width < a + v - 0.04)
        #expect(line("").width == 0)
        #expect(line("").runs.isEmpty)
    }

    @Test func everyWeightIsAnother() {
        let widths = stride(from: 100, through: 900, by: 100).map { line("Hamburgefonts", weight: $0).width }
        #expect(Set(widths).count == widths.count)
        #expect(widths.sorted() == widths)
    }

    @Test func scriptsOfEuropeNeedNoOtherFont() {
        for text in [
            "Straße, naïve “œuvre” – 1 234,50 €", "Ελληνικά", "Русский ґє", "a → b ≤ c × ½ … ≈ ∞ ✓",
            "Việt Nam",
        ] {
            #expect(line(text).missing.isEmpty, "\(text)")
        }
    }

    /// "ab" and three Hebrew letters, whose box comes from no font: they run the other way.
    @Test func aLineHasItsDirectionsSideBySide() {
        #expect(TextDirection.levels(of: "ab אבג".unicodeScalars.map(\.value)) == [0, 0, 0, 1, 1, 1])
        #expect(TextDirection.levels(of: "אבג ab".unicodeScalars.map(\.value)) == [1, 1, 1, 1, 2, 2])
        #expect(TextDirection.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
        #expect(TextDirection.visualOrder(of: []) == [])
    }

    @Test func aCharacterWithoutGlyphIsABoxAndTold() {
        let shaped = line("a日b")
        #expect(shaped.missing == ["日"])
        let boxes = shaped.runs.filter { $0.face == nil }
        #expect(boxes.count == 1)
        #expect(boxes.first?.glyphs.count == 1)
        #expect(shaped.width > line("ab").width + ShapedLine.box.width)
    }

    /// A family of three is one box, and so is a letter with marks.
    @Test func aClusterIsOneBox() {
        #expect(line("👩‍👩‍👧").runs.first?.glyphs.count == 1)
        #expect(line("ก็").runs.first?.glyphs.count == 1)
    }

    @Test func clustersAreTheTextInOrder() {
        for text in ["e\u{301}n\u{303} fi AV", "a日b שלום x", "\ta\nb"] {
            let shaped = line(text)
            let order = shaped.runs.map { $0.clusters.joined() }.joined()
            let plain = text.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(
                of: "\n", with: " ")
            #expect(order.unicodeScalars.sorted() == plain.unicodeScalars.sorted())
            for run in shaped.runs {
                #expect(run.glyphs.allSatisfy { run.clusters.indices.contains($0.cluster) })
            }
        }
    }

    /// The letter I of a grotesque is one rectangle.
    @Test func anOutlineIsClosed() throws {
        let shaped = line("I")
        let run = try #require(shaped.runs.first)
        let face = try #require(run.face)
        let outline = face.outline(of: run.glyphs[0].identifier)
        #expect(outline.elements.last == .close)
        #expect(outline.elements.count { if case .move = $0 { true } else { false } } == 1)
        #expect(face.outline(of: try #require(line(" ").runs.first).glyphs[0].identifier).elements.isEmpty)
    }

    @Test func bytesThatAreNoFontAreRefused() throws {
        #expect(FontFace(bytes: [], path: nil) == nil)
        #expect(FontFace(bytes: Array("OTTO".utf8), path: nil) == nil)
        #expect(FontFace(bytes: [UInt8](repeating: 0xFF, count: 5000), path: nil) == nil)
        #expect(FontFace.all(in: [UInt8](repeating: 0, count: 100), path: nil).isEmpty)
    }
}
