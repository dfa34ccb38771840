import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { ownPagesOn } from './support/own-pages.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller, serviceFor } from './support/travellers.ts';

let site: Site;
let serviceId: string;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  serviceId = await serviceFor(site.origin, 'q=samburu');
});

const bookings = (key: KeyOf<'bookings'>, values?: { count: number }) => translate('en', 'bookings', key, values);
const payments = (key: KeyOf<'payments'>) => translate('en', 'payments', key);
const paid = (key: KeyOf<'paid'>) => translate('en', 'paid', key);
const common = (key: KeyOf<'common'>) => translate('en', 'common', key);

/** A traveller on a phone with an unpaid booking. */
async function traveller(): Promise<Visitor & { payment: string; token: string }> {
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'payment' });
  const { token } = await newTraveller(site.origin);
  const paths = await ownPagesOn(site.origin, { token, serviceId, startDate: site.nextDay() });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  return { ...visitor, token, payment: paths.find((path) => path.startsWith('/payment/')) ?? '' };
}

const submit = (page: Page) => page.locator('main form button[type=submit]');

async function payByCard(page: Page, number: string) {
  await page.getByLabel(payments('card.number')).fill(number);
  await page.getByLabel(payments('card.expiry')).fill('1230');
  await page.getByLabel(payments('card.cvc')).fill('123');
  await page.getByLabel(payments('card.name')).fill('Amina Hassan');
  await submit(page).click();
}

async function payByMpesa(page: Page, phone: string) {
  await page.getByText(payments('method.mpesa'), { exact: true }).click();
  await page.getByLabel(payments('mpesa.phone')).fill(phone);
  await submit(page).click();
}

test('a declined card, a refused phone, then another card: paid once, and the focus goes back to the form', async () => {
  const { page, open, payment, token } = await traveller();
  const again = page.getByRole('button', { name: payments('failed.again') });
  const focusAfter = async () => {
    await again.click();
    return page.evaluate(() => document.activeElement?.textContent);
  };
  await open(payment);
  await payByCard(page, '4000000000000002');
  expect(await focusAfter()).toBe(translate('en', 'shell', 'payBooking'));
  // The prompt ends the card payment that the decline has left open, and is refused itself.
  await payByMpesa(page, '+254700000023');
  expect(await focusAfter()).toBe(translate('en', 'shell', 'payBooking'));
  await page.getByText(payments('method.card'), { exact: true }).click();
  await payByCard(page, '4242424242424242');
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
  // A resting pointer does not keep the page; and where it leads, voucher, calendar and directions stand first.
  await page.mouse.move(100, 300);
  await page.getByRole('button', { name: paid('voucher') }).waitFor();
  await page.waitForURL(`${site.origin}/dashboard`);
  const first = page.locator('main section').first();
  for (const file of ['voucher', 'receipt', 'addToCalendar'] as const) {
    await first.getByRole('button', { name: paid(file) }).waitFor();
  }
  await first.getByRole('link', { name: translate('en', 'arrival', 'directions.open'), exact: true }).waitFor();

  const booking = await ask<BookingItem>(site.origin, `/api/bookings/${payment.split('/').at(-1)}`, { token });
  expect(booking).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
});

test('the outcome of a request is scrolled into view on a phone', async () => {
  const { page, open, payment } = await traveller();
  // As if the rate had changed after the page was read.
  await page.route('**/stk-push', async (route) => {
    const body = route.request().postDataJSON() as { amount: number };
    await route.continue({ postData: JSON.stringify({ ...body, amount: body.amount + 100 }) });
  });
  await open(payment);
  await payByMpesa(page, '+254700000040');
  const news = page.getByRole('status').filter({ hasText: 'exchange rate has changed' });
  await news.waitFor();
  const { y = 0 } = (await news.boundingBox()) ?? {};
  const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
  expect(y).toBeGreaterThanOrEqual(header);
  expect(y).toBeLessThan(400);
});

