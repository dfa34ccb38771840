import { expect, test } from 'vitest';
import { repeatPreparing } from './prepare-pictures.ts';

const id = (letter: string) => letter.repeat(32);
const lion = `/pictures/${id('a')}`;
const beach = `/pictures/${id('b')}`;
const train = `/pictures/${id('c')}`;
const img = (picture: string) =>
  `<img sizes="9vw" srcSet="${picture}/480 480w, ${picture}/640 640w" src="${picture}/640">`;
const frontPages = ['/', '/services', '/explore', '/stays', '/meals', '/transport', '/search'];

/** A product that answers by these pages, and says what it was asked. Its clock moves by what answers and pauses take. */
function fakeProduct(pages: Record<string, string>) {
  const asked: { path: string; accept: string }[] = [];
  const pauses: number[] = [];
  const lines: { level: string; line: object }[] = [];
  const cache = new Set<string>();
  const statusOf = new Map<string, number>();
  let now = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  let stopAt = 0;
  const stopped = Promise.withResolvers<void>();
  const note = (level: string) => (line: object) => void lines.push({ level, line });
  const parts: Parameters<typeof repeatPreparing>[0] = {
    async ask(what) {
      asked.push(what);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise(setImmediate);
      now += what.path.startsWith('/pictures/') ? 300 : 20;
      atOnce -= 1;
      const status = statusOf.get(what.path) ?? 200;
      if (status === 200 && what.path.startsWith('/pictures/')) cache.add(what.path);
      return { status, body: pages[what.path] ?? '' };
    },
    isRendered: async ({ path }) => cache.has(path),
    async pause(ms) {
      pauses.push(ms);
      now += ms;
      if (ms < 600_000) return;
      stopAt -= 1;
      if (stopAt === 0) {
        void stop();
        stopped.resolve();
      }
    },
    now: () => now,
    log: { info: note('info'), warn: note('warn') },
  };
  let stop = async () => {};
  return {
    asked,
    pauses,
    lines,
    cache,
    statusOf,
    pages,
    parts,
    mostAtOnce: () => mostAtOnce,
    pictures: () => asked.filter(({ path }) => path.startsWith('/pictures/')).map(({ path }) => path),
    /** Runs so many passes, and stops it in the pause after the last one. */
    async run(passes = 1) {
      stopAt = passes;
      stop = repeatPreparing(parts);
      await stopped.promise;
      await stop();
    },
  };
}

const home = `<p>${train}/640 ${lion}/960</p><img src="/pictures/1/640">${img(lion)}<img src="${lion}/641">${img(beach)}`;

test('each picture of the front pages is asked for once, as AVIF, one after the other, in their order', async () => {
  const product = fakeProduct({ '/': home, '/stays': img(beach) + img(train) });
  await product.run();
  const avif = 'image/avif,image/webp,*/*';
  const html = (path: string) => ({ path, accept: 'text/html' });
  const picture = (path: string) => [`${path}/480`, `${path}/640`].map((one) => ({ path: one, accept: avif }));
  expect(product.asked).toEqual([
    html('/'),
    ...picture(lion),
    ...picture(beach),
    ...['/services', '/explore', '/stays'].map(html),
    ...picture(train),
    ...['/meals', '/transport', '/search'].map(html),
  ]);
  expect(product.mostAtOnce()).toBe(1);
});

const all = [320, 480, 640, 960, 1280, 1600];
test.each([
  // As service-card.tsx has it.
  ['(min-width: 64rem) min(31vw, 24rem), (min-width: 40rem) 46vw, 20rem', [480, 640, 960]],
  ['(min-width: 64rem) 18rem, (min-width: 40rem) 46vw, 20rem', [480, 640, 960]],
  ['(min-width: 48rem) 44rem, 90vw', all.slice(1)],
  ['(min-width: 48rem) 31vw, 20rem', all.slice(1)],
  ['100vw', all.slice(1)],
])('of a picture with sizes %s it asks for the widths that common screens load', async (sizes, widths) => {
  const srcset = all.map((width) => `${lion}/${width} ${width}w`).join(', ');
  const html = (tag: string) => `<p>Safari</p>${tag}<p>Karibu</p>`;
  for (const tag of [
    `<img sizes="${sizes}" srcSet="${srcset}" src="${lion}/960" alt="A lion"/>`,
    `<link rel="preload" as="image" imageSrcSet="${srcset}" imageSizes="${sizes}"/>`,
  ]) {
    const product = fakeProduct({ '/': html(tag) });
    await product.run();
    expect(product.pictures()).toEqual(widths.map((width) => `${lion}/${width}`));
  }
});

