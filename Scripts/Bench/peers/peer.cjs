// The page by JavaScript's engines: RUNTIME peer.cjs react|react-prepared|handlebars|plain bench MODELS SECONDS PAGE
'use strict';

process.env.NODE_ENV = 'production';
const fs = require('fs');
const path = require('path');
const library = (name) => require(path.join(__dirname, '../../../.build/bench/node_modules', name));

const formats = require('./formats.cjs');

function react(formats) {
  const runtime = library('react/jsx-runtime');
  const { renderToString } = library('react-dom/server');
  const Page = require('./react.cjs')(runtime, formats);
  return (models) => '<!doctype html>' + renderToString(runtime.jsx(Page, { models }));
}

const engines = {
  react: () => react(formats.drawn),
  'react-prepared': () => react(formats.prepared),
  handlebars() {
    const engine = library('handlebars');
    engine.registerHelper({
      yen: formats.yen,
      tenths: formats.tenths,
      ordinal: (offset) => offset + 1,
      is(word, other, options) { return word === other ? options.fn(this) : ''; },
      loading: (module, offset) =>
        offset >= module.atOnce ? ' loading="lazy"' : offset === 0 && module.hasPriority ? ' fetchpriority="high"' : '',
    });
    return engine.compile(fs.readFileSync(path.join(__dirname, 'page.handlebars'), 'utf8'));
  },
  plain: () => require('./plain.cjs'),
};

const [, , engine, , modelsFile, secondsText, pageFile] = process.argv;
const models = JSON.parse(fs.readFileSync(modelsFile, 'utf8'));
const draw = engines[engine]();
const milliseconds = Number(secondsText) * 1000;
let page;
for (const end = performance.now() + milliseconds / 2; performance.now() < end;) page = Buffer.from(draw(models));
const times = [];
for (const end = performance.now() + milliseconds; performance.now() < end || times.length < 5;) {
  const start = performance.now();
  page = Buffer.from(draw(models)); // what is sent is bytes
  times.push((performance.now() - start) * 1000);
}
times.sort((one, other) => one - other);
fs.writeFileSync(pageFile, page);
console.log(JSON.stringify({
  median_us: times[times.length >> 1], min_us: times[0], n: times.length, bytes: page.length,
}));
