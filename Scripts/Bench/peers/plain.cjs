// The page as a careful author writes it by hand: template literals, and an escape that looks before it copies.
'use strict';

const { yen, tenths } = require('./formats.cjs');

const marks = /["'&<>]/;
const references = { '"': '&quot;', '&': '&amp;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

function escaped(text) {
  if (!marks.test(text)) return text;
  let out = '', start = 0;
  for (let at = 0; at < text.length; at++) {
    const reference = references[text[at]];
    if (reference === undefined) continue;
    out += text.slice(start, at) + reference;
    start = at + 1;
  }
  return out + text.slice(start);
}

const e = escaped;

const loading = (module, ordinal) =>
  ordinal > module.atOnce ? ' loading="lazy"' : ordinal === 1 && module.hasPriority ? ' fetchpriority="high"' : '';

const image = (picture, name, module, ordinal) =>
  `<img class="v-image v-${name}" src="${e(picture.url)}" alt="${e(picture.alt)}" width="${picture.width}" height="${picture.height}"${loading(module, ordinal)} decoding="async">`;

const link = (thing, module, ordinal) =>
  `<div class="v-card"><a class="v-link" href="${e(thing.link)}" data-vt="${e(module.stamp)}/${e(thing.id)}@${ordinal}">`;

const banner = (banner, module, ordinal) =>
  link(banner, module, ordinal) + image(banner.picture, 'banner', module, ordinal) + '</a></div>';

function details(item) {
  const stars = tenths(item.score);
  let out = `<div class="v-details"><p class="v-text v-label">${e(item.maker)}</p><p class="v-text v-name">${e(item.name)}</p>`;
  out += item.oldMinorUnits
    ? `<p class="v-price v-reduced"><span class="v-hidden">価格 </span><bdi class="v-amount">${yen(item.minorUnits)}</bdi> <del class="v-old"><span class="v-hidden">旧価格 </span><bdi>${yen(item.oldMinorUnits)}</bdi></del></p>`
    : `<p class="v-price"><span class="v-hidden">価格 </span><bdi class="v-amount">${yen(item.minorUnits)}</bdi></p>`;
  out += `<p class="v-rating"><span class="v-star" aria-hidden="true">★ ${stars}</span><span class="v-hidden">5点中${stars}点</span></p>`;
  if (item.badges.length > 0) {
    out += '<div class="v-facts">';
    for (const badge of item.badges) out += `<span class="v-badge v-${badge.tone}">${e(badge.text)}</span>`;
    out += '</div>';
  }
  return out + '</div>';
}

function carousel(module) {
  const id = `c-${e(module.id)}-1-`;
  let out = '<div class="v-carousel"><ul class="v-slides" tabindex="0" aria-label="横に動かせる一覧">';
  let ordinal = 0;
  for (const entry of module.banners) {
    ordinal += 1;
    out += `<li class="v-entry v-item" id="${id}${ordinal}">${banner(entry, module, ordinal)}</li>`;
  }
  out += '</ul><ul class="v-marks" aria-label="一覧の中を移動">';
  for (let mark = 1; mark <= ordinal; mark++) {
    out += `<li><a class="v-mark" href="#${id}${mark}"><span class="v-hidden">${ordinal}件中${mark}件目へ</span></a></li>`;
  }
  return out + '</ul></div>';
}

function ranking(module) {
  let out = '<ol class="v-list v-ordered">', ordinal = 0;
  for (const item of module.items) {
    ordinal += 1;
    out += `<li class="v-entry v-item">${link(item, module, ordinal)}<div class="v-stack v-across"><span class="v-ordinal">${ordinal}</span>${image(item.picture, 'portrait', module, ordinal)}${details(item)}</div></a></div></li>`;
  }
  return out + '</ol>';
}

function grid(module) {
  let out = `<ul class="v-grid v-columns-${module.columns}">`, ordinal = 0;
  for (const item of module.items) {
    ordinal += 1;
    out += `<li class="v-entry v-item">${link(item, module, ordinal)}${image(item.picture, 'portrait', module, ordinal)}${details(item)}</a></div></li>`;
  }
  return out + '</ul>';
}

function article(module) {
  let out = `<div class="v-stack"><div class="v-details"><h3 class="v-heading">${e(module.headline)}</h3>`, role = 'lead';
  for (const paragraph of module.paragraphs) {
    out += `<p class="v-text v-${role}">${e(paragraph)}</p>`;
    role = 'body';
  }
  return out + '</div></div>';
}

function content(module) {
  switch (module.type) {
    case 'banner': return `<div class="v-item">${banner(module.banners[0], module, 1)}</div>`;
    case 'carousel': return carousel(module);
    case 'ranking': return ranking(module);
    case 'grid': return grid(module);
    default: return article(module);
  }
}

module.exports = (models) => {
  let out = `<!doctype html>
<html lang="${e(models.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${e(models.title)}</title>
<link rel="stylesheet" href="${e(models.stylesheet)}">
</head>
<body class="vt-screen vt-screen-${e(models.id)}">
<a class="vt-skip" href="#main">本文へ</a>
<header class="vt-header">
<div class="vt-bar">
<h1 class="vt-title">${e(models.title)}</h1>
</div>
</header>
<main class="vt-main" id="main" tabindex="-1">
`;
  for (const module of models.modules) {
    const id = e(module.id), stamp = e(module.stamp), title = e(module.title);
    const more = module.more
      ? `<a class="vt-more" href="${e(module.more)}" data-vt="${stamp}"><span>もっと見る</span><span class="v-hidden"> ${title}</span></a>` : '';
    out += `<section class="vt-module vt-${module.type}" id="m-${id}" data-vt="${stamp}" aria-labelledby="t-${id}">
<div class="vt-frame"><h2 class="vt-name" id="t-${id}">${title}</h2>${more}</div>
<div class="vt-content">${content(module)}</div>
</section>
`;
  }
  return out + '</main>\n</body>\n</html>\n';
};
