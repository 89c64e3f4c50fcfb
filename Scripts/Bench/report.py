"""The tables and the plot of what Scripts/bench-page measured."""

import json
import re

import plot


def ratio(row, part):
    """How often a row's figure is that of the part's base: the best of the rows whose name begins so, in its group."""
    for key in ("us", "median_ms", "instructions"):
        bases = [other[key] for other in part["rows"] if part["base"] and other["name"].startswith(part["base"])
                 and other.get("group") == row.get("group") and key in other and not other.get("failed")]
        if bases and key in row:
            return row[key] / min(bases)
    return None


def figure(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}"


def cells(row, part):
    """A row's name and figures, as words."""
    if row.get("failed"):
        return [row["name"], "–", row["failed"].splitlines()[0][:70] if isinstance(row["failed"], str) else "failed"]
    words = [row["name"]]
    for key_of_time in ("us", "warm_us", "walk_us"):
        if key_of_time in row:
            words.append(f"{figure(row[key_of_time])} µs")
    if "instructions" in row:
        words.append(f"{row['instructions']:,} instructions")
    if "median_ms" in row:
        words.append(f"{row['median_ms']:.2f} ms (least {row['min_ms']:.2f})")
    times = ratio(row, part)
    words.append(f"{times:.2f} ×" if times else "")
    if "bytes" in row:
        words.append(f"{row['bytes']:,} bytes")
    if row.get("rss_mb"):
        words.append(f"{row['rss_mb']:.1f} MB")
    if "page" in row:
        words.append(row["page"])
    return words


def table(name, part):
    """A part as lines for a terminal."""
    rows = [cells(row, part) for row in part["rows"]]
    columns = max((len(row) for row in rows), default=0)
    rows = [row + [""] * (columns - len(row)) for row in rows]
    widths = [max(len(row[n]) for row in rows) for n in range(columns)]
    lines = [f"\n{name}: {part['about']}"]
    for row in rows:
        first, *rest = (word.rjust(width) if n else word.ljust(width) for n, (word, width) in enumerate(zip(row, widths)))
        lines.append("  ".join(["  " + first, *rest]).rstrip())
    return "\n".join(lines)


def markdown(part):
    """A part as a table of Docs/Performance.md."""
    rows = [cells(row, part) for row in part["rows"] if not row.get("failed")]
    # A column that is empty everywhere says nothing.
    columns = [n for n in range(max(map(len, rows))) if any(n < len(row) and row[n] for row in rows)]
    rows = [[row[n] if n < len(row) else "" for n in columns] for row in rows]
    return "\n".join(["|" + " |" * len(columns), "|---" + "|---:" * (len(columns) - 1) + "|"]
                     + ["| " + " | ".join(row) + " |" for row in rows])


def publish(results, docs):
    """Keeps what was measured: as JSON, as a plot, and as tables where Docs/Performance.md has room for them."""
    (docs / "Benchmarks/page.json").write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if "growth" in results["parts"]:
        (docs / "Images/growth.svg").write_text(plot.growth(results["parts"]["growth"]["rows"]), "utf-8")
    page = docs / "Performance.md"
    text = page.read_text("utf-8")
    for name, part in results["parts"].items():
        room = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        text = re.sub(room, lambda found: found[1] + markdown(part) + "\n" + found[2], text, flags=re.DOTALL)
    machine = results["machine"]
    text = re.sub(r"(<!-- machine -->\n).*?(<!-- end -->)",
                  lambda found: f"{found[1]}{machine['processors']} × {machine['processor']}, {machine['swift']}\n{found[2]}",
                  text, flags=re.DOTALL)
    page.write_text(text, "utf-8")
