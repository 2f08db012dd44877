// The fonts in the binary: Inter, cut down by Scripts/make-fonts.

#include <stddef.h>

typedef struct {
    const unsigned char *bytes;
    size_t count;
} EmbeddedFont;

/// The number of fonts.
size_t embedded_font_count(void);

/// Returns the font at an index below the count; its bytes are there for as long as the process runs.
EmbeddedFont embedded_font(size_t index);
