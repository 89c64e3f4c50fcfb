"""Holds every page of every layout to what its reader may expect, in two browsers and beside the terminal.

python Scripts/browser [--quick] [--seed N] [--only PART,…] [--self-test]
"""

import argparse
import random
import sys
import time
from contextlib import ExitStack

import boxes
import checks
import faults
import judges
import pairs
import policies
import served
from chromium import Chromium
from firefox import Firefox
from playwright.sync_api import sync_playwright

WIDTHS = [320, 390, 768, 1280]
LOCALES = ["ja-JP", "en-US", "de-DE", "fr-FR"]


class Run:
    """What is looked at, with which browsers, and what was found."""

    def __init__(self, options, stack):
        self.options, self.stack = options, stack
        self.dice = random.Random(options.seed)
        self.server = served.Server()
        stack.callback(self.server.close)
        self.playwright = stack.enter_context(sync_playwright())
        self.browsers = {}
        served.clear()
        self.families = [served.render(layout) for layout in served.LAYOUTS]
        self.pages = [page for family in self.families for page in family]
        if options.quick:
            # Two screens with everything on them, and some of the small ones.
            large = [family for family in self.families if family[0].layout.stem in ("home", "jobs")]
            small = [family for family in self.families if family not in large]
            self.families = large + self.dice.sample(small, 4)
        self.sample = [page for family in self.families for page in family]
        self.failed = []

    @property
    def quick(self):
        return self.options.quick

    def chromium(self, text=100):
        """The browser, started when it is first asked for."""
        return self.browser(("chromium", text), lambda: Chromium(self.playwright, self.server, text))

    def firefox(self, theme="light"):
        return self.browser(("firefox", theme), lambda: Firefox(self.server, theme))

    def browser(self, key, start):
        if key not in self.browsers:
            self.browsers[key] = start()
            self.stack.callback(self.browsers[key].close)
        return self.browsers[key]

    def some(self, choices):
        """All of the choices; in a quick run one of them, by the seed."""
        return [self.dice.choice(choices)] if self.quick else choices

    def part(self, name, check):
        """One part: its findings, how much it looked at and how long it took."""
        began = time.monotonic()
        findings, looked = check(self)
        for finding in findings:
            print(f"  {finding}")
        verdict = "FAILED" if findings else "ok"
        took = time.monotonic() - began
        print(f"{verdict:6} {name}: {looked}, {len(findings)} findings, {took:.0f} s", flush=True)
        if findings:
            self.failed.append(name)


def said(page, findings, where=""):
    """Findings with the page they are about."""
    return [f"{page}{where}: {finding}" for finding in findings]


def vnu(run):
    return judges.vnu([page.path for page in run.pages]), f"{len(run.pages)} pages"


def axe(run):
    found, count, left_open = [], 0, {}
    cases = [(width, theme) for width in (390, 1280) for theme in ("light", "dark")]
    home = next(layout for layout in served.LAYOUTS if layout.stem == "home")
    themed = [served.render(home, f"theme-{theme.stem}", ["--theme", theme])[0] for theme in served.THEMES]
    for page in run.pages + themed:
        for width, theme in run.some(cases) + [(390, "contrast")]:
            with run.chromium().tab(page, width, theme=theme) as tab:
                findings, unsure = judges.accessibility(tab, contrast=theme == "contrast")
            found += said(page, findings, f" at {width} px, {theme}")
            for rule, nodes in unsure.items():
                left_open[rule] = left_open.get(rule, 0) + nodes
            count += 1
    print(f"  axe left open: {left_open or 'nothing'}")
    return found, f"{count} views of {len(run.pages)} pages"


def widths(run):
    found, count = [], 0
    for page in run.sample:
        for width in [320, *run.some(WIDTHS[1:])]:
            with run.chromium().tab(page, width) as tab:
                found += said(page, checks.wide(tab) + checks.markup(tab), f" at {width} px")
            count += 1
        for width in run.some([390, 1280]):
            with run.chromium(text=200).tab(page, width) as tab:
                large = checks.wide(tab) + boxes.overlapping(tab.evaluate("vitrine.boxes()"))
                found += said(page, large, f" at {width} px with text of 200 %")
            count += 1
    return found, f"{count} views of {len(run.sample)} pages"


def shifts(run):
    found, count = [], 0
    run.server.delay = 0.15
    for page in run.sample:
        for width in run.some([390, 1280]):
            with run.chromium().tab(page, width, motion=True) as tab:
                found += said(page, checks.shift(tab), f" at {width} px")
            count += 1
    run.server.delay = 0.0
    return found, f"{count} readings of {len(run.sample)} pages, each picture 150 ms late"


def first_screen(run):
    found, count = [], 0
    for page in run.sample:
        for width in (390, 1280):
            with run.chromium().tab(page, width) as tab:
                found += said(page, checks.loading(tab), f" at {width} px")
            count += 1
    return found, f"{count} views of {len(run.sample)} pages"


def keyboard(run):
    found, count = [], 0
    for page in run.sample:
        for width in run.some([390, 1280]):
            with run.chromium().tab(page, width) as tab:
                found += said(page, checks.keyboard(tab), f" at {width} px")
                count += tab.evaluate("vitrine.controls().length")
    return found, f"{count} controls"


