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
// The bytes of ASCII that need care, as all ones.
static inline __m128i escape_ascii_care16(__m128i bytes) {
  __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));
  // `&` and `'` differ in one bit, and so do `<` and `>`.
  __m128i ampersand = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(1)), _mm_set1_epi8('\''));
  __m128i bracket = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
  __m128i deleted = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F));
  __m128i marks = _mm_or_si128(_mm_or_si128(quote, ampersand), _mm_or_si128(bracket, control));
  return _mm_or_si128(marks, deleted);
}

// The bytes that need care, as all ones.
static inline __m128i escape_care16(__m128i bytes) {
  return _mm_or_si128(escape_ascii_care16(bytes), _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)0xC2)));
}

// The same with `#` among them, for telling it from three of the marks costs more than it saves; it stands for itself.
static inline __m128i escape_suspects16(__m128i bytes) {
  __m128i mark = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(5)), _mm_set1_epi8('\''));
  __m128i bracket = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(2)), _mm_set1_epi8('>'));
  __m128i control = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1F)), bytes);
  __m128i deleted = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F));
  __m128i lead = _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)0xC2));
  return _mm_or_si128(_mm_or_si128(_mm_or_si128(mark, bracket), control), _mm_or_si128(deleted, lead));
}

// The bytes that could begin a letter that runs from right to left: 0xD6 to 0xE0, and 0xEF and above.
static inline __m128i escape_leads16(__m128i bytes) {
  __m128i from_d6 = _mm_cmpeq_epi8(_mm_max_epu8(bytes, _mm_set1_epi8((char)0xD6)), bytes);
  __m128i to_e0 = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8((char)0xE0)), bytes);
  __m128i from_ef = _mm_cmpeq_epi8(_mm_max_epu8(bytes, _mm_set1_epi8((char)0xEF)), bytes);
  return _mm_and_si128(from_d6, _mm_or_si128(to_e0, from_ef));
}
#endif

// Which of 32 bytes may need care, the first in the lowest bit.
static inline uint32_t escape_care32(const uint8_t *text) {
#if defined(__SSE2__)
  __m128i first = _mm_loadu_si128((const __m128i *)(const void *)text);
  __m128i second = _mm_loadu_si128((const __m128i *)(const void *)(text + 16));
  return (uint32_t)_mm_movemask_epi8(escape_suspects16(first)) |
         (uint32_t)_mm_movemask_epi8(escape_suspects16(second)) << 16;
#else
  uint32_t care = 0;
  for (unsigned at = 0; at < 32; at++) care |= (uint32_t)escape_needs_care(text[at]) << at;
  return care;
#endif
}

// Which of 32 bytes of an address need care, among which there is no other mark than `&` and `'`.
static inline uint32_t escape_marks32(const uint8_t *text) {
#if defined(__SSE2__)
  const __m128i low = _mm_set1_epi8(1), mark = _mm_set1_epi8('\'');
  __m128i first = _mm_or_si128(_mm_loadu_si128((const __m128i *)(const void *)text), low);
  __m128i second = _mm_or_si128(_mm_loadu_si128((const __m128i *)(const void *)(text + 16)), low);
  return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(first, mark)) |
         (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(second, mark)) << 16;
#else
  uint32_t care = 0;
  for (unsigned at = 0; at < 32; at++) care |= (uint32_t)((text[at] | 1) == '\'') << at;
  return care;
#endif
}

// Copies a text that needs no care and has slack; there must be room for ESCAPE_SLACK more.
static inline void escape_copy(uint8_t *out, const uint8_t *text, size_t count) {
  memcpy(out, text, 32);
  // Few texts have more than one step left: preparing to take four at once costs more than it saves.
#pragma clang loop unroll(disable)
  for (size_t at = 32; at < count; at += 32) memcpy(out + at, text + at, 32);
}

