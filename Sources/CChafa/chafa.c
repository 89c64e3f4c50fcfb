#define _GNU_SOURCE
#include "CChafa.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// The few declarations of the libraries that are called, so that no header of theirs is needed to build. They are
// those of glib 2, gdk-pixbuf 2 and chafa 1.8 or newer, whose interfaces are kept within these major versions.

typedef struct _GError { uint32_t domain; int code; char *message; } GError;
typedef struct _GString { char *str; size_t len; size_t allocated; } GString;
typedef struct Loader Loader;
typedef struct Pixbuf Pixbuf;
typedef void (*Callback)(void);

enum { INTERP_TILES = 1, INTERP_BILINEAR = 2 };
enum { PIXELS_RGB8 = 8, MODE_TRUECOLOR = 0, PIXEL_MODE_SYMBOLS = 0, PIXEL_MODE_SIXELS = 1 };
enum { TAG_SPACE = 1 << 0, TAG_SOLID = 1 << 1, TAG_BLOCK = 1 << 3, TAG_QUAD = 1 << 7, TAG_HALF = 3 << 8 };

struct vitrine_chafa {
  void *handles[4];
  int symbols, reading;

  void (*error_free)(GError *);
  void (*free)(void *);
  void (*object_unref)(void *);
  unsigned long (*connect)(void *, const char *, Callback, void *, Callback, int);

  Loader *(*loader_new)(const char *, GError **);
  void (*loader_set_size)(Loader *, int, int);
  int (*loader_write)(Loader *, const uint8_t *, size_t, GError **);
  int (*loader_close)(Loader *, GError **);
  Pixbuf *(*loader_pixbuf)(Loader *);
  Pixbuf *(*oriented)(Pixbuf *);
  Pixbuf *(*pixbuf_new)(int, int, int, int, int);
  int (*width)(const Pixbuf *);
  int (*height)(const Pixbuf *);
  int (*rowstride)(const Pixbuf *);
  int (*channels)(const Pixbuf *);
  const uint8_t *(*pixels)(const Pixbuf *);
  void (*fill)(Pixbuf *, uint32_t);
  void (*scale)(const Pixbuf *, Pixbuf *, int, int, int, int, double, double, double, double, int);

  void *(*map_new)(void);
  void (*map_add)(void *, int);
  void (*map_unref)(void *);
  void *(*config_new)(void);
  void (*config_unref)(void *);
  void (*config_geometry)(void *, int, int);
  void (*config_cells)(void *, int, int);
  void (*config_map)(void *, const void *);
  void (*config_mode)(void *, int);
  void (*config_pixels)(void *, int);
  void (*config_preprocess)(void *, int);
  void *(*canvas_new)(const void *);
  void (*canvas_unref)(void *);
  void (*canvas_draw)(void *, int, const uint8_t *, int, int, int);
  uint32_t (*canvas_char)(void *, int, int);
  void (*canvas_colors)(void *, int, int, int *, int *);
  GString *(*canvas_print)(void *, void *);
  void *(*db)(void);
  void *(*db_info)(void *);
  void (*info_unref)(void *);
  char *(*string_free)(GString *, int);
  void (*threads)(int);
};

// A function is taken by its name into its slot; one that is missing makes the answer 0.
#define TAKE(handle, slot, name) ((*(void **)&l->slot = dlsym(handle, name)) != NULL)

static int take_reading(vitrine_chafa *l, void *pixbuf, void *gobject, void *glib) {
  return TAKE(glib, error_free, "g_error_free") && TAKE(gobject, object_unref, "g_object_unref") &&
         TAKE(gobject, connect, "g_signal_connect_data") &&
         TAKE(pixbuf, loader_new, "gdk_pixbuf_loader_new_with_mime_type") &&
         TAKE(pixbuf, loader_set_size, "gdk_pixbuf_loader_set_size") &&
         TAKE(pixbuf, loader_write, "gdk_pixbuf_loader_write") &&
         TAKE(pixbuf, loader_close, "gdk_pixbuf_loader_close") &&
         TAKE(pixbuf, loader_pixbuf, "gdk_pixbuf_loader_get_pixbuf") &&
         TAKE(pixbuf, oriented, "gdk_pixbuf_apply_embedded_orientation") &&
         TAKE(pixbuf, pixbuf_new, "gdk_pixbuf_new") && TAKE(pixbuf, width, "gdk_pixbuf_get_width") &&
         TAKE(pixbuf, height, "gdk_pixbuf_get_height") && TAKE(pixbuf, rowstride, "gdk_pixbuf_get_rowstride") &&
         TAKE(pixbuf, channels, "gdk_pixbuf_get_n_channels") &&
         TAKE(pixbuf, pixels, "gdk_pixbuf_read_pixels") &&
         TAKE(pixbuf, fill, "gdk_pixbuf_fill") && TAKE(pixbuf, scale, "gdk_pixbuf_scale");
}

