#!/usr/bin/env python3
"""A screen as text by rich: terminal.py bench OUTLINE SECONDS TEXT

OUTLINE is what "vitrine render --outline" writes. Drawn at 100 columns and without colours are the same modules,
items, words and prices as our text medium draws, pictures as panels with their words.
"""

import io
import json
import sys
import time
from itertools import islice
from pathlib import Path

from rich import box
from rich.align import Align
from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

WIDTH = 100
# Ours shows one row of a carousel, and at most five cards beside each other.
MOST_COLUMNS = 5


def inline(word):
    """A word that stands in a line, as text."""
    kind = word["word"]
    if kind in ("text", "heading"):
        return word["text"]
    if kind == "badge":
        return f"[{word['text']}]"
    if kind in ("time", "statedRank"):
        return word["shown"]
    if kind == "ordinal":
        return str(word["ordinal"])
    if kind == "price":
        was = word.get("was")
        return f"{word['shown']}  (旧価格 {was['shown']})" if was else word["shown"]
    if kind == "rating":
        count = word.get("count")
        return f"★ {word['shown']} ({count:,}件)" if count else f"★ {word['shown']}"
    raise ValueError(f"no text for a word {kind!r}")


def picture(alternative, aspect, mark=""):
    """A picture is a panel with its words; a decorative one is small and empty."""
    if not alternative:
        return Panel("", box=box.SQUARE, width=8, height=5)
    words = Text(mark + alternative, overflow="fold")
    return Panel(Align.center(words, vertical="middle"), box=box.SQUARE, height=9 if aspect == "2:1" else 5)


def columns(entries, count):
    table = Table.grid(padding=(0, 2, 1, 0), expand=True)
    for _ in range(count):
        table.add_column(ratio=1, overflow="fold")
    drawn = map(drawing, entries)
    while row := list(islice(drawn, count)):
        table.add_row(*row)
    return table


def beside(content):
    """What stands across: everything as wide as it is, the last as wide as is left."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in content:
        table.add_column(overflow="fold")
    table.add_row(*map(drawing, content))
    return table


def drawing(word):
    kind = word["word"]
    content = word.get("content")
    if kind == "image":
        return picture(word.get("alternative"), word["aspect"])
    if kind == "video":
        return picture(word["poster"].get("alternative"), word["aspect"], "▶ ")
    if kind == "grid":
        return columns(content, min(word["columns"], MOST_COLUMNS))
    if kind == "carousel":
        count = min(len(content), MOST_COLUMNS)
        return columns(content[:count], count)
    if kind == "list":
        return columns(content, 2)
    if kind == "stack" and word["axis"] == "horizontal":
        return beside(content)
    if kind == "group" and word["role"] == "facts":
        return Text("  ".join(map(inline, content)))
    if kind == "group" and word["role"] == "callout":
        return Panel(Group(*map(drawing, content)), box=box.SIMPLE)
    if kind == "choice":
        marks = (("(•) " if option["selected"] else "( ) ") + option["label"] for option in word["options"])
        return Text(word["label"] + " " + "  ".join(marks))
    if kind == "search":
        return Text(f"[ {word['label']}: {word['placeholder']}_ ]")
    if content is not None:
        return Group(*map(drawing, content))
    return Text(inline(word))


def screen(outline):
    yield Text(outline["title"])
    for module in outline["header"] + outline["modules"]:
        if "title" in module:
            yield Rule(module["title"] + (" ・ もっと見る →" if "more" in module else ""), align="left")
        yield from map(drawing, module["content"])
        yield Text("")


def text(outline):
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    for part in screen(outline):
        console.print(part)
    return console.file.getvalue().encode()


def main():
    _, outline, seconds, written = sys.argv[1:]
    outline = json.loads(Path(outline).read_text("utf-8"))
    clock = time.perf_counter
    end = clock() + float(seconds) / 3
    while clock() < end:
        text(outline)
    times = []
    end = clock() + float(seconds)
    while clock() < end or len(times) < 5:
        start = clock()
        drawn = text(outline)
        times.append((clock() - start) * 1e6)
    times.sort()
    Path(written).write_bytes(drawn)
    print(json.dumps({"median_us": times[len(times) // 2], "min_us": times[0], "n": len(times), "bytes": len(drawn)}))


main()
