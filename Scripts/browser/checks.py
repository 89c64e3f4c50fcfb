"""What we ask of a page in Chromium ourselves. Each check returns its findings as sentences; none is good."""

import re

from playwright.sync_api import TimeoutError as Late

# How long, in ms, a control may take before it counts as dead; a machine with other work is slow.
PATIENCE = 8000


def wide(tab):
    """Nothing is wider than the window, no fixed box cuts its words, and none stand outside their box."""
    looks = ("tooWide", "cutText", "wordsOutside")
    return [one for look in looks for one in tab.evaluate(f"vitrine.{look}()")]


def markup(tab):
    """No script, no inline style, and every picture with its size."""
    unsized = [f"{one['name']} has no width and height" for one in pictures(tab) if not one["sized"]]
    return tab.evaluate("vitrine.scripts()") + unsized


def pictures(tab):
    """What there is to know of each picture, as page.js says it."""
    return tab.evaluate("vitrine.pictures()")


def loading(tab):
    """The first screenful loads at once, its first picture first, and what is far below waits."""
    found, seen = [], pictures(tab)
    first = [one for one in seen if one["first"]]
    found += [f"{one['name']} is in the first screenful and lazy" for one in first if one["lazy"]]
    found += [f"{one['name']} cannot be shown" for one in seen if one["broken"]]
    # Browsers fetch lazy pictures about three screens ahead; rows differ in height by module, so half a screen is given.
    far = [one for one in seen if one["screens"] > 3.5 and not one["lazy"]]
    found += [f"{one['name']} is {one['screens']:.0f} screens down and eager" for one in far]
    # A module's bytes know its slot and not its neighbours, so each of the first three may have one.
    high = [one for one in seen if one["high"]]
    if len(high) > 3:
        found.append(f"{len(high)} pictures have a high priority: {', '.join(one['name'] for one in high)}")
    found += [f"{one['name']} has a high priority far down" for one in high if one["screens"] > 2]
    if first and not first[0]["high"]:
        found.append(f"{first[0]['name']} is the first picture and has no high priority")
    return found


def shift(tab):
    """Nothing moves while pictures come; read the page to its end, so that the lazy ones come too."""
    tab.evaluate(
        """async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
            scrollTo(0, y);
            await new Promise((go) => setTimeout(go, 60));
          }
          await new Promise((go) => setTimeout(go, 400));
        }"""
    )
    return [f"a shift of {one['value']:.4f}: {one['moved']}" for one in tab.evaluate("shifts")]


def keyboard(tab):
    """Tab reaches every control in the order of the page; each shows that it has the focus, and works."""
    found = tab.evaluate("vitrine.unreachable()")
    stops = tab.evaluate("vitrine.controls()")
    tab.evaluate("vitrine.record()")
    reached = []
    for _ in range(4 * len(stops) + 4):
        tab.keyboard.press("Tab")
        now = tab.evaluate("vitrine.focused()")
        if now is None:
            break
        if now["stop"] is None:
            found.append(f"{now['name']} takes the focus unasked")
            continue
        if reached and reached[-1] == now["stop"]:
            continue
        if now["stop"] in reached:
            break
        reached.append(now["stop"])
        found += works(tab, now)
    if reached != list(range(len(stops))):
        missed = [stops[stop] for stop in range(len(stops)) if stop not in reached]
        found += [f"Tab does not reach {name}" for name in missed]
        late = [stops[b] for a, b in zip(reached, reached[1:]) if b < a]
        found += [f"Tab comes to {name} out of order" for name in late]
    return found


def works(tab, now):
    """One control that has the focus: it is seen, and does with the keyboard what it is for."""
    found = []
    if not now["outlined"] and not changes(tab, now):
        found.append(f"{now['name']} does not show that it has the focus")
    if not now["inView"]:
        found.append(f"{now['name']} has the focus out of sight")
    tab.evaluate("done.length = 0")
    if now["type"] == "radio":
        tab.keyboard.press("ArrowDown")
        moved = tab.evaluate("vitrine.focused()")
        if "change" not in tab.evaluate("done") or moved["stop"] == now["stop"] or not moved["checked"]:
            found.append(f"{now['name']} does not choose with the arrow keys")
        tab.keyboard.press("ArrowUp")
    elif now["tag"] == "input":
        tab.keyboard.type("a")
        tab.keyboard.press("Enter")
        if "submit" not in tab.evaluate("done"):
            found.append(f"{now['name']} does not submit with Enter")
    elif now["tag"] in ("a", "button"):
        tab.keyboard.press("Enter")
        if "click" not in tab.evaluate("done"):
            found.append(f"{now['name']} does nothing on Enter")
    elif now["scrolls"]:
        tab.keyboard.press("ArrowRight")
        try:
            tab.wait_for_function("document.activeElement.scrollLeft > 0", timeout=PATIENCE)
            # What still moves would carry the next control out of sight again.
            tab.evaluate("vitrine.stillness(document.activeElement)")
        except Late:
            found.append(f"{now['name']} does not scroll with the arrow keys")
    return found


