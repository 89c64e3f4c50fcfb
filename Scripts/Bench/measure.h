// What the C programs share: how they read a file, and how they are timed: the same work again and again, each round by
// itself, one line of JSON.
#pragma once
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static double seconds_of(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static char *contents(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(66);
  }
  fseek(file, 0, SEEK_END);
  *count = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(*count + 64);
  if (fread(bytes, 1, *count, file) != *count) exit(74);
  fclose(file);
  return bytes;
}

static int ascending(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

// WORK is an expression that makes a page at PAGE and gives its bytes.
#define MEASURE(name, seconds, page, work)                                                                    \
  do {                                                                                                        \
    size_t limit = 4000000, rounds = 0, made = 0;                                                             \
    double *times = malloc(limit * sizeof *times), end = seconds_of(CLOCK_MONOTONIC) + (seconds) * 0.3;       \
    while (seconds_of(CLOCK_MONOTONIC) < end) DONE(page, made = (work));                                      \
    double spent = seconds_of(CLOCK_PROCESS_CPUTIME_ID), before, after;                                       \
    end = seconds_of(CLOCK_MONOTONIC) + (seconds);                                                            \
    do {                                                                                                      \
      before = seconds_of(CLOCK_MONOTONIC);                                                                   \
      DONE(page, made = (work));                                                                              \
      after = seconds_of(CLOCK_MONOTONIC);                                                                    \
      times[rounds++] = after - before;                                                                       \
    } while (rounds < limit && after < end);                                                                  \
    spent = (seconds_of(CLOCK_PROCESS_CPUTIME_ID) - spent) / (double)rounds;                                  \
    qsort(times, rounds, sizeof *times, ascending);                                                           \
    printf("{\"peer\":\"%s\",\"n\":%zu,\"median_us\":%.3f,\"min_us\":%.3f,\"p90_us\":%.3f,\"cpu_us\":%.3f,"   \
           "\"bytes\":%zu}\n",                                                                                \
           name, rounds, times[rounds / 2] * 1e6, times[0] * 1e6, times[rounds * 9 / 10] * 1e6, spent * 1e6,  \
           made);                                                                                             \
  } while (0)

// The compiler may not leave out work whose page nobody reads.
#define DONE(page, work)                                                                                      \
  do {                                                                                                        \
    work;                                                                                                     \
    __asm__ volatile("" ::"r"(page) : "memory");                                                              \
  } while (0)
