#!/usr/bin/env python3
"""The page by Python's engines: peer.py jinja2|minijinja[-prepared] bench MODELS SECONDS PAGE"""

import json
import sys
import time
from pathlib import Path

TEMPLATE = Path(__file__).with_name("page.jinja").read_text("utf-8")
# What is written while the page is drawn, and the same as it was prepared.
PREPARED = {
    "item.minorUnits | yen": "item.price", "item.oldMinorUnits | yen": "item.was",
    "item.score | round(1)": "item.stars", "if item.oldMinorUnits": "if item.was"}


def yen(amount):
    return f"￥{amount:,}"


def jinja2(source):
    import jinja2

    engine = jinja2.Environment(autoescape=True, keep_trailing_newline=True)
    engine.filters["yen"] = yen
    return engine.from_string(source).render


def minijinja(source):
    import minijinja

    engine = minijinja.Environment(templates={"page.html": source}, keep_trailing_newline=True)
    engine.add_filter("yen", yen)
    return lambda models: engine.render_template("page.html", **models)


def main():
    name, _, models, seconds, page = sys.argv[1:]
    with open(models, encoding="utf-8") as file:
        models = json.load(file)
    engine, _, prepared = name.partition("-")
    source = TEMPLATE
    if prepared:
        for drawn, text in PREPARED.items():
            source = source.replace(drawn, text)
    draw = {"jinja2": jinja2, "minijinja": minijinja}[engine](source)
    clock = time.perf_counter
    end = clock() + float(seconds) / 3
    while clock() < end:
        draw(models)
    times = []
    end = clock() + float(seconds)
    while clock() < end or len(times) < 5:
        start = clock()
        written = draw(models).encode()  # what is sent is bytes
        times.append((clock() - start) * 1e6)
    times.sort()
    Path(page).write_bytes(written)
    print(json.dumps({"median_us": times[len(times) // 2], "min_us": times[0], "n": len(times), "bytes": len(written)}))


main()
