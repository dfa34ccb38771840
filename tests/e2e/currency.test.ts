import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Quote } from '#shared/contracts/catalogue.ts';
import { currencyCookie, type Rates } from '#shared/currencies.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { centsFromDollars, formatPrice, formatUsd, formatUsdCharge, type UsdCents } from '#shared/money.ts';
import { hold, isTakenOver, scripts } from './support/hold.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller, serviceFor } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const bookings = (key: KeyOf<'bookings'>) => translate('en', 'bookings', key);
const switches = (page: Page) => page.getByRole('combobox', { name: translate('en', 'shell', 'currencySwitch') });
const cards = (page: Page) => page.locator('main article');
/** Shillings of the cards on the screen. */
const shillingsOn = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/≈\sKES\s([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));

test('after shillings are chosen every page shows them, and says that a card is charged in dollars', async () => {
  const visitor = await site.visit({ width: 1280, lang: 'en', folder: 'currency' });
  const { page, open, settled, shot } = visitor;
  const { email, password } = await newTraveller(site.origin);

  // On a slow line the switch is used before any code is there.
  const release = await hold(page, scripts);
  await page.goto(`${site.origin}/stays`, { waitUntil: 'domcontentloaded' });
  await switches(page).last().scrollIntoViewIfNeeded();
  await switches(page).last().selectOption('KES');
  release();
  await page.getByText('≈ KES').first().waitFor();
  // What is far below the screen has no text to read before it is laid out.
  await expect.poll(() => page.locator('[class*="offscreen-"]:not([data-drawn])').count()).toBe(0);
  // Both switches show it.
  for (const one of await switches(page).all()) expect(await one.inputValue()).toBe('KES');
  for (const text of await cards(page).allInnerTexts()) expect.soft(text).toMatch(/≈\sKES\s[\d,]+ per night/);
  expect(await page.locator('main').innerText()).not.toContain('$');
  const answer = await page.request.get(`${site.origin}/stays`);
  expect(await answer.text()).toContain('≈\u00a0KES\u00a0');

  await open('/search?maxPrice=100&category=local');
  await page.getByRole('search').locator('summary').first().click();
  const most = page.getByRole('spinbutton', { name: translate('en', 'catalogue', 'filters.maxPrice') });
  expect(await most.inputValue()).toBe('11000');
  await most.fill('5000');
  await page.waitForURL(/currency=KES/);
  await expect.poll(async () => Math.max(...(await shillingsOn(page)))).toBeLessThanOrEqual(5000);
  await shot('search');

  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL(/\/services\/[0-9a-f-]{36}/);
  await settled();
  const day = page.getByRole('textbox', { name: bookings('day') }).first();
  await day.fill(site.nextDay());
  await day.blur();
  await page.getByText(/^You pay \$[\d,.]+\sUSD by card, or KES\s[\d,]+ by M-Pesa at our exchange rate\.$/).waitFor();
  await shot('listing');

  await page
    .getByRole('link', { name: translate('en', 'catalogue', 'widget.book') })
    .first()
    .click();
  await page.waitForURL(/\/login/);
  await page.getByLabel(translate('en', 'accounts', 'email'), { exact: true }).fill(email);
  await page.getByLabel(translate('en', 'accounts', 'password'), { exact: true }).fill(password);
  // The account has dollars; the currency chosen before signing in is kept and stored in the account.
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/auth/preferences') && response.ok()),
    page.getByRole('button', { name: translate('en', 'accounts', 'login.submit') }).click(),
  ]);
  await page.waitForURL(/\/booking\//);
  expect(await switches(page).last().inputValue()).toBe('KES');
  await page.getByText('≈ KES').first().waitFor();
  await page.getByLabel(bookings('contact.name')).waitFor();
  await shot('booking');
  await page.getByRole('button', { name: bookings('book') }).click();
  await page.waitForURL(/\/confirmation\//);
  await page.getByRole('link', { name: bookings('pay') }).click();
  await page.waitForURL(/\/payment\//);
  await page.getByRole('button', { name: /^Pay KES\s[\d,]+$/ }).waitFor();
  await page.getByRole('radio', { name: 'Credit Card' }).check();
  await page.getByRole('button', { name: /^Pay \$[\d,.]+\sUSD$/ }).waitFor();
  await page.getByText('≈ KES').first().waitFor();
  await shot('payment');
  expect(visitor.problems).toEqual([]);

  const elsewhere = await site.visit({ width: 360, lang: 'en', folder: 'currency' });
  await elsewhere.open('/login');
  await elsewhere.page.getByLabel(translate('en', 'accounts', 'email'), { exact: true }).fill(email);
  await elsewhere.page.getByLabel(translate('en', 'accounts', 'password'), { exact: true }).fill(password);
  await elsewhere.page.getByRole('button', { name: translate('en', 'accounts', 'login.submit') }).click();
  await elsewhere.page.waitForURL(/\/dashboard/);
  await elsewhere.page.getByText('≈ KES').first().waitFor();
  await elsewhere.shot('dashboard');
});

test('once dates are known the card, the panel and the booking have the price on them, approximate in euros', async () => {
  const { page, open, settled, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'currency/dates' });
  const { email, password } = await newTraveller(site.origin);
  const service = await serviceFor(site.origin, 'q=big+cats');
  // In the long rains it costs least, and at the end of June the usual price.
  const [low, usual] = ['2027-04-20', '2027-06-20'];
  const quoted = async (startDate: string) => {
    const quote = await ask<Quote>(site.origin, `/api/services/${service}/quote?startDate=${startDate}&guests=2`);
    return { unit: centsFromDollars(quote.pricePerUnit), total: centsFromDollars(quote.total) };
  };
  const [cheap, dear] = [await quoted(low), await quoted(usual)];
  expect(cheap.unit).toBeLessThan(dear.unit);
  const { rates } = await ask<{ rates: Rates }>(site.origin, '/api/settings/public');
  const euros = (cents: UsdCents) => formatPrice(cents, { currency: 'EUR', rates }, 'en').replaceAll(' ', '\u00a0');
  await page.context().addCookies([{ name: currencyCookie.name, value: 'EUR', url: site.origin }]);

  const approximate = translate('en', 'common', 'approximate', { currency: translate('en', 'common', 'currency.EUR') });
  await open(`/search?q=big+cats&startDate=${usual}&guests=2`);
  const card = page.locator(`#listing-${service}`);
  await card.getByText(`${euros(dear.unit)} per person`, { exact: true }).waitFor();
  await card.getByText(`${euros(dear.total)} total · 2 guests`, { exact: true }).waitFor();
  expect(await page.getByText(approximate).count()).toBe(1);
  const html = await (await page.request.get(`${site.origin}/services/${service}?startDate=${usual}&guests=2`)).text();
  expect(html).toContain(`${euros(dear.unit)} per person</span></h2>`);

  await card.getByRole('link').first().click();
  await settled();
  const panel = page.locator('#book');
  await panel.getByText(`${euros(dear.unit)} per person`, { exact: true }).waitFor();
  await page.getByText(approximate).first().waitFor();
  const day = page.getByRole('textbox', { name: bookings('firstDay') }).first();
  await day.fill(low);
  await day.blur();
  await panel.getByText(`${euros(cheap.unit)} per person`, { exact: true }).waitFor();

  await open('/login');
  await page.getByLabel(translate('en', 'accounts', 'email'), { exact: true }).fill(email);
  await page.getByLabel(translate('en', 'accounts', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: translate('en', 'accounts', 'login.submit') }).click();
  await page.waitForURL(/\/dashboard/);
  await open(`/booking/${service}?startDate=${low}&guests=2`);
  await page.getByText(formatUsdCharge(cheap.total, 'en')).last().waitFor();
  const prices = await page.getByText(/per person/).allInnerTexts();
  expect(new Set(prices)).toEqual(new Set([`${formatUsd(cheap.unit, 'en')} per person`]));
  expect(problems).toEqual([]);
});

