// HarfBuzz's own headers include each other by names relative to themselves, so the default search path is enough where
// it has their folder; Homebrew's is in pkg-config's flags.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#include <hb-subset.h>
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb-subset.h>
#endif

/// Passes a glyph's outline to drawing functions, under the name that HarfBuzz has for it since 7.0.
static inline void hb_shim_draw_glyph(
    hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data
) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
