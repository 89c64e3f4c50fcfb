// What the bytes of a text need on a page, and the text as HTML: sixteen bytes at a time where the processor can.
//
// TextBytes.swift owns it.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// How many bytes may be written past what is added, and read past the end of a text that has slack.
#define ESCAPE_SLACK 64

// Whether a byte may not pass as it is: the five marks, controls, DEL, and the lead byte of the C1 controls. TAB and
// line feed are among them and pass all the same.
static inline int escape_needs_care(uint8_t byte) {
  return byte < 0x20 || byte == '"' || byte == '&' || byte == '\'' || byte == '<' || byte == '>' || byte == 0x7F ||
         byte == 0xC2;
}

#if defined(__SSE2__)
// The bytes that need care, as all ones.
static inline __m128i escape_care16(__m128i bytes) {
  __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
  // `&` and `'` differ in one bit, and so do `<` and `>`.
  __m128i ampersand = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(1)), _mm_set1_epi8('\''));
  __m128i bracket = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
  __m128i deleted = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F));
  __m128i lead = _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)0xC2));
  __m128i marks = _mm_or_si128(_mm_or_si128(quote, ampersand), _mm_or_si128(bracket, control));
  return _mm_or_si128(marks, _mm_or_si128(deleted, lead));
}

// The bytes that could begin a letter that runs from right to left: 0xD6 to 0xE0, and 0xEF and above.
static inline __m128i escape_leads16(__m128i bytes) {
  __m128i from_d6 = _mm_cmpeq_epi8(_mm_max_epu8(bytes, _mm_set1_epi8((char)0xD6)), bytes);
  __m128i to_e0 = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8((char)0xE0)), bytes);
  __m128i from_ef = _mm_cmpeq_epi8(_mm_max_epu8(bytes, _mm_set1_epi8((char)0xEF)), bytes);
  return _mm_and_si128(from_d6, _mm_or_si128(to_e0, from_ef));
}
#endif

// Copies sixteen bytes and says which of them need care, the first in the lowest bit.
static inline unsigned escape_copy16(uint8_t *out, const uint8_t *text) {
#if defined(__SSE2__)
  __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)text);
  _mm_storeu_si128((__m128i *)(void *)out, bytes);
  return (unsigned)_mm_movemask_epi8(escape_care16(bytes));
#else
  unsigned care = 0;
  for (unsigned at = 0; at < 16; at++) {
    out[at] = text[at];
    care |= (unsigned)escape_needs_care(text[at]) << at;
  }
  return care;
#endif
}

// Copies a text that needs no care and has slack; there must be room for ESCAPE_SLACK more.
//
// Most texts are shorter than the first step, which no branch can mistake.
static inline void escape_copy(uint8_t *out, const uint8_t *text, size_t count) {
  memcpy(out, text, 64);
  for (size_t at = 64; at < count; at += 64) memcpy(out + at, text + at, 64);
}

#define ESCAPE_CARE 1  // a byte needs care
#define ESCAPE_LEAD 2  // a byte could begin a letter that runs from right to left

// What there is in a text that has slack.
static inline unsigned escape_traits(const uint8_t *text, size_t count) {
  unsigned care = 0, leads = 0;
#if defined(__SSE2__)
  for (size_t at = 0; at < count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    unsigned own = count - at < 16 ? (1u << (count - at)) - 1 : 0xFFFF;
    care |= (unsigned)_mm_movemask_epi8(escape_care16(bytes)) & own;
    leads |= (unsigned)_mm_movemask_epi8(escape_leads16(bytes)) & own;
  }
#else
  for (size_t at = 0; at < count; at++) {
    care |= (unsigned)escape_needs_care(text[at]);
    leads |= (unsigned)((text[at] >= 0xD6 && text[at] <= 0xE0) || text[at] >= 0xEF);
  }
#endif
  return (care != 0 ? ESCAPE_CARE : 0) | (leads != 0 ? ESCAPE_LEAD : 0);
}

// Whether a text that has slack holds nothing but letters, digits and `-._~`.
static inline int escape_is_unreserved(const uint8_t *text, size_t count) {
#if defined(__SSE2__)
  for (size_t at = 0; at < count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    // Capitals are judged as small letters. Bytes beyond ASCII are negative, and less than all of these.
    __m128i small = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
    __m128i letter = _mm_and_si128(_mm_cmpgt_epi8(small, _mm_set1_epi8('a' - 1)), _mm_cmplt_epi8(small, _mm_set1_epi8('z' + 1)));
    __m128i digit = _mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8('0' - 1)), _mm_cmplt_epi8(bytes, _mm_set1_epi8('9' + 1)));
    __m128i dot = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('-')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('.')));
    __m128i line = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('_')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('~')));
    unsigned kept = (unsigned)_mm_movemask_epi8(_mm_or_si128(_mm_or_si128(letter, digit), _mm_or_si128(dot, line)));
    unsigned own = count - at < 16 ? (1u << (count - at)) - 1 : 0xFFFF;
    if ((kept & own) != own) return 0;
  }
#else
  for (size_t at = 0; at < count; at++) {
    uint8_t byte = text[at], small = byte | 0x20;
    int kept = (small >= 'a' && small <= 'z') || (byte >= '0' && byte <= '9') || byte == '-' || byte == '.' || byte == '_' ||
               byte == '~';
    if (!kept) return 0;
  }
#endif
  return 1;
}

// Writes what stands for the byte at *text, moves *text past it, and returns the new end; it may write eight bytes.
static inline uint8_t *escape_one(uint8_t *out, const uint8_t **text, const uint8_t *end) {
  // Eight bytes each, so that one store writes any of them.
  static const char references[8][8] = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;", "&#13;", "\xEF\xBF\xBD", ""};
  const uint8_t *at = *text;
  unsigned which = 6;
  size_t count = 3, taken = 1;
  switch (*at) {
  case '&': which = 0; count = 5; break;
  case '<': which = 1; count = 4; break;
  case '>': which = 2; count = 4; break;
  case '"': which = 3; count = 6; break;
  case '\'': which = 4; count = 5; break;
  case '\r': which = 5; count = 5; break;
  case '\t':
  case '\n': which = 7; count = 1; break;
  case 0xC2:
    if (end - at > 1 && at[1] <= 0x9F) taken = 2;
    else which = 7, count = 1;
    break;
  default: break;
  }
  if (which == 7) *out = *at;
  else memcpy(out, references[which], 8);
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