test('a 3-D Secure dialog that could not be loaded cannot be completed, and can be loaded again', async () => {
  const { page, open, payment } = await traveller();
  let lost = true;
  await page.route('**/dev/stripe/3ds/**', (route) => (lost ? route.abort() : route.continue()));
  await open(payment);
  await payByCard(page, '4000002500003155');
  const bank = page.getByRole('dialog', { name: payments('bank.title') });
  await bank.getByText(common('networkProblem')).waitFor();
  const complete = bank.getByRole('button', { name: payments('bank.complete') });
  expect(await complete.count()).toBe(0);
  lost = false;
  const again = bank.getByRole('button', { name: common('tryAgain') });
  await again.focus();
  await page.keyboard.press('Enter');
  await bank.getByText(/ending in 3155/).waitFor();
  expect(await bank.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await complete.click();
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
});

test('a check that fails gives the form back at once; the booking is read once when the page is shown again', async () => {
  const { page, open, payment, token } = await traveller();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(payments\/verify|bookings)\//.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.route('**/api/payments/verify/**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open(payment);
  await payByMpesa(page, '+254712000101');
  await page.getByText(payments('checkFailed')).waitFor();
  expect(await submit(page).isEnabled()).toBe(true);
  const id = payment.split('/').at(-1);
  await expect
    .poll(async () => (await ask<BookingItem>(site.origin, `/api/bookings/${id}`, { token })).status)
    .toBe('confirmed');
  expect(asked.filter((path) => path.includes('verify'))).toHaveLength(1);
  asked.length = 0;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
  expect(asked).toEqual([`/api/bookings/${id}`]);
  const stay = page.getByRole('button', { name: paid('stay') });
  await stay.focus();
  await page.keyboard.press('Enter');
  await page.getByText(paid('stays')).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('P');
});

test('a payment that is lost is sent again at first, then says what failed and what to do, also after a decline', async () => {
  const { page, open, payment, token } = await traveller();
  const notice = (title: string, text: string) =>
    page.getByRole('main').getByRole('status').filter({ hasText: title }).filter({ hasText: text }).waitFor();
  await page.route('**/create-payment-intent', (route) => route.abort());
  await page.route('**/stk-push', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open(payment);
  await payByMpesa(page, '+254712345678');
  await notice(payments('mpesa.refused'), common('unexpectedProblem'));
  await page.getByText(payments('method.card'), { exact: true }).click();
  await payByCard(page, '4000000000000002');
  await page.getByText(common('sendingAgain')).waitFor();
  expect(await page.getByText(payments('failed.toast'), { exact: true }).count()).toBe(0);
  await notice(payments('failed.toast'), payments('pressAgain'));
  await page.unroute('**/create-payment-intent');
  await submit(page).click();
  await page.getByRole('button', { name: payments('failed.again') }).click();
  await page.route(/\/dev\/stripe\/confirm|\/payments\/verify\//, (route) => route.abort());
  await payByCard(page, '4242424242424242');
  await notice(payments('failed.toast'), payments('card.unsure'));
  await page.unrouteAll();
  // Where the booking is still read as it was before the payment, it can be read again.
  const path = `/api/bookings/${payment.split('/').at(-1)}`;
  const unpaid = await page.request.get(site.origin + path, { headers: { authorization: `Bearer ${token}` } });
  const json = await unpaid.json();
  await page.route(`**${path}`, (route) => route.fulfill({ json }));
  await submit(page).click();
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
  await page.getByRole('button', { name: paid('stay') }).click();
  const again = page.getByRole('button', { name: common('tryAgain') });
  await again.waitFor();
  await page.getByText(payments('paid.unread')).waitFor();
  await page.unroute(`**${path}`);
  await again.click();
  await page.getByText(paid('next.title')).waitFor();
});

test('with shillings shown M-Pesa comes first and its button names the sum; a reload keeps the method, and why it failed', async () => {
  const { page, open, payment, token } = await traveller();
  const headers = { authorization: `Bearer ${token}` };
  await page.request.put(`${site.origin}/api/auth/preferences`, { headers, data: { currency: 'KES' } });
  const main = page.locator('main');
  const chosen = () => main.getByRole('radio', { checked: true }).getAttribute('value');
  await open('/dashboard');
  await open(payment);
  await page.getByRole('button', { name: /^Pay KES\s[\d,]+$/ }).waitFor();
  expect(await main.getByRole('radio').first().getAttribute('value')).toBe('mpesa');
  // This phone is refused at once.
  await page.getByLabel(payments('mpesa.phone')).fill('+254700000023');
  await submit(page).click();
  await page.getByRole('heading', { name: payments('failed.title') }).waitFor();
  const why = (await page.getByRole('alert').locator('p').nth(1).textContent()) ?? '';
  await page.reload();
  await page.getByRole('status').filter({ hasText: why }).waitFor();
  expect(await chosen()).toBe('mpesa');
  await page.getByText(payments('method.card'), { exact: true }).click();
  await page.reload();
  await page.getByLabel(payments('card.number')).waitFor();
  expect(await chosen()).toBe('card');
});

test('the button to load a payment again keeps the focus while it loads', async () => {
  const { page, open, payment } = await traveller();
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  let pressed = false;
  await page.route('**/api/payments/options/**', async (route) => {
    if (!pressed) return route.abort();
    await looked;
    return route.continue();
  });
  await open(payment);
  const button = page.getByRole('button', { name: common('tryAgain') });
  await button.focus();
  const tried = page.waitForRequest('**/api/payments/options/**');
  pressed = true;
  await page.keyboard.press('Enter');
  await tried;
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await button.getAttribute('aria-busy')).toBe('true');
  goOn();
  await page.getByLabel(payments('card.number')).waitFor();
});

test('an address with a past day and too many guests opens a form that says so and can be used', async () => {
  const { page, open } = await traveller();
  await open(`/booking/${serviceId}?startDate=2020-01-01&guests=999&step=2`);
  const guests = page.getByRole('spinbutton', { name: common('guests') });
  const most = Number(await guests.inputValue());
  expect(most).toBeLessThan(100);
  const cut = page.getByRole('status').filter({ hasText: bookings('guestsCut', { count: most }) });
  await cut.waitFor();
  expect(await guests.getAttribute('aria-invalid')).toBeNull();
  await page.getByText(/^This day is in the past/).waitFor();

  await page.getByRole('button', { name: bookings('next') }).click();
  const start = page.getByLabel(bookings('firstDay'), { exact: true });
  expect(await start.evaluate((node) => node === document.activeElement)).toBe(true);
  await start.fill(site.nextDay());
  expect(await cut.count()).toBe(1);
  await page.getByRole('button', { name: common('fewer') }).click();
  expect(await cut.count()).toBe(0);
  await page.getByRole('button', { name: bookings('next') }).click();
  await page.getByLabel(bookings('contact.name')).waitFor();
});

test('a booking that is refused for unpaid ones says what helps, and leads to them', async () => {
  const { page, open } = await traveller();
  const said = translate('en', 'errors', 'unpaid_bookings_open');
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return route.fulfill({ status: 409, json: { error: said, code: 'unpaid_bookings_open' } });
  });
  await open(`/booking/${serviceId}?startDate=${site.nextDay()}&guests=1&step=2`);
  await page.getByRole('button', { name: bookings('book'), exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: said });
  await notice.waitFor();
  expect(await notice.innerText()).toContain('once your email address is verified');
  await page.getByRole('link', { name: bookings('myBookings') }).click();
  await page.waitForURL(`${site.origin}/dashboard`);
});

