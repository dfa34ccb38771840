import { expect } from 'vitest';
import { confirmPaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import { transaction } from '#server/db/client.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { newTraveller, serviceFor } from '../support/travellers.ts';

const dashboard = (key: KeyOf<'dashboard'>) => translate('en', 'dashboard', key);
const bookings = (key: KeyOf<'bookings'>, values = {}) => translate('en', 'bookings', key, values);

/** With no-break spaces, as pages write amounts. */
const charge = (dollars: number) => `$${dollars}\u00a0USD`;

test('on phones extras are chosen from none, kept through a reload, booked, and added to in a change', async ({
  site,
}) => {
  const { token } = await newTraveller(site.origin);
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'extras' });
  const { page, open, quiet, shot, problems } = visitor;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  const look = async (name: string) => {
    await quiet();
    await shot(name);
    expect.soft(await violationsOn(page), name).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(over, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  };
  const id = await serviceFor(site.origin, `q=${encodeURIComponent('big cats safari')}`);
  await open(`/services/${id}`);
  const offered = page.getByRole('region', { name: translate('en', 'catalogue', 'extras.title') });
  await offered.scrollIntoViewIfNeeded();
  expect(await offered.textContent()).toMatch(/Sundowner on the hill\s*\$28 per guest.*Binoculars\s*\$6 per day/);

  await open(`/booking/${id}?startDate=${site.nextDay()}&guests=2&party=non_resident:2`);
  const sundowner = page.getByRole('spinbutton', { name: 'Sundowner on the hill' });
  const binoculars = page.getByRole('spinbutton', { name: 'Binoculars' });
  await sundowner.waitFor();
  expect([await sundowner.inputValue(), await binoculars.inputValue()]).toEqual(['0', '0']);
  await sundowner.fill('2');
  await binoculars.fill('1');
  await page.getByText(bookings('extras.total', { amount: charge(74) })).waitFor();
  await look('chosen');
  await page.reload();
  await page.getByText(bookings('extras.total', { amount: charge(74) })).waitFor();
  expect(await sundowner.inputValue()).toBe('2');

  // For one guest less there is one less.
  await page.getByRole('button', { name: bookings('changeStay') }).click();
  await page.getByRole('spinbutton', { name: translate('en', 'party', 'kind.non_resident') }).fill('1');
  await page.getByRole('button', { name: bookings('next') }).click();
  await page.getByText(bookings('extras.total', { amount: charge(46) })).waitFor();
  expect(await sundowner.inputValue()).toBe('1');
  await page.getByRole('button', { name: bookings('book'), exact: true }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.getByText('Sundowner on the hill, 1 person', { exact: true }).waitFor();
  await look('booked');

  const bookingId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await open(`/payment/${bookingId}`);
  await page.getByText('Sundowner on the hill, 1 person', { exact: true }).first().waitFor({ state: 'attached' });
  // As if it were paid: paying is another journey.
  await site.prepare((app) => transaction(app, (tx) => confirmPaidBooking(tx, bookingId, app.clock.now())));
  await open(`/dashboard/bookings/${bookingId}`);
  await page.getByRole('button', { name: dashboard('change.open') }).click();
  await page.getByText(dashboard('change.same.extras')).waitFor();
  expect([await sundowner.inputValue(), await binoculars.inputValue()]).toEqual(['1', '1']);
  await binoculars.fill('2');
  await page.getByText(translate('en', 'dashboard', 'change.more', { amount: charge(18) })).waitFor();
  await look('change');
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await page.waitForURL(/\/payment\//);
  await page.getByText('Binoculars, 2 × 3 days').first().waitFor({ state: 'attached' });
  await look('payment');
  expect(problems).toEqual([]);
}, 120_000);
