// The same data as a page of its own, written by hand: jansson parses it once, the strings are gathered into plain
// structs, and a page is memcpy and a vector escape loop into memory that is used again. Cold, it is the program that
// `vitrine render` is held to; warm, it says how fast this machine is.
//
//   page once DATA                    a page to standard output
//   page bench DATA SECONDS [PAGE]    times it warm, and writes the page
//   page count DATA TIMES             for a counter of instructions
#include "measure.h"

#include "escape.h"

#include <jansson.h>

typedef struct {
  const char *bytes;
  size_t count;
} text;

typedef struct {
  text kind, label;
} badge;

typedef struct {
  text title, brand, image, link;
  json_int_t id, price, old_price, tenths;
  size_t badge_count;
  badge badges[4];
} item;

typedef struct {
  text link, image, alt;
  json_int_t width, height;
} banner;

typedef struct {
  text id, type, title, more;
  json_int_t interval;
  size_t count;
  banner *banners;
  item *items;
  text *paragraphs;
} section;

typedef struct {
  text id, language, title;
  size_t count;
  section *sections;
} document;

// From jansson's tree to structs

static text string_of(json_t *value) {
  return json_is_string(value) ? (text){json_string_value(value), json_string_length(value)} : (text){"", 0};
}
static text string_at(json_t *object, const char *key) { return string_of(json_object_get(object, key)); }
static json_int_t integer_at(json_t *object, const char *key) {
  return json_integer_value(json_object_get(object, key));
}

static void read_banner(json_t *value, banner *banner) {
  banner->link = string_at(value, "link");
  banner->image = string_at(value, "image");
  banner->alt = string_at(value, "alt");
  banner->width = integer_at(value, "width");
  banner->height = integer_at(value, "height");
}

static void read_item(json_t *value, item *item) {
  item->title = string_at(value, "title");
  item->brand = string_at(value, "brand");
  item->image = string_at(value, "image");
  item->link = string_at(value, "link");
  item->id = integer_at(value, "id");
  item->price = integer_at(value, "price");
  item->old_price = integer_at(value, "oldPrice");
  item->tenths = (json_int_t)(json_number_value(json_object_get(value, "rating")) * 10 + 0.5);
  json_t *badges = json_object_get(value, "badges");
  size_t count = json_array_size(badges);
  item->badge_count = count < 4 ? count : 4;
  for (size_t n = 0; n < item->badge_count; n++) {
    json_t *one = json_array_get(badges, n);
    item->badges[n] = (badge){string_at(one, "kind"), string_at(one, "label")};
  }
}

static void read_section(json_t *value, section *section) {
  section->id = string_at(value, "id");
  section->type = string_at(value, "type");
  section->title = string_at(value, "title");
  section->more = string_at(value, "more");
  section->interval = integer_at(value, "interval");
  json_t *list;
  if ((list = json_object_get(value, "banner"))) {
    section->banners = malloc(sizeof(banner));
    read_banner(list, section->banners);
  } else if ((list = json_object_get(value, "banners"))) {
    section->count = json_array_size(list);
    section->banners = calloc(section->count, sizeof(banner));
    for (size_t n = 0; n < section->count; n++) read_banner(json_array_get(list, n), &section->banners[n]);
  } else if ((list = json_object_get(value, "items"))) {
    section->count = json_array_size(list);
    section->items = calloc(section->count, sizeof(item));
    for (size_t n = 0; n < section->count; n++) read_item(json_array_get(list, n), &section->items[n]);
  } else {
    list = json_object_get(value, "paragraphs");
    section->count = json_array_size(list);
    section->paragraphs = calloc(section->count, sizeof(text));
    for (size_t n = 0; n < section->count; n++) section->paragraphs[n] = string_of(json_array_get(list, n));
  }
}

