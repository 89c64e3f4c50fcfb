"""Which box stands left of or above which, the same question for two browsers and for a terminal."""

import itertools
import unicodedata


def relation(a, b):
    """How box `a` stands to box `b`; a pixel more or less is no difference."""
    words = []
    if a["right"] <= b["left"] + 1:
        words.append("left of")
    if b["right"] <= a["left"] + 1:
        words.append("right of")
    if a["bottom"] <= b["top"] + 1:
        words.append("above")
    if b["bottom"] <= a["top"] + 1:
        words.append("below")
    return " and ".join(words) or "over"


def relations(boxes):
    """The relation of every two siblings: modules to modules, items to items of the same module or item."""
    families = {}
    for box in boxes:
        families.setdefault(box["key"].rpartition("/")[0], []).append(box)
    return {
        (a["key"], b["key"]): relation(a, b)
        for family in families.values()
        for a, b in itertools.combinations(family, 2)
    }


def overlapping(boxes):
    """Siblings that cover each other."""
    return [f"{a} and {b} cover each other" for (a, b), how in relations(boxes).items() if how == "over"]


def differences(one, other, names):
    """Where two sets of relations disagree."""
    found = []
    for pair in sorted(one.keys() | other.keys()):
        if one.get(pair) != other.get(pair):
            a, b = pair
            found.append(f"{a} is {one.get(pair)} {b} in {names[0]}, {other.get(pair)} in {names[1]}")
    return found


# In cells


def cells(text):
    """How many cells a text takes, near enough to tell columns apart."""
    wide = sum(unicodedata.east_asian_width(one) in "WF" for one in text)
    return len(text) + wide - sum(unicodedata.combining(one) > 0 for one in text)


def modules_in_cells(page, width):
    """Each module's lines in the page's text, as boxes; its fragment is line for line what the page has."""
    lines, boxes, start = page.text(width), [], 0
    outline = page.outline()
    for module in outline["header"] + outline["modules"]:
        fragment = page.text(width, "--fragment", module["id"])
        if not fragment:
            continue
        for top in range(start, len(lines) - len(fragment) + 1):
            if lines[top : top + len(fragment)] == fragment:
                break
        else:
            raise LookupError(f"the lines of {module['id']} are not in the text of {page}")
        start = top + len(fragment)
        box = {"key": f"m-{module['id']}", "left": 0, "right": width, "top": top, "bottom": start}
        boxes.append(box | {"fragment": fragment, "module": module})
    return boxes


def texts(node, key="text"):
    """All texts in a part of an outline, in order."""
    if isinstance(node, list):
        return [text for one in node for text in texts(one, key)]
    own = [node[key]] if isinstance(node.get(key), str) else []
    return own + texts(node.get("content", []), key)


def runs(node):
    """The items of a module in order, those of the first run alone."""
    if isinstance(node, list):
        found = []
        for one in node:
            found += [one] if one.get("word") == "item" else runs(one)
        return found
    return runs(node.get("content", []))


def items_in_cells(box):
    """The cell at which each item of a module begins, by a text that is its alone; else None."""
    found = []
    for item in runs(box["module"]):
        # The words of a picture stand in its middle, so they come last.
        words = texts(item) + texts(item, "alternative")
        starts = (begins(text, box["fragment"]) for text in words)
        found.append(next((start for start in starts if start), None))
    return found


def begins(text, lines):
    """The one place, (line, cell), where a text begins; None if there is none or more than one."""
    for length in range(len(text), 2, -1):
        piece = text[:length]
        hits = [(number, line.find(piece)) for number, line in enumerate(lines) if piece in line]
        if hits:
            (number, offset), line = hits[0], lines[hits[0][0]]
            alone = len(hits) == 1 and line.count(piece) == 1
            return (number, cells(line[:offset])) if alone else None
    return None


def places(lefts, apart):
    """Row and column of each item, from where each begins: a row ends where the next is not further right."""
    found, row, column = [], 0, 0
    for number, left in enumerate(lefts):
        if number:
            row, column = (row, column + 1) if left > lefts[number - 1] + apart else (row + 1, 0)
        found.append((row, column))
    return found


def beside_text(tab, page):
    """The boxes in the browser beside those in cells; items where both have the same number of columns.

    Findings, how many relations of modules and places of items were compared, and the modules that were not.
    """
    seen = tab.evaluate("vitrine.boxes()")
    in_cells = {width: modules_in_cells(page, width) for width in (40, 60, 80, 120)}
    own = {pair: how for pair, how in relations(seen).items() if "/" not in pair[0]}
    found, counted, apart = [], 0, []
    for width, modules in in_cells.items():
        found += differences(own, relations(modules), ("Chromium", f"{width} cells"))
    for name in sorted({box["key"].split("/")[0] for box in seen if box["key"].count("/") == 1}):
        here = places([box["left"] for box in seen if box["key"].rpartition("/")[0] == name], 40)
        fits = False
        for width, modules in in_cells.items():
            module = next((one for one in modules if one["key"] == name), None)
            starts = items_in_cells(module) if module else []
            shown = [start for start in starts if start is not None]
            # A carousel's text ends where its width does, but its first items are there.
            if not shown or None in starts[: len(shown)]:
                continue
            there = places([cell for _, cell in shown], 8)
            if max(column for _, column in there) != max(column for _, column in here):
                continue
            fits = True
            counted += len(there)
            if there != here[: len(there)]:
                found.append(f"the items of {name} stand at {here} in Chromium, at {there} in {width} cells")
        if not fits:
            apart.append(name)
    return found, (len(own) * len(in_cells), counted), apart
