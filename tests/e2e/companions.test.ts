import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, book, demoTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

/** A booking of the demo's traveller, paid by M-Pesa. */
async function paidBooking(token: string): Promise<string> {
  const serviceId = await serviceFor(site.origin, 'category=safari');
  const id = await book(site.origin, { token, serviceId, startDate: site.nextDay(), guests: 2 });
  const { amountKes } = await ask<{ amountKes: number }>(site.origin, `/api/payments/options/${id}`, { token });
  const body = { bookingId: id, phoneNumber: site.nextPhone(), amount: amountKes };
  await ask(site.origin, '/api/payments/mpesa/stk-push', { token, body });
  const status = async () => (await ask<{ status: string }>(site.origin, `/api/bookings/${id}`, { token })).status;
  await expect.poll(status, { timeout: 60_000, interval: 500 }).toBe('confirmed');
  return id;
}

test.each([
  { lang: 'en', width: 1280 },
  { lang: 'sw', width: 360 },
] as const)(
  'a traveller names who comes along, sends them the voucher, and has it sent to their own phone, at $width px in $lang',
  async ({ lang, width }) => {
    const t = (key: KeyOf<'companions'>, values = {}) => translate(lang, 'companions', key, values);
    const paid = (key: KeyOf<'paid'>, values = {}) => translate(lang, 'paid', key, values);
    const token = await signIn(site.origin, demoTraveller);
    const id = await paidBooking(token);
    const { page, open, quiet, shot, problems } = await site.visit({ width, lang, folder: `companions/${lang}` });
    const look = async (name: string) => {
      await quiet();
      await shot(name);
      expect.soft(await violationsOn(page, {}), name).toEqual([]);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await open('/login');
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    await open(`/dashboard/bookings/${id}`);
    await press(t('add'));
    await page.getByLabel(t('name', { at: 1 })).fill('Wanjiru Kamau');
    await press(t('save'));
    await page.getByText('Wanjiru Kamau', { exact: true }).waitFor();

    await press(t('send'));
    const email = `wanjiru-${lang}@example.com`;
    await page.getByLabel(t('send.email')).fill('nobody');
    await press(t('send.button'));
    await page.getByText(translate(lang, 'fields', 'email_invalid')).waitFor();
    await page.getByLabel(t('send.email')).fill(email);
    await look('send');
    await press(t('send.button'));
    await page.getByText(t('send.done', { email })).waitFor();
    const letters = async () =>
      (await ask<{ items: { to: string }[] }>(site.origin, '/dev/mail/messages')).items.map(({ to }) => to);
    await expect.poll(letters, { timeout: 30_000 }).toContain(email);

    await press(paid('toPhone'));
    await page.getByText(paid('toPhone.done', { phone: '+254712345678' })).waitFor();
    await look('phone');
    expect(problems.filter((problem) => !/400/.test(problem))).toEqual([]);
  },
);
