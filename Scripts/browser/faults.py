"""Proof that the checks bite: faults planted in a rendered page, each of which one check has to find."""

import re

import boxes
import checks
import judges
import served

FOLDER = "faults"


def css(rules):
    """A fault of the stylesheet, put at its end."""
    return lambda html: html.replace("</style>", rules + "</style>", 1)


def top(markup):
    """A fault that stands first in the page's main part."""
    return lambda html: re.sub(r"<main [^>]*>", lambda found: found.group() + markup, html, count=1)


def swap(old, new, count=0):
    """A fault in what is there; `count` says in how many places, 0 in all."""
    return lambda html: re.sub(old, new, html, count=count, flags=re.S)


CARD = (
    '<ul class="v-grid"><li class="v-item"><div class="v-card"><a class="v-link" href="#main">'
    '<p class="v-text v-name">a name</p></a><p class="v-text v-caption">a note</p></div></li></ul>'
)


def fuller(html):
    """Words beside a link that is as high as their card."""
    return css(".v-card > .v-link { height: 100% }")(top(CARD)(html))


PICTURE = "../../../Layouts/Images/Banners/members.svg"
ONLY_FIREFOX = "@supports (-moz-appearance: none) { .v-grid { rotate: 180deg } }"
# What is wrong, the check that has to see it, and how the page is spoilt.
FAULTS = [
    ("an id twice", "vnu", top('<p id="main">again</p>')),
    ("a property that CSS does not have", "vnu", css(".v-name { colour: red }")),
    ("an input without a label", "axe", swap(r' (aria-label|placeholder)="[^"]*"(?=[^>]*>)', "")),
    ("a picture without words", "axe", swap(r'(<img [^>]*?) alt="[^"]*"', r"\1", 1)),
    ("words hardly darker than their ground", "axe", css(".v-caption { color: #bbb; background: #fff }")),
    ("a box wider than a small window", "widths", css(".vt-notice { width: 600px }")),
    ("a fixed height that cuts words", "widths", css(".vt-name { height: 8px; overflow: hidden }")),
    ("a link that takes all of its card", "widths", fuller),
    ("words that a carousel cuts", "widths", css(".v-slides > * { height: 3rem }")),
    ("a picture without a size", "widths", top(f'<img alt="" class="v-image" src="{PICTURE}">')),
    ("an inline style", "widths", top('<p style="color: red">red</p>')),
    ("a script", "widths", top("<script>0</script>")),
    ("a height that large text outgrows", "large text", css(".vt-content > * { height: 120px }")),
    ("a late picture that pushes the page down", "shifts", top(f'<img alt="" src="{PICTURE}">')),
    ("a lazy picture in the first screenful", "first-screen", swap("<img ", '<img loading="lazy" ', 1)),
    ("all pictures at once", "first-screen", swap(' loading="lazy"', "")),
    ("a picture that is not there", "first-screen", top('<img alt="" src="gone.svg">')),
    ("no picture before the others", "first-screen", swap(' fetchpriority="high"', "")),
    ("a div that plays the button", "keyboard", top('<div role="button">press</div>')),
    ("a place in the order of Tab", "keyboard", swap('(<main.*?<a )', r'\1tabindex="5" ', 1)),
    ("a focus that is not shown", "keyboard", css(":focus-visible { outline: none !important }")),
    ("a link without an address", "keyboard", swap(r'(<main.*?<a [^>]*?)href="[^"]*"', r'\1tabindex="0"', 1)),
    ("tabs that need a script", "script-off", swap(r'(class="vt-tab" )href="[^"]*"', r'\1href="#"')),
    ("a choice without a button", "script-off", swap(r"</fieldset><button.*?</button>", "</fieldset>")),
    ("a carousel without links", "script-off", css(".v-marks { display: none !important }")),
    ("a link to no place of the page", "script-off", top('<a href="#gone">there</a>')),
    ("another order in Firefox", "engines", css(ONLY_FIREFOX)),
    ("modules from the bottom up", "terminal", css("main { display: flex; flex-direction: column-reverse }")),
    ("items from right to left", "terminal", css(".v-grid { direction: rtl }")),
    ("a module over another", "matrix", css(".vt-grid { margin-top: -300px }")),
    ("a picture that the server does not have", "matrix", top('<img alt="" src="gone.svg">')),
    ("an error in the console", "matrix", top("<script>console.error('lost')</script>")),
    ("a picture that Firefox does not get", "matrix in Firefox", top('<img alt="" src="gone.svg">')),
]


def look(run, page, others):
    """The checks by name, each looking at one page."""

    def chromium(check, width=390, text=100, **more):
        with run.chromium(text).tab(page, width, **more) as tab:
            return check(tab)

    def large(tab):
        return checks.wide(tab) + boxes.overlapping(tab.evaluate("vitrine.boxes()"))

    def engines():
        one = boxes.relations(chromium(lambda tab: tab.evaluate("vitrine.boxes()")))
        with run.firefox().tab(page, 390) as tab:
            other = boxes.relations(tab.evaluate("vitrine.boxes()"))
        return boxes.differences(one, other, ("Chromium", "Firefox"))

    def matrix(engine):
        complaints = []
        with engine.tab(page, 390, complaints=complaints) as tab:
            return complaints + large(tab)

    def late():
        run.server.delay = 0.3
        found = chromium(checks.shift, motion=True)
        run.server.delay = 0.0
        return found

    return {
        "vnu": lambda: judges.vnu([page.path]),
        "axe": lambda: chromium(lambda tab: judges.accessibility(tab)[0]),
        "widths": lambda: chromium(lambda tab: checks.wide(tab) + checks.markup(tab), 320),
        "large text": lambda: chromium(large, text=200),
        "shifts": late,
        "first-screen": lambda: chromium(checks.loading),
        "keyboard": lambda: chromium(checks.keyboard),
        "script-off": lambda: checks.without_script(
            lambda: run.chromium().tab(page, 390, scripts=False), page, others
        ),
        "engines": engines,
        "terminal": lambda: chromium(lambda tab: boxes.beside_text(tab, page)[0]),
        "matrix": lambda: matrix(run.chromium()),
        "matrix in Firefox": lambda: matrix(run.firefox()),
    }


def plant(run):
    """Plants each fault in a copy of the home page; a check that finds nothing new has missed it."""
    sound, *rest = served.render(served.LAYOUTS[0].with_name("home.json"), FOLDER)
    html = sound.path.read_text()
    usual, missed = {}, []
    for number, (name, check, spoil) in enumerate(FAULTS):
        path = sound.path.with_name(f"fault-{number}.html")
        path.write_text(spoil(html))
        page = served.Page(sound.layout, sound.tab, path)
        others = [run.server.address(one) for one in (sound, *rest)]
        if check not in usual:
            usual[check] = set(look(run, sound, others)[check]())
        # Where a finding names its page, the sound page has another name.
        found = [one for one in look(run, page, others)[check]() if one not in usual[check]]
        if path.read_text() == html:
            missed.append(f"{name}: the page has no place for it")
        elif not found:
            missed.append(f"{name}: {check} does not see it")
        else:
            print(f"  {check}: {name}: {found[0][:150]}")
    return missed, f"{len(FAULTS)} faults"
