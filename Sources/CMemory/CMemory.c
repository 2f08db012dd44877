// The functions of glibc that tune memory aren't imported into Swift.
#include "CMemory.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

void memory_keep_freed(void) { mallopt(M_MMAP_THRESHOLD, 1 << 30); }
#else
void memory_keep_freed(void) {}
#endif