// The same for a text of up to 128 bytes.
static inline void escape_copy_short(uint8_t *out, const uint8_t *text, size_t count) {
  memcpy(out, text, 32);
  if (count <= 32) return;
  memcpy(out + 32, text + 32, 32);
  if (count <= 64) return;
  memcpy(out + 64, text + 64, 32);
  if (count > 96) memcpy(out + 96, text + 96, 32);
}

// Copies 4 to 32 bytes behind which nothing may be read, if none of them needs care; whether it did.
//
// Two steps that overlap copy whatever is between one of them and two.
static inline int escape_copy_tight(uint8_t *out, const uint8_t *text, size_t count) {
#if defined(__SSE2__)
  if (count < 4 || count > 32) return 0;
  if (count >= 16) {
    __m128i first = _mm_loadu_si128((const __m128i *)(const void *)text);
    __m128i last = _mm_loadu_si128((const __m128i *)(const void *)(text + count - 16));
    if (_mm_movemask_epi8(_mm_or_si128(escape_care16(first), escape_care16(last))) != 0) return 0;
    _mm_storeu_si128((__m128i *)(void *)out, first);
    _mm_storeu_si128((__m128i *)(void *)(out + count - 16), last);
    return 1;
  }
  uint64_t step = count >= 8 ? 8 : 4, first = 0, last = 0;
  if (count >= 8) {
    memcpy(&first, text, 8);
    memcpy(&last, text + count - 8, 8);
  } else {
    memcpy(&first, text, 4);
    memcpy(&last, text + count - 4, 4);
  }
  // Nothing but zeros stands behind four bytes, which would need care.
  uint64_t blank = step == 8 ? 0 : 0x2020202000000000;
  __m128i both = _mm_set_epi64x((int64_t)(last | blank), (int64_t)(first | blank));
  if (_mm_movemask_epi8(escape_care16(both)) != 0) return 0;
  memcpy(out, &first, 8);
  memcpy(out + count - step, &last, 8);
  return 1;
#else
  (void)out, (void)text, (void)count;
  return 0;
#endif
}

#define ESCAPE_CARE 1  // a byte needs care
#define ESCAPE_LEAD 2  // a byte could begin a letter that runs from right to left

#if defined(__SSE2__)
// The first bytes of sixteen, as all ones.
static inline __m128i escape_first16(size_t count) {
  static const uint8_t ones[32] = {255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
  return _mm_loadu_si128((const __m128i *)(const void *)(ones + (count < 16 ? 16 - count : 0)));
}
#endif

// What there is in a text that has slack.
static inline unsigned escape_traits(const uint8_t *text, size_t count) {
#if defined(__SSE2__)
  __m128i care = _mm_setzero_si128(), leads = care;
  size_t at = 0;
  // Addresses are ASCII from end to end, and of that there is less to ask.
  for (; at + 16 <= count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    if (_mm_movemask_epi8(bytes)) break;
    care = _mm_or_si128(care, escape_ascii_care16(bytes));
  }
  for (; at < count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    __m128i own = escape_first16(count - at);
    care = _mm_or_si128(care, _mm_and_si128(escape_care16(bytes), own));
    leads = _mm_or_si128(leads, _mm_and_si128(escape_leads16(bytes), own));
  }
  return (_mm_movemask_epi8(care) ? ESCAPE_CARE : 0) | (_mm_movemask_epi8(leads) ? ESCAPE_LEAD : 0);
#else
  unsigned care = 0, leads = 0;
  for (size_t at = 0; at < count; at++) {
    care |= (unsigned)escape_needs_care(text[at]);
    leads |= (unsigned)((text[at] >= 0xD6 && text[at] <= 0xE0) || text[at] >= 0xEF);
  }
  return (care != 0 ? ESCAPE_CARE : 0) | (leads != 0 ? ESCAPE_LEAD : 0);
#endif
}

// Whether each byte of a text that has slack may stand in an address as it is; `|`, `~`, `{` and `}` are refused too.
static inline int escape_is_address(const uint8_t *text, size_t count) {
#if defined(__SSE2__)
  __m128i bad = _mm_setzero_si128();
  for (size_t at = 0; at < count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    // `<` and `>`, and `\` and `^`, differ in one bit. Bytes beyond ASCII are negative.
    __m128i with2 = _mm_or_si128(bytes, _mm_set1_epi8(2));
    __m128i ends = _mm_or_si128(_mm_cmplt_epi8(bytes, _mm_set1_epi8(0x21)), _mm_cmpgt_epi8(bytes, _mm_set1_epi8('z')));
    __m128i quotes = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('`')));
    __m128i pairs = _mm_or_si128(_mm_cmpeq_epi8(with2, _mm_set1_epi8('>')), _mm_cmpeq_epi8(with2, _mm_set1_epi8('^')));
    bad = _mm_or_si128(bad, _mm_and_si128(_mm_or_si128(ends, _mm_or_si128(quotes, pairs)), escape_first16(count - at)));
  }
  return _mm_movemask_epi8(bad) == 0;
