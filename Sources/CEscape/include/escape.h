// The bytes of a text as HTML, sixteen at a time where the processor can.
//
// The one place where bytes are judged for a page; HTMLWriter+Escaping.swift owns it.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// How many bytes may be written past what is added, and read past the end of a text that has slack.
#define ESCAPE_SLACK 16

// Whether a byte may not pass as it is: the five marks, controls, DEL, and the lead byte of the C1 controls. TAB and
// line feed are among them and pass all the same.
static inline int escape_needs_care(uint8_t byte) {
  return byte < 0x20 || byte == '"' || byte == '&' || byte == '\'' || byte == '<' || byte == '>' || byte == 0x7F ||
         byte == 0xC2;
}

// Copies sixteen bytes and says which of them need care, the first in the lowest bit.
static inline unsigned escape_copy16(uint8_t *out, const uint8_t *text) {
#if defined(__SSE2__)
  __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)text);
  _mm_storeu_si128((__m128i *)(void *)out, bytes);
  __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
  // `&` and `'` differ in one bit, and so do `<` and `>`.
  __m128i ampersand = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(1)), _mm_set1_epi8('\''));
  __m128i bracket = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
  __m128i deleted = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F));
  __m128i lead = _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)0xC2));
  __m128i marks = _mm_or_si128(_mm_or_si128(quote, ampersand), _mm_or_si128(bracket, control));
  return (unsigned)_mm_movemask_epi8(_mm_or_si128(marks, _mm_or_si128(deleted, lead)));
#else
  unsigned care = 0;
  for (unsigned at = 0; at < 16; at++) {
    out[at] = text[at];
    care |= (unsigned)escape_needs_care(text[at]) << at;
  }
  return care;
#endif
}

// Writes what stands for the byte at *text, moves *text past it, and returns the new end.
static inline uint8_t *escape_one(uint8_t *out, const uint8_t **text, const uint8_t *end) {
  const uint8_t *at = *text;
  const char *reference = "\xEF\xBF\xBD";
  size_t count = 3, taken = 1;
  switch (*at) {
  case '&': reference = "&amp;"; count = 5; break;
  case '<': reference = "&lt;"; count = 4; break;
  case '>': reference = "&gt;"; count = 4; break;
  case '"': reference = "&quot;"; count = 6; break;
  case '\'': reference = "&#39;"; count = 5; break;
  case '\r': reference = "&#13;"; count = 5; break;
  case '\t': reference = "\t"; count = 1; break;
  case '\n': reference = "\n"; count = 1; break;
  case 0xC2:
    if (end - at > 1 && at[1] <= 0x9F) taken = 2;
    else reference = "\xC2", count = 1;
    break;
  default: break;
  }
  memcpy(out, reference, count);
  *text = at + taken;
  return out + count;
}

// Writes a text as HTML, for content and for attributes in quotes alike, and returns the new end.
//
// There must be room for six bytes for each of the text's and ESCAPE_SLACK more. With `has_slack`, ESCAPE_SLACK bytes
// past the text's end may be read.
static inline uint8_t *escape_text(uint8_t *out, const uint8_t *text, size_t count, int has_slack) {
  const uint8_t *end = text + count;
  while (text < end) {
    size_t left = (size_t)(end - text);
    unsigned care;
    if (left >= 16 || has_slack) {
      care = escape_copy16(out, text);
    } else {
      uint8_t last[16] = {0};
      memcpy(last, text, left);
      care = escape_copy16(out, last);
    }
    size_t step = 16;
    if (left < 16) {
      care &= (1u << left) - 1;
      step = left;
    }
    if (care == 0) {
      out += step;
      text += step;
      continue;
    }
    unsigned plain = (unsigned)__builtin_ctz(care);
    text += plain;
    out = escape_one(out + plain, &text, end);
  }
  return out;
}
