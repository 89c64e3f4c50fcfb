// Copies text and escapes it for HTML on the way, as fast as this machine can: the floor that our own kernel is held to.
// It may write a whole vector past the end of what it adds. With SSE2 or AVX2 it reads a last partial vector
// past the end of the text, inside its memory page.
#pragma once
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

#define ALWAYS static inline __attribute__((always_inline))

// By the low three bits of the character; > would meet &, so it takes 5, whose own low bits nothing has.
static const struct {
  char bytes[8];
  int count;
} REPLACEMENTS[8] = {{"", 0},     {"", 0},     {"&quot;", 6}, {"", 0},
                     {"&lt;", 4}, {"&gt;", 4}, {"&amp;", 5},  {"&#39;", 5}};

ALWAYS char *replaced(char *out, unsigned char byte) {
  int which = byte == '>' ? 5 : byte & 7;
  memcpy(out, REPLACEMENTS[which].bytes, 8);
  return out + REPLACEMENTS[which].count;
}

// Text or markup that needs no escape. What is short is copied by whole vectors, without a call.
ALWAYS char *plain(char *out, const char *text, size_t count) {
  if (count > 128) {
    memcpy(out, text, count);
  } else {
    for (size_t at = 0; at < count; at += 16)
      _mm_storeu_si128((__m128i *)(out + at), _mm_loadu_si128((const __m128i *)(text + at)));
  }
  return out + count;
}

#ifdef __AVX512BW__

// Masked loads: nothing is read past the end.
ALWAYS char *escaped(char *out, const char *text, size_t count) {
  const __m512i marks =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 0, '"', 0, 0, 0, '&', '\'', 0, 0, 0, 0, '<', 0, '>', 0));
  const char *end = text + count;
  while (text < end) {
    size_t left = (size_t)(end - text), step = left < 64 ? left : 64;
    uint64_t valid = left >= 64 ? ~0ull : (1ull << left) - 1;
    __m512i vector = _mm512_maskz_loadu_epi8(valid, text);
    _mm512_storeu_si512(out, vector);
    uint64_t found = _mm512_mask_cmpeq_epi8_mask(valid, _mm512_shuffle_epi8(marks, vector), vector);
    if (found == 0) {
      out += step;
      text += step;
      continue;
    }
    unsigned at = (unsigned)__builtin_ctzll(found);
    out = replaced(out + at, (unsigned char)text[at]);
    text += at + 1;
  }
  return out;
}

#else

#ifdef __AVX2__
#define WIDTH 32
ALWAYS unsigned copied(const char *text, char *out) {
  const __m256i marks = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 0, '"', 0, 0, 0, '&', '\'', 0, 0, 0, 0, '<', 0, '>', 0));
  __m256i vector = _mm256_loadu_si256((const __m256i *)text);
  _mm256_storeu_si256((__m256i *)out, vector);
  return (unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_shuffle_epi8(marks, vector), vector));
}
#else // SSE2, which every x86-64 has
#define WIDTH 16
ALWAYS unsigned copied(const char *text, char *out) {
  __m128i vector = _mm_loadu_si128((const __m128i *)text);
  _mm_storeu_si128((__m128i *)out, vector);
  __m128i quote = _mm_cmpeq_epi8(vector, _mm_set1_epi8('"'));
  // & and ' differ in one bit, < and > in another.
  __m128i amp = _mm_cmpeq_epi8(_mm_or_si128(vector, _mm_set1_epi8(1)), _mm_set1_epi8('\''));
  __m128i angle = _mm_cmpeq_epi8(_mm_or_si128(vector, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
  return (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(quote, amp), angle));
}
#endif

ALWAYS char *escaped(char *out, const char *text, size_t count) {
  const char *end = text + count;
  while (text < end) {
    size_t left = (size_t)(end - text), step = left < WIDTH ? left : WIDTH;
    unsigned found;
    if (left >= WIDTH) {
      found = copied(text, out);
    } else if (((uintptr_t)text & 4095) <= 4096 - WIDTH) {
      found = copied(text, out) & ((1u << left) - 1);
    } else { // a vector from here would reach into the next memory page
      char last[WIDTH];
      memcpy(last, text, left);
      found = copied(last, out) & ((1u << left) - 1);
    }
    if (__builtin_expect(found == 0, 1)) {
      out += step;
      text += step;
      continue;
    }
    unsigned at = (unsigned)__builtin_ctz(found);
    out = replaced(out + at, (unsigned char)text[at]);
    text += at + 1;
  }
  return out;
}

#endif
