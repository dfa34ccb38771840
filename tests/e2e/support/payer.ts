import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './axe.ts';
import type { Site } from './site.ts';
import { ask as askAs, book as bookAs, demoTraveller, serviceFor, signIn } from './travellers.ts';

export const minutes = 60_000;

export const submit = (page: Page) => page.locator('main form button[type=submit]');

/** What the demo's traveller does on a site of its own, whose clock may be moved: books, pays, and asks the product. */
export async function payerOn(site: Site) {
  const token = await signIn(site.origin, demoTraveller);
  const serviceId = await serviceFor(site.origin, 'q=lamu');
  /** Asks the product as the traveller would; with a body it is a POST. */
  const ask = <Answer>(path: string, body?: object) =>
    askAs<Answer>(site.origin, path, { token, ...(body && { body }) });
  /** Moves the product's clock, and runs what became due in simulators and jobs. */
  const advance = (ms: number) => ask('/dev/clock', { advanceMs: ms });
  return {
    ask,
    advance,
    bookingNow: (id: string) => ask<Booking>(`/api/bookings/${id}`),
    book: (guests: number) => bookAs(site.origin, { token, serviceId, startDate: site.nextDay(), guests }),
    /** The demo's traveller, or whoever has the other token, in a browser of a width and language, with the words they read. */
    traveller: (lang: Lang, width: 360 | 1280, own = token) => travellerOn(site, { lang, width, token: own }),
    /** The phone whose owner refuses, and pays all the same five seconds later: time stands still after the refusal. */
    async payByMpesaRefused(who: Traveller) {
      await site.mpesaClock({ freeze: true });
      await payByMpesa(who, '+254700000016');
      await who.heading(who.payments('waiting.mpesa')).waitFor();
      await site.mpesaClock({ advanceMs: 3_000 });
      await who.heading(who.payments('failed.title')).waitFor();
    },
    async payAfterRefusal() {
      await site.mpesaClock({ advanceMs: 5_000 });
      await site.mpesaClock({ freeze: false });
      await advance(1 * minutes);
    },
  };
}

export type Payer = Awaited<ReturnType<typeof payerOn>>;

async function travellerOn(site: Site, { lang, width, token }: { lang: Lang; width: 360 | 1280; token: string }) {
  const visitor = await site.visit({ width, lang, folder: 'money' });
  const { page, shot } = visitor;
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  const words = {
    payments: (key: KeyOf<'payments'>) => translate(lang, 'payments', key),
    dashboard: (key: KeyOf<'dashboard'>, values = {}) => translate(lang, 'dashboard', key, values),
    bookings: (key: KeyOf<'bookings'>) => translate(lang, 'bookings', key),
    common: (key: KeyOf<'common'>) => translate(lang, 'common', key),
  };
  /** Checks the page with axe, and its width, in the light and the dark theme. */
  const look = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shot(`${name}-${lang}-${width}-${colorScheme}`);
      const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
      expect.soft(violations, `${name}, ${colorScheme}`).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  };
  return { ...visitor, ...words, look, heading: (name: string) => page.getByRole('heading', { name, exact: true }) };
}

type Traveller = Awaited<ReturnType<typeof travellerOn>>;

export async function payByCard({ page, payments }: Traveller, number = '4242424242424242') {
  await page.getByText(payments('method.card'), { exact: true }).click();
  await page.getByLabel(payments('card.number')).fill(number);
  await page.getByLabel(payments('card.expiry')).fill('1230');
  await page.getByLabel(payments('card.cvc')).fill('123');
  await page.getByLabel(payments('card.name')).fill('Amina Hassan');
  await submit(page).click();
}

export async function payByMpesa({ page, payments }: Traveller, phone: string) {
  await page.getByText(payments('method.mpesa'), { exact: true }).click();
  await page.getByLabel(payments('mpesa.phone')).fill(phone);
  await submit(page).click();
}
