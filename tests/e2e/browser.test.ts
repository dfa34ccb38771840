import { expect } from 'vitest';
import { test } from './support/test.ts';

test('the browser draws text with a real font and takes a picture of it', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 400, height: 160 } });
  await page.goto(
    'data:text/html,<body style="font:32px sans-serif"><span id="word">Karibu Kenya, karibuni Mombasa</span>',
  );
  const word = await page.locator('#word').boundingBox();
  expect(word?.width).toBeGreaterThan(200);
  expect(await page.locator('#word').isVisible()).toBe(true);

  const written = await page.screenshot();
  await page.locator('#word').evaluate((element) => element.remove());
  const empty = await page.screenshot();
  expect(written.length).toBeGreaterThan(empty.length + 500);
  await page.close();
});
