// What the Swift runtime needs of a C library, for WebAssembly without one: memory, and nothing else.

typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __UINT64_TYPE__ uint64_t;
typedef __UINTPTR_TYPE__ uintptr_t;

extern uint8_t __heap_base;

enum { page_size = 65536, header_size = 16, smallest_class = 5, class_count = 31 };

// Blocks have powers of two as sizes, with a header that says which. Free ones are kept in a list for each size.
typedef struct Block {
    size_t size_class;
    struct Block *next;
    // The block that an aligned one lies in; null for others.
    struct Block *outer;
    size_t unused;
} Block;

_Static_assert(sizeof(Block) == header_size, "a header keeps the alignment of 16 bytes");

static Block *free_blocks[class_count];
static uintptr_t heap_end;

// Returns memory never used before; null if there is none.
static void *extended(size_t size) {
    if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    uintptr_t start = heap_end, available = (uintptr_t)__builtin_wasm_memory_size(0) * page_size;
    if (size > ~start) return 0;
    if (start + size > available) {
        size_t pages = (start + size - available + page_size - 1) / page_size;
        if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    }
    heap_end = start + size;
    return (void *)start;
}

void *malloc(size_t size) {
    size_t size_class = smallest_class;
    if (size > (size_t)1 << (class_count - 2)) return 0;
    while (((size_t)1 << size_class) < size + header_size) size_class++;
    Block *block = free_blocks[size_class];
    if (block) {
        free_blocks[size_class] = block->next;
    } else {
        block = extended((size_t)1 << size_class);
        if (!block) return 0;
        block->size_class = size_class;
    }
    block->outer = 0;
    return block + 1;
}

void free(void *pointer) {
    if (!pointer) return;
    Block *block = (Block *)pointer - 1;
    if (block->outer) block = block->outer;
    block->next = free_blocks[block->size_class];
    free_blocks[block->size_class] = block;
}

void *memmove(void *target, const void *source, size_t size) {
    uint8_t *to = target;
    const uint8_t *from = source;
    if (to < from) {
        for (size_t index = 0; index < size; index++) to[index] = from[index];
    } else {
        for (size_t index = size; index > 0; index--) to[index - 1] = from[index - 1];
    }
    return target;
}

void *memcpy(void *target, const void *source, size_t size) { return memmove(target, source, size); }

void *memset(void *target, int value, size_t size) {
    uint8_t *to = target;
    for (size_t index = 0; index < size; index++) to[index] = (uint8_t)value;
    return target;
}

int memcmp(const void *first, const void *second, size_t size) {
    const uint8_t *left = first, *right = second;
    for (size_t index = 0; index < size; index++)
        if (left[index] != right[index]) return left[index] < right[index] ? -1 : 1;
    return 0;
}

void *realloc(void *pointer, size_t size) {
    if (!pointer) return malloc(size);
    Block *block = (Block *)pointer - 1;
    // An aligned block has a known start, but its size is that of the block it lies in.
    Block *whole = block->outer ? block->outer : block;
    size_t room = ((size_t)1 << whole->size_class) - (size_t)((uint8_t *)pointer - (uint8_t *)whole);
    if (size <= room) return pointer;
    void *moved = malloc(size);
    if (!moved) return 0;
    memcpy(moved, pointer, room);
    free(pointer);
    return moved;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment <= header_size) {
        *result = malloc(size);
        return *result ? 0 : 12;
    }
    uint8_t *block = malloc(size + alignment + header_size);
    if (!block) return 12;
    uintptr_t aligned = ((uintptr_t)block + header_size + alignment - 1) & ~(uintptr_t)(alignment - 1);
    ((Block *)aligned - 1)->outer = (Block *)block - 1;
    *result = (void *)aligned;
    return 0;
}

// Hashes needn't be secret here; the same each time keeps every result the same.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 42, size); }

// Rounds halves away from zero. WebAssembly's own instruction rounds them to even.
double round(double value) {
    double whole = __builtin_trunc(value);
    return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The sum of two numbers, and by how much it was rounded.
static double sum_with_error(double first, double second, double *error) {
    double sum = first + second, rest = sum - first;
    *error = (first - (sum - rest)) + (second - rest);
    return sum;
}

// The product of two numbers, and by how much it was rounded (Dekker's splitting into halves of the digits).
static double product_with_error(double first, double second, double *error) {
    const double splitter = 134217729;
    double product = first * second, scaled = first * splitter, other = second * splitter;
    double high = scaled - (scaled - first), low = first - high;
    double other_high = other - (other - second), other_low = second - other_high;
    *error = low * other_low - (((product - high * other_high) - low * other_high) - high * other_low);
    return product;
}

// Rounds once, as processors do, for numbers far from the ends of their range: sums of points. The middle sum is rounded to an
// odd last digit, so that rounding it again is as rounding once (Boldo and Melquiond).
double fma(double first, double second, double addend) {
    double low, low_sum, error;
    double high = product_with_error(first, second, &low);
    double middle = sum_with_error(addend, low, &low_sum);
    double whole = sum_with_error(high, middle, &middle);
    double rest = sum_with_error(middle, low_sum, &error);
    uint64_t bits;
    __builtin_memcpy(&bits, &rest, 8);
    if (error != 0 && !(bits & 1)) {
        bits += (error > 0) == (rest > 0) ? 1 : -1;
        __builtin_memcpy(&rest, &bits, 8);
    }
    return whole + rest;
}

// The lower 128 bits of a product, in four parts of 32 bits by 32.
void __multi3(uint64_t *product, uint64_t low, uint64_t high, uint64_t other_low, uint64_t other_high) {
    uint64_t first = low & 0xffffffff, second = low >> 32;
    uint64_t third = other_low & 0xffffffff, fourth = other_low >> 32;
    uint64_t lowest = first * third, middle = second * third + (lowest >> 32);
    uint64_t carried = first * fourth + (middle & 0xffffffff);
    product[0] = carried << 32 | (lowest & 0xffffffff);
    product[1] = second * fourth + (middle >> 32) + (carried >> 32) + low * other_high + high * other_low;
}

// Unicode's tables of canonical equivalence would be an eighth of the module: strings are equal here if their characters are.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return 0xffffffff; }
static const uint8_t no_decompositions[1];
const uint8_t *const _swift_stdlib_nfd_decompositions = no_decompositions;