#else
  for (size_t at = 0; at < count; at++) {
    uint8_t byte = text[at];
    if (byte < 0x21 || byte > 'z' || byte == '"' || byte == '`' || (byte | 2) == '>' || (byte | 2) == '^') return 0;
  }
  return 1;
#endif
}

// How many bytes of a text that has slack are small letters, digits, `-`, `.` and `_`, one after the other from its
// start; `name` becomes the place behind the last full stop among them.
static inline size_t escape_host(const uint8_t *text, size_t count, size_t *name) {
  size_t at = 0;
  *name = 0;
#if defined(__SSE2__)
  for (; at < count; at += 16) {
    __m128i bytes = _mm_loadu_si128((const __m128i *)(const void *)(text + at));
    __m128i letter = _mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8('a' - 1)), _mm_cmplt_epi8(bytes, _mm_set1_epi8('z' + 1)));
    __m128i digit = _mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8('0' - 1)), _mm_cmplt_epi8(bytes, _mm_set1_epi8('9' + 1)));
    __m128i dot = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('.'));
    __m128i line = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('-')), _mm_cmpeq_epi8(bytes, _mm_set1_epi8('_')));
    __m128i host = _mm_and_si128(_mm_or_si128(_mm_or_si128(letter, digit), _mm_or_si128(dot, line)), escape_first16(count - at));
    unsigned others = ~(unsigned)_mm_movemask_epi8(host), length = (unsigned)__builtin_ctz(others);
    unsigned dots = (unsigned)_mm_movemask_epi8(dot) & ((1u << length) - 1);
    if (dots) *name = at + 32 - (size_t)__builtin_clz(dots);
    if (length < 16) return at + length;
  }
  return count;
