"""Debian's Firefox, spoken to in WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), without a driver."""

import base64
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

from websockets.sync.client import connect

SCRIPT = pathlib.Path(__file__).with_name("page.js").read_text()
PREFERENCES = {
    "remote.active-protocols": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "app.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "ui.prefersReducedMotion": 1,
    # Classic scroll bars would take room from the page that Chromium's do not.
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
}
THEMES = {
    "light": {"layout.css.prefers-color-scheme.content-override": 1},
    "dark": {"layout.css.prefers-color-scheme.content-override": 0},
    # What a desktop in high contrast makes Firefox say, with the colours still the page's.
    "contrast": {
        "layout.css.prefers-color-scheme.content-override": 1,
        "ui.useAccessibilityTheme": 1,
        "browser.display.document_color_use": 1,
    },
}


class Firefox:
    """One browser in one theme, which is a setting of the whole browser."""

    name = "firefox"

    def __init__(self, server, theme="light"):
        self.server = server
        self.profile = tempfile.mkdtemp(prefix="vitrine-firefox-")
        lines = [
            f"user_pref({json.dumps(key)}, {json.dumps(value)});"
            for key, value in (PREFERENCES | THEMES[theme]).items()
        ]
        pathlib.Path(self.profile, "user.js").write_text("\n".join(lines))
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=os.environ | {"HOME": self.profile, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        address = None
        for line in self.process.stderr:
            if found := re.search(r"ws://[0-9.:]+", line):
                address = found.group()
                break
        if address is None:
            raise SystemExit("firefox ended before it could be talked to")
        self.socket = connect(address + "/session", max_size=None)
        self.number, self.events = 0, []
        self.version = self.call("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.call("session.subscribe", events=["log.entryAdded", "network.responseCompleted"])
        self.context = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def call(self, method, **parameters):
        """One command and its answer; events that come meanwhile are kept."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv(timeout=60))
            if message.get("id") != self.number:
                self.events.append(message)
            elif message["type"] == "error":
                raise RuntimeError(f"{method}: {message['message']}")
            else:
                return message["result"]

    @contextlib.contextmanager
    def tab(self, page, width=1280, height=None, complaints=None):
        """The window with the page in it, all of it loaded."""
        height = height or (844 if width < 768 else 900)
        self.call(
            "browsingContext.setViewport",
            context=self.context,
            viewport={"width": width, "height": height},
            devicePixelRatio=1,
        )
        self.events.clear()
        self.call(
            "browsingContext.navigate", context=self.context, url=self.server.address(page), wait="complete"
        )
        self.evaluate(SCRIPT + ";0")
        if complaints is not None:
            complaints += self.complaints()
        yield self

    def complaints(self):
        """What the browser said while the page was loading."""
        found = []
        for event in self.events:
            about = event.get("params", {})
            if event["method"] == "log.entryAdded" and about["level"] in ("error", "warn"):
                found.append(f"console: {about['text']}")
            elif event["method"] == "network.responseCompleted" and about["response"]["status"] >= 400:
                found.append(f"{about['response']['status']} for {about['response']['url']}")
        return found

    def evaluate(self, expression):
        """The value of an expression in the page."""
        result = self.call(
            "script.evaluate",
            expression=f"JSON.stringify(eval({json.dumps(expression)}))",
            target={"context": self.context},
            awaitPromise=True,
        )
        if result["type"] != "success":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"].get("value", "null"))

    def screenshot(self, path, full_page=False):
        """A picture of the window, or of the whole page."""
        origin = "document" if full_page else "viewport"
        data = self.call("browsingContext.captureScreenshot", context=self.context, origin=origin)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.socket.close()
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(timeout=20)
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)
