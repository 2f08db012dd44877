#include "EmbeddedFonts.h"

// The assembler reads the files: as arrays of C or Swift they would take minutes to compile.
#ifdef __APPLE__
#define SECTION ".const_data"
#define PREVIOUS ".text"
#define SYMBOL(name) "_" name
#else
#define SECTION ".section .rodata"
#define PREVIOUS ".text"
#define SYMBOL(name) name
#endif

#define FONT(symbol, file)                                                                                            \
    __asm__(SECTION "\n.balign 16\n.globl " SYMBOL(#symbol) "\n" SYMBOL(#symbol) ":\n.incbin \"" file "\"\n.globl "    \
            SYMBOL(#symbol "_end") "\n" SYMBOL(#symbol "_end") ":\n.byte 0\n" PREVIOUS "\n");                          \
    extern __attribute__((visibility("hidden"))) const unsigned char symbol[], symbol##_end[]

FONT(embedded_inter_thin, "Inter-Thin.otf");
FONT(embedded_inter_extra_light, "Inter-ExtraLight.otf");
FONT(embedded_inter_light, "Inter-Light.otf");
FONT(embedded_inter_regular, "Inter-Regular.otf");
FONT(embedded_inter_medium, "Inter-Medium.otf");
FONT(embedded_inter_semi_bold, "Inter-SemiBold.otf");
FONT(embedded_inter_bold, "Inter-Bold.otf");
FONT(embedded_inter_extra_bold, "Inter-ExtraBold.otf");
FONT(embedded_inter_black, "Inter-Black.otf");
FONT(embedded_inter_italic, "Inter-Italic.otf");
FONT(embedded_inter_bold_italic, "Inter-BoldItalic.otf");

#define RANGE(symbol) {symbol, symbol##_end}

static const struct {
    const unsigned char *start, *end;
} fonts[] = {
    RANGE(embedded_inter_thin),      RANGE(embedded_inter_extra_light), RANGE(embedded_inter_light),
    RANGE(embedded_inter_regular),   RANGE(embedded_inter_medium),      RANGE(embedded_inter_semi_bold),
    RANGE(embedded_inter_bold),      RANGE(embedded_inter_extra_bold),  RANGE(embedded_inter_black),
    RANGE(embedded_inter_italic),    RANGE(embedded_inter_bold_italic),
};

size_t embedded_font_count(void) { return sizeof fonts / sizeof *fonts; }

EmbeddedFont embedded_font(size_t index) {
    return (EmbeddedFont){fonts[index].start, (size_t)(fonts[index].end - fonts[index].start)};
}
