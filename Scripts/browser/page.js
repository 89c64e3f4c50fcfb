// What the checks ask of a page, put into it in either browser: where things stand, what is wide, what works.
globalThis.vitrine = (() => {
  const tabbable = 'a[href], button, input, select, textarea, summary, video[controls], [tabindex]:not([tabindex^="-"])';
  const roles = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch'].map((one) => `[role=${one}]`).join();
  const all = (selector) => [...document.querySelectorAll(selector)];

  const name = (element) => {
    if (!element || element === document.body) return 'body';
    const own = element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') +
      [...element.classList].map((one) => '.' + one).join('');
    const module = element.closest('.vt-module');
    const words = (element.textContent || element.value || '').trim().replace(/\s+/g, ' ').slice(0, 20);
    return (module && module !== element ? '#' + module.id + ' ' : '') + own + (words ? ` "${words}"` : '');
  };
  // For readers of the screen aloud: one pixel, cut away.
  const hiddenFromSight = (element) => {
    const box = element.getBoundingClientRect();
    return box.width <= 1 || box.height <= 1 || !element.checkVisibility();
  };
  const scrolls = (element, axis) => /auto|scroll/.test(getComputedStyle(element)['overflow' + axis]);
  const cuts = (element) => getComputedStyle(element).overflowX !== 'visible';
  const isRoot = (element) => element === document.documentElement || element === document.body;
  const isInsideCut = ({ parentElement: one }) => !!one && !isRoot(one) && (cuts(one) || isInsideCut(one));

  // Modules, and the items of each, as boxes on the whole page. A key is the way to it: "m-hero", "m-hero/1".
  const boxes = () => {
    const found = [];
    const add = (key, element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 && box.height === 0) return;
      const [left, top] = [box.left + scrollX, box.top + scrollY];
      found.push({ key, left, top, right: left + box.width, bottom: top + box.height });
    };
    const items = (key, element, container) => {
      const direct = [...element.querySelectorAll('.v-item')]
        .filter((one) => (one.parentElement.closest('.v-item') ?? container) === element);
      direct.forEach((one, place) => {
        add(`${key}/${place}`, one);
        items(`${key}/${place}`, one, container);
      });
    };
    for (const module of all('.vt-module')) { add(module.id, module); items(module.id, module, module); }
    return found;
  };

  const tooWide = () => {
    const room = document.documentElement.clientWidth, wide = [];
    if (document.documentElement.scrollWidth > room) {
      wide.push(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${room}`);
    }
    for (const element of all('body *')) {
      const box = element.getBoundingClientRect();
      if (box.right <= room + 0.5 && box.left >= -0.5) continue;
      if (hiddenFromSight(element) || isInsideCut(element)) continue;
      wide.push(`${name(element)} is at ${Math.round(box.left)} to ${Math.round(box.right)} of ${room} px`);
    }
    return wide;
  };

  // Words that a box with a fixed size cuts away.
  const cutText = () => all('body *')
    .filter((one) => /hidden|clip/.test(getComputedStyle(one).overflow))
    .filter((one) => one.textContent.trim() && !hiddenFromSight(one))
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${name(one)} cuts its text`);

  // Words below or above the box that they belong to: over what comes next, or cut where that box moves sideways.
  const wordsOutside = () => all('.v-item, .v-card, .v-slides, .vt-module').flatMap((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return [...box.querySelectorAll('.v-text, .v-heading, .v-price, .v-badge, .v-time, .v-rating')]
      .filter((one) => !hiddenFromSight(one) && !one.closest('.v-hidden'))
      .filter((one) => one.getBoundingClientRect().bottom > bottom + 1 || one.getBoundingClientRect().top < top - 1)
      .map((one) => `${name(one)} stands outside its ${box.classList[0]}`);
  });

  const isTabStop = (element) => {
    if (element.tabIndex < 0 || element.disabled || !element.checkVisibility()) return false;
    if (element.type !== 'radio' || element.checked) return true;
    const group = all(`input[type=radio][name="${element.name}"]`).filter((one) => one.form === element.form);
    return !group.some((one) => one.checked) && group[0] === element;
  };
  const controls = () => {
    const stops = all(tabbable).filter(isTabStop);
    stops.forEach((one, number) => { one.dataset.stop = number; });
    return stops.map(name);
  };
  // What looks as if it could be used, and is in no element that the keyboard reaches.
  const unreachable = () => all('body *').filter((one) => {
    const points = getComputedStyle(one).cursor === 'pointer' || one.matches(roles);
    return points && !one.closest(`${tabbable}, label`);
  }).map((one) => `${name(one)} looks as if it could be used, but the keyboard does not reach it`);

  const shows = (element) => {
    const style = getComputedStyle(element);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1 && style.opacity !== '0'
      && !/rgba\(.*, 0\)/.test(style.outlineColor);
  };
  const focused = () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getBoundingClientRect();
    const around = [element, element.nextElementSibling, element.closest('form, li')].filter(Boolean);
    return {
      stop: element.dataset.stop === undefined ? null : Number(element.dataset.stop),
      name: name(element), type: element.type ?? '', tag: element.tagName.toLowerCase(),
      outlined: around.some(shows), checked: element.checked ?? false,
      scrolls: scrolls(element, 'X') && element.scrollWidth > element.clientWidth,
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      box: { x: box.left, y: box.top, width: box.width, height: box.height },
    };
  };
  // Counts what the keyboard sets off, and lets none of it leave the page.
  const record = () => {
    globalThis.done = [];
    for (const kind of ['click', 'submit', 'change']) {
      document.addEventListener(kind, (event) => {
        done.push(kind);
        if (kind === 'submit' || event.target.closest('a')) event.preventDefault();
      }, true);
    }
  };

  const pictures = () => all('img').map((one) => {
    const box = one.getBoundingClientRect();
    return {
      name: name(one.closest('.v-item, .vt-module') ?? one) + ' ' + one.getAttribute('src').split('/').pop(),
      lazy: one.loading === 'lazy', high: one.fetchPriority === 'high',
      sized: one.hasAttribute('width') && one.hasAttribute('height'),
      first: box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
      screens: box.top / innerHeight, broken: one.complete && one.naturalWidth === 0,
    };
  });
  const scripts = () => all('*')
    .filter((one) => one.matches('script, [style], [href^="javascript:" i]')
      || one.getAttributeNames().some((key) => key.startsWith('on')))
    .map((one) => `${name(one)} needs a script or an inline style`);
  // The links inside the page that can be seen; what moves sideways in the main part needs some.
  const anchors = () => all('main a[href^="#"]')
    .filter((one) => !hiddenFromSight(one)).map((one) => one.getAttribute('href'));
  const stuck = () => all('main *')
    .filter((one) => scrolls(one, 'X') && one.scrollWidth > one.clientWidth + 1)
    .filter((one) => !anchors().some((anchor) => one.contains(document.getElementById(anchor.slice(1)))))
    .map((one) => `${name(one)} moves sideways and has no links that move it`);
  const scroller = (id) => {
    for (let one = document.getElementById(id); one && !isRoot(one); one = one.parentElement) {
      if (scrolls(one, 'X') && one.scrollWidth > one.clientWidth) return one;
    }
    return null;
  };
  // Comes when an element has not moved sideways for ten frames.
  const stillness = (one) => new Promise((still) => {
    let [before, frames] = [NaN, 0];
    const look = () => {
      frames = one.scrollLeft === before ? frames + 1 : 0;
      before = one.scrollLeft;
      if (frames === 10) still(); else requestAnimationFrame(look);
    };
    look();
  });
  return {
    name, boxes, tooWide, cutText, wordsOutside, controls, unreachable, focused, record,
    pictures, scripts, anchors, stuck, scroller, stillness,
  };
})();
