import { expect } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { kenyaMap, onKenyaMap } from '#shared/kenya-map.ts';
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
