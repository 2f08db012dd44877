import CCairo
import CPango
import Engine
import Foundation
import TextMetrics

/// Measures and draws lines of text with Pango, which finds fonts for any script.
///
/// Text is laid out without hinting, with grey antialiasing and unrounded positions, so that its size is the
/// same at any scale. Not safe for use from several threads at once.
public final class PangoTextMeasurer: TextMeasuring {
    /// The preferred fonts in order; fontconfig decides.
    static let families = "Inter,SF Pro Text,Helvetica Neue,Arial,sans-serif"

    /// The font family to try before all others.
    public var preferredFamily: String? {
        didSet {
            guard preferredFamily != oldValue else { return }
            extents.removeAll(keepingCapacity: true)
            font = nil
        }
    }

    private struct Key: Hashable {
        var string: String
        var font: Font
    }

    private let context: OpaquePointer
    private let layout: OpaquePointer
    private var extents: [Key: TextExtent] = [:]
    /// The font that the layout is set to; nil if none or another family is preferred by now.
    private var font: Font?
    /// The maximum number of cached extents, larger than the number of texts in a big picture.
    private static let mostExtents = 50_000

    /// Creates a measurer that uses Cairo's fonts.
    /// - Throws: `RenderError.drawing` if Pango has no fonts.
    public init() throws(RenderError) {
        guard let fontMap = pango_cairo_font_map_new() else {
            throw .drawing("Pango has no font map")
        }
        defer { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
        guard let context = pango_font_map_create_context(fontMap) else {
            throw .drawing("Pango has no context")
        }
        guard let layout = pango_layout_new(context) else {
            g_object_unref(UnsafeMutableRawPointer(context))
            throw .drawing("Pango has no layout")
        }
        self.context = context
        self.layout = layout
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_layout_set_single_paragraph_mode(layout, 1)
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// Returns the size of one line as Cairo draws it; results are cached.
    public func extent(of string: String, font: Font) -> TextExtent {
        let key = Key(string: string, font: font)
        if let known = extents[key] { return known }
        setUp(string, font: font)
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let baseline = Double(pango_layout_get_baseline(layout)) / unit
        let extent = TextExtent(
            width: Double(logical.width) / unit, ascent: baseline,
            descent: max(0, Double(logical.height) / unit - baseline))
        if extents.count >= Self.mostExtents { extents.removeAll(keepingCapacity: true) }
        extents[key] = extent
        return extent
    }

    /// Draws a line from a point on its baseline to the right, scaled horizontally to its width.
    func draw(_ text: DisplayText, into cairo: OpaquePointer) {
        let natural = extent(of: text.string, font: text.font).width
        guard natural > 0, text.width > 0 else { return }
        setUp(text.string, font: text.font)
        cairo_save(cairo)
        cairo_translate(cairo, text.minX, text.origin.y)
        if abs(natural - text.width) > 0.001 {
            cairo_scale(cairo, text.width / natural, 1)
        }
        cairo_move_to(cairo, 0, 0)
        pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
        cairo_restore(cairo)
    }

    private func setUp(_ string: String, font: Font) {
        if font != self.font { setFont(font) }
        pango_layout_set_text(layout, string, Int32(clamping: string.utf8.count))
    }

    private func setFont(_ font: Font) {
        self.font = font
        let description = Self.description(preferring: preferredFamily)
        pango_font_description_set_absolute_size(description, Double(font.size) * unit)
        pango_font_description_set_weight(description, font.weight.pangoWeight)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
    }

    private let unit = Double(PANGO_SCALE)
}

extension Font.Weight {
    fileprivate var pangoWeight: PangoWeight {
        switch self {
        case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
        case .thin: PANGO_WEIGHT_THIN
        case .light: PANGO_WEIGHT_LIGHT
        case .regular: PANGO_WEIGHT_NORMAL
        case .medium: PANGO_WEIGHT_MEDIUM
        case .semibold: PANGO_WEIGHT_SEMIBOLD
        case .bold: PANGO_WEIGHT_BOLD
        case .heavy: PANGO_WEIGHT_ULTRABOLD
        case .black: PANGO_WEIGHT_HEAVY
        }
    }
}
