// simdjson, a reader of JSON that takes many bytes at a time. Its header is used where the package is built with it; the
// library itself is looked for when the program runs, so that a program that needs it late, or never, starts at once.
#pragma once
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The library, opened.
typedef struct vitrine_simdjson vitrine_simdjson;

/// One parser of the library with the memory that it works in; for one thread at a time.
typedef struct vitrine_simdjson_parser vitrine_simdjson_parser;

/// What a text became, in the parser's memory: it stands until the parser reads the next text or is freed.
typedef struct vitrine_simdjson_tape {
  const uint64_t *words;
  size_t count;
  const uint8_t *strings;
  /// How many bytes of memory the strings have, used or not.
  size_t string_capacity;
} vitrine_simdjson_tape;

/// The file name of the library whose version the header has, as `dlopen` takes it; NULL without the header.
const char *vitrine_simdjson_name(void);

/// Opens the library by its file name; NULL when it is not there, is another version, or the header was not there.
vitrine_simdjson *vitrine_simdjson_open(const char *name);

/// Frees what `vitrine_simdjson_open` gave; the library stays in memory.
void vitrine_simdjson_close(vitrine_simdjson *library);

/// A parser of texts of up to `capacity` bytes; NULL without memory.
vitrine_simdjson_parser *vitrine_simdjson_new(const vitrine_simdjson *library, size_t capacity);

/// How many bytes a text may have that this parser reads.
size_t vitrine_simdjson_capacity(const vitrine_simdjson_parser *parser);

/// Reads a text behind which `vitrine_simdjson_padding` more bytes may be read. Returns 1, or 0 when there is anything
/// at all that simdjson does not like about the text, as arrays and objects that stand more than `depth` deep.
int vitrine_simdjson_read(
    vitrine_simdjson_parser *parser, const uint8_t *text, size_t count, size_t depth, vitrine_simdjson_tape *tape);

/// How many bytes behind a text simdjson may look at.
size_t vitrine_simdjson_padding(void);

/// Frees what `vitrine_simdjson_new` gave.
void vitrine_simdjson_free(vitrine_simdjson_parser *parser);

#ifdef __cplusplus
}
#endif
