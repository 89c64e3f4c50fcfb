"""Debian's Chromium, driven by Playwright."""

import contextlib
import os
import pathlib
import shutil

SCRIPT = pathlib.Path(__file__).with_name("page.js").read_text()
THEMES = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
# What moves after the page has begun to show, with the element that moved.
SHIFTS = """
globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const moved = entry.sources.map(({ node }) => node?.id || node?.className || node?.nodeName || '?');
    shifts.push({ value: entry.value, moved: [...new Set(moved)].join(', ') });
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


class Chromium:
    """One browser; `tab` opens a window of it. With `text=200` its reader has doubled the size of text."""

    name = "chromium"

    def __init__(self, playwright, server, text=100):
        self.server = server
        arguments = ["--hide-scrollbars", f"--blink-settings=defaultFontSize={16 * text // 100}"]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        self.browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=arguments)

    @contextlib.contextmanager
    def tab(self, page, width=1280, height=None, theme="light", scripts=True, motion=False, complaints=None):
        """A window with the page in it, all of it loaded; `complaints` gathers what the browser says."""
        height = height or (844 if width < 768 else 900)
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            java_script_enabled=scripts,
            reduced_motion="no-preference" if motion else "reduce",
            **THEMES[theme],
        )
        # Nothing leaves this machine: an address elsewhere gets an empty page.
        context.route(
            lambda address: not address.startswith(self.server.base),
            lambda route: route.fulfill(content_type="text/html", body="<title>elsewhere</title>"),
        )
        tab = context.new_page()
        complaints = [] if complaints is None else complaints
        loud = ("error", "warning")
        tab.on("console", lambda one: one.type in loud and complaints.append(f"console: {one.text}"))
        tab.on("pageerror", lambda error: complaints.append(f"script: {error}"))
        tab.on("response", lambda one: one.status >= 400 and complaints.append(f"{one.status} for {one.url}"))
        tab.add_init_script(SHIFTS)
        tab.goto(self.server.address(page), wait_until="load")
        tab.evaluate(SCRIPT)
        try:
            yield tab
        finally:
            context.close()

    def close(self):
        self.browser.close()
