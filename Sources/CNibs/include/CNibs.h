#pragma once

#include <stddef.h>

/// The object that reads Interface Builder files: in programs with the product NibLoading, which defines this function.
__attribute__((weak)) extern void *_Nonnull layout_render_nib_reader(void);

/// Returns that object; null in other programs.
static inline void *_Nullable layout_render_linked_nib_reader(void) {
    return layout_render_nib_reader ? layout_render_nib_reader() : NULL;
}
