// The kernels as a processor without vectors runs them, so that both ways are held to one reference.
#pragma once
#include <stddef.h>
#include <stdint.h>

uint8_t *portable_escape_text(uint8_t *out, const uint8_t *text, size_t count);
uint8_t *portable_escape_address(uint8_t *out, const uint8_t *text, size_t count);
uint8_t *portable_escape_tight_text(uint8_t *out, const uint8_t *text, size_t count);
unsigned portable_escape_traits(const uint8_t *text, size_t count);
int portable_escape_is_unreserved(const uint8_t *text, size_t count);
int portable_escape_is_address(const uint8_t *text, size_t count);
size_t portable_escape_host(const uint8_t *text, size_t count, size_t *name);