static int take_symbols(vitrine_chafa *l, void *chafa, void *glib) {
  // Threads would only take memory: the pictures are small.
  if (TAKE(chafa, threads, "chafa_set_n_threads")) l->threads(1);
  return TAKE(chafa, map_new, "chafa_symbol_map_new") && TAKE(chafa, map_add, "chafa_symbol_map_add_by_tags") &&
         TAKE(chafa, map_unref, "chafa_symbol_map_unref") && TAKE(chafa, config_new, "chafa_canvas_config_new") &&
         TAKE(chafa, config_unref, "chafa_canvas_config_unref") &&
         TAKE(chafa, config_geometry, "chafa_canvas_config_set_geometry") &&
         TAKE(chafa, config_cells, "chafa_canvas_config_set_cell_geometry") &&
         TAKE(chafa, config_map, "chafa_canvas_config_set_symbol_map") &&
         TAKE(chafa, config_mode, "chafa_canvas_config_set_canvas_mode") &&
         TAKE(chafa, config_pixels, "chafa_canvas_config_set_pixel_mode") &&
         TAKE(chafa, config_preprocess, "chafa_canvas_config_set_preprocessing_enabled") &&
         TAKE(chafa, canvas_new, "chafa_canvas_new") && TAKE(chafa, canvas_unref, "chafa_canvas_unref") &&
         TAKE(chafa, canvas_draw, "chafa_canvas_draw_all_pixels") &&
         TAKE(chafa, canvas_char, "chafa_canvas_get_char_at") &&
         TAKE(chafa, canvas_colors, "chafa_canvas_get_colors_at") &&
         TAKE(chafa, canvas_print, "chafa_canvas_print") && TAKE(chafa, db, "chafa_term_db_get_default") &&
         TAKE(chafa, db_info, "chafa_term_db_get_fallback_info") &&
         TAKE(chafa, info_unref, "chafa_term_info_unref") && TAKE(glib, string_free, "g_string_free");
}

vitrine_chafa *vitrine_chafa_open(const char *chafa, const char *pixbuf, const char *gobject, const char *glib) {
  vitrine_chafa *l = calloc(1, sizeof *l);
  if (!l) return NULL;
  const char *names[4] = {chafa, pixbuf, gobject, glib};
  for (int at = 0; at < 4; at++) l->handles[at] = dlopen(names[at], RTLD_NOW | RTLD_LOCAL);
  void **h = l->handles;
  l->reading = h[1] && h[2] && h[3] && take_reading(l, h[1], h[2], h[3]);
  l->symbols = h[0] && h[3] && take_symbols(l, h[0], h[3]);
  return l;
}

int vitrine_chafa_has_symbols(const vitrine_chafa *l) { return l->symbols; }

int vitrine_chafa_has_reading(const vitrine_chafa *l) { return l->reading; }

// The libraries stay in memory: glib does not bear being taken out.
void vitrine_chafa_close(vitrine_chafa *l) { free(l); }

// What the loader's announcement of a size is answered with.
struct fitting {
  const vitrine_chafa *libraries;
  int width, height, is_drawn_to_size, is_too_large;
  int64_t most_pixels;
};

static double cover(int width, int height, int inner_width, int inner_height) {
  double across = (double)width / inner_width, down = (double)height / inner_height;
  return across > down ? across : down;
}

