import CPango

extension PangoTextMeasurer {
    /// The family of the font that Latin text is really drawn with on this machine; nil where there is none.
    public static var resolvedFamily: String? {
        guard let fontMap = pango_cairo_font_map_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
        guard let context = pango_font_map_create_context(fontMap) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let wanted = pango_font_description_from_string(families)
        defer { pango_font_description_free(wanted) }
        guard let font = pango_context_load_font(context, wanted) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        let found = pango_font_describe(font)
        defer { pango_font_description_free(found) }
        return pango_font_description_get_family(found).map { String(cString: $0) }
    }
}
