// What is used of Pango, GObject and GLib, with the types and values of their own headers.
//
// Those headers need more search paths than Cairo's, which only pkg-config's "pangocairo" knows; along come flags
// (-pthread) that SwiftPM warns about in every build. `Scripts/check-pango` compares these declarations with the headers.

#include <cairo.h>
#include <stddef.h>

#ifndef __PANGO_H__

#define PANGO_SCALE 1024

typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

typedef struct _PangoRectangle {
    int x;
    int y;
    int width;
    int height;
} PangoRectangle;

typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;

typedef enum {
    PANGO_WEIGHT_THIN = 100,
    PANGO_WEIGHT_ULTRALIGHT = 200,
    PANGO_WEIGHT_LIGHT = 300,
    PANGO_WEIGHT_NORMAL = 400,
    PANGO_WEIGHT_MEDIUM = 500,
    PANGO_WEIGHT_SEMIBOLD = 600,
    PANGO_WEIGHT_BOLD = 700,
    PANGO_WEIGHT_ULTRABOLD = 800,
    PANGO_WEIGHT_HEAVY = 900
} PangoWeight;

typedef unsigned long gsize;
typedef struct _GChecksum GChecksum;
typedef enum { G_CHECKSUM_MD5, G_CHECKSUM_SHA1, G_CHECKSUM_SHA256 } GChecksumType;

#endif

const char *pango_version_string(void);

PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
void pango_context_set_round_glyph_positions(PangoContext *context, int isRounding);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);

PangoFontDescription *pango_font_describe(PangoFont *font);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
PangoFontDescription *pango_font_description_from_string(const char *text);
const char *pango_font_description_get_family(const PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
void pango_font_description_free(PangoFontDescription *description);

PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_get_extents(PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_baseline(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);

void g_object_unref(void *object);

GChecksum *g_checksum_new(GChecksumType type);
void g_checksum_update(GChecksum *checksum, const unsigned char *data, long length);
void g_checksum_get_digest(GChecksum *checksum, unsigned char *buffer, gsize *length);
void g_checksum_free(GChecksum *checksum);
