#include "PortableEscape.h"

#undef __SSE2__
#include "../../Sources/CEscape/include/escape.h"

uint8_t *portable_escape_text(uint8_t *out, const uint8_t *text, size_t count) {
  return escape_text(out, text, count);
}

uint8_t *portable_escape_address(uint8_t *out, const uint8_t *text, size_t count) {
  return escape_address(out, text, count);
}

uint8_t *portable_escape_tight_text(uint8_t *out, const uint8_t *text, size_t count) {
  return escape_tight_text(out, text, count);
}

unsigned portable_escape_traits(const uint8_t *text, size_t count) { return escape_traits(text, count); }

int portable_escape_is_unreserved(const uint8_t *text, size_t count) { return escape_is_unreserved(text, count); }

int portable_escape_is_address(const uint8_t *text, size_t count) { return escape_is_address(text, count); }

size_t portable_escape_host(const uint8_t *text, size_t count, size_t *name) { return escape_host(text, count, name); }
