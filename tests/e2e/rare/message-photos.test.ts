import sharp from 'sharp';
import { expect } from 'vitest';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from '../support/axe.ts';
import type { Visitor } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask, demoTraveller, signIn } from '../support/travellers.ts';

const words =
  (lang: Lang) =>
  (key: KeyOf<'messages'>, values = {}) =>
    translate(lang, 'messages', key, values);

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

const photo = async (colour: string) => ({
  name: `${colour}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

test('a traveller sends photos from a phone, the host sees them at once, and a message that was not sent is changed', async ({
  site,
}) => {
  const { origin } = site;
  const [amina, baraka] = await Promise.all([
    signIn(origin, demoTraveller),
    signIn(origin, { email: 'baraka@twende.test', password: 'Karibu2026!' }),
  ]);
  const mine = await ask<{ items: BookingItem[] }>(origin, '/api/bookings?status=completed&pageSize=50', {
    token: amina,
  });
  const theirs = await ask<{ items: { id: string }[] }>(origin, '/api/provider/services?pageSize=50', {
    token: baraka,
  });
  const trip = mine.items.find(({ service }) => theirs.items.some(({ id }) => id === service.id));
  if (!trip) throw new Error('The demo has no trip of Amina with Baraka');
  const { id } = await ask<{ id: string }>(origin, `/api/bookings/${trip.id}/conversation`, { token: amina, body: {} });

  const host = await site.visit({ width: 1280, lang: 'sw', folder: 'message-photos' });
  await host.page.addInitScript((own) => localStorage.setItem('token', own), baraka);
  await host.open(`/provider/messages?conversation=${id}`);
  const hostLog = host.page.getByRole('log');
  await hostLog.waitFor();

  const traveller = await site.visit({ width: 360, lang: 'en', folder: 'message-photos' });
  const { page, problems } = traveller;
  await page.addInitScript((own) => localStorage.setItem('token', own), amina);
  await traveller.open(`/messages?conversation=${id}`);
  const t = words('en');
  const send = page.getByRole('button', { name: t('send'), exact: true });
  const log = page.getByRole('log');
  await page.getByRole('button', { name: t('photos.add') }).waitFor();
  const choose = page.getByTestId('message-photos');
  await choose.setInputFiles([await photo('teal'), await photo('maroon'), await photo('olive')]);
  await page.getByRole('button', { name: t('photos.remove', { number: 3 }) }).waitFor();
  await page.getByLabel(t('photos.alt', { number: 1 })).fill('The gate of the camp');
  await page.getByRole('button', { name: t('photos.remove', { number: 3 }) }).click();
  await page.locator('progress').first().waitFor({ state: 'detached' });
  await look(traveller, 'chosen');
  await page.getByLabel(t('message')).fill('Is this the way in?');
  await send.click();
  const opens = { name: t('photos.openOf', { number: 1, alt: 'The gate of the camp' }) };
  await log.getByRole('button', opens).last().locator('img').waitFor();
  await look(traveller, 'sent');

  // Opened anew, the conversation shows its end, also once the photos have come.
  await traveller.open(`/messages?conversation=${id}`);
  await log.getByRole('button', opens).last().locator('img').waitFor();
  const belowView = () => log.evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight));
  expect(await belowView()).toBeLessThanOrEqual(1);

  const tSw = words('sw');
  const seen = hostLog
    .getByRole('button', { name: tSw('photos.openOf', { number: 1, alt: 'The gate of the camp' }) })
    .last();
  await seen.locator('img').waitFor();
  await look(host, 'seen');
  await seen.press('Enter');
  const viewer = host.page.getByRole('dialog');
  await viewer.getByRole('img', { name: 'The gate of the camp' }).waitFor();
  await look(host, 'large');
  await host.page.keyboard.press('ArrowRight');
  await viewer.getByText(tSw('photos.place', { number: 2, count: 2 })).waitFor();
  await host.page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await seen.evaluate((element) => element === document.activeElement)).toBe(true);

  // What could not be sent comes back into the field with its photo, and is sent as it then is.
  await choose.setInputFiles([await photo('navy')]);
  await page.getByRole('button', { name: t('photos.remove', { number: 1 }) }).waitFor();
  await page.locator('progress').first().waitFor({ state: 'detached' });
  await page.getByLabel(t('message')).fill('Or tihs one?');
  await page.context().setOffline(true);
  await send.click();
  await log.getByText(t('notSent')).first().waitFor();
  await page.context().setOffline(false);
  await log.getByRole('button', { name: t('change'), exact: true }).click();
  const field = page.getByLabel(t('message'));
  expect(await field.inputValue()).toBe('Or tihs one?');
  await page.getByRole('button', { name: t('photos.remove', { number: 1 }) }).waitFor();
  await look(traveller, 'changing');
  await field.fill('Or this one?');
  await send.click();
  await hostLog.getByText('Or this one?').waitFor();
  await hostLog
    .getByRole('button', { name: tSw('photos.open', { number: 1 }), exact: true })
    .locator('img')
    .waitFor();
  expect(await hostLog.getByText('Or tihs one?').count()).toBe(0);
  expect([...problems, ...host.problems].filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);
});

test('a host’s own team is not offered to ask itself, and others are', async ({ site }) => {
  const baraka = await signIn(site.origin, { email: 'baraka@twende.test', password: 'Karibu2026!' });
  const { items } = await ask<{ items: { id: string; status: string }[] }>(
    site.origin,
    '/api/provider/services?pageSize=50',
    { token: baraka },
  );
  const serviceId = items.find(({ status }) => status === 'approved')?.id ?? '';
  const link = { name: translate('en', 'catalogue', 'provider.ask') };
  const others = await site.visit({ width: 360, lang: 'en', folder: 'message-photos' });
  await others.open(`/services/${serviceId}#provider`);
  await others.page.getByRole('link', link).waitFor();
  const own = await site.visit({ width: 360, lang: 'en', folder: 'message-photos' });
  await own.page.addInitScript((token) => localStorage.setItem('token', token), baraka);
  await own.open(`/services/${serviceId}#provider`);
  await own.page.getByRole('link', link).waitFor({ state: 'detached' });
});
