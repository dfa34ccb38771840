import sharp from 'sharp';
import { expect } from 'vitest';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, signIn } from './support/travellers.ts';

const t = (key: KeyOf<'reviews'>, values = {}) => translate('en', 'reviews', key, values);

/** Asks axe in both themes, and whether the page is wider than its window. */
async function look({ page, quiet, shot }: Visitor, name: string): Promise<void> {
  await quiet();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(`${name}-${colorScheme}`);
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}

test('on a phone a traveller sees their points, reviews a trip by keyboard, and everybody reads it', async ({
  site,
}) => {
  const token = await signIn(site.origin, demoTraveller);
  const { items } = await ask<{ items: BookingItem[] }>(site.origin, '/api/bookings?status=completed&pageSize=50', {
    token,
  });
  const trip = items.find(({ review }) => review === 'open');
  if (!trip) throw new Error('The demo has no trip that can be reviewed');
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'reviews' });
  const { page, open, problems } = visitor;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);

  await open('/dashboard/points');
  await page.getByRole('heading', { name: translate('en', 'points', 'how.title') }).waitFor();
  await look(visitor, 'points');

  await open(`/dashboard/bookings/${trip.id}`);
  await page.getByRole('link', { name: t('write') }).click();
  await page.getByRole('button', { name: t('publish') }).waitFor();
  await look(visitor, 'form');
  await page
    .getByRole('radio', { name: t('stars.of', { count: 1, word: t('stars.1') }) })
    .first()
    .focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  const words = 'The forest was cool and green, and our guide knew every bird.';
  await page.getByRole('textbox', { name: t('text') }).fill(words);
  // Made smaller as a whole it would be too narrow for the server.
  const strip = sharp({ create: { width: 3_000, height: 260, channels: 3, background: 'teal' } }).jpeg();
  await page
    .getByTestId('review-photos')
    .setInputFiles({ name: 'strip.jpg', mimeType: 'image/jpeg', buffer: await strip.toBuffer() });
  await page.getByRole('button', { name: t('removePhoto', { number: 1 }) }).waitFor();
  // A photo that does not arrive leaves the words, which are public, and the form.
  const notNow = { success: false, code: 'invalid_input', error: 'Not now' };
  const photos = /\/api\/reviews\/[^/]+\/pictures$/;
  await page.route(photos, (route) => route.fulfill({ status: 400, json: notNow }), { times: 1 });
  await page.getByRole('button', { name: t('publish') }).click();
  await page.getByRole('heading', { level: 1, name: t('yours') }).waitFor();
  await page.getByText(t('photosLost')).waitFor();
  expect(problems.splice(0).filter((problem) => !problem.includes('400'))).toEqual([]);
  await page.getByRole('button', { name: t('save') }).click();
  await page.getByRole('button', { name: t('takeBack') }).waitFor();
  await look(visitor, 'written');

  await open(`/services/${trip.service.id}#reviews`);
  await page.getByText(words).waitFor();
  await visitor.quiet(); // the code of the reviews comes once they are near
  const all = page.getByRole('button', { name: /Filter and sort|Show all/ });
  if (await all.count()) {
    await all.click();
    await page.getByLabel(t('all.stars')).selectOption('4');
    await page.getByText(words).waitFor();
  }
  await look(visitor, 'all');
  expect(problems).toEqual([]);
});
