#!/usr/bin/env python3
"""Turns a page whose values are marked into a recording that floor.c replays.

recording.py MARKED PAGE RECORDING

MARKED comes from a build with -DVITRINE_MARKS: byte 1 before and byte 2 after whatever went through the writer's escaping
door or its numbers. All else is markup. PAGE is what the usual build writes; the recording must give its exact bytes.
Neighbouring literals are one. What is written more than once lies in memory once, as literals do in a program.
"""
import html
import struct
import sys
from pathlib import Path

SLACK = bytes(64)  # a kernel may read a whole vector


def escape(text):
    return (text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
            .replace("'", "&#39;").replace("\r", "&#13;"))


def runs(marked):
    """The page's runs in order: (whether it is a value, its bytes before escaping)."""
    literal = b""
    for part in marked.split(b"\x01"):
        value, mark, rest = part.rpartition(b"\x02")
        if mark:
            if b"\x02" in value:
                raise SystemExit("recording: a value inside a value")
            if literal:
                yield False, literal
                literal = b""
            text = html.unescape(value.decode())
            if escape(text).encode() != value:
                raise SystemExit(f"recording: {value!r} is not escaped as the floor does it")
            if text:
                yield True, text.encode()
        literal += rest
    if literal:
        yield False, literal


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
