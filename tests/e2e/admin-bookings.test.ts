import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import type { AdminBooking, AdminBookings } from '#shared/contracts/admin-bookings.ts';
import { addDays, dateInNairobi } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, demoTraveller, newTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
});

/** A page as it is, in both themes, without what axe finds wrong and without sideways scrolling. */
async function look(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
    expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${name} is wider than the screen`).toBe(0);
}

test('an admin on a phone finds a booking, notes something, and cancels it with the letter that was shown', async () => {
  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { token } = await newTraveller(site.origin);
  const startDate = addDays(dateInNairobi(new Date()), 40);
  const serviceId = await serviceFor(site.origin, 'category=safari');
  const id = await book(site.origin, { token, serviceId, startDate, guests: 1 });
  const { bookingId: reference } = await ask<{ bookingId: string }>(site.origin, `/api/bookings/${id}`, { token });
  const { page, open, quiet, shot, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'admin-bookings' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const t = (key: KeyOf<'admin-bookings'>, values?: Record<string, string | number>) =>
    translate('sw', 'admin-bookings', key, values);
  const panel = (key: KeyOf<'admin-panel'>) => translate('sw', 'admin-panel', key);

  await open('/admin/bookings');
  await page.getByText(panel('filters'), { exact: true }).click();
  await page.getByLabel(t('status'), { exact: true }).selectOption('completed');
  await page.getByRole('searchbox', { name: t('search') }).fill(reference.replaceAll('-', ''));
  await page.getByRole('heading', { name: t('list.none') }).waitFor();
  await quiet();
  await look(page, 'none');
  await page.getByLabel(t('status'), { exact: true }).selectOption('pending');
  await page.getByText(t('list.found', { count: 1 }), { exact: true }).waitFor();
  await quiet();
  await look(page, 'list');
  await shot('list');
  await page.getByRole('link', { name: reference }).click();
  await page.getByRole('heading', { level: 1, name: t('number', { id: reference }) }).waitFor();
  await quiet();
  await look(page, 'booking');
  await shot('booking');

  await page.getByRole('button', { name: t('personal.phone') }).click();
  await page.getByText('+254712345678').waitFor();
  await page.getByRole('button', { name: t('notes.add') }).click();
  await page.getByText(t('notes.missing')).waitFor();
  await page.getByLabel(t('notes.new')).fill('Called the host.');
  await page.getByRole('link', { name: t('back') }).click();
  await page.getByRole('button', { name: panel('typed.stay') }).click();
  await page.getByRole('button', { name: t('notes.add') }).click();
  await page.getByRole('listitem').filter({ hasText: 'Called the host.' }).waitFor();
  await page.getByRole('link', { name: t('back') }).click();
  await page.getByText(t('list.found', { count: 1 }), { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('status')).toBe('pending');
  await page.getByRole('link', { name: reference }).click();

  await page.getByRole('button', { name: t('cancel.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('cancel.places')).waitFor();
  await dialog.getByRole('button', { name: t('cancel.next') }).click();
  await dialog.getByText(translate('sw', 'fields', 'required_fields_missing')).waitFor();
  await quiet();
  await look(page, 'cancelling');
  await shot('cancelling');
  await dialog.getByLabel(panel('reason')).fill('The road is closed.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: panel('typed.stay') }).click();
  await dialog.getByRole('button', { name: t('cancel.next') }).click();
  await dialog.getByText('The road is closed.').waitFor();
  await quiet();
  await look(page, 'letter');
  await shot('letter');
  const confirm = dialog.getByRole('button', { name: t('cancel.confirm') });
  await confirm.click();
  // A toast is a dialog, too.
  await confirm.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('cancel.open') }).waitFor({ state: 'detached' });
  await page.getByText(t('audit.personal_viewed')).waitFor();
  const letters = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages');
    return items.filter(({ subject, text }) => subject.includes(reference) && text.includes('The road is closed.'));
  };
  await expect.poll(async () => (await letters()).length).toBe(1);
  expect(problems.filter((problem) => !/ 400|^400 /.test(problem))).toEqual([]);

  await open('/admin/bookings/BK-2026-999999');
  await page.getByRole('heading', { name: t('none') }).waitFor();
}, 300_000);

/** A paid booking of the demo with several guests of one kind, which can be changed. */
async function changeableBooking(token: string): Promise<AdminBooking['booking']> {
  const list = '/api/admin/bookings?status=confirmed&payment=completed&pageSize=50&sort=startDate&order=desc';
  const { items } = await ask<AdminBookings>(site.origin, list, { token });
  for (const { id, guests } of items) {
    if (guests < 2) continue;
    const found = await ask<AdminBooking>(site.origin, `/api/admin/bookings/${id}`, { token });
    if (found.changeable && found.booking.party.every(({ kind }) => kind === 'non_resident')) return found.booking;
  }
  return expect.unreachable('the demo has no such booking');
}

test('an admin changes the guests of a booking for its traveller, who gets the letter that was shown', async () => {
  const admin = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const { id, bookingId: reference, guests } = await changeableBooking(admin);
  const { page, open, quiet, shot, problems } = await site.visit({ width: 360, lang: 'en', folder: 'admin-bookings' });
  await page.addInitScript((own) => localStorage.setItem('token', own), admin);
  const t = (key: KeyOf<'admin-bookings'>) => translate('en', 'admin-bookings', key);
  await open(`/admin/bookings/${id}`);
  await page.getByRole('button', { name: t('change.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('change.guests')).fill(String(guests - 1));
  await dialog.getByLabel(translate('en', 'admin-panel', 'reason')).fill('You called us: a friend cannot come.');
  await quiet();
  await look(page, 'changing');
  await shot('changing');
  await dialog.getByRole('button', { name: t('cancel.next') }).click();
  await dialog.getByText('You called us: a friend cannot come.').waitFor();
  await quiet();
  await look(page, 'changed letter');
  await shot('changed-letter');
  const confirm = dialog.getByRole('button', { name: t('change.confirm') });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await page.getByText(t('audit.changed_for_traveller')).waitFor();
  const letters = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(site.origin, '/dev/mail/messages');
    return items.filter(({ subject, text }) => subject.includes(reference) && text.includes('a friend cannot come'));
  };
  await expect.poll(async () => (await letters()).length).toBe(1);
  expect(problems).toEqual([]);
}, 300_000);
