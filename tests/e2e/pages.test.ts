import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { typed } from '../support/typed.ts';
import { namedPagesOn, publicPages } from './support/every-page.ts';
import { hold, scripts } from './support/hold.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';

let site: Site;
let listing: string;
let named: Record<string, string>;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  named = await namedPagesOn(site.origin);
  listing = named.listing ?? '';
});

const addressOf = (page: string) => named[page] ?? page;
/** Those that search engines are meant to find. */
const describedPages = publicPages.filter(
  (page) => !/^\/(?:verify-email|forgot-password|favorites|newsletter\/)|^\/search\?q=zzzz$/.test(page),
);

describe('every public page, as the server sends it', () => {
  test('has text, a title, a description, its language and a link to the other language, in both languages', async () => {
    for (const lang of ['en', 'sw'] as const) {
      const titles: string[] = [];
      for (const page of describedPages) {
        const path = lang === 'sw' ? `/sw${addressOf(page)}`.replace(/\/$/, '') : addressOf(page);
        const answer = await fetch(`${site.origin}${path}`);
        const html = await answer.text();
        expect.soft(answer.status, path).toBe(200);
        expect.soft(html, path).toContain(`<html lang="${lang}"`);
        expect.soft(html, path).toMatch(/<h1[ >]/);
        expect.soft(html, path).toMatch(/<meta name="description" content="[^"]{30,}"/);
        expect.soft(html, path).toMatch(/<link rel="canonical"/);
        expect.soft(html, path).toMatch(/hreflang="sw"/i);
        titles.push(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
      }
      expect(new Set(titles).size, titles.join('\n')).toBe(describedPages.length);
    }
  });

  test('opens with whatever people type', async () => {
    const fields = { '/search': 'q', '/services': 'startDate', '/sw/stays': 'location', '/meals': 'page' };
    for (const [path, name] of Object.entries(fields)) {
      for (const text of typed) {
        const { status } = await fetch(`${site.origin}${path}?${new URLSearchParams({ [name]: text })}`);
        expect.soft(status, `${path} with ${name} ${text}`).toBe(200);
      }
    }
  });

  test('a plain form asks for dates and is answered, days are read as people type them, and what is none is kept', async () => {
    const date = site.nextDay();
    const typedDay = date.split('-').map(Number).reverse().join('/');
    const moved = await fetch(`${site.origin}/sw/search?startDate=${typedDay}`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([302, `/sw/search?startDate=${date}`]);
    // A list without a field for dates leads to the search, which shows the prices on them.
    const led = await fetch(`${site.origin}/sw/stays?category=hotels&startDate=${typedDay}`);
    expect(led.url).toBe(`${site.origin}/sw/search?category=hotels&startDate=${date}`);
    expect(await led.text()).toContain(formatDate(date, 'sw'));
    const html = async (path: string) => (await fetch(`${site.origin}${path}`)).text();
    const plain = async (query: string) => /<noscript><div.*?<\/noscript>/s.exec(await html(listing + query))?.[0];
    const answered = await plain(`?startDate=${typedDay}&guests=1`);
    expect(answered).toContain(`value="${formatDate(date, 'en')}"`);
    expect(answered).toContain(translate('en', 'bookings', 'bill.total'));
    // Booking needs scripts, so what leads to it is not shown without them.
    const books = (await html(`${listing}?startDate=${date}&guests=1`)).match(/<a [^>]*href="\/booking\/[^>]*>/g) ?? [];
    expect(books.filter((link) => link.includes('noscript:hidden'))).toHaveLength(1);
    expect(books).toHaveLength(1);
    for (const page of [await plain('?startDate=soon'), await html('/search?startDate=soon')]) {
      expect(page).toContain('value="soon"');
      expect(page).toContain('This is not a date');
    }
  });

  test('each page of a list has its own canonical and alternate addresses, without tracking parameters', async () => {
    const html = await (await fetch(`${site.origin}/sw/stays?page=2&utm_source=letter`)).text();
    const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => [
      /hreflang="([^"]*)"/i.exec(link)?.[1],
      /href="([^"]*)"/.exec(link.replace(/hreflang/i, ''))?.[1]?.replace(/^https?:\/\/[^/]+/, ''),
    ]);
    expect(links).toEqual([
      [undefined, '/sw/stays?page=2'],
      ['en', '/stays?page=2'],
      ['sw', '/sw/stays?page=2'],
      ['x-default', '/stays?page=2'],
    ]);
  });

  test('an unknown address is answered 404, with a page', async () => {
    const nobody = '0190a000-0000-7000-8000-000000000000';
    const rows = [`/services/${nobody}`, '/services/x', `/providers/${nobody}`, '/sw/providers/x'];
    for (const path of ['/nowhere', '/sw/hakuna', ...rows]) {
      const answer = await fetch(`${site.origin}${path}`);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(await answer.text(), path).toMatch(/<h1[ >]/);
    }
  });

  test('no schema library and no date picker is in a first load', async () => {
    for (const page of describedPages) {
      const html = await (await fetch(`${site.origin}${addressOf(page)}`)).text();
      const scripts = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]);
      expect(scripts.length, page).toBeGreaterThan(0);
      for (const script of scripts) {
        const code = await (await fetch(`${site.origin}${script}`)).text();
        expect.soft(code.includes('ZodError') || code.includes('rdp-'), `${page} loads ${script}`).toBe(false);
      }
    }
  });
});