// Called before the pixels are made room for; a size of 0 ends the loading.
static void size_prepared(Loader *loader, int width, int height, struct fitting *fitting) {
  if (width < 1 || height < 1) return;
  double across = width, down = height;
  if (fitting->is_drawn_to_size) {
    double scale = cover(fitting->width, fitting->height, width, height);
    across = across * scale + 0.5 < 1 ? 1 : across * scale + 0.5;
    down = down * scale + 0.5 < 1 ? 1 : down * scale + 0.5;
  }
  if (across * down > (double)fitting->most_pixels || across > 65535 || down > 65535) {
    fitting->is_too_large = 1;
    fitting->libraries->loader_set_size(loader, 0, 0);
  } else if (fitting->is_drawn_to_size) {
    fitting->libraries->loader_set_size(loader, (int)across, (int)down);
  }
}

// Called before the first row is read; what a broken picture leaves out must not be what the memory held before.
static void area_prepared(Loader *loader, const vitrine_chafa *libraries) {
  Pixbuf *pixbuf = libraries->loader_pixbuf(loader);
  if (pixbuf) libraries->fill(pixbuf, 0);
}

// Pixels of four channels over a ground.
static void flatten(const uint8_t *rgba, int width, uint32_t ground, uint8_t *rgb) {
  for (int pixel = 0; pixel < width; pixel++, rgba += 4) {
    for (int channel = 0; channel < 3; channel++) {
      int behind = ground >> (16 - 8 * channel) & 0xFF;
      *rgb++ = (uint8_t)((rgba[channel] * rgba[3] + behind * (255 - rgba[3]) + 127) / 255);
    }
  }
}

enum vitrine_chafa_outcome vitrine_chafa_read(
    const vitrine_chafa *l, const char *kind, const uint8_t *bytes, size_t count, int width, int height,
    uint32_t ground, int64_t most_pixels, uint8_t *rgb) {
  if (!l->reading) return VITRINE_CHAFA_NO_LIBRARY;
  if (width < 1 || height < 1) return VITRINE_CHAFA_TOO_LARGE;
  GError *error = NULL;
  Loader *loader = l->loader_new(kind, &error);
  if (!loader) {
    if (error) l->error_free(error);
    return VITRINE_CHAFA_NO_LOADER;
  }
  struct fitting fitting = {l, width, height, strcmp(kind, "image/svg+xml") == 0, 0, most_pixels};
  l->connect(loader, "size-prepared", (Callback)size_prepared, &fitting, NULL, 0);
  // A drawn picture is whole when it is announced.
  if (!fitting.is_drawn_to_size)
    l->connect(loader, "area-prepared", (Callback)area_prepared, (void *)l, NULL, 0);
  int is_read = l->loader_write(loader, bytes, count, &error);
  if (error) l->error_free(error);
  error = NULL;
  // A loader is closed whatever became of it; what it says of the end counts too.
  int is_closed = l->loader_close(loader, &error);
  if (error) l->error_free(error);
  enum vitrine_chafa_outcome outcome = fitting.is_too_large ? VITRINE_CHAFA_TOO_LARGE : VITRINE_CHAFA_BROKEN;
  Pixbuf *loaded = is_read && is_closed && !fitting.is_too_large ? l->loader_pixbuf(loader) : NULL;
  Pixbuf *upright = loaded ? l->oriented(loaded) : NULL;
  Pixbuf *fitted = upright ? l->pixbuf_new(0, 1, 8, width, height) : NULL;
  if (fitted && l->channels(fitted) == 4) {
    int own_width = l->width(upright), own_height = l->height(upright);
    if (own_width > 0 && own_height > 0 && (int64_t)own_width * own_height <= most_pixels) {
      double scale = cover(width, height, own_width, own_height);
      double left = (width - own_width * scale) / 2, top = (height - own_height * scale) / 2;
      l->scale(upright, fitted, 0, 0, width, height, left, top, scale, scale,
               scale < 1 ? INTERP_TILES : INTERP_BILINEAR);
      const uint8_t *pixels = l->pixels(fitted);
      for (int row = 0; row < height; row++)
        flatten(pixels + (size_t)row * l->rowstride(fitted), width, ground, rgb + (size_t)row * width * 3);
      outcome = VITRINE_CHAFA_FINE;
    } else {
      outcome = VITRINE_CHAFA_TOO_LARGE;
    }
  }
  if (fitted) l->object_unref(fitted);
  if (upright) l->object_unref(upright);
  l->object_unref(loader);
  return outcome;
}

