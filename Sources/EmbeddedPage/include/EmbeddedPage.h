// The inspector page's files in the binary.

#include <stddef.h>

typedef struct {
    const unsigned char *bytes;
    size_t count;
} EmbeddedFile;

/// Returns the file of a name in Sources/Inspector/Page, NULL for another name; its bytes are there for as long as the process runs.
EmbeddedFile embedded_page_file(const char *name);
