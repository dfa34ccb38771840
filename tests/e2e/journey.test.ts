import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { violationsOn } from './support/axe.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller, serviceFor } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

/** Both widths, languages and methods; other tests of the browser have the other pairs. */
const visits = [
  { width: 360, lang: 'sw', method: 'mpesa' },
  { width: 1280, lang: 'en', method: 'card' },
] as const;

/** The words as the page shows them, from the same catalogues. */
const wordsIn = (lang: Lang) => ({
  lang,
  trip: (key: KeyOf<'trip'>) => translate(lang, 'trip', key),
  common: (key: KeyOf<'common'>) => translate(lang, 'common', key),
  catalogue: (key: KeyOf<'catalogue'>) => translate(lang, 'catalogue', key),
  accounts: (key: KeyOf<'accounts'>) => translate(lang, 'accounts', key),
  bookings: (key: KeyOf<'bookings'>) => translate(lang, 'bookings', key),
  payments: (key: KeyOf<'payments'>) => translate(lang, 'payments', key),
  party: (key: KeyOf<'party'>) => translate(lang, 'party', key),
  partyOf: (key: KeyOf<'party'>, values: { count: number }) => translate(lang, 'party', key, values),
  dashboard: (key: KeyOf<'dashboard'>) => translate(lang, 'dashboard', key),
});
type Words = ReturnType<typeof wordsIn>;

describe('from a misspelt search to a paid booking', () => {
  test.each(visits)('by $method at $width px in $lang', async ({ width, lang, method }) => {
    const visitor = await site.visit({ width, lang, folder: `journeys/${method}-${width}-${lang}` });
    const words = wordsIn(lang);
    await findSafari(visitor, words);
    await register(visitor, words, `${method}-${width}-${lang}@journey.test`);
    await bookTwoPlaces(visitor, words, method === 'mpesa' ? '0712 345 702' : undefined);
    if (method === 'card') await payByCard(visitor, words);
    else await payByMpesa(visitor, words, '0712 345 701');
    await findOnDashboard(visitor, words, lang);
    if (method === 'mpesa') await hasVoucherBySms('+254712345702');
    expect(visitor.problems).toEqual([]);
  });
});

