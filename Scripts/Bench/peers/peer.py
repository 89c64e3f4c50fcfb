#!/usr/bin/env python3
"""The page by Python's engines: peer.py jinja2|minijinja bench MODELS SECONDS PAGE"""

import json
import sys
import time
from pathlib import Path

TEMPLATE = Path(__file__).with_name("page.jinja")


def jinja2():
    import jinja2

    source = TEMPLATE.read_text("utf-8")
    page = jinja2.Environment(autoescape=True, keep_trailing_newline=True).from_string(source)
    return lambda models: page.render(models)


def minijinja():
    import minijinja

    engine = minijinja.Environment(templates={"page.html": TEMPLATE.read_text("utf-8")}, keep_trailing_newline=True)
    return lambda models: engine.render_template("page.html", **models)


def main():
    engine, _, models, seconds, page = sys.argv[1:]
    with open(models, encoding="utf-8") as file:
        models = json.load(file)
    draw = {"jinja2": jinja2, "minijinja": minijinja}[engine]()
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
