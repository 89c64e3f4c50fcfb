#!/usr/bin/env python3
"""Serves pages with the policy that `vitrine render --csp` prints, and looks whether a browser has to refuse anything.

usage: policies.py VITRINE LAYOUT… [--theme NAME]   (needs playwright; CHROMIUM names the browser, /usr/bin/chromium otherwise)

Each layout is served from 127.0.0.1 in three forms: its style in the page, a stylesheet linked, and with planted
inline styles and a script, which have to be refused. Exit: 0 when all is as it should be, 1 otherwise.
"""

import functools
import http.server
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

PLANTED = """<p id="planted" style="color: rgb(1, 2, 3)">planted</p>
<style>#planted { margin-left: 77px }</style><script>document.title = "planted"</script></body>"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """The folder of the layouts, and pages that are kept in memory with their policies."""

    pages: dict[str, tuple[str, bytes]] = {}

    def do_GET(self):
        policy, page = self.pages.get(self.path.split("?")[0], (None, None))
        if page is None:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/css" if self.path.endswith(".css") else "text/html; charset=utf-8")
        if policy:
            self.send_header("Content-Security-Policy", policy)
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *words):
        pass


def header(vitrine, layout, *options):
    """The page and the value of its header."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "page.html")
        # The page is written to where it would be served: beside the layout.
        printed = subprocess.run(
            [vitrine, "render", layout, "--csp", "--tab-links", "?tab={tab}", "-o", path, "--assets", "/", *options],
            check=True, capture_output=True, text=True)
        name, value = printed.stdout.splitlines()[0].split(": ", 1)
        assert name == "Content-Security-Policy", name
        return value, path.read_bytes()


def visit(browser, address):
    """What a browser says of a page: refusals, the colour of the ground, the planted styles."""
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    refused = []
    page.on("console", lambda message: "Content Security Policy" in message.text and refused.append(message.text))
    missing = []
    page.on("response", lambda answer: answer.status >= 400 and missing.append(answer.url))
    # Pictures that are not seen yet are loaded too.
    page.goto(address)
    page.evaluate("""async () => {
      for (const image of document.images) { image.loading = 'eager'; await image.decode().catch(() => {}) }
    }""")
    state = page.evaluate("""() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      title: document.title,
      broken: [...document.images].filter(image => !image.naturalWidth).length,
      pictures: document.images.length,
      planted: (one => one && [getComputedStyle(one).color, getComputedStyle(one).marginLeft])(
        document.getElementById('planted')) })""")
    context.close()
    return refused, [one for one in missing if "favicon" not in one], state


def look(browser, vitrine, layouts, options=()):
    """What is wrong, and how many pages were looked at."""
    faults, looked = [], 0
    root = pathlib.Path(layouts[0]).resolve().parent
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{server.server_port}"
    Handler.pages["/vitrine.css"] = (None, subprocess.run([vitrine, "stylesheet"], check=True, capture_output=True).stdout)
    for layout in layouts:
        grounds = set()
        for form, extra in [("inline", []), ("linked", ["--stylesheet", "/vitrine.css"])]:
            policy, page = header(vitrine, layout, *extra, *options)
            if "unsafe" in policy:
                faults.append(f"{layout}: {policy}")
            Handler.pages[f"/{form}.html"] = (policy, page)
            refused, missing, state = visit(browser, f"{origin}/{form}.html")
            looked += 1
            grounds.add(state["ground"])
            faults += [f"{layout}, {form}: {fault}" for fault in refused + missing]
            if state["broken"] or state["ground"] == "rgba(0, 0, 0, 0)":
                faults.append(f"{layout}, {form}: {state}")
        if len(grounds) != 1:
            faults.append(f"{layout}: the linked page has another ground: {grounds}")
        policy, page = header(vitrine, layout, *options)
        Handler.pages["/planted.html"] = (policy, page.replace(b"</body>", PLANTED.encode()))
        refused, _, state = visit(browser, f"{origin}/planted.html")
        looked += 1
        if len(refused) < 3 or state["planted"] is None or state["planted"][1] != "0px" \
                or state["planted"][0] == "rgb(1, 2, 3)" or state["title"] == "planted":
            faults.append(f"{layout}: what was planted is not refused: {refused} {state}")
    server.shutdown()
    return faults, looked


def main(vitrine, layouts, options):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        faults, looked = look(browser, vitrine, layouts, options)
        browser.close()
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{looked} pages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    words = sys.argv[1:]
    if len(words) < 2:
        sys.exit(__doc__)
    cut = words.index("--theme") if "--theme" in words else len(words)
    sys.exit(main(words[0], words[1:cut], words[cut:]))
