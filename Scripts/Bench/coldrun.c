// Runs whole processes in turn, their output to /dev/null: coldrun ROUNDS < LIST
// A line of LIST is a name, a tab and a command, whose words are split at blanks. Each command runs once before, so that
// its files are in memory. Prints a line of JSON for each: wall and processor time (median, least) and peak memory.
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

enum { COMMANDS = 64, WORDS = 32 };

typedef struct {
  char line[2048], *name, *words[WORDS + 1];
  double *wall, *processor;
  long memory;
  int failed;
} command;

static int ascending(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

// One round; the round before the first is not noted.
static void run(command *command, int round) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  pid_t process;
  int status;
  struct rusage usage;
  double began = now();
  if (posix_spawn(&process, command->words[0], &actions, NULL, command->words, environ) ||
      wait4(process, &status, 0, &usage) < 0 || status)
    command->failed = 1;
  double wall = now() - began;
  posix_spawn_file_actions_destroy(&actions);
  if (command->failed || round < 0) return;
  command->wall[round] = wall;
  command->processor[round] = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  if (usage.ru_maxrss > command->memory) command->memory = usage.ru_maxrss;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 11, count = 0;
  if (rounds < 1) return 64;
  static command commands[COMMANDS];
  while (count < COMMANDS && fgets(commands[count].line, sizeof commands[count].line, stdin)) {
    command *command = &commands[count];
    command->line[strcspn(command->line, "\n")] = 0;
    char *tab = strchr(command->line, '\t');
    if (!tab) continue;
    *tab = 0;
    command->name = command->line;
    int words = 0;
    for (char *word = strtok(tab + 1, " "); word && words < WORDS; word = strtok(NULL, " "))
      command->words[words++] = word;
    command->wall = calloc((size_t)rounds, sizeof(double));
    command->processor = calloc((size_t)rounds, sizeof(double));
    count++;
  }
  for (int round = -1; round < rounds; round++)
    for (int n = 0; n < count; n++)
      if (!commands[n].failed) run(&commands[n], round);
  for (int n = 0; n < count; n++) {
    command *command = &commands[n];
    qsort(command->wall, (size_t)rounds, sizeof(double), ascending);
    qsort(command->processor, (size_t)rounds, sizeof(double), ascending);
    printf("{\"name\":\"%s\",\"median_ms\":%.3f,\"min_ms\":%.3f,\"cpu_ms\":%.3f,\"rss_mb\":%.1f,\"failed\":%s}\n",
           command->name, command->wall[rounds / 2] * 1e3, command->wall[0] * 1e3,
           command->processor[rounds / 2] * 1e3, (double)command->memory / 1024,
           command->failed ? "true" : "false");
  }
}
