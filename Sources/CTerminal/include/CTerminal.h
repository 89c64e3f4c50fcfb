// A terminal that is taken over and given back, whatever ends the process.
//
// What is here must be C: a signal handler may do next to nothing, and what it needs has to lie ready. There is one
// terminal at a time.

#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What has come to pass; bits of `terminal_take_news`.
enum terminal_news {
  /// The window has another size.
  terminal_was_resized = 1,
  /// The process was stopped and goes on: all must be painted anew.
  terminal_was_resumed = 2,
};

/// The most bytes that entering or leaving may write.
enum { terminal_bytes_limit = 256 };

/// Takes the terminal over, as soon as the process is in front: keys come unbuffered and unechoed, `entering` is
/// written, and from now on `leaving` is written and the modes are set back when a signal ends or stops the process or
/// it crashes. What is said on a stderr that is a terminal meanwhile is kept, and said after that.
///
/// - `keys`: the descriptor that keys are read from and whose modes are set.
/// - `screen`: the descriptor that is written to.
/// - Returns: 0, or `errno`.
int terminal_take(int keys, int screen, const uint8_t *entering, size_t entering_count, const uint8_t *leaving,
                  size_t leaving_count);

/// Gives the terminal back; does nothing when it was given back already.
void terminal_give_back(void);

/// Gives handlers a stack of their own on this thread: one that overflows has no room for them.
///
/// What is awaited may go on on another thread, so this comes before whatever may crash.
void terminal_shield_thread(void);

/// A descriptor that can be read when there is news, for `poll`.
int terminal_news_descriptor(void);

/// What came to pass since this was last asked.
uint32_t terminal_take_news(void);

/// Reads keys, as `read` does; `EAGAIN` also where they were not for this process, which was in the background.
ssize_t terminal_read(uint8_t *bytes, size_t count);

/// Writes all bytes, as long as the terminal is taken; returns 0, or `errno`.
int terminal_write(const uint8_t *bytes, size_t count);

/// The size of the screen in cells; returns 0, or `errno`.
int terminal_size(int screen, uint16_t *columns, uint16_t *rows);
