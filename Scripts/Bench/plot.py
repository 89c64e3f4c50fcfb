"""Draws growth as an SVG: time on logarithmic scales beside a line of slope one, memory on plain ones.

It brings its own ground and its own colours for light and dark, since a picture in a page does not know the page's.
"""
import math

WIDTH, HEIGHT, LEFT, TOP, ACROSS, DOWN = 760, 560, 64, 48, 384, 280
PANEL = (272, 180)
STYLE = """
  .ground { fill: #ffffff } text { fill: #1f2328; font: 12px system-ui, sans-serif } .soft { fill: #59636e }
  .title { font-weight: 600 } .grid { stroke: #d1d9e0; stroke-width: 1 }
  .ideal { stroke: #818b98; stroke-width: 1; stroke-dasharray: 3 4; fill: none }
  .a { stroke: #0969da } .b { stroke: #bc4c00 } .dot.a { fill: #0969da } .dot.b { fill: #bc4c00 }
  .line { fill: none; stroke-width: 2 }
  .end { font-weight: 600; paint-order: stroke; stroke: #ffffff; stroke-width: 4px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0d1117 } text { fill: #f0f6fc } .soft { fill: #9198a1 } .grid { stroke: #3d444d }
    .ideal { stroke: #9198a1 } .a { stroke: #4493f8 } .b { stroke: #f0883e } .dot.a { fill: #4493f8 }
    .dot.b { fill: #f0883e } .end { stroke: #0d1117 }
  }
"""


def time(microseconds):
    for size, unit in ((1e6, "s"), (1e3, "ms")):
        if microseconds >= size:
            return f"{microseconds / size:g} {unit}"
    return f"{microseconds:g} µs"


def panel(number, title, across, series, *, is_log, ticks, label):
    """One panel: `series` has a name, a class and its values, one for each of `across`."""
    x0, y0 = LEFT + number % 2 * ACROSS, TOP + number // 2 * DOWN
    width, height = PANEL
    low, high = ticks[0], ticks[-1]

    def x(value):
        share = (math.log(value) - math.log(across[0])) / (math.log(across[-1]) - math.log(across[0])) if is_log else (
            value / across[-1])
        return x0 + share * width

    def y(value):
        share = (math.log(value / low) / math.log(high / low)) if is_log else (value - low) / (high - low)
        return y0 + height - share * height

    out = [f'<text class="title" x="{x0}" y="{y0 - 14}">{title}</text>']
    for tick in ticks:
        out.append(f'<path class="grid" d="M{x0} {y(tick):.1f}h{width}"/>'
                   f'<text class="soft" x="{x0 - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{label(tick)}</text>')
    for count in (across if is_log else [across[0], *across[-2:]]):
        if is_log and not math.log10(count).is_integer():
            continue
        out.append(f'<text class="soft" x="{x(count):.1f}" y="{y0 + height + 18}" text-anchor="middle">×{count:,}</text>')
    for name, mark, values, place in series:
        points = [(x(count), y(value)) for count, value in zip(across, values)]
        if is_log:  # growth that is linear runs beside this
            ideal = [(x(count), y(max(low, values[-1] / across[-1] * count))) for count in (across[0], across[-1])]
            out.append('<path class="ideal" d="M' + "L".join(f"{px:.1f} {py:.1f}" for px, py in ideal) + '"/>')
        out.append(f'<path class="line {mark}" d="M' + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + '"/>')
        out += [f'<circle class="dot {mark}" cx="{px:.1f}" cy="{py:.1f}" r="3"/>' for px, py in points]
        # Left of a rising line there is room above it, right of it below.
        px, py = points[-2] if place == "above" else points[len(points) // 2]
        out.append(f'<text class="end" x="{px - 8:.1f}" y="{py - 8:.1f}" text-anchor="end">{name}</text>'
                   if place == "above" else f'<text class="end" x="{px + 8:.1f}" y="{py + 16:.1f}">{name}</text>')
    return "\n".join(out)


def decades(values):
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    return [10 ** power for power in range(low, high + 1)]


def steps(most):
    step = next(size for size in (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000) if most / size <= 5)
    return [step * count for count in range(math.ceil(most / step) + 1)]


def growth(rows):
    panels = []
    kinds = {"modules": "modules (×1 is 5)", "items": "items (×1 is 10)"}
    for number, (kind, about) in enumerate(kinds.items()):
        found = [row for row in rows if row["kind"] == kind]
        across = [row["times"] for row in found]
        warm, walk, memory = ([row[key] for row in found] for key in ("warm_us", "walk_us", "rss_mb"))
        panels.append(panel(number, f"Time against {about}", across,
                            [("models → page", "a", warm, "below"), ("response → page", "b", walk, "above")],
                            is_log=True, ticks=decades(warm + walk), label=time))
        panels.append(panel(number + 2, f"Memory against {about}", across, [("peak", "a", memory, "above")],
                            is_log=False, ticks=steps(max(memory)), label=lambda value: f"{value} MB"))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
            'role="img" aria-label="Time and memory grow in line with modules and items">\n'
            f"<style>{STYLE}</style>\n<rect class=\"ground\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\"/>\n"
            + "\n".join(panels) + "\n</svg>\n")
