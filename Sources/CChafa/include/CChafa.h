// Pictures as cells, by way of libraries that are looked for when the program runs: libchafa for the symbols and for
// sixel, gdk-pixbuf (with librsvg's loader) for reading. Nothing of them is needed to build.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// The libraries, opened. Chafa may be missing from them: pictures can be read without it.
typedef struct vitrine_chafa vitrine_chafa;

/// How a reading or a drawing ended.
enum vitrine_chafa_outcome {
  VITRINE_CHAFA_FINE = 0,
  /// The library that this takes is not on the machine.
  VITRINE_CHAFA_NO_LIBRARY = 1,
  /// The reading library has no loader for this kind of picture.
  VITRINE_CHAFA_NO_LOADER = 2,
  /// More pixels than may be read.
  VITRINE_CHAFA_TOO_LARGE = 3,
  /// Not a picture, or a broken one.
  VITRINE_CHAFA_BROKEN = 4,
};

/// Opens what there is; the names are file names as `dlopen` takes them. Never NULL save without memory.
vitrine_chafa *vitrine_chafa_open(const char *chafa, const char *pixbuf, const char *gobject, const char *glib);

/// Whether libchafa was found, with all that is called of it.
int vitrine_chafa_has_symbols(const vitrine_chafa *libraries);

/// Whether pictures can be read: gdk-pixbuf, with all that is called of it.
int vitrine_chafa_has_reading(const vitrine_chafa *libraries);

/// Frees what `vitrine_chafa_open` gave; the libraries stay in memory.
void vitrine_chafa_close(vitrine_chafa *libraries);

/// Reads a picture of a kind ("image/png") and fits it into width × height pixels, cut where the ratios differ and laid
/// on a ground where it is transparent. `rgb` holds 3 × width × height bytes.
enum vitrine_chafa_outcome vitrine_chafa_read(
    const vitrine_chafa *libraries, const char *kind, const uint8_t *bytes, size_t count, int width, int height,
    uint32_t ground, int64_t most_pixels, uint8_t *rgb);

/// Draws pixels as columns × rows cells of block elements. `cells` holds three words a cell: the scalar, the colour of
/// the symbol and the colour behind it, both 0xRRGGBB.
enum vitrine_chafa_outcome vitrine_chafa_draw(
    const vitrine_chafa *libraries, const uint8_t *rgb, int width, int height, int columns, int rows,
    uint32_t *cells);

/// Draws pixels as a sixel sequence, from ESC P to ESC \; the caller frees `*sixel`.
enum vitrine_chafa_outcome vitrine_chafa_sixel(
    const vitrine_chafa *libraries, const uint8_t *rgb, int width, int height, int cell_width, int cell_height,
    char **sixel, size_t *count);

/// Bounds what this process may still take: memory, seconds of work, open files; it writes no file and leaves no core.
/// Returns 0, or -1 when a bound could not be set.
int vitrine_chafa_confine(uint64_t memory, uint32_t seconds);
