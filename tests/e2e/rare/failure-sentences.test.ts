import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { demoTraveller, serviceFor } from '../support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

/** The sentences that the customer agreed, word for word, by where they stand in our texts. */
const agreed = {
  'accounts:register.failed': 'Registration failed',
  'accounts:register.done': 'Registration successful! Please check your email for verification.',
  'accounts:login.failed': 'Login failed',
  'accounts:login.done': 'Login successful!',
  'accounts:profile.failed': 'Failed to update profile',
  'accounts:profile.saved': 'Profile updated successfully',
  'shell:loggedOut': 'Logged out successfully',
  'preferences:failed': 'Failed to update preferences',
  'preferences:saved': 'Preferences updated successfully!',
  'security:change.failed': 'Failed to update password',
  'security:change.saved': 'Password updated successfully!',
  'fields:passwords_differ': 'Passwords do not match',
  'bookings:booked': 'Booked!',
  'shell:error.booking': 'Failed to load booking details',
  'payments:failed.toast': 'Payment failed',
  'payments:mpesa.refused': 'M-Pesa payment failed',
  'payments:mpesa.sent': 'STK push sent! Please check your phone and enter your M-Pesa PIN.',
  'payments:mpesa.failed': 'Payment failed. Please try again.',
  'payments:successful': 'Payment successful!',
} as const;
type Sentence = keyof typeof agreed;

/** The sentence in a language; in English the agreed one. */
function sentenceIn(lang: Lang, sentence: Sentence): string {
  if (lang === 'en') return agreed[sentence];
  const [namespace = '', key = ''] = sentence.split(':');
  return translate(lang, namespace as 'accounts', key as KeyOf<'accounts'>);
}

/** A visitor who provokes sentences, and fails where one does not appear. */
async function provoker(width: 360 | 1280, lang: Lang) {
  const visitor = await site.visit({ width, lang, folder: `failure-sentences/${width}-${lang}` });
  const { page, shot } = visitor;
  const seen: Sentence[] = [];
  return {
    ...visitor,
    seen,
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    /** Waits for a sentence, after which the text may go on where `goesOn` says so, and takes its picture. */
    async reads(sentence: Sentence, { goesOn = false } = {}) {
      const words = sentenceIn(lang, sentence);
      await page.getByText(words, { exact: !goesOn }).filter({ visible: true }).first().waitFor();
      await shot(sentence.replace(/\W/g, '-'));
      seen.push(sentence);
    },
    /** What fails answers as a broken server does, without words of its own. */
    async whileBroken(call: string, work: () => Promise<void>) {
      await page.route(call, (route) => route.fulfill({ status: 500, body: 'broken' }));
      await work();
      await page.unroute(call);
    },
  };
}

type Provoker = Awaited<ReturnType<typeof provoker>>;

test.each([
  { width: 360, lang: 'en' },
  { width: 1280, lang: 'sw' },
] as const)('each agreed sentence about what failed or worked appears, at $width px in $lang', async (visit) => {
  const who = await provoker(visit.width, visit.lang);
  const email = `failures-${visit.width}@example.com`;
  await registers(who, visit.lang, email);
  await changesProfile(who, visit.lang);
  await signsOutAndIn(who, visit, email);
  await paysBooking(who, visit.lang);
  expect([...who.seen].sort()).toEqual(Object.keys(agreed).sort());
});

async function registers({ page, open, button, reads, whileBroken }: Provoker, lang: Lang, email: string) {
  const t = (key: KeyOf<'accounts'>) => translate(lang, 'accounts', key);
  const field = (key: KeyOf<'accounts'>) => page.getByLabel(t(key), { exact: true });
  const submit = button(t('register.submit'));
  await open('/register');
  await field('fullName').fill(demoTraveller.name);
  await field('email').fill(email);
  await field('password').fill(demoTraveller.password);
  await field('register.confirmPassword').fill('Karibu2025!');
  await page.getByRole('checkbox').last().check();
  await submit.click();
  await reads('fields:passwords_differ');
  await field('register.confirmPassword').fill(demoTraveller.password);
  await whileBroken('**/api/auth/register', async () => {
    await submit.click();
    await reads('accounts:register.failed');
  });
  await submit.click();
  await reads('accounts:register.done');
  await page.waitForURL(/\/dashboard/);
}

