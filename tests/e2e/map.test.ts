import { expect } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';
import { hold, isTakenOver } from './support/hold.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

test('the pin of a search result is at its place on the map, at least 44 px wide, and leads to its listing', async () => {
  const { page, open, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'map' });
  await open('/search?location=Watamu');
  const map = page.getByRole('complementary', { name: translate('en', 'catalogue', 'map.title') });
  const [drawing, pin] = [
    await map.locator(`svg[viewBox="0 0 ${kenyaMap.width} ${kenyaMap.height}"]`).boundingBox(),
    map.getByRole('link').first(),
  ];
  const box = await pin.boundingBox();
  const found = (await (await fetch(`${site.origin}/api/services?location=Watamu`)).json()) as {
    items: { id: string; lat: number; lon: number }[];
  };
  const [first] = found.items;
  if (!drawing || !box || !first) throw new Error('the map, its pin or the listing is missing');
  const { x, y } = onKenyaMap({ lat: first.lat, lng: first.lon });
  expect(box.width).toBeGreaterThanOrEqual(44);
  const [across, down] = [
    drawing.x + (x / kenyaMap.width) * drawing.width,
    drawing.y + (y / kenyaMap.height) * drawing.height,
  ];
  expect(Math.abs(box.x + box.width / 2 - across)).toBeLessThan(2);
  expect(Math.abs(box.y + box.height / 2 - down)).toBeLessThan(2);
  await pin.click();
  await page.waitForURL(new RegExp(`#listing-${first.id}$`));
  expect(problems).toEqual([]);
});

test('a pin that is pressed before the map’s code is there marks its listing once it is', async () => {
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'map/early' });
  const release = await hold(page, /\/found-on-map-[^/]*\.js$/);
  await open('/search?location=Watamu');
  const map = page.getByRole('complementary', { name: translate('en', 'catalogue', 'map.title') });
  const pin = map.getByRole('link').first();
  await pin.click();
  await page.waitForURL(/#listing-/);
  release();
  await expect.poll(() => pin.getAttribute('aria-current')).toBe('true');
  const card = page.locator(new URL(page.url()).hash);
  await expect.poll(() => card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('on a phone another search loads neither the folded map nor the footer, and hydrates no card before its answer', async () => {
  const { page, open, quiet } = await site.visit({ width: 360, lang: 'en', folder: 'map/folded' });
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(...(/(?:found-on-map|kenya-land|footer|currency-switch)-/.exec(request.url()) ?? [])),
  );
  await open('/search');
  await quiet();
  // Until an idle moment has drawn the footer, which may be later, it counts as high as its class says.
  await page.locator('footer[data-drawn]').waitFor({ state: 'attached' });
  const height = () => page.evaluate(() => document.querySelector('footer')?.clientHeight);
  const before = await height();
  const release = await hold(page, /\/api\/services\?/);
  const answered = page.waitForResponse(/\/api\/services\?/);
  await page.getByRole('searchbox').first().pressSequentially('l');
  await page.waitForURL(/q=l/);
  expect(await page.evaluate(isTakenOver, 'main article')).toBe(false);
  release();
  await answered;
  await quiet();
  expect(asked).toEqual([]);
  expect(await height()).toBe(before);
  // The pins of the search before are gone; unfolded, the map has those of this one.
  await page.locator('summary').last().click();
  await expect.poll(() => asked).toContain('found-on-map-');
  await page
    .getByRole('complementary', { name: translate('en', 'catalogue', 'map.title') })
    .getByRole('link')
    .first()
    .waitFor();
});
