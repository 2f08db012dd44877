import Foundation
import Testing

@testable import TextShaping

@Suite struct TextShaperTests {
    private let inter = FontCollection(systemFolders: [])

    private func line(_ text: String, weight: Int = 400) -> ShapedLine {
        TextShaper(fonts: inter).line(text, style: FontStyle(weight: weight))
    }

    /// The advances are those of Inter-Regular.otf's table hmtx, of 2048 units.
    @Test func aWidthIsTheSumOfAdvancesAndKerning() {
        let (a, v) = (line("A").width, line("V").width)
        #expect([line("H").width, a, v, line(" ").width].map { $0 * 2048 } == [1522, 1413, 1413, 576])
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

    /// Inter has the letter, but not the open mark over it, which belongs to no script.
    @Test func aMarkWithoutGlyphIsABoxBesideItsLetter() throws {
        let shaped = line("a\u{1AB0}")
        #expect(shaped.missing == ["\u{1AB0}"])
        #expect(shaped.runs.map(\.scalars) == [["a"], ["\u{1AB0}"]])
        #expect(shaped.runs.first?.face != nil)
        for text in ["a\u{1AB0}", "\u{20E3}", "\u{951}"] {
            #expect(inter.foreignScripts(in: text).map(\.name) == ["combining marks"], "\(text)")
        }
    }

    /// The filler and the ideographic space are blank, and the oxia is canonically an acute accent.
    @Test func charactersThatHaveAnEquivalentNeedNoOtherFont() throws {
        for text in ["a\u{3164}b", "a\u{3000}b", "a\u{2028}b", "\u{1FFD}"] {
            #expect(line(text).missing.isEmpty, "\(text.unicodeScalars.map(\.value))")
            #expect(inter.foreignScripts(in: text).isEmpty)
        }
        let space = try #require(line(" ").runs.first?.glyphs.first?.identifier)
        #expect(line("\u{3164}").runs.first?.glyphs.map(\.identifier) == [space])
    }

    /// Shaping takes the square of a letter's marks.
    @Test func onlySomeMarksAreShapedTogether() {
        let shaped = line("a" + String(repeating: "\u{301}", count: 1000) + "b")
        #expect(shaped.runs.allSatisfy { $0.scalars.count <= 65 })
        #expect(shaped.runs.reduce(0) { $0 + $1.scalars.count } == 1002)
    }

    @Test func bytesThatAreNoFontAreRefused() throws {
        #expect(FontFace(bytes: [], path: nil) == nil)
        #expect(FontFace(bytes: Array("OTTO".utf8), path: nil) == nil)
        #expect(FontFace(bytes: [UInt8](repeating: 0xFF, count: 5000), path: nil) == nil)
        #expect(FontFace.all(in: [UInt8](repeating: 0, count: 100), path: nil).isEmpty)
    }

    private static func bold() throws -> [UInt8] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return [UInt8](
            try Data(contentsOf: root.appendingPathComponent("Sources/EmbeddedFonts/Inter/Inter-Bold.otf")))
    }

    /// Returns where a table's entry begins in a font's directory.
    private static func entry(of table: String, in bytes: [UInt8]) throws -> Int {
        try #require(
            stride(from: 12, to: 500, by: 16).first { bytes[$0..<$0 + 4].elementsEqual(table.utf8) })
    }

    @Test func aFontWhoseFileEndsTooEarlyIsRefused() throws {
        let bytes = try Self.bold()
        #expect(FontFace(bytes: bytes, path: "a") != nil)
        for share in [0.1, 0.5, 0.9, 0.99] {
            let cut = Array(bytes.prefix(Int(Double(bytes.count) * share)))
            #expect(FontFace(bytes: cut, path: "a") == nil, "\(share)")
        }
    }

    @Test func aFontWithoutWhatDrawsLettersIsRefused() throws {
        for table in ["cmap", "hmtx", "hhea", "CFF "] {
            var bytes = try Self.bold()
            bytes[try Self.entry(of: table, in: bytes)] = UInt8(ascii: "x")
            #expect(FontFace(bytes: bytes, path: "a") == nil, "\(table)")
        }
        var bytes = try Self.bold()
        let entry = try Self.entry(of: "CFF ", in: bytes)
        func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let outlines = number(at: entry + 8)..<number(at: entry + 8) + number(at: entry + 12)
        for index in outlines { bytes[index] = 0 }
        #expect(FontFace(bytes: bytes, path: "a") == nil)
    }

    @Test func filesBeyondTheLimitAreCounted() {
        let paths = (0...FontFiles.mostFiles).map { "/nowhere/\($0).ttf" }
        let files = FontFiles(reading: paths)
        #expect(files.leftOutCount == 1)
        #expect(files.unusable.count == FontFiles.mostFiles)
    }
}