describe.each(['en', 'sw'] as const)('screen readers are told, in %s,', (lang) => {
  test('how many results there are, in a live region that was there before', async () => {
    const { page, open } = await site.visit({ width: 1280, lang, folder: 'pages' });
    await open('/search?q=diani');
    const status = page.locator('main').getByRole('status').first();
    const before = await status.innerText();
    expect(before).toMatch(/\d/);
    const region = await status.elementHandle();
    await page.locator('main').getByRole('searchbox').first().fill('zzzz');
    await page.keyboard.press('Enter');
    await expect.poll(() => region?.innerText()).not.toBe(before);
    expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  });

  test('of a toast, in a polite live region that is there after the first key press', async () => {
    const { page, open } = await site.visit({ width: 360, lang, folder: 'pages' });
    // Whoever wanted to see a list with dates is led on to the search then, as the server leads them.
    const wanted = `/stays?category=hotels&startDate=${site.nextDay()}`;
    await open(`/login?redirect=${encodeURIComponent(wanted)}`);
    await page.keyboard.press('Tab');
    const region = page.getByRole('region', { name: translate(lang, 'common', 'notifications') });
    await region.waitFor({ state: 'attached' });
    expect(await region.getAttribute('aria-live')).toBe('polite');
    await page.getByRole('button', { name: translate(lang, 'accounts', 'demo.user') }).click();
    await page.getByRole('button', { name: translate(lang, 'accounts', 'login.submit'), exact: true }).click();
    await region.getByText(translate(lang, 'accounts', 'login.done')).waitFor();
    await page.waitForURL((url) => url.pathname.endsWith('/search'));
    expect(page.url()).toContain(wanted.slice('/stays'.length));
  });
});

test.each(['/services?category=beach', '/stays?category=farm&page=1', '/meals'])(
  'on %s the chosen kind has a look of its own',
  async (path) => {
    const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'pages' });
    await open(path);
    const kinds = page.getByRole('navigation', { name: translate('en', 'catalogue', 'kinds') }).getByRole('link');
    const looks = await kinds.evaluateAll((links) =>
      links.map((link) => [link.ariaCurrent !== null, getComputedStyle(link).backgroundColor] as const),
    );
    const chosen = looks.filter(([current]) => current);
    expect(chosen).toHaveLength(1);
    expect(looks.filter(([, colour]) => colour === chosen[0]?.[1])).toHaveLength(1);
  },
);

