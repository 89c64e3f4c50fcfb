#!/usr/bin/env python3
"""Says whether pages are equal: check.py REFERENCE PAGE...

"bytes": identical. "space": identical once the white space beside tags is gone. "tokens": the same sequence of
tags, attributes and text once parsed; `&#34;` for `&quot;` is another spelling of the same, a missing escape is
not. Whatever else is said is a difference, and the exit status is 1.
"""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

EQUAL = ("bytes", "space", "tokens")


class Tokens(HTMLParser):
    """A page as tags with their attributes in order of name, and text with its white space folded."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.found = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        # A character encoding's name has no case.
        self.found.append((tag, sorted((k, (v or "").lower() if k == "charset" else v or "") for k, v in attributes)))

    handle_startendtag = handle_starttag

    def handle_endtag(self, tag):
        self.found.append(("/" + tag,))

    def handle_decl(self, declaration):
        self.found.append(("!" + declaration.lower(),))

    def handle_data(self, text):
        text = re.sub(r"\s+", " ", text).strip()
        if not text:
            return
        if self.found and isinstance(self.found[-1], str):
            self.found[-1] += text
        else:
            self.found.append(text)


def without_space(page):
    return re.sub(r">\s+", ">", re.sub(r"\s+<", "<", page)).strip()


def verdict(reference, page):
    """One of EQUAL, or the first difference in words."""
    if page == reference:
        return "bytes"
    if without_space(page) == without_space(reference):
        return "space"
    bare = re.search(r".{0,40}(&(?![a-zA-Z]+;|#[0-9]+;|#x[0-9a-fA-F]+;)|<(?![a-zA-Z/!]))", page)
    if bare:
        return f"a mark that is not escaped, at the end of {bare.group()!r}"
    wanted, found = Tokens(reference).found, Tokens(page).found
    for number, (want, got) in enumerate(zip(wanted, found), 1):
        if want != got:
            return f"token {number} should be {want!r} and is {got!r}"
    if len(wanted) != len(found):
        return f"{len(found)} tokens, where there should be {len(wanted)}"
    return "tokens"


def main():
    reference, *pages = [Path(name) for name in sys.argv[1:]]
    verdicts = [verdict(reference.read_text("utf-8"), page.read_text("utf-8")) for page in pages]
    for page, found in zip(pages, verdicts):
        print(f"{page}: {found}")
    sys.exit(any(found not in EQUAL for found in verdicts))


if __name__ == "__main__":
    main()