async function changesProfile({ page, open, button, reads, whileBroken }: Provoker, lang: Lang) {
  /** Saves once while the call is broken, and once more. */
  const savesTwice = async (save: string, call: string, [failed, saved]: readonly [Sentence, Sentence]) => {
    await whileBroken(call, async () => {
      await button(save).click();
      await reads(failed);
    });
    await button(save).click();
    await reads(saved);
  };
  await open('/profile');
  await page
    .locator('main')
    .getByLabel(translate(lang, 'accounts', 'fullName'), { exact: true })
    .fill('Amina H.');
  await savesTwice(translate(lang, 'accounts', 'profile.save'), '**/api/auth/profile', [
    'accounts:profile.failed',
    'accounts:profile.saved',
  ]);
  await open('/profile?tab=preferences');
  await page
    .locator('main')
    .getByLabel(translate(lang, 'preferences', 'currency'), { exact: true })
    .selectOption('EUR');
  await savesTwice(translate(lang, 'preferences', 'save'), '**/api/auth/preferences', [
    'preferences:failed',
    'preferences:saved',
  ]);
  await open('/profile?tab=security');
  const security = (key: KeyOf<'security'>) => translate(lang, 'security', key);
  await page.getByLabel(security('change.current'), { exact: true }).fill(demoTraveller.password);
  await page.getByLabel(security('change.new'), { exact: true }).fill('Savanna-Mpya-2027');
  await page.getByLabel(security('change.repeat'), { exact: true }).fill('Savanna-Mpya-2027');
  await savesTwice(security('change.save'), '**/api/auth/password', [
    'security:change.failed',
    'security:change.saved',
  ]);
}

async function signsOutAndIn(who: Provoker, { width, lang }: { width: 360 | 1280; lang: Lang }, email: string) {
  const { page, open, button, reads, whileBroken } = who;
  const shell = (key: KeyOf<'shell'>) => translate(lang, 'shell', key);
  const accounts = (key: KeyOf<'accounts'>) => translate(lang, 'accounts', key);
  await page.getByRole('button', { name: width === 1280 ? /Amina/ : shell('menu') }).click();
  await page.getByRole(width === 1280 ? 'menuitem' : 'button', { name: shell('logout') }).click();
  await reads('shell:loggedOut');
  await open('/login');
  await page.getByLabel(accounts('email'), { exact: true }).fill(email);
  await page.getByLabel(accounts('password'), { exact: true }).fill('Savanna-Mpya-2027');
  await whileBroken('**/api/auth/login', async () => {
    await button(accounts('login.submit')).click();
    await reads('accounts:login.failed');
  });
  await button(accounts('login.submit')).click();
  await reads('accounts:login.done');
  await page.waitForURL(/\/dashboard/);
}

async function paysBooking(who: Provoker, lang: Lang) {
  const { page, open, button, reads, whileBroken } = who;
  const bookings = (key: KeyOf<'bookings'>) => translate(lang, 'bookings', key);
  const payments = (key: KeyOf<'payments'>) => translate(lang, 'payments', key);
  const serviceId = await serviceFor(site.origin, 'q=samburu');
  await open(`/booking/${serviceId}?startDate=${site.nextDay()}&guests=1`);
  await page.getByLabel(bookings('contact.phone')).fill('+254712345678');
  await button(bookings('book')).click();
  await reads('bookings:booked', { goesOn: true });
  await page.waitForURL(/\/confirmation\//);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await whileBroken(`**/api/bookings/${id}`, async () => {
    await open(`/payment/${id}`);
    await reads('shell:error.booking');
  });

  const submit = page.locator('main form button[type=submit]');
  const payByMpesa = async (phone: string) => {
    await page.getByText(payments('method.mpesa'), { exact: true }).click();
    await page.getByLabel(payments('mpesa.phone')).fill(phone);
    await submit.click();
  };
  await open(`/payment/${id}`);
  await whileBroken('**/stk-push', async () => {
    await payByMpesa('+254712345678');
    await reads('payments:mpesa.refused');
  });
  await whileBroken('**/create-payment-intent', async () => {
    await payByCard(page, payments, submit);
    await reads('payments:failed.toast');
  });
  await payByMpesa('+254700000002');
  await reads('payments:mpesa.sent');
  await reads('payments:mpesa.failed');
  await button(payments('failed.again')).click();
  await payByCard(page, payments, submit);
  await reads('payments:successful');
}

async function payByCard(
  page: Page,
  payments: (key: KeyOf<'payments'>) => string,
  submit: ReturnType<Page['locator']>,
) {
  await page.getByText(payments('method.card'), { exact: true }).click();
  await page.getByLabel(payments('card.number')).fill('4242424242424242');
  await page.getByLabel(payments('card.expiry')).fill('1230');
  await page.getByLabel(payments('card.cvc')).fill('123');
  await page.getByLabel(payments('card.name')).fill('Amina Hassan');
  await submit.click();
}
