#include "CSimdjson.h"

#if __has_include(<simdjson.h>) && __has_include(<memory>) && !defined(VITRINE_WITHOUT_SIMDJSON)

#define SIMDJSON_EXCEPTIONS 0
#include <simdjson.h>

#include <dlfcn.h>
#include <new>

// Only declarations of the header and functions that it has inline are used. What the library itself exports is found
// by `dlsym`: the one function that gives the implementation for this processor. All else is called through its
// virtual table, which is as the header says, since name and version of the library fit the header.

using Active = simdjson::internal::atomic_ptr<const simdjson::implementation> &();

struct vitrine_simdjson {
  Active *active;
};

struct vitrine_simdjson_parser {
  std::unique_ptr<simdjson::internal::dom_parser_implementation> parser;
  simdjson::dom::document document;
};

// Debian's file names follow the library's binary interface. 14 is that of 3.0; a header of another version is taken
// for no header until somebody has looked at what its library is called.
const char *vitrine_simdjson_name(void) {
  constexpr int major = simdjson::SIMDJSON_VERSION_MAJOR, minor = simdjson::SIMDJSON_VERSION_MINOR;
  return major == 3 && minor == 0 ? "libsimdjson.so.14" : nullptr;
}

vitrine_simdjson *vitrine_simdjson_open(const char *name) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return nullptr;
  auto active = reinterpret_cast<Active *>(dlsym(handle, "_ZN8simdjson25get_active_implementationEv"));
  if (!active) return nullptr;
  return new (std::nothrow) vitrine_simdjson{active};
}

void vitrine_simdjson_close(vitrine_simdjson *library) { delete library; }

vitrine_simdjson_parser *vitrine_simdjson_new(const vitrine_simdjson *library, size_t capacity) {
  auto *made = new (std::nothrow) vitrine_simdjson_parser;
  if (!made) return nullptr;
  if (library->active()->create_dom_parser_implementation(capacity, 64, made->parser) == simdjson::SUCCESS &&
      made->document.allocate(capacity) == simdjson::SUCCESS)
    return made;
  delete made;
  return nullptr;
}

size_t vitrine_simdjson_capacity(const vitrine_simdjson_parser *parser) { return parser->document.capacity(); }

int vitrine_simdjson_read(
    vitrine_simdjson_parser *parser, const uint8_t *text, size_t count, size_t depth, vitrine_simdjson_tape *tape) {
  if (parser->parser->max_depth() != depth && parser->parser->set_max_depth(depth) != simdjson::SUCCESS) return 0;
  if (parser->parser->parse(text, count, parser->document) != simdjson::SUCCESS) return 0;
  tape->words = parser->document.tape.get();
  tape->count = size_t(tape->words[0] & 0xFFFFFFFF);
  tape->strings = parser->document.string_buf.get();
  // At least this much: see `document::allocate`.
  tape->string_capacity = 5 * parser->document.capacity() / 3 + simdjson::SIMDJSON_PADDING;
  return 1;
}

size_t vitrine_simdjson_padding(void) { return simdjson::SIMDJSON_PADDING; }

void vitrine_simdjson_free(vitrine_simdjson_parser *parser) { delete parser; }

#else

// Without the header there is no library to open.

const char *vitrine_simdjson_name(void) { return nullptr; }
vitrine_simdjson *vitrine_simdjson_open(const char *) { return nullptr; }
void vitrine_simdjson_close(vitrine_simdjson *) {}
vitrine_simdjson_parser *vitrine_simdjson_new(const vitrine_simdjson *, size_t) { return nullptr; }
size_t vitrine_simdjson_capacity(const vitrine_simdjson_parser *) { return 0; }
int vitrine_simdjson_read(
    vitrine_simdjson_parser *, const uint8_t *, size_t, size_t, vitrine_simdjson_tape *) {
  return 0;
}
size_t vitrine_simdjson_padding(void) { return 0; }
void vitrine_simdjson_free(vitrine_simdjson_parser *) {}

#endif
