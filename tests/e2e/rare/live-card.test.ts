import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { violationsOn } from '../support/axe.ts';
import { ownPagesOn } from '../support/own-pages.ts';
import { type Site, startSite } from '../support/site.ts';
import { type StripeStandIn, startStripeStandIn } from '../support/stripe-stand-in.ts';
import { test } from '../support/test.ts';
import { newTraveller, serviceFor } from '../support/travellers.ts';

let stripe: StripeStandIn;
let site: Site;
let serviceId: string;
test.beforeAll(async ({ browser }) => {
  stripe = await startStripeStandIn();
  site = await startSite({ browser, env: stripe.env });
  serviceId = await serviceFor(site.origin, 'q=lamu');
});
afterAll(async () => {
  await site?.close();
  await stripe?.close();
});

const wordsOf =
  (lang: Lang) =>
  (key: KeyOf<'payments'>): string =>
    translate(lang, 'payments', key);
const payments = wordsOf('en');

/** A traveller with an unpaid booking, whose browser reaches the stand-in for Stripe. */
async function traveller(options: { lang?: Lang; width?: 360 | 1280; lost?: () => boolean } = {}) {
  const { lang = 'en', width = 360, lost } = options;
  const visitor = await site.visit({ width, lang, folder: 'live-card' });
  const { token } = await newTraveller(site.origin);
  const paths = await ownPagesOn(site.origin, { token, serviceId, startDate: site.nextDay() });
  await visitor.page.addInitScript((own) => localStorage.setItem('token', own), token);
  const { asked } = await stripe.serve(visitor.page, lost && { lost });
  const path = (name: string) => paths.find((each) => each.startsWith(`/${name}/`)) ?? '';
  return { ...visitor, asked, payment: path('payment'), confirmation: path('confirmation') };
}

async function pay(page: Page, number: string) {
  await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: /^(Pay|Lipa) \$/ }).click();
}
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: payments('paid.title') });

test('a declined card ends on Payment Failed with Try Again and Cancel, and the next one pays', async () => {
  const { page, open, payment, asked, problems, shot } = await traveller();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(site.origin)) sent.push(request.postData() ?? '');
  });
  await open(payment);
  await pay(page, '4000000000000002');
  await page.getByRole('heading', { level: 1, name: payments('failed.title') }).waitFor();
  await page.getByText(payments('reason.generic_decline')).waitFor();
  expect(await page.getByRole('link', { name: payments('failed.cancel') }).getAttribute('href')).toBe('/dashboard');
  await shot('declined');
  expect(await paid(page).count()).toBe(0);
  await page.getByRole('button', { name: payments('failed.again') }).click();
  await pay(page, '4242424242424242');
  await paid(page).waitFor();
  // The numbers went to Stripe's own frame and nowhere else.
  expect(sent.join(' ')).not.toMatch(/4242|4000000/);
  expect(asked.filter((address) => address.startsWith('js.stripe.com/endive'))).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each([
  { lang: 'en', width: 360, dark: false },
  { lang: 'sw', width: 1280, dark: true },
] as const)('the form passes axe: $lang at $width px', async ({ lang, width, dark }) => {
  const { page, open, payment, shot } = await traveller({ lang, width });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await open(payment);
  await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card number').waitFor();
  await shot(`form-${lang}`);
  expect(await violationsOn(page)).toEqual([]);
});

test('a link to the payment page loads a new document, because only that may load Stripe’s script', async () => {
  const { page, open, confirmation, problems } = await traveller();
  await open(confirmation);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('link', { name: translate('en', 'bookings', 'pay') }).click();
  await page.frameLocator('iframe[title="Card fields"]').getByLabel('Card number').waitFor();
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  expect(problems).toEqual([]);
});

test('a payment whose page was left is found when it is opened again, and Stripe’s parameters are removed from the address', async () => {
  const { page, open, payment } = await traveller();
  await open(payment);
  // The card is charged, and the page is left before it has read the outcome.
  await page.route('**/api/payments/verify/**', (route) => route.abort());
  await pay(page, '4242424242424242');
  await page.getByText(payments('checkFailed')).waitFor();
  await page.unroute('**/api/payments/verify/**');
  await open(`${payment}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded`);
  await paid(page).waitFor();
  expect(page.url()).not.toContain('payment_intent');
});

test('when Stripe’s script cannot be loaded the page says so, and offers another try and M-Pesa', async () => {
  let lost = true;
  const { page, open, payment, shot } = await traveller({ lost: () => lost });
  await open(payment);
  await page.getByText(payments('card.scriptLost')).waitFor();
  await shot('script-lost');
  await page.getByRole('button', { name: payments('card.byMpesa') }).click();
  await page.getByLabel(payments('mpesa.phone')).waitFor();
  await page.getByText(payments('method.card'), { exact: true }).click();
  await page.getByText(payments('card.scriptLost')).waitFor();
  lost = false;
  await page.getByRole('button', { name: translate('en', 'common', 'tryAgain') }).click();
  await pay(page, '4242424242424242');
  await paid(page).waitFor();
});

test('when Stripe’s script never answers the page says so after a while', async () => {
  const { page, open, payment } = await traveller();
  await page.route('https://js.stripe.com/**', () => new Promise(() => undefined));
  await page.clock.install();
  const asked = page.waitForRequest('https://js.stripe.com/**');
  await open(payment);
  await asked;
  const lost = page.getByText(payments('card.scriptLost'));
  await page.clock.fastForward(15_000);
  expect(await lost.count()).toBe(0);
  await page.clock.fastForward(6_000);
  await lost.waitFor();
  await page.getByRole('button', { name: payments('card.byMpesa') }).waitFor();
});

test('only the payment page names Stripe in its content security policy, in both languages', async () => {
  const policy = async (path: string) =>
    (await fetch(site.origin + path, { redirect: 'manual' })).headers.get('content-security-policy') ?? '';
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';
  for (const path of ['/payment/x', '/sw/payment/x']) {
    expect(await policy(path), path).toContain(`script-src 'self' ${scripts} 'nonce-`);
    expect(await policy(path), path).toContain(`frame-src 'self' ${scripts} https://hooks.stripe.com`);
    expect(await policy(path), path).toContain("connect-src 'self' https://api.stripe.com");
  }
  for (const path of ['/', '/sw', '/services', '/dashboard', '/sw/confirmation/x', '/api/payments/options/x']) {
    expect(await policy(path), path).not.toContain('stripe.com');
  }
});

test('no call of the product takes a card number', async () => {
  const answer = await fetch(`${site.origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
  const bodies = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ requestBody }) => requestBody),
  );
  expect(JSON.stringify(bodies)).not.toMatch(/"(card|cardNumber|number|cvc|cvv|pan|expMonth|expiry)":/i);
  // The sandbox's card form is not served.
  for (const path of ['/dev/stripe', '/dev/stripe/confirm', '/confirm']) {
    const refused = await fetch(site.origin + path, { method: 'POST', body: '{}' });
    expect(refused.status, path).toBe(404);
  }
});