test('after each answer it waits as long as the answer took', async () => {
  const product = fakeProduct({ '/': img(lion) });
  await product.run();
  const [start, ...rest] = product.pauses;
  expect(start).toBeGreaterThan(0);
  expect(rest).toEqual([20, 300, 300, ...Array(6).fill(20), 600_000]);
});

test('what the cache has is not asked for, and the line says how many renderings are new', async () => {
  const product = fakeProduct({ '/': img(lion) });
  product.cache.add(`${lion}/480`);
  await product.run();
  expect(product.pictures()).toEqual([`${lion}/640`]);
  const ms = 2 * (7 * 20 + 300);
  expect(product.lines).toEqual([{ level: 'info', line: { event: 'pictures_ready', rendered: 1, ms } }]);
});

test('a later pass asks only for what is new on the pages, and is silent where nothing is', async () => {
  const product = fakeProduct({ '/': img(lion) });
  await product.run(2);
  expect(product.pictures()).toEqual([`${lion}/480`, `${lion}/640`]);
  expect(product.asked.filter(({ path }) => path === '/')).toHaveLength(2);
  expect(product.lines).toHaveLength(1);

  const changed = fakeProduct({ '/': img(lion) });
  const { pause } = changed.parts;
  changed.parts.pause = async (ms, signal) => {
    if (ms === 600_000) changed.pages['/'] = img(lion) + img(train);
    await pause(ms, signal);
  };
  await changed.run(2);
  expect(changed.pictures()).toEqual([lion, train].flatMap((one) => [`${one}/480`, `${one}/640`]));
  expect(changed.lines.map(({ line }) => line)).toMatchObject([{ rendered: 2 }, { rendered: 2 }]);
});

test('503 ends the pass, whether for a page or a picture, and the next one goes on', async () => {
  const product = fakeProduct({ '/': img(lion) });
  product.statusOf.set(`${lion}/640`, 503);
  const { pause } = product.parts;
  product.parts.pause = async (ms, signal) => {
    if (ms === 600_000) product.statusOf.clear();
    await pause(ms, signal);
  };
  await product.run(2);
  expect(product.asked.map(({ path }) => path)).toEqual([
    ...['/', `${lion}/480`, `${lion}/640`],
    ...['/', `${lion}/640`],
    ...frontPages.slice(1),
  ]);
  expect(product.lines.map(({ line }) => line)).toMatchObject([{ event: 'pictures_ready', rendered: 1 }]);

  const busy = fakeProduct({ '/': img(lion) });
  busy.statusOf.set('/', 503);
  await busy.run();
  expect([busy.asked.length, busy.lines.length]).toEqual([1, 0]);
});

test('what fails is warned of once in a pass and asked for once; the others are prepared', async () => {
  const product = fakeProduct({ '/': img(lion), '/explore': img(beach) });
  product.statusOf.set(`${lion}/480`, 404).set('/services', 500);
  product.parts.isRendered = async ({ path }) => {
    if (path === `${lion}/640`) throw new Error('EACCES');
    return false;
  };
  await product.run(2);
  expect(product.pictures()).toEqual([`${lion}/480`, `${beach}/480`, `${beach}/640`]);
  const warning = { level: 'warn', line: { event: 'pictures_failed', err: expect.any(Error) } };
  expect(product.lines).toMatchObject([
    { ...warning, line: { ...warning.line, failed: 3 } },
    { level: 'info', line: { event: 'pictures_ready', rendered: 2 } },
    { ...warning, line: { ...warning.line, failed: 1 } },
  ]);
});

test('when it is stopped the rendering that is under way ends, and nothing more is asked for or said', async () => {
  const product = fakeProduct({ '/': home });
  const { ask } = product.parts;
  const begun = Promise.withResolvers<void>();
  const rendered = Promise.withResolvers<void>();
  product.parts.ask = async (what) => {
    if (what.path === `${lion}/480`) {
      begun.resolve();
      await rendered.promise;
    }
    return ask(what);
  };
  const stop = repeatPreparing(product.parts);
  await begun.promise;
  let hasEnded = false;
  const ended = stop().then(() => {
    hasEnded = true;
  });
  await new Promise(setImmediate); // whatever could go on by itself has gone on
  expect(hasEnded).toBe(false);
  rendered.resolve();
  await ended;
  expect(product.asked.map(({ path }) => path)).toEqual(['/', `${lion}/480`]);
  expect(product.lines).toEqual([]);
});

test('if it is stopped before it begins, it asks for nothing', async () => {
  const product = fakeProduct({ '/': home });
  await repeatPreparing(product.parts)();
  expect(product.asked).toEqual([]);
});
