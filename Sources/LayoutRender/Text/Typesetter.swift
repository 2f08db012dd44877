import LayoutDrawing
import CCairo
import TextMetrics
import Foundation
import TextShaping

/// Measures lines of text, and draws them as outlines.
///
/// Everything comes from fonts that the program has itself, so that text is as wide and looks the same on every machine.
/// Not safe for use from several threads at once.
package final class Typesetter: TextMeasuring {
    private struct Key: Hashable {
        var string: String
        var style: FontStyle
    }

    private struct GlyphKey: Hashable {
        var face: ObjectIdentifier
        var glyph: UInt32
    }

    /// The fonts that text is drawn with.
    package let fonts: FontCollection
    /// The font family to try before all others.
    package var preferredFamily: String? {
        didSet {
            if preferredFamily != oldValue { lines.removeAll(keepingCapacity: true) }
        }
    }

    private let shaper: TextShaper
    /// The work that the current picture may take; nil for any.
    package internal(set) var work: DrawingWork? {
        didSet {
            if work === oldValue { return }
            (pictureNumber, newLineCount) = (pictureNumber + 1, 0)
            if lines.count > Self.mostLines { lines.removeAll(keepingCapacity: true) }
        }
    }
    /// Lines of earlier pictures are charged again, so that the work of one doesn't depend on what was drawn before it.
    private var pictureNumber = 0
    /// The lines charged in this picture since the cache was emptied.
    private var newLineCount = 0
    private var lines: [Key: (line: ShapedLine, pictureNumber: Int)] = [:]
    private var outlines: [GlyphKey: GlyphOutline] = [:]
    private var userFonts: [ObjectIdentifier: UserFont] = [:]
    /// The maximum number of lines of one picture in the cache, larger than the number of texts in a big one.
    private static let mostLines = 50_000
    private static let mostOutlines = 20_000

    /// Creates a typesetter for the fonts of a collection.
    package init(fonts: FontCollection = .standard) {
        self.fonts = fonts
        shaper = TextShaper(fonts: fonts)
    }

    /// Returns the size of one line as it is drawn; results are cached.
    package func extent(of string: String, font: Font) -> TextExtent {
        let line = line(string, font: font)
        let size = Double(font.size)
        var extent = TextExtent(
            width: line.width * size, ascent: line.ascent * size, descent: line.descent * size)
        extent.gaps = line.isJoined ? 0 : max(0, line.clusterCount - 1)
        extent.isJoined = line.isJoined
        let own = font.projectFont?.name
        extent.isMeasured = line.runs.allSatisfy { run in
            run.face.map { $0.isEmbedded || $0.names.postScript == own } ?? false
        }
        return extent
    }

    /// Returns whether a paragraph runs from right to left, as its first strong character says; nil if it has none.
    package func isRightToLeft(_ paragraph: String) -> Bool? { TextDirection.isRightToLeft(paragraph) }

    /// Draws a line from a point on its baseline to the right, as text.
    func show(_ text: DisplayText, in cairo: OpaquePointer) {
        let place = LinePlacement(text)
        for run in visibleLine(of: text).runs {
            if let face = run.face {
                userFont(of: face).show(run, at: place, in: cairo)
            } else {
                for glyph in run.glyphs {
                    let origin = place.point(of: glyph, in: run)
                    GlyphPath.add(
                        box(size: place.size), x: origin.x, y: origin.y, unitX: place.size, unitY: place.size,
                        to: cairo)
                }
                cairo_fill(cairo)
            }
        }
    }

    /// Returns heights that a line's glyphs are between, in points of the picture.
    func verticalExtent(of text: DisplayText) -> ClosedRange<Double> {
        // Glyphs reach less than three em from their origin, which marks on marks can have far from the baseline.
        var (low, high) = (-3.0, 3.0)
        for glyph in line(text.string, font: text.font).runs.lazy.flatMap(\.glyphs) {
            (low, high) = (min(low, -glyph.y - 3), max(high, 3 - glyph.y))
        }
        let size = Double(text.font.size)
        return (text.origin.y + low * size)...(text.origin.y + high * size)
    }

    /// Returns a line's glyphs.
    func line(_ string: String, font: Font) -> ShapedLine {
        let key = Key(string: string, style: FontStyle(font, preferring: preferredFamily))
        let known = lines[key]
        if let known, known.pictureNumber == pictureNumber { return known.line }
        work?.charge(Self.workPerLine + Self.workPerByte * string.utf8.count)
        let line = known?.line ?? shaper.line(string, style: key.style)
        if newLineCount >= Self.mostLines {
            lines.removeAll(keepingCapacity: true)
            newLineCount = 0
        }
        newLineCount += 1
        lines[key] = (line, pictureNumber)
        return line
    }

    /// The work of shaping a line, and each byte of it, with the memory of its glyphs.
    private static let workPerLine = 3000
    private static let workPerByte = 400

    /// A line's glyphs, none where nothing is visible.
    private func visibleLine(of text: DisplayText) -> ShapedLine {
        let line = line(text.string, font: text.font)
        return line.width > 0 && text.width > 0 ? line : ShapedLine()
    }

    /// Returns the outlines of a line's glyphs, and of boxes where no font has a glyph, with `scale` pixels per point.
    func outlines(of text: DisplayText, scale: Double) -> [CoverageMask.Placed] {
        let place = LinePlacement(text)
        return visibleLine(of: text).runs.flatMap { run in
            let unit = scale * place.size / Double(run.face?.unitsPerEm ?? 1)
            return run.glyphs.map { glyph in
                let origin = place.point(of: glyph, in: run)
                let outline =
                    run.face.map { self.outline(of: glyph.identifier, in: $0) } ?? box(size: place.size)
                let length = outline.length * unit
                let pixels = length < 1e9 ? length : 1e9
                work?.charge(
                    Self.workPerElement * outline.elements.count + Int(Self.workPerPixel * pixels))
                return CoverageMask.Placed(
                    outline: outline, x: origin.x * scale, y: origin.y * scale,
                    unitX: run.face == nil ? unit : unit * place.stretch, unitY: unit)
            }
        }
    }

    /// Returns the box where no font has a glyph, in em; its lines can be seen in small texts too.
    private func box(size: Double) -> GlyphOutline { ShapedLine.boxOutline(line: max(0.06, 0.5 / size)) }

    /// The work of filling an outline, for each of its elements and each pixel along them.
    private static let workPerElement = 40
    private static let workPerPixel = 8.0

    private func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline {
        let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph)
        if let known = outlines[key] { return known }
        let outline = face.outline(of: glyph)
        if outlines.count >= Self.mostOutlines { outlines.removeAll(keepingCapacity: true) }
        outlines[key] = outline
        return outline
    }

    private func userFont(of face: FontFace) -> UserFont {
        if let known = userFonts[ObjectIdentifier(face)] { return known }
        let font = UserFont(face)
        userFonts[ObjectIdentifier(face)] = font
        return font
    }
}

extension FontStyle {
    /// The style of a font of layouts or pictures.
    init(_ font: Font, preferring family: String?) {
        self.init(name: font.projectFont?.name ?? family, weight: font.weight.number, isItalic: font.isItalic)
    }
}
