"""The tables and the plot of what Scripts/bench-page measured."""

import json
import re

import plot


def ratio(row, part):
    """How often a row's figure is that of the part's base: the best of the rows whose name begins so, in its group."""
    for key in ("us", "min_ms", "instructions"):
        bases = [other[key] for other in part["rows"] if part["base"] and other["name"].startswith(part["base"])
                 and other.get("group") == row.get("group") and key in other and not other.get("failed")]
        if bases and key in row:
            return row[key] / min(bases)
    return None


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


def cells(row, part):
    """A row's figures as words, by the head of their column."""
    words = {"": row["name"]}
    if row.get("failed"):
        words["time"] = row["failed"].splitlines()[0][:70] if isinstance(row["failed"], str) else "failed"
        return words
    for key, head in (("us", "time"), ("warm_us", "models → page"), ("walk_us", "response → page")):
        if key in row:
            words[head] = f"{figure(row[key])} µs"
    if "min_ms" in row:
        words["least"], words["median"] = f"{row['min_ms']:,.2f} ms", f"{row['median_ms']:,.2f} ms"
    if "instructions" in row:
        words["instructions"] = f"{row['instructions']:,}"
    times = ratio(row, part)
    if times:
        words["ratio"] = f"{times:.2f} ×"
    if "bytes" in row:
        words["bytes"] = f"{row['bytes']:,}"
    if row.get("rss_mb"):
        words["peak memory"] = f"{row['rss_mb']:.1f} MB"
    if "page" in row:
        words["page"] = row["page"]
    return words


def grid(part):
    """A part as rows of cells of the same length, heads first."""
    rows = [cells(row, part) for row in part["rows"]]
    heads = list(dict.fromkeys(head for row in rows for head in row))
    return [heads] + [[row.get(head, "") for head in heads] for row in rows]


def table(name, part):
    """A part as lines for a terminal."""
    if not part["rows"]:
        return f"\n{name}: not measured"
    rows = grid(part)
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = [f"\n{name}: {part['about']}"]
    for row in rows:
        first, *rest = (word.rjust(width) if n else word.ljust(width) for n, (word, width) in enumerate(zip(row, widths)))
        lines.append("  ".join(["  " + first, *rest]).rstrip())
    return "\n".join(lines)


def markdown(part):
    """A part as a table of Docs/Performance.md."""
    heads, *rows = grid(part)
    rule = ["---"] + ["---:"] * (len(heads) - 1)
    return "\n".join("| " + " | ".join(row) + " |" for row in [heads, rule, *rows])


def publish(results, docs):
    """Keeps what was measured: as JSON, as a plot, and as tables where Docs/Performance.md has room for them."""
    for part in results["parts"].values():
        part["rows"] = [row for row in part["rows"] if not row.get("failed")]
    (docs / "Benchmarks/page.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if "growth" in results["parts"]:
        (docs / "Images/growth.svg").write_text(plot.growth(results["parts"]["growth"]["rows"]), "utf-8")
    page = docs / "Performance.md"
    text = page.read_text("utf-8")
    for name, part in results["parts"].items():
        if not part["rows"]:
            continue
        room = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        text = re.sub(room, lambda found: found[1] + markdown(part) + "\n" + found[2], text, flags=re.DOTALL)
    machine = results["machine"]
    text = re.sub(r"(<!-- machine -->\n).*?(<!-- end -->)",
                  lambda found: f"{found[1]}{machine['processors']} × {machine['processor']}, {machine['swift']}\n{found[2]}",
                  text, flags=re.DOTALL)
    page.write_text(text, "utf-8")