// A canvas with the pixels drawn on it; NULL when there is none.
static void *canvas(const vitrine_chafa *l, const uint8_t *rgb, int width, int height, int columns, int rows,
                    int cell_width, int cell_height, int pixel_mode) {
  void *map = l->map_new(), *config = l->config_new();
  l->map_add(map, TAG_SPACE | TAG_SOLID | TAG_HALF | TAG_QUAD | TAG_BLOCK);
  l->config_geometry(config, columns, rows);
  l->config_cells(config, cell_width, cell_height);
  l->config_map(config, map);
  l->config_mode(config, MODE_TRUECOLOR);
  l->config_pixels(config, pixel_mode);
  l->config_preprocess(config, 0);
  void *canvas = l->canvas_new(config);
  if (canvas) l->canvas_draw(canvas, PIXELS_RGB8, rgb, width, height, width * 3);
  l->config_unref(config);
  l->map_unref(map);
  return canvas;
}

enum vitrine_chafa_outcome vitrine_chafa_draw(
    const vitrine_chafa *l, const uint8_t *rgb, int width, int height, int columns, int rows, uint32_t *cells) {
  if (!l->symbols) return VITRINE_CHAFA_NO_LIBRARY;
  void *drawn = canvas(l, rgb, width, height, columns, rows, 8, 16, PIXEL_MODE_SYMBOLS);
  if (!drawn) return VITRINE_CHAFA_BROKEN;
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      int symbol = 0, behind = 0;
      l->canvas_colors(drawn, column, row, &symbol, &behind);
      *cells++ = l->canvas_char(drawn, column, row);
      *cells++ = (uint32_t)symbol;
      *cells++ = (uint32_t)behind;
    }
  }
  l->canvas_unref(drawn);
  return VITRINE_CHAFA_FINE;
}

enum vitrine_chafa_outcome vitrine_chafa_sixel(
    const vitrine_chafa *l, const uint8_t *rgb, int width, int height, int cell_width, int cell_height,
    char **sixel, size_t *count) {
  if (!l->symbols) return VITRINE_CHAFA_NO_LIBRARY;
  if (cell_width < 1 || cell_height < 1) return VITRINE_CHAFA_BROKEN;
  void *drawn = canvas(l, rgb, width, height, width / cell_width, height / cell_height, cell_width, cell_height,
                       PIXEL_MODE_SIXELS);
  if (!drawn) return VITRINE_CHAFA_BROKEN;
  void *info = l->db_info(l->db());
  GString *printed = info ? l->canvas_print(drawn, info) : NULL;
  enum vitrine_chafa_outcome outcome = VITRINE_CHAFA_BROKEN;
  if (printed) {
    *sixel = malloc(printed->len + 1);
    if (*sixel) {
      memcpy(*sixel, printed->str, printed->len);
      *count = printed->len;
      outcome = VITRINE_CHAFA_FINE;
    }
    l->string_free(printed, 1);
  }
  if (info) l->info_unref(info);
  l->canvas_unref(drawn);
  return outcome;
}

static int bound(int what, uint64_t most) {
  struct rlimit limit;
  if (getrlimit(what, &limit)) return -1;
  if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < most) most = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = most;
  return setrlimit(what, &limit);
}

#ifdef __linux__
// How many bytes of addresses are taken already: a sanitizer takes so many that no bound on them makes sense.
static uint64_t addresses_taken(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%llu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * 4096;
}
#endif

int vitrine_chafa_confine(uint64_t memory, uint32_t seconds) {
  int failed = bound(RLIMIT_CPU, seconds) | bound(RLIMIT_CORE, 0) | bound(RLIMIT_FSIZE, 0) | bound(RLIMIT_NOFILE, 64);
#ifdef __linux__
  if (addresses_taken() < ((uint64_t)1 << 40)) failed |= bound(RLIMIT_AS, memory);
  failed |= prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) | prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
  return failed ? -1 : 0;
}
