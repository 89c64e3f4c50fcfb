#!/usr/bin/env python3
"""Turns a page whose values are marked into a recording that floor.c replays.

recording.py MARKED PAGE RECORDING

MARKED comes from a build with -DVITRINE_MARKS: byte 1 before and byte 2 after whatever went through the writer's escaping
door or its numbers. All else is markup. PAGE is what the usual build writes; the recording must give its exact bytes.
Neighbouring literals are one, and neighbouring values. A literal that is written more than once lies in memory once, as
it does in a program.
"""
import html
import re
import struct
import sys
from pathlib import Path

SLACK = bytes(64)  # a kernel may read a whole vector


def escape(text):
    return (text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
            .replace("'", "&#39;").replace("\r", "&#13;"))


def runs(marked):
    """The page's runs in order: (whether it is a value, its bytes before escaping)."""
    found, depth = [], 0
    for part in re.findall(rb"\x01|\x02|[^\x01\x02]+", marked):
        if part in b"\x01\x02":
            depth += 1 if part == b"\x01" else -1
        # A value that is made of several, as an amount of its sign and its digits, is one.
        elif found and found[-1][0] == (depth > 0):
            found[-1][1] += part
        else:
            found.append([depth > 0, part])
    if depth:
        raise SystemExit("recording: a value does not end")
    for is_value, run in found:
        text = html.unescape(run.decode()) if is_value else ""
        if is_value and escape(text).encode() != run:
            raise SystemExit(f"recording: {run!r} is not escaped as the floor does it")
        yield is_value, text.encode() if is_value else run


def main():
    marked, page, recording = map(Path, sys.argv[1:])
    found = list(runs(marked.read_bytes()))
    replayed = b"".join(escape(run.decode()).encode() if is_value else run for is_value, run in found)
    if replayed != page.read_bytes():
        raise SystemExit("recording: replayed, it does not give the page")
    places, memory, table = {}, bytearray(), bytearray()
    for is_value, run in found:
        # Values are data: each has its own place, as in a model.
        place = None if is_value else places.get(run)
        if place is None:
            place = len(memory)
            memory += run
            if not is_value:
                places[run] = place
        table += struct.pack("<II", place, len(run) << 1 | is_value)
    recording.write_bytes(struct.pack("<III", len(found), len(memory), len(replayed)) + table + memory + SLACK)
    values = [run for is_value, run in found if is_value]
    print(f"{len(replayed)} bytes: {len(found) - len(values)} literals ({len(places)} different), {len(values)} values "
          f"of {sum(map(len, values))} bytes, {sum(len(escape(v.decode()).encode()) > len(v) for v in values)} with escapes")


main()
