"""The layouts as pages: rendered by `vitrine`, and served to the browsers from this machine."""

import functools
import http.server
import json
import pathlib
import shutil
import subprocess
import threading
import time

VITRINE = ".build/debug/vitrine"
ROOT = pathlib.Path(".build/pages")
LAYOUTS = sorted(
    path for path in pathlib.Path("Layouts").glob("*.json") if path.name != "layout.schema.json"
)
THEMES = sorted(path for path in pathlib.Path("Layouts/Themes").glob("*.json") if path.name != "theme.schema.json")
WHEN = ["--time-zone", "+09:00", "--now", "2026-11-30T10:00:00+09:00"]


class Page:
    """One tab of a layout, written to a file."""

    def __init__(self, layout, tab, path, options=()):
        self.layout, self.tab, self.path, self.options = layout, tab, path, list(options)

    def __str__(self):
        return self.path.relative_to(ROOT).with_suffix("").as_posix()

    def text(self, width, *more):
        """The page in cells, as lines."""
        tab = ["--tab", self.tab] if self.tab else []
        return run("render", self.layout, "--text", "--width", width, *tab, *self.options, *more).splitlines()

    def outline(self):
        """The words of the page's drawing."""
        tab = ["--tab", self.tab] if self.tab else []
        return json.loads(run("render", self.layout, "--outline", *tab, *self.options))


def run(*arguments):
    """What `vitrine` prints."""
    words = [VITRINE, *map(str, arguments), *WHEN]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} failed:\n{done.stderr}")
    return done.stdout


def render(layout, folder="", options=()):
    """Writes every tab of a layout, and returns its pages, the first tab first."""
    out = ROOT / folder
    out.mkdir(parents=True, exist_ok=True)
    tabs = [tab["id"] for tab in json.loads(layout.read_text()).get("tabs", [])] or [None]
    run("render", layout, "-o", out / f"{layout.stem}.html", *options)
    names = [layout.stem if place == 0 else f"{layout.stem}.{tab}" for place, tab in enumerate(tabs)]
    return [Page(layout, tab, out / f"{name}.html", options) for tab, name in zip(tabs, names)]


def clear():
    """Removes the pages of an earlier run."""
    shutil.rmtree(ROOT, ignore_errors=True)


class Server:
    """Serves this folder on a free port of this machine; pictures can be made to come late."""

    def __init__(self):
        server = self
        self.delay = 0.0

        class Handler(http.server.SimpleHTTPRequestHandler):
            def do_GET(self):
                if self.path == "/favicon.ico":
                    self.send_response(204)
                    self.end_headers()
                    return
                if server.delay and self.path.split("?")[0].endswith((".svg", ".png", ".jpg", ".webp")):
                    time.sleep(server.delay)
                super().do_GET()

            def log_message(self, *_):
                pass

            def copyfile(self, source, outputfile):
                try:
                    super().copyfile(source, outputfile)
                except (BrokenPipeError, ConnectionResetError):
                    pass

        handler = functools.partial(Handler, directory=".")
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.base = f"http://127.0.0.1:{self.http.server_address[1]}/"

    def address(self, page):
        """Where a browser finds a page."""
        return self.base + page.path.as_posix()

    def close(self):
        self.http.shutdown()
