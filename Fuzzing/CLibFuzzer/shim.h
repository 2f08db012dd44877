#include <stddef.h>
#include <stdint.h>

// libFuzzer's own entry, which the linker adds with -sanitize=fuzzer.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