test('after the language was switched, Back leads to the page before, in the chosen language', async () => {
  const { page, open, settled } = await site.visit({ width: 1280, lang: 'en', folder: 'pages/back' });
  await open('/explore');
  await page
    .getByRole('link', { name: translate('en', 'shell', 'stays'), exact: true })
    .first()
    .click();
  await page.waitForURL(`${site.origin}/stays`);
  await page.getByRole('link', { name: 'SW Kiswahili' }).first().click();
  await page.waitForURL(`${site.origin}/sw/stays`);
  await settled();
  await page.goBack();
  await page.waitForURL(`${site.origin}/sw/explore`);
  await page.getByRole('heading', { level: 1, name: translate('sw', 'explore', 'title') }).waitFor();
});

test('what stays HTML until it is used takes the first press, by pointer, keyboard or none, and opens no new document', async () => {
  const { page, open, problems } = await site.visit({ width: 360, lang: 'en', folder: 'pages/first-press' });
  const press = {
    pointer: (link: Locator) => link.click(),
    keyboard: (link: Locator) => link.press('Enter'),
    // As screen readers do.
    none: (link: Locator) => link.dispatchEvent('click'),
  };
  for (const [how, pressed] of Object.entries(press)) {
    await open('/');
    await page.evaluate(() => Object.assign(window, { opened: 'before' }));
    await pressed(page.locator('main section article').last().getByRole('link'));
    await page.waitForURL('**/services/*');
    await page.locator('#book').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'opened')), how).toBe('before');
  }
  expect(problems).toEqual([]);
});

test('a language link works and is remembered before any script is there, and before its own is', async () => {
  const { page, open } = await site.visit({ width: 1280, lang: 'sw', folder: 'pages/language' });
  await page.context().addCookies([{ name: 'lang', value: 'sw', url: site.origin }]);
  const links = page.getByRole('contentinfo');
  const release = await hold(page, scripts);
  await page.goto(`${site.origin}/sw/terms`, { waitUntil: 'domcontentloaded' });
  await links.getByRole('link', { name: 'EN English' }).click();
  // With the cookie of before the server would redirect to Kiswahili.
  await page.waitForURL(`${site.origin}/terms`);
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });

  await hold(page, /\/footer-[^/]*\.js$/);
  await page.goto(`${site.origin}/stays`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: translate('en', 'shell', 'meals') })
    .click();
  await page.waitForURL(`${site.origin}/meals`);
  // The footer's HTML is that of /stays.
  const length = await page.evaluate(() => history.length);
  await links.getByRole('link', { name: 'SW Kiswahili' }).click();
  await page.waitForURL(`${site.origin}/sw/meals`);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await open('/');
});

test('a page that the server has rendered long ago, or for other links to it, reads nothing again', async () => {
  const { page, open, quiet, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'pages/kept' });
  await page.route(`${site.origin}/`, async (route) => {
    const answer = await route.fetch();
    const hourAgo = `dataUpdatedAt:${Date.now() - 3_600_000}`;
    const html = (await answer.text()).replaceAll(/dataUpdatedAt:\d{13}/g, hourAgo);
    expect(html).toContain(hourAgo);
    await route.fulfill({ response: answer, body: html });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await open('/');
  await quiet();
  // The tracking parameters of a link are in neither the HTML nor the browser's address, which therefore agree.
  for (const path of ['/search?q=lamu', listing]) {
    const link = `${path}${path.includes('?') ? '&' : '?'}utm_source=letter&fbclid=IwAR0`;
    expect(await (await fetch(site.origin + link)).text()).not.toMatch(/IwAR0|utm_source=/);
    await open(link);
    await quiet();
    expect(page.url()).toBe(site.origin + path);
  }
  expect(asked.filter((url) => !url.includes('/availability'))).toEqual([]);
  expect(problems).toEqual([]);
});