#else
  for (; at < count; at++) {
    uint8_t byte = text[at];
    if (!((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') || byte == '-' || byte == '.' || byte == '_')) break;
    if (byte == '.') *name = at + 1;
  }
  return at;
#endif
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

// What stands for a byte below 0x40 that needs care, in a word of eight bytes, and how long it is.
//
// A table and no switch: which mark comes next cannot be foretold, and a wrong jump costs more than all the rest.
static const char escape_words[64][8] = {
#define ESCAPE_FORBIDDEN "\xEF\xBF\xBD"
#define ESCAPE_EIGHT(w) w, w, w, w, w, w, w, w
    [0] = ESCAPE_FORBIDDEN, [1] = ESCAPE_FORBIDDEN, [2] = ESCAPE_FORBIDDEN, [3] = ESCAPE_FORBIDDEN,
    [4] = ESCAPE_FORBIDDEN, [5] = ESCAPE_FORBIDDEN, [6] = ESCAPE_FORBIDDEN, [7] = ESCAPE_FORBIDDEN,
    [8] = ESCAPE_FORBIDDEN, ['\t'] = "\t", ['\n'] = "\n", [11] = ESCAPE_FORBIDDEN,
    [12] = ESCAPE_FORBIDDEN, ['\r'] = "&#13;", [14] = ESCAPE_FORBIDDEN, [15] = ESCAPE_FORBIDDEN,
    [16] = ESCAPE_EIGHT(ESCAPE_FORBIDDEN), [24] = ESCAPE_EIGHT(ESCAPE_FORBIDDEN),
    ['"'] = "&quot;", ['#'] = "#", ['&'] = "&amp;", ['\''] = "&#39;", ['<'] = "&lt;", ['>'] = "&gt;",
};
static const uint8_t escape_sizes[64] = {
    [0] = ESCAPE_EIGHT(3), [8] = 3, ['\t'] = 1, ['\n'] = 1, [11] = 3, [12] = 3, ['\r'] = 5, [14] = 3, [15] = 3,
    [16] = ESCAPE_EIGHT(3), [24] = ESCAPE_EIGHT(3),
    ['"'] = 6, ['#'] = 1, ['&'] = 5, ['\''] = 5, ['<'] = 4, ['>'] = 4,
};

// Writes what stands for the byte at text[*at], moves *at past it, and returns the new end; it may write eight bytes.
static inline uint8_t *escape_one(uint8_t *out, const uint8_t *text, size_t *at, size_t count) {
  uint8_t byte = text[*at];
  *at += 1;
  if (byte < 0x40) {
    memcpy(out, escape_words[byte], 8);
    return out + escape_sizes[byte];
  }
  if (byte == 0xC2) {
    // What follows says whether it is a control.
    if (*at == count || text[*at] > 0x9F) {
      *out = byte;
      return out + 1;
    }
    *at += 1;
  }
  memcpy(out, ESCAPE_FORBIDDEN, 3);
  return out + 3;
}

// Writes a text that has slack as HTML, for content and for attributes in quotes alike, and returns the new end.
//
// There must be room for six bytes for each of the text's and ESCAPE_SLACK more.
static inline uint8_t *escape_text(uint8_t *out, const uint8_t *text, size_t count) {
  size_t done = 0;
  while (done < count) {
    size_t start = done, end = count - start < 32 ? count : start + 32;
    uint32_t care = escape_care32(text + start) & (uint32_t)~(~(uint64_t)0 << (end - start));
    memcpy(out, text + start, 32);
    while (care != 0) {
      size_t plain = start + (size_t)__builtin_ctz(care) - done;
      done += plain;
      out = escape_one(out + plain, text, &done, count);
      memcpy(out, text + done, 32);
      care &= care - 1;
    }
    if (done < end) {
      out += end - done;
      done = end;
    }
  }
  return out;
}

// Writes an address that has slack as HTML and returns the new end; no other mark than `&` and `'` may be in it.
//
// There must be room for five bytes for each of its own and ESCAPE_SLACK more.
static inline uint8_t *escape_address(uint8_t *out, const uint8_t *text, size_t count) {
  for (size_t start = 0; start < count; start += 32) {
    size_t size = count - start < 32 ? count - start : 32;
    uint32_t care = escape_marks32(text + start) & (uint32_t)~(~(uint64_t)0 << size);
    memcpy(out, text + start, 32);
    while (care != 0) {
      // Either takes five bytes: four more than it has, which move all that follows.
      size_t at = (size_t)__builtin_ctz(care);
      memcpy(out + at, text[start + at] == '&' ? "&amp;\0\0" : "&#39;\0\0", 8);
      memcpy(out + at + 5, text + start + at + 1, 32);
      out += 4;
      care &= care - 1;
    }
    out += size;
  }
  return out;
}

// The same for a text behind which nothing may be read.
static inline uint8_t *escape_tight_text(uint8_t *out, const uint8_t *text, size_t count) {
  if (escape_copy_tight(out, text, count)) return out + count;
  // Cut where no control is cut in two.
  while (count > 0) {
    uint8_t piece[64] = {0};
    size_t size = count < 32 ? count : 32;
    if (size < count && text[size - 1] == 0xC2) size -= 1;
    memcpy(piece, text, size);
    out = escape_text(out, piece, size);
    text += size;
    count -= size;
  }
  return out;
}
