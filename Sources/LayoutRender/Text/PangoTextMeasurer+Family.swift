import CPango

extension PangoTextMeasurer {
    /// Returns a description of the fonts to use, a preferred family first; the caller frees it.
    static func description(preferring family: String?) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, family.map { "\($0),\(families)" } ?? families)
        return description
    }

    /// The family of the font that is actually used for Latin text on this machine; nil if there is none.
    public static var resolvedFamily: String? { resolvedFamily(preferring: nil) }

    /// Returns the family of the font that is actually used if a family is preferred; nil if there is none.
    public static func resolvedFamily(preferring family: String?) -> String? {
        guard let fontMap = pango_cairo_font_map_new() else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(fontMap)) }
        guard let context = pango_font_map_create_context(fontMap) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let wanted = description(preferring: family)
        defer { pango_font_description_free(wanted) }
        guard let font = pango_context_load_font(context, wanted) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        let found = pango_font_describe(font)
        defer { pango_font_description_free(found) }
        return pango_font_description_get_family(found).map { String(cString: $0) }
    }
}
