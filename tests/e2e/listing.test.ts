import { afterAll, beforeAll, expect, test } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { openSite, type Site } from './support/site.ts';

let site: Site;
let listing: string;
beforeAll(async () => {
  site = await openSite();
  const found = (await (await fetch(`${site.origin}/api/services?category=safari`)).json()) as {
    items: { id: string }[];
  };
  listing = `/services/${found.items[0]?.id}`;
}, 180_000);
afterAll(() => site?.close());

test('others like it stand in the HTML, each once and never the listing itself', async () => {
  const html = await (await fetch(`${site.origin}${listing}`)).text();
  const similar = html.slice(html.indexOf('id="similar"')).split('</section>')[0];
  const links = [...(similar ?? '').matchAll(/href="(\/services\/[0-9a-f-]{36})"/g)].map((match) => match[1]);
  expect(links).toHaveLength(3);
  expect(new Set([...links, listing]).size).toBe(4);
});

test.each([360, 1280] as const)(
  'the pictures open over the whole screen, by keyboard alone, at %i px',
  async (width) => {
    const { page, open, shot, problems, close } = await site.visit({ width, lang: 'en', folder: `listing/${width}` });
    await open(listing);
    const pictures = page.getByRole('list', { name: translate('en', 'catalogue', 'gallery.label') }).getByRole('link');
    const count = await pictures.count();
    await pictures.first().focus();
    await page.keyboard.press('Enter');
    const place = (number: number) => translate('en', 'catalogue', 'gallery.place', { number, count });
    const viewer = page.getByRole('dialog', { name: place(1) });
    await viewer
      .getByText((await pictures.first().getByRole('img').getAttribute('alt')) ?? '', { exact: true })
      .waitFor();
    await page.keyboard.press('End');
    await page.getByRole('dialog', { name: place(count) }).waitFor();
    await shot('viewer');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pictures.first().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  },
);

test.each(['en', 'sw'] as const)('it fits 320 px with text at twice its size, in %s', async (lang) => {
  const { page, open, close } = await site.visit({ width: 360, lang, folder: 'listing/large' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open(listing);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});