def script_off(run):
    found = []
    for family in run.families:
        others = [run.server.address(page) for page in family] if len(family) > 1 else []
        for page in run.some(family):
            opened = lambda: run.chromium().tab(page, 390, scripts=False)
            found += said(page, checks.without_script(opened, page, others))
    return found, f"{len(run.families)} layouts"


def engines(run):
    found, count, compared = [], 0, 0
    for page in run.sample:
        for width in run.some(WIDTHS):
            with run.chromium().tab(page, width) as tab:
                one = boxes.relations(tab.evaluate("vitrine.boxes()"))
            with run.firefox().tab(page, width) as tab:
                other = boxes.relations(tab.evaluate("vitrine.boxes()"))
            found += said(page, boxes.differences(one, other, ("Chromium", "Firefox")), f" at {width} px")
            count += 1
            compared += len(one)
    return found, f"{count} views, {compared} relations"


def terminal(run):
    found, modules, items, apart = [], 0, 0, []
    for page in run.sample:
        width = run.some([390, 1280])[0]
        with run.chromium().tab(page, width) as tab:
            findings, same, left = boxes.beside_text(tab, page)
        found += said(page, findings)
        modules, items = modules + same[0], items + same[1]
        apart += [f"{page} {name}" for name in left]
    if apart:
        print(f"  not compared, for no width of text has their number of columns: {', '.join(apart)}")
    return found, f"{modules} relations of modules, {items} places of items"


def matrix(run):
    themes = ["light", "dark", "contrast"] + [f"file:{path.stem}" for path in served.THEMES]
    columns = {"width": WIDTHS, "theme": themes, "locale": LOCALES, "engine": ["chromium", "firefox"]}
    chosen = sorted(pairs.rows(columns, run.options.seed), key=lambda row: (row["engine"], row["theme"]))
    layouts = [layout for layout in served.LAYOUTS if layout.stem == "home" or not run.quick]
    found, shots = [], served.ROOT / "shots"
    shots.mkdir(parents=True, exist_ok=True)
    for number, row in enumerate(chosen):
        print("  " + " ".join(f"{value!s:>9}" for value in row.values()))
        named, mode = row["theme"].startswith("file:"), row["theme"]
        folder = f"{row['locale']}-{mode.replace(':', '-')}"
        theme = ["--theme", f"Layouts/Themes/{mode[5:]}.json"] if named else []
        mode = "light" if named else mode
        for layout in layouts:
            for page in served.render(layout, folder, ["--locale", row["locale"], *theme]):
                picture = shots / f"{row['engine']}-{row['width']}-{folder}-{page.path.stem}.png"
                where = f" {' '.join(map(str, row.values()))}"
                found += said(page, matrix_row(run, page, row, mode, picture), where)
    return found, f"{len(chosen)} rows, every pair of values met, pictures in {shots}"


def matrix_row(run, page, row, mode, picture):
    complaints = []
    if row["engine"] == "chromium":
        with run.chromium().tab(page, row["width"], theme=mode, complaints=complaints) as tab:
            return complaints + one_view(tab, lambda: tab.screenshot(path=picture, full_page=True))
    with run.firefox(mode).tab(page, row["width"], complaints=complaints) as tab:
        return complaints + one_view(tab, lambda: tab.screenshot(picture, full_page=True))


def one_view(tab, shoot):
    shoot()
    return tab.evaluate("vitrine.tooWide()") + boxes.overlapping(tab.evaluate("vitrine.boxes()"))


def policy(run):
    layouts = run.some([str(layout) for layout in served.LAYOUTS])
    layouts = [layouts] if isinstance(layouts, str) else layouts
    findings, looked = policies.look(run.chromium().browser, served.VITRINE, layouts)
    return findings, f"{looked} pages with their header"


PARTS = {
    "vnu": vnu,
    "axe": axe,
    "widths": widths,
    "shifts": shifts,
    "first-screen": first_screen,
    "keyboard": keyboard,
    "script-off": script_off,
    "policy": policy,
    "engines": engines,
    "terminal": terminal,
    "matrix": matrix,
}


def main():
    reader = argparse.ArgumentParser(prog="Scripts/pages")
    reader.add_argument("--quick", action="store_true", help="a sample of the views, chosen by the seed")
    reader.add_argument("--seed", type=int, default=1, help="what chooses the sample and the matrix (1)")
    reader.add_argument("--only", help="these parts alone, with commas between: " + ", ".join(PARTS))
    reader.add_argument("--self-test", action="store_true", help="only plant faults, and see them found")
    options = reader.parse_args()
    names = options.only.split(",") if options.only else list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        reader.error(f"no part is called {unknown[0]!r}; there are {', '.join(PARTS)}")
    with ExitStack() as stack:
        run = Run(options, stack)
        print(f"seed {options.seed}{', a sample of pages and views' if run.quick else ''}")
        for name in [] if options.self_test else names:
            run.part(name, PARTS[name])
        if options.self_test or not (options.only or run.quick):
            run.part("planted faults", faults.plant)
    return bool(run.failed)


if __name__ == "__main__":
    sys.exit(main())