test('in the sandbox the page sends no request to another host, and its policy does not allow Stripe', async () => {
  const { page, open, payment } = await traveller();
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) others.push(request.url());
  });
  await open(payment);
  await payByCard(page, '4242424242424242');
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
  // A press keeps the page, and nothing moves from under it before it is released.
  const link = page.getByRole('link', { name: payments('viewBookings') });
  await link.hover();
  const place = await link.boundingBox();
  await page.mouse.down();
  await page.getByText(paid('stays')).waitFor();
  expect(await link.boundingBox()).toEqual(place);
  await page.mouse.up();
  await page.waitForURL(`${site.origin}/dashboard`);
  // Where the booking cannot be read and the server does not say why, the page says what failed, and reads it again.
  const id = payment.split('/').at(-1);
  await page.route(`**/api/bookings/${id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await open(`/dashboard/bookings/${id}`);
  const failed = page.getByRole('heading', { level: 1, name: translate('en', 'shell', 'error.booking') });
  await failed.waitFor();
  await page.unroute(`**/api/bookings/${id}`);
  await page.getByRole('button', { name: common('tryAgain') }).click();
  await failed.waitFor({ state: 'detached' });
  expect(others).toEqual([]);
  const { headers } = await fetch(site.origin + payment);
  expect(headers.get('content-security-policy')).not.toContain('stripe.com');
});

test.each([
  { code: 'provider_unavailable', status: 503, said: translate('en', 'errors', 'provider_unavailable') },
  { code: 'provider_refused', status: 502, said: payments('reason.intent_refused') },
])('after $code from the card service the page names the other method, which works', async ({ code, status, said }) => {
  const { page, open, payment } = await traveller();
  const answer = { error: translate('en', 'errors', code as KeyOf<'errors'>), code };
  await page.route('**/create-payment-intent', (route) => route.fulfill({ status, json: answer }));
  await open(payment);
  await payByCard(page, '4242424242424242');
  await page
    .getByRole('status')
    .filter({ hasText: `${said} ${payments('instead.mpesa')}` })
    .waitFor();
  await payByMpesa(page, site.nextPhone());
  await page.getByRole('heading', { level: 1, name: payments('paid.title') }).waitFor();
});

test('a method that is off says so, and the other one is chosen', async () => {
  const { page, open, payment } = await traveller();
  await page.route('**/api/payments/options/**', async (route) => {
    const options = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...options, card: { available: false, reason: 'method_off', sandbox: true } } });
  });
  await open(payment);
  await page.getByText(payments('method.off')).waitFor();
  await page.getByLabel(payments('mpesa.phone')).waitFor();
  expect(await page.getByRole('radio', { name: new RegExp(payments('method.card')) }).isDisabled()).toBe(true);
});
