import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './support/site.ts';

let site: Site;
let listing: string;
beforeAll(async () => {
  site = await openSite();
  const found = (await (await fetch(`${site.origin}/api/services?q=lamu`)).json()) as { items: { id: string }[] };
  listing = `/services/${found.items[0]?.id}`;
}, 180_000);
afterAll(() => site?.close());

const publicPages = [
  '/',
  '/explore',
  '/services',
  '/services?category=beach',
  '/stays',
  '/meals',
  '/transport',
  '/search?q=diani',
  'listing',
  '/login',
  '/register',
  '/terms',
  '/privacy',
];
const addressOf = (page: string) => (page === 'listing' ? listing : page);

describe('every public page, as the server sends it', () => {
  test('has words, a title, a description, its language and its twin, in both languages', async () => {
    for (const lang of ['en', 'sw'] as const) {
      const titles: string[] = [];
      for (const page of publicPages) {
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
      expect(new Set(titles).size, titles.join('\n')).toBe(publicPages.length);
    }
  });

  test('each page of a list has an address of its own and a twin; what only follows people about has none', async () => {
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

  test('what is not there is 404, with a page and a way on', async () => {
    for (const path of ['/nowhere', '/sw/hakuna', '/services/0190a000-0000-7000-8000-000000000000', '/services/x']) {
      const answer = await fetch(`${site.origin}${path}`);
      expect.soft(answer.status, path).toBe(404);
      expect.soft(await answer.text(), path).toMatch(/<h1[ >]/);
    }
  });

  test('no schema library and no date picker comes with a first load', async () => {
    for (const page of publicPages) {
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

describe.each([
  { width: 360, lang: 'en', dark: false },
  { width: 360, lang: 'sw', dark: true },
  { width: 1280, lang: 'sw', dark: false },
  { width: 1280, lang: 'en', dark: true },
] as const)('at $width px in $lang, dark: $dark', ({ width, lang, dark }) => {
  test('every public page fits, can be used by everybody and says nothing in the console', async () => {
    const visitor = await site.visit({
      width,
      lang,
      dark,
      folder: `pages/${width}-${lang}-${dark ? 'dark' : 'light'}`,
    });
    const { page, open, shot, problems } = visitor;
    for (const each of publicPages) {
      await open(addressOf(each));
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${each} is wider than the screen`).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      expect.soft(found, each).toEqual([]);
      await shot(each.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home');
    }
    expect(problems).toEqual([]);
    await visitor.close();
  }, 180_000);
});
