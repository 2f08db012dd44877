import CCairo
import Foundation
import TextShaping

/// A font that Cairo draws through its outlines, so that formats that keep text have it as text.
final class UserFont {
    private let face: FontFace
    let cairoFace: OpaquePointer?

    /// What Cairo finds a font's face by. Its address is all that counts.
    nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
        capacity: 1)

    init(_ face: FontFace) {
        self.face = face
        cairoFace = cairo_user_font_face_create()
        // Cairo may use the font until the surface is finished, after this object is gone.
        cairo_font_face_set_user_data(cairoFace, Self.key, Unmanaged.passRetained(face).toOpaque()) { face in
            face.map { Unmanaged<FontFace>.fromOpaque($0).release() }
        }
        cairo_user_font_face_set_render_glyph_func(cairoFace) { scaledFont, glyph, cairo, extents in
            guard let cairo,
                let data = cairo_font_face_get_user_data(
                    cairo_scaled_font_get_font_face(scaledFont), UserFont.key)
            else { return CAIRO_STATUS_USER_FONT_ERROR }
            let face = Unmanaged<FontFace>.fromOpaque(data).takeUnretainedValue()
            let unit = 1 / Double(face.unitsPerEm)
            // PDF states these widths, from which readers find the spaces between words.
            extents?.pointee.x_advance = Double(face.advance(of: UInt32(glyph))) * unit
            GlyphPath.add(
                face.outline(of: UInt32(glyph)), x: 0, y: 0, unitX: unit, unitY: unit, to: cairo)
            cairo_fill(cairo)
            return CAIRO_STATUS_SUCCESS
        }
    }

    deinit { cairo_font_face_destroy(cairoFace) }

    /// Shows the glyphs of a run together with their text.
    func show(_ run: ShapedLine.Run, at place: LinePlacement, in cairo: OpaquePointer) {
        cairo_set_font_face(cairo, cairoFace)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, place.size * place.stretch, place.size)
        cairo_set_font_matrix(cairo, &matrix)
        let glyphs = run.glyphs.map { glyph in
            let point = place.point(of: glyph, in: run)
            return cairo_glyph_t(index: UInt(glyph.identifier), x: point.x, y: point.y)
        }
        let texts = run.clusters
        var counts = [Int32](repeating: 0, count: texts.count)
        for glyph in run.glyphs { counts[glyph.cluster] += 1 }
        let clusters = zip(texts, counts).map { text, count in
            cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: count)
        }
        let text = texts.joined()
        cairo_show_text_glyphs(
            cairo, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
            run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
    }
}

/// Adds outlines of glyphs to Cairo's path.
enum GlyphPath {
    /// Adds an outline whose origin is at a point, with the given sizes of a font unit.
    static func add(
        _ outline: GlyphOutline, x: Double, y: Double, unitX: Double, unitY: Double, to cairo: OpaquePointer
    ) {
        for element in outline.elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, x + point.x * unitX, y - point.y * unitY)
            case .line(let point): cairo_line_to(cairo, x + point.x * unitX, y - point.y * unitY)
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    cairo, x + first.x * unitX, y - first.y * unitY, x + second.x * unitX,
                    y - second.y * unitY,
                    x + end.x * unitX, y - end.y * unitY)
            case .close: cairo_close_path(cairo)
            }
        }
    }
}