static document read_document(json_t *root) {
  json_t *page = json_object_get(root, "page"), *sections = json_object_get(root, "sections");
  document made = {string_at(page, "id"), string_at(page, "lang"), string_at(page, "title"),
                   json_array_size(sections), NULL};
  made.sections = calloc(made.count, sizeof(section));
  for (size_t n = 0; n < made.count; n++) read_section(json_array_get(sections, n), &made.sections[n]);
  return made;
}

// From structs to the page; OUT is always where the next byte goes

#define PUT(literal) (memcpy(out, literal, sizeof literal - 1), out += sizeof literal - 1)
#define TEXT(value) (out = escaped(out, (value).bytes, (value).count))
#define NUMBER(value) (out = number(out, (uint64_t)(value)))

ALWAYS char *number(char *out, uint64_t value) {
  char digits[20];
  int at = 20;
  do digits[--at] = (char)('0' + value % 10);
  while (value /= 10);
  memcpy(out, digits + at, (size_t)(20 - at));
  return out + (20 - at);
}

ALWAYS char *grouped(char *out, unsigned value) { // three digits behind a comma
  *out++ = ',';
  *out++ = (char)('0' + value / 100);
  *out++ = (char)('0' + value / 10 % 10);
  *out++ = (char)('0' + value % 10);
  return out;
}

ALWAYS char *yen(char *out, unsigned value) {
  PUT("¥");
  if (value < 1000) return number(out, value);
  if (value >= 1000000) {
    NUMBER(value / 1000000);
    out = grouped(out, value / 1000 % 1000);
  } else {
    NUMBER(value / 1000);
  }
  return grouped(out, value % 1000);
}

ALWAYS char *put_banner(char *out, const banner *banner) {
  PUT("<a class=\"banner\" href=\""), TEXT(banner->link);
  PUT("\"><img src=\""), TEXT(banner->image);
  PUT("\" alt=\""), TEXT(banner->alt);
  PUT("\" width=\""), NUMBER(banner->width);
  PUT("\" height=\""), NUMBER(banner->height);
  PUT("\" loading=\"lazy\"></a>");
  return out;
}

ALWAYS char *put_item(char *out, const item *item) {
  PUT("<a class=\"item\" href=\""), TEXT(item->link);
  PUT("\" data-id=\""), NUMBER(item->id);
  PUT("\">\n<img class=\"item-img\" src=\""), TEXT(item->image);
  PUT("\" alt=\"");
  char *title = out;
  TEXT(item->title);
  size_t title_count = (size_t)(out - title);
  PUT("\" width=\"240\" height=\"240\" loading=\"lazy\">\n");
  if (item->badge_count) {
    PUT("<ul class=\"badges\">");
    for (size_t n = 0; n < item->badge_count; n++) {
      PUT("<li class=\"badge badge-"), TEXT(item->badges[n].kind);
      PUT("\">"), TEXT(item->badges[n].label), PUT("</li>");
    }
    PUT("</ul>\n");
  }
  PUT("<p class=\"item-brand\">"), TEXT(item->brand);
  PUT("</p>\n<p class=\"item-title\">");
  out = plain(out, title, title_count);
  if (item->old_price) {
    PUT("</p>\n<p class=\"item-price\"><span class=\"price price-sale\">");
    out = yen(out, (unsigned)item->price);
    PUT("</span><del class=\"price-old\">");
    out = yen(out, (unsigned)item->old_price);
    PUT("</del></p>\n");
  } else {
    PUT("</p>\n<p class=\"item-price\"><span class=\"price\">");
    out = yen(out, (unsigned)item->price);
    PUT("</span></p>\n");
  }
  char stars[3] = {(char)('0' + item->tenths / 10), '.', (char)('0' + item->tenths % 10)};
  PUT("<p class=\"item-rating\" data-score=\""), memcpy(out, stars, 3), out += 3;
  PUT("\">★"), memcpy(out, stars, 3), out += 3;
  PUT("</p>\n</a>");
  return out;
}

