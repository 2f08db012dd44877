#include <stdint.h>

/* ICU's tables, 34 MB of them, come with Foundation, and nothing in the command reads them: it has no locales, calendars
   or legacy encodings. Where Swift's libraries are linked statically, the linker takes this empty package instead. It
   has the form of a table of contents by pointers ("ToCP"), described in ICU's udatamem.h and ucmndata.h. */

struct package {
    uint16_t headerSize;
    uint8_t magic[2];
    uint16_t infoSize;
    uint16_t infoReserved;
    uint8_t isBigEndian;
    uint8_t characterSet;
    uint8_t characterSize;
    uint8_t characterReserved;
    uint8_t format[4];
    uint8_t formatVersion[4];
    uint8_t contentVersion[4];
    uint8_t padding[8];
    uint32_t count;
    uint32_t countReserved;
};

/* The names have the versions of ICU in Swift 6; with another, the linker takes ICU's own tables. */
const struct package icudt76_dat __attribute__((aligned(16))) = {
    .headerSize = 32,
    .magic = { 0xDA, 0x27 },
    .infoSize = 20,
    .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .characterSize = 2,
    .format = { 'T', 'o', 'C', 'P' },
    .formatVersion = { 1, 0, 0, 0 },
};

extern const struct package icudt74_dat __attribute__((alias("icudt76_dat")));
