// The page as React components, as a compiler of JSX would write them.
'use strict';

const loading = (module, ordinal) =>
  ordinal > module.atOnce ? { loading: 'lazy' }
    : ordinal === 1 && module.hasPriority ? { fetchpriority: 'high' } : undefined;

module.exports = ({ jsx, jsxs }, { amount, oldAmount, stars }) => {
  const Image = ({ picture, name, module, ordinal }) => jsx('img', {
    className: 'v-image v-' + name, src: picture.url, alt: picture.alt, width: picture.width, height: picture.height,
    ...loading(module, ordinal), decoding: 'async',
  });
  const Card = ({ thing, module, ordinal, children }) => jsx('div', {
    className: 'v-card',
    children: jsx('a', {
      className: 'v-link', href: thing.link, 'data-vt': `${module.stamp}/${thing.id}@${ordinal}`, children,
    }),
  });
  const Banner = ({ banner, module, ordinal }) => jsx(Card, {
    thing: banner, module, ordinal, children: jsx(Image, { picture: banner.picture, name: 'banner', module, ordinal }),
  });
  const hidden = (children) => jsx('span', { className: 'v-hidden', children });
  const Price = ({ price, was }) => was
    ? jsxs('p', {
      className: 'v-price v-reduced',
      children: [
        hidden('価格 '), jsx('bdi', { className: 'v-amount', children: price }), ' ',
        jsxs('del', { className: 'v-old', children: [hidden('旧価格 '), jsx('bdi', { children: was })] }),
      ],
    })
    : jsxs('p', {
      className: 'v-price',
      children: [hidden('価格 '), jsx('bdi', { className: 'v-amount', children: price })],
    });
  const Details = ({ item }) => jsxs('div', {
    className: 'v-details',
    children: [
      jsx('p', { className: 'v-text v-label', children: item.maker }),
      jsx('p', { className: 'v-text v-name', children: item.name }),
      jsx(Price, { price: amount(item), was: oldAmount(item) }),
      jsxs('p', {
        className: 'v-rating',
        children: [
          jsx('span', { className: 'v-star', 'aria-hidden': true, children: '★ ' + stars(item) }),
          hidden(`5点中${stars(item)}点`),
        ],
      }),
      item.badges.length > 0 && jsx('div', {
        className: 'v-facts',
        children: item.badges.map((badge, offset) =>
          jsx('span', { className: 'v-badge v-' + badge.tone, children: badge.text }, offset)),
      }),
    ],
  });
  const Item = ({ item, module, ordinal }) => {
    const image = jsx(Image, { picture: item.picture, name: 'portrait', module, ordinal });
    const details = jsx(Details, { item });
    return jsxs(Card, {
      thing: item, module, ordinal,
      children: module.type === 'ranking'
        ? jsxs('div', {
          className: 'v-stack v-across',
          children: [jsx('span', { className: 'v-ordinal', children: ordinal }), image, details],
        })
        : [image, details],
    });
  };
  const entries = (module) => module.items.map((item, offset) =>
    jsx('li', { className: 'v-entry v-item', children: jsx(Item, { item, module, ordinal: offset + 1 }) }, item.id));
  const Carousel = ({ module }) => {
    const id = (offset) => `c-${module.id}-1-${offset + 1}`;
    return jsxs('div', {
      className: 'v-carousel',
      children: [
        jsx('ul', {
          className: 'v-slides', tabIndex: 0, 'aria-label': '横に動かせる一覧',
          children: module.banners.map((banner, offset) => jsx('li', {
            className: 'v-entry v-item', id: id(offset), children: jsx(Banner, { banner, module, ordinal: offset + 1 }),
          }, banner.id)),
        }),
        jsx('ul', {
          className: 'v-marks', 'aria-label': '一覧の中を移動',
          children: module.banners.map((banner, offset) => jsx('li', {
            children: jsx('a', {
              className: 'v-mark', href: '#' + id(offset),
              children: hidden(`${module.banners.length}件中${offset + 1}件目へ`),
            }),
          }, banner.id)),
        }),
      ],
    });
  };
  const Content = ({ module }) => {
    switch (module.type) {
      case 'banner':
        return module.banners.map((banner, offset) =>
          jsx('div', { className: 'v-item', children: jsx(Banner, { banner, module, ordinal: offset + 1 }) }, banner.id));
      case 'carousel': return jsx(Carousel, { module });
      case 'ranking': return jsx('ol', { className: 'v-list v-ordered', children: entries(module) });
      case 'grid': return jsx('ul', { className: 'v-grid v-columns-' + module.columns, children: entries(module) });
      default:
        return jsx('div', {
          className: 'v-stack',
          children: jsxs('div', {
            className: 'v-details',
            children: [
              jsx('h3', { className: 'v-heading', children: module.headline }),
              module.paragraphs.map((paragraph, offset) =>
                jsx('p', { className: 'v-text v-' + (offset ? 'body' : 'lead'), children: paragraph }, offset)),
            ],
          }),
        });
    }
  };
  const Module = ({ module }) => jsxs('section', {
    className: 'vt-module vt-' + module.type, id: 'm-' + module.id, 'data-vt': module.stamp,
    'aria-labelledby': 't-' + module.id,
    children: [
      jsxs('div', {
        className: 'vt-frame',
        children: [
          jsx('h2', { className: 'vt-name', id: 't-' + module.id, children: module.title }),
          module.more && jsxs('a', {
            className: 'vt-more', href: module.more, 'data-vt': module.stamp,
            children: [jsx('span', { children: 'もっと見る' }), hidden(' ' + module.title)],
          }),
        ],
      }),
      jsx('div', { className: 'vt-content', children: jsx(Content, { module }) }),
    ],
  });
  return ({ models }) => jsxs('html', {
    lang: models.language,
    children: [
      jsxs('head', {
        children: [
          jsx('meta', { charSet: 'utf-8' }),
          jsx('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          jsx('meta', { name: 'color-scheme', content: 'light dark' }),
          jsx('title', { children: models.title }),
          jsx('link', { rel: 'stylesheet', href: models.stylesheet }),
        ],
      }),
      jsxs('body', {
        className: 'vt-screen vt-screen-' + models.id,
        children: [
          jsx('a', { className: 'vt-skip', href: '#main', children: '本文へ' }),
          jsx('header', {
            className: 'vt-header',
            children: jsx('div', {
              className: 'vt-bar', children: jsx('h1', { className: 'vt-title', children: models.title }),
            }),
          }),
          jsx('main', {
            className: 'vt-main', id: 'main', tabIndex: -1,
            children: models.modules.map((module) => jsx(Module, { module }, module.id)),
          }),
        ],
      }),
    ],
  });
};