def changes(tab, now):
    """Whether the picture of a control with the focus is another one than without."""
    box = now["box"]
    start = {"x": max(box["x"] - 6, 0), "y": max(box["y"] - 6, 0)}
    clip = start | {"width": box["width"] + 12, "height": box["height"] + 12}
    with_focus = tab.screenshot(clip=clip)
    tab.evaluate("globalThis.held = document.activeElement; held.blur()")
    without = tab.screenshot(clip=clip)
    tab.evaluate("held.focus({ focusVisible: true })")
    return with_focus != without


def without_script(open_tab, page, others):
    """With script off the tabs lead to the other pages; choices, search and the links of carousels work.

    `open_tab` opens a fresh window with the page; `others` are the addresses that the tabs should lead to.
    """
    found = []
    with open_tab() as tab:
        links = tab.locator("nav a[href]")
        led = []
        for number in range(links.count()):
            try:
                with tab.expect_navigation(timeout=PATIENCE):
                    links.nth(number).click()
            except Late:
                found.append(f"tab {number + 1} leads nowhere")
            led.append(tab.url)
            current = tab.locator("nav [aria-current=page]")
            if current.count() != 1:
                found.append(f"after tab {number + 1} {current.count()} tabs are the current one")
        if led != others:
            found.append(f"the tabs lead to {led} instead of {others}")
    with open_tab() as tab:
        count = tab.locator("form").count()
        anchors = tab.evaluate("vitrine.anchors()")
        found += tab.evaluate("vitrine.stuck()")
    for number in range(count):
        with open_tab() as tab:
            form = tab.locator("form").nth(number)
            name = form.evaluate("form => vitrine.name(form)")
            try:
                found += [f"{name} {one}" for one in submits(tab, form)]
            except Late:
                found.append(f"{name} cannot be used")
    with open_tab() as tab:
        for anchor in anchors:
            identity = anchor[1:]
            if not tab.evaluate("id => !!document.getElementById(id)", identity):
                found.append(f"{anchor} leads to no place of the page")
            if not tab.evaluate("id => !!vitrine.scroller(id)", identity):
                continue
            tab.evaluate("id => { vitrine.scroller(id).scrollLeft = 0 }", identity)
            try:
                tab.locator(f'main a[href="{anchor}"]').first.click(timeout=PATIENCE)
            except Late:
                found.append(f"the link to {anchor} cannot be used")
                continue
            inside = tab.evaluate(
                """id => { const one = document.getElementById(id).getBoundingClientRect(),
                   room = vitrine.scroller(id).getBoundingClientRect();
                   return one.left >= room.left - 2 && one.left < room.right }""",
                identity,
            )
            if not inside:
                found.append(f"the link to {anchor} does not bring it into view")
    return found


def submits(tab, form):
    """A form sends what its reader gave it: where that is not in the address afterwards, both."""
    wanted = ""
    if form.locator("input[type=radio]").count():
        last = form.locator("input[type=radio]").last
        wanted = f"{last.get_attribute('name')}={last.get_attribute('value')}"
        form.locator("label").last.click(timeout=PATIENCE)
        form.locator("button").last.click(timeout=PATIENCE)
    elif form.locator("input").count():
        field = form.locator("input").first
        wanted = f"{field.get_attribute('name')}=coat"
        field.fill("coat", timeout=PATIENCE)
        field.press("Enter")
    elif form.locator("button").count():
        button = form.locator("button").first
        wanted = f"{button.get_attribute('name')}={button.get_attribute('value')}"
        button.click(timeout=PATIENCE)
    tab.wait_for_load_state()
    sent = re.search(rf"[?&]{re.escape(wanted)}(&|#|$)", tab.url)
    return [] if sent else [f"leads to {tab.url}, without {wanted}"]