test('another currency changes prices in place; what nobody has seen yet stays, and is neither loaded nor hydrated', async () => {
  const { page, open, quiet, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'currency/unseen' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/(?:footer|demo-banner|lower-sections)-/.exec(request.url()) ?? [])));
  // Whatever asks for them gets nothing, so that a part which waits for its code would be seen to be empty.
  await hold(page, /\/(?:footer|demo-banner|lower-sections)-[^/]*\.js$/);
  await open(`/services/${await serviceFor(site.origin, 'category=safari')}`);
  const unseen = [
    page.getByRole('contentinfo').getByRole('link', { name: translate('en', 'shell', 'footer.terms') }),
    page.getByRole('heading', { name: translate('en', 'catalogue', 'reviews.title') }),
    page.getByText(translate('en', 'shell', 'demoBanner')),
  ];
  await switches(page).first().selectOption('KES');
  await page.locator('#book').getByText('≈ KES').waitFor();
  await page.locator('section[aria-labelledby=similar]').getByText('≈ KES').first().waitFor();
  await quiet();
  expect(asked).toEqual([]);
  for (const part of unseen) expect(await part.count()).toBe(1);
  for (const part of ['footer a', '#reviews', 'h1']) expect(await page.evaluate(isTakenOver, part), part).toBe(false);
  expect(problems).toEqual([]);
});