test('a booking at prices by residency shows them from its quote to its voucher, and fits 320 px with text at twice its size', async () => {
  const visitor = await site.visit({ width: 360, lang: 'sw', folder: 'journeys/large' });
  const { page, open, quiet } = visitor;
  const words = wordsIn('sw');
  const fits = async (name: string) => {
    await quiet();
    const over = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - window.innerWidth;
    });
    expect.soft(over, name).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  };
  await page.setViewportSize({ width: 320, height: 640 });
  const { email, password } = await newTraveller(site.origin);
  await open('/login');
  await page.getByLabel(words.accounts('email'), { exact: true }).fill(email);
  await page.getByLabel(words.accounts('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words.accounts('login.submit') }).click();
  await page.waitForURL(/\/dashboard/);
  await open(`/booking/${await serviceFor(site.origin, 'q=ziwa%20nakuru%20vifaru')}?startDate=${site.nextDay()}`);
  // The price depends on who travels, so that is asked although the day is known.
  await page.getByRole('button', { name: words.bookings('next') }).waitFor();
  await fits('stay');
  await chooseCitizens(visitor, words);
  await page.getByRole('button', { name: words.bookings('next') }).click();
  await page.getByLabel(words.bookings('contact.name')).waitFor();
  await fits('contact');
  await page.getByRole('button', { name: words.bookings('book') }).click();
  await page.waitForURL(/\/confirmation\//);
  const confirmation = new URL(page.url()).pathname.replace(/^\/sw/, '');
  await fits('held');
  await page.getByRole('link', { name: words.bookings('pay') }).click();
  await page.waitForURL(/\/payment\//);
  await page.getByLabel(words.payments('card.number')).waitFor();
  await fits('card');
  await payByCard(visitor, words);
  await fits('paid');
  await open(confirmation);
  await page.getByRole('heading', { level: 1, name: words.bookings('stage.confirmed.title') }).waitFor();
  await page.getByText(words.party('proof.citizen')).first().waitFor();
  await fits('confirmed');
  const voucher = await voucherOf(page, words, confirmation.split('/').at(-1) ?? '');
  expect(voucher).toContain(words.partyOf('count.citizen', { count: 2 }));
  expect(voucher).toContain(words.party('proof.title'));
});

/** Two adults who are East African citizens, and a child; their price and what they have to show is said at once. */
async function chooseCitizens({ page, quiet, shot }: Visitor, words: Words) {
  const fill = (kind: 'citizen' | 'citizen_child' | 'non_resident', count: number) =>
    page.getByRole('spinbutton', { name: words.party(`kind.${kind}`) }).fill(String(count));
  await fill('citizen', 2);
  await fill('non_resident', 0);
  await fill('citizen_child', 1);
  await page
    .getByText(words.partyOf('count.citizen', { count: 2 }))
    .first()
    .waitFor({ state: 'attached' });
  await page.getByText(words.party('proof.citizen')).first().waitFor({ state: 'attached' });
  await quiet();
  await shot('booking-party');
  expect.soft(await violationsOn(page)).toEqual([]);
}

/** The words of a booking's voucher, read as its traveller. */
async function voucherOf(page: Page, words: Words, bookingId: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await fetch(`${site.origin}/api/bookings/${bookingId}/voucher.pdf`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': words.lang },
  });
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

async function findSafari({ page, open, shot, settled, quiet }: Visitor, words: Words) {
  await open('/');
  await shot('home');
  await page.locator('main').getByRole('searchbox').first().fill('masai maraa');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?.*q=masai/);
  await page.getByRole('heading', { level: 1, name: words.catalogue('search.title') }).waitFor();
  const first = page.locator('main article').first();
  await first.waitFor();
  await shot('search');
  expect(await first.innerText()).toMatch(/Maasai Mara/);
  await first.getByRole('link').first().click();
  await page.waitForURL(/\/services\/[0-9a-f-]{36}/);
  await settled();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('textbox', { name: words.bookings('firstDay') })
    .first()
    .fill(site.nextDay());
  await page.getByText(words.party('fees.total')).first().waitFor();
  await quiet();
  await shot('service');
  await page
    .getByRole('link', { name: words.catalogue('widget.book') })
    .first()
    .click();
}

async function register({ page, shot }: Visitor, words: Words, email: string) {
  await page.waitForURL(/\/login/);
  await tripIsShown(page, words);
  await shot('login');
  // The header's link keeps the trip as well as that of the page.
  const inHeader = page.getByRole('banner').getByRole('link', { name: translate(words.lang, 'shell', 'signUp') });
  const inPage = page.getByRole('link', { name: words.accounts('login.register') });
  await ((await inHeader.isVisible()) ? inHeader : inPage).click();
  await page.waitForURL(/\/register/);
  await tripIsShown(page, words);
  await page.getByLabel(words.accounts('fullName')).fill('Wanjiru Kamau');
  await page.getByLabel(words.accounts('email'), { exact: true }).fill(email);
  await page.getByLabel(words.accounts('password'), { exact: true }).fill('Safari-2027');
  await page.getByLabel(words.accounts('register.confirmPassword')).fill('Safari-2027');
  await page.getByRole('checkbox').check();
  await shot('register');
  await page.getByRole('button', { name: words.accounts('register.submit') }).click();
  await page.waitForURL(/\/booking\//);
}

/** The summary names the day and the total of what is about to be booked. */
async function tripIsShown(page: Page, words: Words) {
  const trip = page.getByRole('complementary', { name: words.trip('title') });
  await trip.getByText(words.trip('total')).waitFor();
  const redirect = new URL(new URL(page.url()).searchParams.get('redirect') ?? '', page.url());
  const startDate = calendarDate(redirect.searchParams.get('startDate') ?? '');
  // The address changes before the page does.
  await expect.poll(() => trip.innerText()).toContain(formatDate(startDate, words.lang));
}

/** @param smsTo the phone to which the traveller wants SMS about the booking, as they type it */
async function bookTwoPlaces({ page, shot, quiet }: Visitor, words: Words, smsTo?: string) {
  await page.getByRole('heading', { name: words.bookings('step.contact') }).waitFor();
  await page.getByRole('button', { name: words.bookings('changeStay') }).click();
  await page.getByRole('spinbutton', { name: words.party('kind.non_resident') }).fill('2');
  const total = page.getByText(words.bookings('bill.online'), { exact: true });
  await total.filter({ visible: true }).first().waitFor();
  await quiet();
  await shot('booking-stay');
  await page.getByRole('button', { name: words.bookings('next') }).click();
  const name = page.getByLabel(words.bookings('contact.name'));
  await name.waitFor();
  expect(await name.inputValue()).toBe('Wanjiru Kamau');
  if (smsTo !== undefined) {
    const tick = page.getByRole('checkbox', { name: /SMS/ });
    // There is no number to which they could go.
    expect(await tick.count()).toBe(0);
    await page.getByLabel(words.bookings('contact.phone')).fill(smsTo);
    await tick.waitFor();
    expect(await tick.isChecked()).toBe(false);
    await tick.check();
    await quiet();
    expect.soft(await violationsOn(page)).toEqual([]);
  }
  await shot('booking-contact');
  await page.getByRole('button', { name: words.bookings('book') }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.getByRole('heading', { level: 1, name: words.bookings('stage.held.title') }).waitFor();
  await shot('confirmation');
  await page.getByRole('link', { name: words.bookings('pay') }).click();
  await page.waitForURL(/\/payment\//);
}

/** The payment and the voucher arrive on a phone. */
async function hasVoucherBySms(phone: string) {
  const find = async () => {
    const { items } = await ask<{ items: { to: string; text: string }[] }>(site.origin, '/dev/phone/messages');
    return items.filter(({ to }) => to === phone).map(({ text }) => text.slice(0, 15));
  };
  await expect.poll(find, { timeout: 30_000 }).toEqual(expect.arrayContaining(['Vocha ya Twende', 'Twende: tumepok']));
}

async function payByCard({ page, shot }: Visitor, words: Words) {
  await page.getByLabel(words.payments('card.number')).fill('4242424242424242');
  await page.getByLabel(words.payments('card.expiry')).fill('1230');
  await page.getByLabel(words.payments('card.cvc')).fill('123');
  await page.getByLabel(words.payments('card.name')).fill('Wanjiru Kamau');
  await shot('payment-card');
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('heading', { level: 1, name: words.payments('paid.title') }).waitFor();
  await shot('paid');
}

async function payByMpesa({ page, shot }: Visitor, words: Words, phoneTyped: string) {
  await page.getByText(words.payments('method.mpesa'), { exact: true }).click();
  const phone = page.getByLabel(words.payments('mpesa.phone'));
  await phone.fill(phoneTyped);
  await page
    .getByText(`+254${phoneTyped.replaceAll(' ', '').slice(1)}`)
    .first()
    .waitFor();
  await shot('payment-mpesa');
  await page.getByRole('button', { name: /^(Pay|Lipa) KES/ }).click();
  await page.getByText(words.payments('mpesa.sent')).first().waitFor();
  await shot('payment-waiting');
  await page.getByRole('heading', { level: 1, name: words.payments('paid.title') }).waitFor();
  await shot('paid');
}

/** The success screen leads there by itself after three seconds. */
async function findOnDashboard({ page, shot, quiet }: Visitor, words: Words, lang: Lang) {
  await page.waitForURL(/\/dashboard$/);
  expect(new URL(page.url()).pathname).toBe(lang === 'sw' ? '/sw/dashboard' : '/dashboard');
  // Who has registered on this visit is not back.
  const greeting = translate(lang, 'dashboard', 'greeting.new', { name: 'Wanjiru' });
  await page.getByRole('heading', { level: 1, name: greeting, exact: true }).waitFor();
  const details = page.getByRole('link', { name: new RegExp(words.dashboard('viewDetails')) }).first();
  await details.waitFor();
  await quiet();
  await shot('dashboard');
  await details.click();
  await page.waitForURL(/\/dashboard\/bookings\//);
  await page.getByRole('heading', { name: words.dashboard('history') }).waitFor();
  await shot('booking-page');
}
