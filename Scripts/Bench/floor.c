// The floor: what our page costs when only its bytes are written. A recording (recording.py) says which of them are
// literal and which are values; literals are copied, values escaped, into memory that is used again.
//
//   floor replay|memcpy bench RECORDING SECONDS [PAGE]   times it, and writes the page
//   floor replay|memcpy count RECORDING TIMES            for a counter of instructions
//   floor jansson bench|count RECORDING SECONDS|TIMES PAGE DATA   the same after jansson has parsed DATA each time
#include "measure.h"

#include "escape.h"

#include <jansson.h>

typedef struct {
  uint32_t place, count; // count has a low bit that says whether it is a value
} run;

typedef struct {
  uint32_t count, memory, bytes;
  run runs[];
} recording;

static __attribute__((noinline)) size_t replay(char *page, const recording *recorded) {
  const char *memory = (const char *)&recorded->runs[recorded->count];
  char *out = page;
  for (const run *run = recorded->runs, *end = run + recorded->count; run < end; run++) {
    const char *bytes = memory + run->place;
    size_t count = run->count >> 1;
    out = run->count & 1 ? escaped(out, bytes, count) : plain(out, bytes, count);
  }
  return (size_t)(out - page);
}

static __attribute__((noinline)) size_t copy(char *page, const char *final, size_t count) {
  memcpy(page, final, count);
  return count;
}

static __attribute__((noinline)) size_t parse(const char *data, size_t count) {
  json_error_t error;
  json_t *root = json_loadb(data, count, 0, &error);
  if (!root) exit(65);
  size_t sections = json_array_size(json_object_get(root, "sections"));
  json_decref(root);
  return sections;
}

int main(int argc, char **argv) {
  if (argc < 5) return 64;
  int is_count = !strcmp(argv[2], "count");
  size_t count, length = 0;
  const recording *recorded = (const recording *)contents(argv[3], &count);
  char *page = malloc(recorded->bytes + 128), *final = malloc(recorded->bytes), *data = NULL;
  if (replay(page, recorded) != recorded->bytes) return 65;
  memcpy(final, page, recorded->bytes);
  size_t bytes = recorded->bytes;
  double amount = atof(argv[4]);
#define WORK(name, work)                                                                                      \
  do {                                                                                                        \
    if (is_count)                                                                                             \
      for (int left = (int)amount; left > 0; left--) DONE(page, work);                                        \
    else                                                                                                      \
      MEASURE(name, amount, page, work);                                                                      \
  } while (0)
  if (!strcmp(argv[1], "memcpy")) {
    WORK("memcpy", copy(page, final, bytes));
  } else if (!strcmp(argv[1], "replay")) {
    WORK("c-floor", replay(page, recorded));
  } else {
    data = contents(argv[argc - 1], &length);
    WORK("jansson-floor", (parse(data, length), replay(page, recorded)));
  }
  if (is_count || argc < 6) return 0;
  FILE *file = fopen(argv[5], "wb");
  return !file || fwrite(page, 1, bytes, file) != bytes || fclose(file);
}
