import { expect } from 'vitest';
import { addDays, type CalendarDate, formatDate, today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { eachWidthAndLanguage } from './support/every-page.ts';
import { hold, scripts } from './support/hold.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { newTraveller, serviceFor } from './support/travellers.ts';

let site: Site;
let serviceId: string;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  serviceId = await serviceFor(site.origin, 'q=samburu');
});

/** With or without their number. */
const showsResults = /^Show( \d+)? results?$/;

/** 12/1/2027 */
const dayFirst = (date: CalendarDate) => date.split('-').map(Number).reverse().join('/');
const wrongDate = '31/02/2027';

test.each(eachWidthAndLanguage)(
  'the wizard shows a typed day as it writes days, and says what is no date, at $width px in $lang',
  async ({ width, lang }) => {
    const { token } = await newTraveller(site.origin);
    const { page, open, quiet, shot } = await site.visit({ width, lang, folder: `typed/${width}-${lang}` });
    await page.addInitScript((own) => localStorage.setItem('token', own), token);
    await open(`/booking/${serviceId}`);
    const field = page.getByRole('textbox', { name: translate(lang, 'bookings', 'firstDay') }).first();
    const date = site.nextDay();
    const look = async (name: string) => {
      await quiet();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await shot(`${name}-${colorScheme}`);
        const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
        expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
      }
    };
    await field.fill(wrongDate);
    await field.press('Enter');
    const example = formatDate(today({ now: () => new Date() }), lang);
    await page.getByText(translate(lang, 'common', 'date.wrong', { example })).waitFor();
    expect(await field.inputValue()).toBe(wrongDate);
    await look('wrong');
    await field.fill(dayFirst(date));
    await field.press('Tab');
    expect(await field.inputValue()).toBe(formatDate(date, lang));
    expect(await field.getAttribute('aria-invalid')).toBeNull();
    await look('right');
    await page.getByRole('button', { name: translate(lang, 'bookings', 'next') }).click();
    await page.getByLabel(translate(lang, 'bookings', 'contact.name')).waitFor();
  },
  120_000,
);

test('the search of the home page takes a day as people write it, also on phones, and searches nothing for what is no date', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'typed/home' });
  await open('/');
  const field = page.getByRole('textbox', { name: translate('en', 'home', 'search.when') });
  await field.fill(wrongDate);
  await field.press('Enter');
  await page.getByText(/^This is not a date/).waitFor();
  await page
    .getByRole('button', { name: translate('en', 'catalogue', 'search.submit') })
    .last()
    .click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await field.inputValue()).toBe(wrongDate);
  await field.fill('5/1/2020');
  await field.press('Enter');
  await page.getByText(translate('en', 'catalogue', 'filters.datePast')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await field.fill('kesho');
  await field.press('Enter');
  await page.waitForURL(/\/search/);
  expect(new URL(page.url()).searchParams.get('startDate')).toBe(addDays(today({ now: () => new Date() }), 1));
});

