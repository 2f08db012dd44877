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
    private var lines: [Key: ShapedLine] = [:]
    private var outlines: [GlyphKey: GlyphOutline] = [:]
    private var userFonts: [ObjectIdentifier: UserFont] = [:]
    /// The maximum number of cached lines, larger than the number of texts in a big picture.
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
        let isOwn = line.runs.allSatisfy { $0.face.map(\.isEmbedded) ?? false }
        extent.gaps = isOwn && !line.isJoined ? max(0, line.clusterCount - 1) : 0
        return extent
    }

    /// Draws a line from a point on its baseline to the right: as text where the surface keeps it, or else as outlines.
    func draw(_ text: DisplayText, into cairo: OpaquePointer, asText: Bool) {
        let line = line(text.string, font: text.font)
        guard line.width > 0, text.width > 0 else { return }
        let place = LinePlacement(text)
        cairo_new_path(cairo)
        for run in line.runs {
            guard let face = run.face else {
                addBoxes(of: run, at: place, to: cairo)
                continue
            }
            if asText {
                userFont(of: face).show(run, at: place, in: cairo)
            } else {
                addOutlines(of: run, face: face, at: place, to: cairo)
            }
        }
        cairo_fill(cairo)
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
        if let known = lines[key] { return known }
        let line = shaper.line(string, style: key.style)
        if lines.count >= Self.mostLines { lines.removeAll(keepingCapacity: true) }
        lines[key] = line
        return line
    }

    private func addOutlines(
        of run: ShapedLine.Run, face: FontFace, at place: LinePlacement, to cairo: OpaquePointer
    ) {
        let unit = place.size / Double(face.unitsPerEm)
        for glyph in run.glyphs {
            let origin = place.point(of: glyph, in: run)
            GlyphPath.add(
                outline(of: glyph.identifier, in: face), x: origin.x, y: origin.y,
                unitX: unit * place.stretch, unitY: unit, to: cairo)
        }
    }

    /// Adds frames where no font has a glyph.
    private func addBoxes(of run: ShapedLine.Run, at place: LinePlacement, to cairo: OpaquePointer) {
        let (width, height) = (ShapedLine.box.width * place.size, ShapedLine.box.height * place.size)
        let line = max(0.06 * place.size, 0.5)
        for glyph in run.glyphs {
            let origin = place.point(of: glyph, in: run)
            cairo_rectangle(cairo, origin.x, origin.y - height, width, height)
            // The other way round, so that it is a hole.
            cairo_move_to(cairo, origin.x + line, origin.y - line)
            cairo_line_to(cairo, origin.x + width - line, origin.y - line)
            cairo_line_to(cairo, origin.x + width - line, origin.y - height + line)
            cairo_line_to(cairo, origin.x + line, origin.y - height + line)
            cairo_close_path(cairo)
        }
    }

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

extension Font.Weight {
    /// The weight as font files and CSS number it, from 100 to 900.
    var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