ALWAYS char *put_section(char *out, const section *section, size_t place) {
  PUT("<section class=\"mod mod-"), TEXT(section->type);
  PUT("\" id=\""), TEXT(section->id);
  PUT("\" data-pos=\""), NUMBER(place);
  PUT("\">\n<h2 class=\"mod-title\">"), TEXT(section->title), PUT("</h2>\n");
  switch (section->type.bytes[0]) {
  case 'b':
    out = put_banner(out, section->banners);
    PUT("\n");
    break;
  case 'c':
    PUT("<ul class=\"carousel\" data-interval=\""), NUMBER(section->interval), PUT("\">\n");
    for (size_t n = 0; n < section->count; n++) {
      PUT("<li class=\"slide\" data-pos=\""), NUMBER(n + 1), PUT("\">");
      out = put_banner(out, &section->banners[n]);
      PUT("</li>\n");
    }
    PUT("</ul>\n");
    break;
  case 'r':
    PUT("<ol class=\"ranking\">\n");
    for (size_t n = 0; n < section->count; n++) {
      PUT("<li class=\"rank-item\" data-pos=\""), NUMBER(n + 1);
      PUT("\"><span class=\"rank rank-"), NUMBER(n + 1), PUT("\">"), NUMBER(n + 1), PUT("</span>");
      out = put_item(out, &section->items[n]);
      PUT("</li>\n");
    }
    PUT("</ol>\n<a class=\"more\" href=\""), TEXT(section->more), PUT("\">もっと見る</a>\n");
    break;
  case 'g':
    PUT("<ul class=\"grid\">\n");
    for (size_t n = 0; n < section->count; n++) {
      PUT("<li class=\"grid-item\" data-pos=\""), NUMBER(n + 1), PUT("\">");
      out = put_item(out, &section->items[n]);
      PUT("</li>\n");
    }
    PUT("</ul>\n<a class=\"more\" href=\""), TEXT(section->more), PUT("\">もっと見る</a>\n");
    break;
  default:
    PUT("<div class=\"text\">");
    for (size_t n = 0; n < section->count; n++) PUT("<p>"), TEXT(section->paragraphs[n]), PUT("</p>");
    PUT("</div>\n");
  }
  PUT("</section>\n");
  return out;
}

static __attribute__((noinline)) size_t put(char *page, const document *document) {
  char *out = page;
  PUT("<!DOCTYPE html>\n<html lang=\""), TEXT(document->language);
  PUT("\">\n<head>\n<meta charset=\"utf-8\">\n<title>"), TEXT(document->title);
  PUT("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<link rel=\"stylesheet\" href=\"/assets/page.css\">\n</head>\n<body>\n<main class=\"page\" data-page=\"");
  TEXT(document->id), PUT("\">\n");
  for (size_t n = 0; n < document->count; n++) out = put_section(out, &document->sections[n], n + 1);
  PUT("</main>\n</body>\n</html>\n");
  return (size_t)(out - page);
}

int main(int argc, char **argv) {
  if (argc < 3 || (strcmp(argv[1], "once") && argc < 4)) return 64;
  size_t length, bytes;
  char *data = contents(argv[2], &length);
  json_error_t error;
  json_t *root = json_loadb(data, length, 0, &error);
  if (!root) {
    fprintf(stderr, "%s\n", error.text);
    return 65;
  }
  document read = read_document(root);
  char *page = malloc(length * 6 + 65536);
  if (!strcmp(argv[1], "once")) {
    bytes = put(page, &read);
    return fwrite(page, 1, bytes, stdout) != bytes || fflush(stdout);
  }
  if (!strcmp(argv[1], "count")) {
    for (int left = atoi(argv[3]); left > 0; left--) DONE(page, put(page, &read));
    return 0;
  }
  MEASURE("c-page", atof(argv[3]), page, put(page, &read));
  if (argc < 5) return 0;
  bytes = put(page, &read);
  FILE *file = fopen(argv[4], "wb");
  return !file || fwrite(page, 1, bytes, file) != bytes || fclose(file);
}
