/// The one stylesheet of our pages, below the custom properties of a theme: measures, then the screen's frame (`vt-…`),
/// then the canvas's words (`v-…`).
///
/// Colours, fonts and what else a theme chooses are the theme's: nothing here says one.
///
/// Sizes are in `rem` and columns follow the width of what holds them, so that a reader's larger text makes fewer
/// columns, and never a page wider than the screen.
enum Stylesheet {
  static let rules: StaticString = #"""
    :root {
      --tiny: .75rem; --small: .875rem; --large: 1.1875rem; --huge: 1.375rem; --side: 1rem;
      --gap: calc(var(--space) * .75rem); --beat: calc(var(--space) * 2.25rem);
    }
    @media (min-width: 45rem) {
      :root {
        --large: 1.3125rem; --huge: 1.625rem; --side: 2.5rem;
        --gap: calc(var(--space) * 1.25rem); --beat: calc(var(--space) * 3.25rem);
      }
    }
    @media (prefers-color-scheme: dark) { .v-image, .v-video { filter: brightness(.9); } }

    *, ::before, ::after { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 var(--font);
      line-break: strict; overflow-wrap: anywhere;
      -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    }
    .v-text[dir], .v-heading[dir] { text-align: left; }
    [dir="rtl"] :is(.v-text, .v-heading) { text-align: right; }
    :lang(ja) body { font-feature-settings: "palt"; letter-spacing: .02em; }
    h1, h2, h3, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0; list-style: none; }
    a { color: inherit; text-decoration: none; }
    button, input { color: inherit; font: inherit; letter-spacing: inherit; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .v-hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
    }

    .vt-skip { position: absolute; top: -9rem; background: var(--ink); color: var(--ground); padding: .5rem 1rem; }
    .vt-skip:focus { top: 0; z-index: 2; }
    .vt-header { background: var(--surface); border-bottom: 1px solid var(--line); }
    .vt-bar, .vt-tabs, .vt-main {
      max-width: calc(var(--width) + 2 * var(--side)); margin-inline: auto; padding-inline: var(--side);
    }
    .vt-bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; padding-block: .75rem; }
    .vt-bar .vt-module { flex: 1 1 12rem; min-width: 0; max-width: 30rem; margin: 0; margin-inline-start: auto; }
    .vt-title, .vt-name, .v-heading { font-family: var(--heading); }
    .vt-title { font-size: 1.375rem; line-height: 1.3; }
    :lang(ja) .vt-title { letter-spacing: .1em; }
    .vt-tabs ul { display: flex; gap: 1.5rem; overflow-x: auto; }
    .vt-tab { display: block; padding: .625rem .125rem; color: var(--soft); font-size: var(--small); }
    .vt-tab { border-bottom: 3px solid transparent; white-space: nowrap; }
    .vt-tab:hover, .vt-tab[aria-current] { color: var(--ink); }
    .vt-tab[aria-current] { border-color: var(--accent); font-weight: 700; }
    .vt-tab:focus-visible { outline-offset: -3px; }
    .vt-main:focus { outline: 0; }
    .vt-main { padding-block: var(--gap) calc(2 * var(--beat)); }

    .vt-module { margin-top: var(--beat); }
    .vt-notice:first-child + .vt-module { margin-top: var(--gap); }
    .vt-choice + .vt-module, .vt-module:has(> * > .v-carousel > .v-marks) + .vt-module { margin-top: calc(var(--beat) / 2); }
    .vt-main > :first-child { margin-top: 0; }
    .vt-frame { display: flex; align-items: baseline; gap: 1rem; justify-content: space-between; margin: 0 0 1rem; }
    .vt-name { font-size: var(--large); line-height: 1.35; }
    .vt-more { flex: none; padding-block: .25rem; color: var(--accent); font-size: var(--small); }
    .vt-more::after { content: " ›"; content: " ›" / ""; }
    .vt-hole { padding: 1rem; border: 1px dashed var(--edge); border-radius: var(--round); }
    .vt-reason { color: var(--soft); font-size: var(--small); }

    .v-heading { font-size: var(--large); line-height: 1.4; }
    .v-name, .vt-why { font-weight: 700; }
    .v-name, .v-heading, .v-caption, .vt-name { word-break: auto-phrase; text-wrap: balance; }
    .v-caption, .v-label, .v-time, .v-rating, .v-old { color: var(--soft); font-size: var(--tiny); }
    .v-caption { line-height: 1.5; }
    .v-lead { font-size: 1.0625rem; text-wrap: pretty; }
    .v-lead + .v-body, .v-details > .v-body + .v-body { margin-top: .5rem; }
    .v-price { font-weight: 700; line-height: 1.4; }
    .v-reduced .v-amount { color: var(--sale); }
    .v-old { font-weight: 400; }
    .v-star { color: var(--ink); }
    .v-neutral { --tone: var(--soft); }
    .v-accent { --tone: var(--accent); }
    .v-sale { --tone: var(--sale); }
    .v-success { --tone: var(--success); }
    .v-warning { --tone: var(--warning); }
    .v-danger { --tone: var(--danger); }
    .v-badge { padding: 0 .4375rem; border: 1px solid var(--tone); border-radius: 3px; color: var(--tone); }
    .v-badge { display: inline-block; font-size: .6875rem; line-height: 1.5; }
    .v-badge.v-sale, .v-badge.v-danger { background: var(--tone); color: var(--on); }
    .v-divider { margin: 1rem 0; border: 0; border-top: 1px solid var(--line); }

    .v-image, .v-video { display: block; width: 100%; height: auto; min-width: 0; object-fit: cover; }
    .v-image, .v-video, .v-clip { border-radius: var(--round); }
    .v-image, .v-video, .v-clip { background: color-mix(in srgb, var(--line) 50%, var(--ground)); }
    .v-square { aspect-ratio: 1; object-position: 50% 25%; }
    .v-portrait { aspect-ratio: 3 / 4; }
    .v-photograph { aspect-ratio: 3 / 2; }
    .v-film { aspect-ratio: 16 / 9; }
    .v-clip { position: relative; display: block; overflow: hidden; }
    .v-clip > * { height: 100%; border-radius: 0; }
    .v-clip > .v-video { position: absolute; inset: 0; }
    @media (prefers-reduced-motion: reduce) { .v-clip > .v-video { display: none; } }

    .v-link:hover :is(.v-name, .v-heading, .v-body), .vt-more:hover { text-decoration: underline; }
    .v-choice { display: grid; grid-template-columns: minmax(0, auto) auto; place-content: start; align-items: end; }
    .v-choice legend { padding: 0; font-size: var(--small); font-weight: 700; }
    .v-option { position: relative; display: inline-block; margin: .5rem .375rem 0 0; }
    .v-option input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; }
    .v-option span, .v-submit, .v-button {
      display: block; padding: .4375rem .8125rem; border: 1px solid var(--edge); border-radius: 2rem;
      background: var(--surface); font-size: var(--small); line-height: 1.5;
    }
    .v-option :checked + span { border-color: var(--accent); background: var(--accent); color: var(--on); }
    .v-option :focus-visible + span { outline: 3px solid var(--accent); outline-offset: 2px; }
    .v-submit, .v-button { color: var(--accent); font-weight: 700; white-space: nowrap; }
    .v-submit { border-color: transparent; background: none; }
    .v-search { display: flex; border: 1px solid var(--edge); border-radius: 2rem; background: var(--ground); }
    .v-search:focus-within { outline: 1px solid var(--accent); }
    .v-search input { flex: 1; min-width: 0; padding: 0; padding-inline-start: 1rem; border: 0; outline: 0; }
    .v-search input { background: none; text-overflow: ellipsis; }
    .v-search ::placeholder { color: var(--soft); font-size: var(--small); opacity: 1; }

    .v-stack, .v-details { display: flex; flex-direction: column; gap: .25rem; min-width: 0; }
    .v-stack { gap: .75rem; }
    .v-across { flex-flow: row wrap; align-items: start; }
    .v-across > * { flex: 1 1 9rem; }
    .v-across > .v-portrait { flex: 0 0 6rem; }
    .v-across > .v-photograph, .v-across > .v-photograph + * { flex-basis: 20rem; }
    .v-across:has(> .v-photograph) { gap: .75rem 2rem; }
    .v-grid { --least: calc((100% - (var(--columns) - 1) * var(--gap)) / var(--columns)); display: grid; }
    .v-grid { grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, var(--least))), 1fr)); }
    .v-grid { gap: calc(1.5 * var(--gap)) var(--gap); }
    .v-columns-1 { --columns: 1; }
    .v-columns-2 { --columns: 2; }
    .v-columns-3 { --columns: 3; }
    .v-columns-4 { --columns: 4; }
    .v-columns-5 { --columns: 5; }
    .v-columns-6 { --columns: 6; }
    .v-carousel { --views: 2.3; --least: 8rem; min-width: 0; }
    .v-carousel:has(.v-banner) { --views: 1.15; --least: 13rem; }
    .v-slides {
      display: flex; gap: var(--gap); margin-inline: calc(-1 * var(--side)); padding: .25rem var(--side);
      overflow-x: auto; scroll-snap-type: x mandatory; scroll-padding: var(--side); scrollbar-width: none;
    }
    .v-slides > * {
      --share: calc((100% - (var(--views) - .3) * var(--gap)) / var(--views));
      flex: none; width: min(100%, max(var(--least), var(--share)));
      scroll-snap-align: start; scroll-margin-top: max(1rem, 50vh - 12rem);
    }
    .v-slides > :has(.v-banner) { flex-grow: 1; }
    .v-marks { display: flex; flex-wrap: wrap; justify-content: center; margin-block: .25rem -.5rem; }
    .v-mark { display: grid; width: 2rem; height: 1.5rem; align-items: center; }
    .v-mark::before { margin-inline: .1875rem; border-top: 4px solid var(--soft); border-radius: 2px; content: ""; }
    .v-mark:is(:hover, :focus-visible)::before { border-color: var(--accent); }
    @media (max-width: 39.99rem) {
      .v-carousel:not(:has(.v-banner)) > .v-marks > :is(:not(:nth-child(2n + 1)), :first-child:not(:has(~ :nth-child(3)))) { display: none; }
    }
    @media (min-width: 40rem) {
      .v-carousel { --views: 4.3; }
      .v-carousel:has(.v-banner) { --views: 2.15; }
      .v-carousel:has(.v-banner) > .v-marks > :is(:not(:nth-child(2n + 1)), :first-child:not(:has(~ :nth-child(3)))) { display: none; }
    }
    @media (min-width: 40rem) and (max-width: 63.99rem) {
      .v-carousel:not(:has(.v-banner)) > .v-marks > :is(:not(:nth-child(4n + 1)), :first-child:not(:has(~ :nth-child(5)))) { display: none; }
    }
    @media (min-width: 64rem) {
      .v-carousel:not(:has(.v-banner)) { --views: 6.3; }
      .v-carousel:not(:has(.v-banner)) > .v-marks > :is(:not(:nth-child(6n + 1)), :first-child:not(:has(~ :nth-child(7)))) { display: none; }
      .v-slides { margin-inline: 0; padding-inline: 0; scroll-padding: 0; }
      .v-slides :focus-visible { outline-offset: -3px; }
      .v-mark { width: 2.75rem; height: 2rem; }
    }
    @media (prefers-reduced-motion: no-preference) { html, .v-slides { scroll-behavior: smooth; } }
    .v-list { display: grid; gap: 1rem; }
    .v-list:has(> .v-item) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
    .v-list:has(> .v-item) { gap: 1.25rem; }
    .v-bulleted { padding-inline-start: 1.5em; list-style: disc; }
    .v-ordered:not(:has(> .v-item)) { padding-inline-start: 1.5em; list-style: decimal; }
    .v-facts, .v-actions { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; }

    .v-card { position: relative; height: 100%; }
    .v-card > .v-link { display: block; border-radius: var(--round); }
    .v-card > .v-link:only-child { height: 100%; }
    .v-card:not(:has(.v-image, .v-video)) {
      padding: .75rem; border: 1px solid var(--line); border-radius: var(--round); background: var(--surface);
    }
    .v-link:not(:has(.v-image, .v-video)) :is(.v-name, .v-heading), .v-link > .v-text:only-child {
      text-decoration: underline; text-decoration-color: var(--edge); text-underline-offset: .2em;
    }
    .v-card .v-details { font-size: var(--small); line-height: 1.5; }
    :is(.v-image, .v-clip, .v-video) + .v-details { margin-top: .5rem; }
    .v-across > .v-details { margin-top: 0; }
    :is(.v-grid, .v-ordered) .v-name { font-weight: 400; }
    :is(.v-portrait, .v-square) + .v-details > :is(.v-name, .v-caption) {
      display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    }
    :is(.v-portrait, .v-square) + .v-details > .v-name { -webkit-line-clamp: 3; }
    :is(.v-grid, .v-slides):has(.v-image, .v-video) .v-details:first-child { justify-content: end; height: 100%; }
    .v-list .v-link:has(> .v-photograph) { display: flex; flex-wrap: wrap; gap: .75rem; }
    .v-list .v-link > .v-photograph { flex: 1 1 7rem; max-width: 10rem; align-self: start; }
    .v-list .v-link > .v-photograph + .v-details { flex: 3 1 11rem; margin: 0; }
    .v-stated, .v-ordinal {
      flex: none; align-self: start; min-width: 2em; padding: .125rem .5rem; border-radius: var(--round) 0;
      background: var(--ink); color: var(--ground); font-weight: 700; line-height: 1.5; text-align: center;
      font-size: .8125rem; font-variant-numeric: tabular-nums;
    }
    .v-stack:has(> :is(.v-image, .v-clip, .v-video)) > :is(.v-stated, .v-ordinal) {
      position: absolute; top: 0; inset-inline-start: 0; z-index: 1;
    }
    [data-stated='1'], [data-stated='2'], [data-stated='3'] { padding-block: .25rem; font-size: 1rem; }
    [data-stated='1'] { background: var(--first); color: var(--on); }
    [data-stated='2'] { background: var(--second); color: var(--on); }
    [data-stated='3'] { background: var(--third); color: var(--on); }

    .v-slides .v-banner + .v-details > .v-name { font-size: 1rem; }
    .vt-content > .v-item > .v-card { overflow: hidden; border-radius: var(--round); background: var(--surface); }
    .vt-content > .v-item :has(> .v-banner) { display: flex; flex-wrap: wrap; align-items: center; }
    .vt-content > .v-item .v-banner { flex: 3 1 30rem; border-radius: 0; }
    .vt-content > .v-item .v-banner + .v-details { flex: 2 1 18rem; margin: 0; padding: 1.25rem var(--side); }
    .vt-content > .v-item .v-name { font-size: var(--huge); line-height: 1.4; }
    .vt-content > .v-item .v-caption { font-size: var(--small); }
    .vt-article .v-stack:not(.v-across) { max-width: 42rem; }

    .v-callout { padding: .75rem 1rem; border-inline-start: 4px solid var(--tone); border-radius: 4px; }
    .v-callout { background: color-mix(in srgb, var(--tone) 7%, var(--ground)); font-size: var(--small); }
    .v-callout .v-name { color: var(--tone); }
    @media (forced-colors: active) {
      .v-option :checked + span { outline: 3px solid; }
      .vt-tab:not([aria-current]) { border-color: Canvas; }
    }
    @media print {
      .vt-skip, .vt-tabs, .v-search, .v-choice, .v-do, .v-marks, .vt-more { display: none; }
      .v-slides { flex-wrap: wrap; margin: 0; padding: 0; }
      .v-entry, .v-item { break-inside: avoid; }
    }

    """#
}