test('what is typed into the search of the home page while it is still HTML stays, and is searched for', async () => {
  const { page, settled } = await site.visit({ width: 1280, lang: 'en', folder: 'typed/early-home' });
  const release = await hold(page, scripts);
  await page.goto(`${site.origin}/`, { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form');
  const date = site.nextDay();
  await form.locator('[name=q]').fill('lamu');
  await form.locator('[name=startDate]').fill(dayFirst(date));
  await form.locator('[name=guests]').fill('3');
  release();
  await settled();
  await form.getByRole('button', { name: translate('en', 'catalogue', 'search.submit') }).click();
  await page.waitForURL(/\/search\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('q'), asked.get('startDate'), asked.get('guests')]).toEqual(['lamu', date, '3']);
});

test('what is typed and chosen in the filters while they are still HTML stays, and is searched for', async () => {
  const { page, settled } = await site.visit({ width: 1280, lang: 'en', folder: 'typed/early-filters' });
  const release = await hold(page, scripts);
  await page.goto(`${site.origin}/search?minRating=4.2`, { waitUntil: 'domcontentloaded' });
  await page.locator('main summary').first().click();
  const form = page.locator('main form').first();
  const date = site.nextDay();
  await form.locator('[name=q]').fill('lamu');
  await form.locator('[name=startDate]').fill(dayFirst(date));
  await form.locator('[name=guests]').fill('3');
  await form.locator('details details summary').first().click();
  await form.getByRole('checkbox').first().check();
  const category = await form.getByRole('checkbox').first().getAttribute('value');
  release();
  await settled();
  await form.getByRole('button', { name: showsResults }).click();
  await page.waitForURL(/startDate=/);
  const asked = new URL(page.url()).searchParams;
  const names = ['q', 'startDate', 'guests', 'category', 'minRating'];
  expect(names.map((name) => asked.get(name))).toEqual(['lamu', date, '3', category, '4.2']);
});

test('boxes that are ticked and sent before their own code is there are searched for', async () => {
  const { page, settled } = await site.visit({ width: 360, lang: 'en', folder: 'typed/early-boxes' });
  const release = await hold(page, /\/assets\/filter-fields/);
  await page.goto(`${site.origin}/search`, { waitUntil: 'domcontentloaded' });
  await settled();
  await page.locator('main summary').first().click();
  await page.locator('main details details summary').first().click();
  const boxes = page.getByRole('checkbox', { name: translate('en', 'catalogue', 'category.lodges') });
  await boxes.check();
  await page.getByRole('button', { name: showsResults }).click();
  await page.waitForURL(/category=lodges/);
  // The code that folds them is loaded when they are sent; pressed before, the line that unfolds them would fold them.
  await page.locator('main details:not([open]) > summary').first().waitFor();
  release();
  await page.locator('main summary').first().click();
  await page
    .locator('main details details')
    .first()
    .evaluate((group: HTMLDetailsElement) => group.setAttribute('open', ''));
  await expect.poll(() => boxes.isChecked()).toBe(true);
});

test('the filters wait for a whole date, and keep what is none', async () => {
  const { page, open, quiet } = await site.visit({ width: 1280, lang: 'en', folder: 'typed/filters' });
  await open('/search?q=lamu');
  await page.locator('summary').first().click();
  const start = page.getByRole('textbox', { name: translate('en', 'catalogue', 'filters.from') }).first();
  const end = page.getByRole('textbox', { name: translate('en', 'catalogue', 'filters.to'), exact: true });
  const date = site.nextDay();
  const asked = () => new URL(page.url()).searchParams;
  await end.fill(dayFirst(addDays(date, 2)));
  await end.press('Tab');
  await page.getByText(translate('en', 'catalogue', 'filters.startMissing')).waitFor();
  await start.fill('31 Feb');
  await start.press('Tab');
  await page.getByText(/^This is not a date/).waitFor();
  await quiet();
  expect([...asked().keys()]).toEqual(['q']);
  await start.fill(formatDate(date, 'sw').toUpperCase());
  await start.press('Tab');
  await page.waitForURL(/endDate=/);
  expect(asked().get('startDate')).toBe(date);
  expect(asked().get('endDate')).toBe(addDays(date, 2));
  expect(await start.inputValue()).toBe(formatDate(date, 'en'));
});

test('a phone is sent with +254 and nine digits, however it was typed; a foreign one may be left out', async () => {
  const accounts = (
    key: 'fullName' | 'email' | 'password' | 'phone' | 'register.confirmPassword' | 'register.submit',
  ) => translate('en', 'accounts', key);
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'typed/register' });
  await open('/register');
  await page.getByLabel(accounts('fullName')).fill('Wanjiru Kamau');
  await page.getByLabel(accounts('email'), { exact: true }).fill('typed-phone@example.com');
  await page.getByLabel(accounts('password'), { exact: true }).fill('Safari-2027');
  await page.getByLabel(accounts('register.confirmPassword')).fill('Safari-2027');
  await page.getByRole('checkbox').check();
  const phone = page.getByLabel(accounts('phone'));
  await phone.fill('+44 7700 900123');
  const submit = page.getByRole('button', { name: accounts('register.submit') });
  await submit.click();
  await page.getByText(translate('en', 'fields', 'phone_invalid')).waitFor();
  expect(await page.getByText(translate('en', 'accounts', 'phoneHint')).isVisible()).toBe(true);
  await phone.fill('0712-345 678');
  const sent = page.waitForRequest('**/api/auth/register');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ phone: '+254712345678' });
  await page.waitForURL(/\/dashboard/);
  await open('/profile');
  await page.getByLabel(accounts('phone')).fill('254 110-345-678');
  const saved = page.waitForRequest('**/api/auth/profile');
  await page.getByRole('button', { name: translate('en', 'accounts', 'profile.save') }).click();
  expect((await saved).postDataJSON()).toMatchObject({ phone: '+254110345678' });
});

test("a booking's contact takes a number of any country", async () => {
  const { token } = await newTraveller(site.origin);
  const { page, open } = await site.visit({ width: 1280, lang: 'en', folder: 'typed/contact' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await open(`/booking/${serviceId}?startDate=${site.nextDay()}&guests=1&step=2`);
  const phone = page.getByLabel(translate('en', 'bookings', 'contact.phone'));
  const submit = page.getByRole('button', { name: translate('en', 'bookings', 'book'), exact: true });
  await phone.fill('call my wife');
  await submit.click();
  await page.getByText(translate('en', 'fields', 'phone_number')).waitFor();
  await phone.fill('+44 7700 900-123');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/bookings'));
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ contact: { phone: '+447700900123' } });
});
