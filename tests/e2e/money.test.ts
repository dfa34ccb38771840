import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Booking } from '#shared/contracts/bookings.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask as askAs, book as bookAs, demoTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
let token: string;
let serviceId: string;
test.beforeAll(async ({ ownSite }) => {
  site = ownSite;
  token = await signIn(site.origin, demoTraveller);
  serviceId = await serviceFor(site.origin, 'q=lamu');
});

/** Asks the product as the traveller would; with a body it is a POST. */
const ask = <Answer>(path: string, body?: object) => askAs<Answer>(site.origin, path, { token, ...(body && { body }) });

const bookingNow = (id: string) => ask<Booking>(`/api/bookings/${id}`);
/** Moves the product's clock, and runs what became due in simulators and jobs. */
const advance = (ms: number) => ask('/dev/clock', { advanceMs: ms });
const minutes = 60_000;

/** The phone whose owner refuses, and pays all the same five seconds later: time stands still after the refusal. */
async function payByMpesaRefused(who: Traveller) {
  await site.mpesaClock({ freeze: true });
  await payByMpesa(who, '+254700000016');
  await who.heading(who.payments('waiting.mpesa')).waitFor();
  await site.mpesaClock({ advanceMs: 3_000 });
  await who.heading(who.payments('failed.title')).waitFor();
}

async function payAfterRefusal() {
  await site.mpesaClock({ advanceMs: 5_000 });
  await site.mpesaClock({ freeze: false });
  await advance(1 * minutes);
}

const book = (guests: number) => bookAs(site.origin, { token, serviceId, startDate: site.nextDay(), guests });

/** The demo's traveller in a browser of a width and language, with the words they read. */
async function traveller(lang: Lang, width: 360 | 1280) {
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

type Traveller = Awaited<ReturnType<typeof traveller>>;
const submit = (page: Page) => page.locator('main form button[type=submit]');

async function payByCard({ page, payments }: Traveller, number = '4242424242424242') {
  await page.getByText(payments('method.card'), { exact: true }).click();
  await page.getByLabel(payments('card.number')).fill(number);
  await page.getByLabel(payments('card.expiry')).fill('1230');
  await page.getByLabel(payments('card.cvc')).fill('123');
  await page.getByLabel(payments('card.name')).fill('Amina Hassan');
  await submit(page).click();
}

async function payByMpesa({ page, payments }: Traveller, phone: string) {
  await page.getByText(payments('method.mpesa'), { exact: true }).click();
  await page.getByLabel(payments('mpesa.phone')).fill(phone);
  await submit(page).click();
}

test('M-Pesa: a prompt times out, and a card pays afterwards', async () => {
  const who = await traveller('en', 360);
  await who.open(`/payment/${await book(1)}`);
  await payByMpesa(who, '+254700000003');
  await who.heading(who.payments('waiting.mpesa')).waitFor();
  await advance(61_000);
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.no_answer')).waitFor();
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
});

test('M-Pesa: while it is unknown whether the prompt arrived the page says so and takes no second payment', async () => {
  const who = await traveller('sw', 1280);
  await who.open(`/payment/${await book(1)}`);
  await payByMpesa(who, '+254700000020');
  await who.page.getByText(who.payments('mpesa.silent')).waitFor();
  expect(await submit(who.page).isDisabled()).toBe(true);
  await who.look('unknown');
  await advance(4 * minutes);
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.push_unanswered')).waitFor();
});

test('M-Pesa: a prompt that was refused and then paid all the same confirms the booking', async () => {
  const who = await traveller('en', 1280);
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await payByMpesaRefused(who);
  await payAfterRefusal();
  await expect.poll(async () => (await bookingNow(id)).status).toBe('confirmed');
  // The open page still says that it failed; trying again there finds the payment.
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await who.heading(who.payments('paid.title')).waitFor();
});

test('M-Pesa: a payment of a shilling too little is refunded, the page says why, and then the whole price is paid', async () => {
  const who = await traveller('sw', 360);
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await payByMpesa(who, '+254700000017');
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.amount_mismatch')).waitFor();
  await advance(10 * minutes);
  await expect.poll(async () => (await bookingNow(id)).paymentStatus).toBe('refunded');
  await who.open(`/dashboard/bookings/${id}`);
  await who.page.getByText(who.dashboard('refund.why.tooLittle')).waitFor();
  await who.look('too-little');
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
  expect(await bookingNow(id)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
}, 300_000);

test('M-Pesa: when the booking is cancelled elsewhere while a prompt is open, the page asks for no payment, and what is paid is refunded', async () => {
  const who = await traveller('sw', 360);
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await payByMpesa(who, '+254700000024');
  await who.heading(who.payments('waiting.mpesa')).waitFor();
  await ask(`/api/bookings/${id}/cancel`, {});
  await who.heading(who.payments('closed.cancelled')).waitFor();
  const phone = '+2547•••••024';
  await who.page.getByText(translate('sw', 'payments', 'closed.askedOn', { phone })).waitFor();
  await who.look('cancelled-asked');
  await advance(10 * minutes);
  await expect.poll(async () => (await bookingNow(id)).moneyBack).toBe('done');
  await who.open(`/payment/${id}`);
  await who.heading(who.payments('surplus.titleDone')).waitFor();
  await who.open(`/dashboard/bookings/${id}`);
  await who.page.getByText(who.bookings('stage.surplus.cancelledDone')).waitFor();
  await who.page.getByText(who.dashboard('refund.why.afterCancel')).waitFor();
  await who.look('came-in-vain');
}, 300_000);

test('a card: 3-D Secure fails, and the next one is completed', async () => {
  const who = await traveller('en', 360);
  await who.open(`/payment/${await book(1)}`);
  await payByCard(who, '4000002500003155');
  const bank = who.page.getByRole('dialog', { name: who.payments('bank.title') });
  await bank.getByRole('button', { name: who.payments('bank.fail') }).click();
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await payByCard(who, '4000002500003155');
  await bank.getByRole('button', { name: who.payments('bank.complete') }).click();
  await who.heading(who.payments('paid.title')).waitFor();
});

test('a card: when the booking is cancelled elsewhere during 3-D Secure the page says so', async () => {
  const who = await traveller('en', 1280);
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await payByCard(who, '4000002500003155');
  const bank = who.page.getByRole('dialog', { name: who.payments('bank.title') });
  await bank.getByRole('button', { name: who.payments('bank.complete') }).waitFor();
  await ask(`/api/bookings/${id}/cancel`, {});
  await advance(1 * minutes);
  await bank.getByRole('button', { name: who.payments('bank.complete') }).click();
  await who.heading(who.payments('closed.cancelled')).waitFor();
  const again = who.page.getByRole('link', { name: who.payments('closed.bookAgain') });
  const sameTrip = /^\/booking\/.*startDate=20.*guests=1/;
  expect(await again.getAttribute('href')).toMatch(sameTrip);
  await who.open(`/dashboard/bookings/${id}`);
  expect(await who.page.getByRole('link', { name: who.bookings('bookAgain') }).getAttribute('href')).toMatch(sameTrip);
  expect((await bookingNow(id)).payments).toEqual([]);
});

test('a card: when the answer is lost after it has paid the page finds the payment by itself', async () => {
  const who = await traveller('en', 360);
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await who.page.route('**/dev/stripe/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
  expect((await bookingNow(id)).payments).toHaveLength(1);
});

test.each([
  { lang: 'sw', width: 1280, way: 'card' },
  { lang: 'en', width: 360, way: 'mpesa' },
] as const)(
  'a booking paid by $way is cancelled and refunded',
  async ({ lang, width, way }) => {
    const who = await traveller(lang, width);
    const { page, dashboard, bookings, heading } = who;
    const id = await book(2);
    await who.open(`/payment/${id}`);
    await (way === 'card' ? payByCard(who) : payByMpesa(who, '+254712345678'));
    await heading(who.payments('paid.title')).waitFor();

    await who.open(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: dashboard('cancel.open') }).click();
    const dialog = page.getByRole('dialog', { name: dashboard('cancel.title') });
    await dialog.getByText(dashboard(way === 'card' ? 'cancel.toCard' : 'cancel.toPhone')).waitFor();
    await dialog.getByText(`${dashboard('cancel.back')}: 100%`).waitFor();
    // The amount is announced as it was charged and will be refunded: dollars for a card, shillings for a phone.
    const [{ amount, currency } = expect.unreachable()] = (await bookingNow(id)).payments;
    const charged = currency === 'KES' ? `KES\u00a0${amount?.toLocaleString('en')}` : `$${amount}\u00a0USD`;
    await dialog.getByText(charged).waitFor();
    await who.look(`cancel-${way}`);
    const confirm = dialog.getByRole('button', { name: dashboard('cancel.confirm') });
    expect(await confirm.evaluate((node) => node === document.activeElement)).toBe(false);
    // Opening the dialog cancels nothing.
    expect((await bookingNow(id)).status).toBe('confirmed');
    await dialog.getByLabel(dashboard('cancel.reason')).fill('Homa ya mtoto');
    await confirm.click();

    await page.getByText(dashboard('stage.cancelled')).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    // The heading is visible, and the state of the booking is below it.
    await expect.poll(async () => (await page.locator('h1').boundingBox())?.y ?? -1).toBeGreaterThan(0);
    const back = page.getByRole('region', { name: dashboard('refunds') });
    await back.getByText(dashboard(way === 'card' ? 'refund.to.card' : 'refund.to.mpesa')).waitFor();
    await who.look(`cancelled-${way}`);
    expect(await page.getByText(bookings('payment.none')).count()).toBe(0);

    await advance(10 * minutes);
    await expect.poll(async () => (await bookingNow(id)).paymentStatus).toBe('refunded');
    await who.open(`/dashboard/bookings/${id}`);
    await back.getByText(dashboard('refund.done')).waitFor();
    await back.getByText(charged).waitFor();
    await back.getByText(dashboard('refund.reference')).waitFor();
    await page.locator('header').getByText(bookings('payment.refunded')).waitFor();
    await who.look(`refunded-${way}`);

    const { bookingId } = await bookingNow(id);
    await who.open(`/dashboard?q=${bookingId}`);
    await page.getByRole('article').getByText(bookings('payment.refunded')).waitFor();
  },
  90_000,
);

test.each([
  { lang: 'en', width: 360, way: 'card' },
  { lang: 'sw', width: 1280, way: 'mpesa' },
] as const)(
  'one guest more is paid by $way, one guest fewer is refunded: $lang at $width px',
  async ({ lang, width, way }) => {
    const who = await traveller(lang, width);
    const { page, dashboard, payments, bookings, heading, common } = who;
    const id = await book(1);
    await who.open(`/payment/${id}`);
    await payByCard(who);
    await heading(payments('paid.title')).waitFor();
    const { totalAmount } = await bookingNow(id);
    const amount = `$${totalAmount}\u00a0USD`;

    await who.open(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: dashboard('change.open') }).click();
    await page.getByRole('button', { name: `${common('more')}: ` }).click();
    await page.getByText(dashboard('change.more', { amount })).waitFor();
    await who.look('change-dearer');
    await page.getByRole('button', { name: dashboard('change.hold') }).click();
    await heading(payments('change.title')).waitFor();
    await heading(payments('summary.newTerms')).waitFor();
    await page.getByText(payments('summary.priceBefore')).waitFor({ state: 'attached' });
    await who.look('change-payment');

    // The traveller leaves the payment page; the booking's page shows the open change.
    await who.open(`/dashboard/bookings/${id}`);
    await page.getByText(dashboard('change.waits')).waitFor();
    await who.look('change-open');
    await page.getByRole('link', { name: dashboard('change.pay') }).click();
    await (way === 'card' ? payByCard(who) : payByMpesa(who, '+254712345678'));
    await heading(payments('paid.title')).waitFor();
    await page.getByText(payments('paid.change')).waitFor();
    await page.getByText(bookings('receipt.change')).waitFor();
    expect(await bookingNow(id)).toMatchObject({ guests: 2, totalAmount: 2 * totalAmount, change: null });

    await who.open(`/dashboard/bookings/${id}`);
    const charges = page.getByRole('region', { name: dashboard('payment'), exact: true });
    await charges.getByText(bookings('receipt.change')).waitFor();
    expect(await charges.getByText(bookings('receipt.charged')).count()).toBe(2);
    await page.getByRole('button', { name: dashboard('change.open') }).click();
    await page.getByRole('button', { name: `${common('fewer')}: ` }).click();
    // Refunded from the last payment, in its currency.
    const last = (await bookingNow(id)).payments.at(-1) ?? expect.unreachable();
    const shillings = `KES\u00a0${last.amount?.toLocaleString('en')} (${amount})`;
    const back =
      way === 'card'
        ? dashboard('change.backToCard', { amount })
        : dashboard('change.backToPhone', { amount: shillings });
    await page.getByText(back).waitFor();
    await page.getByRole('button', { name: dashboard('change.apply') }).click();
    await page
      .getByRole('region', { name: dashboard('refunds') })
      .getByText(dashboard('refund.why.change'))
      .waitFor();
    await who.look('change-cheaper');
    expect(await bookingNow(id)).toMatchObject({ guests: 1, totalAmount, status: 'confirmed' });
  },
  120_000,
);

test('a change made in another tab: a difference that is higher than shown must be confirmed again, and an open change is linked', async () => {
  const who = await traveller('en', 360);
  const { page, dashboard, payments, heading, common } = who;
  const id = await book(2);
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await heading(payments('paid.title')).waitFor();
  const { totalAmount, startDate } = await bookingNow(id);
  const one = totalAmount / 2;
  const dollars = (amount: number) => `$${amount}\u00a0USD`;
  await who.open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: dashboard('change.open') }).click();
  await page.getByRole('button', { name: `${common('more')}: ` }).click();
  await page.getByText(dashboard('change.more', { amount: dollars(one) })).waitFor();
  await ask(`/api/bookings/${id}/changes`, { startDate, guests: 1, total: one });
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await page.getByText(translate('en', 'errors', 'quote_changed')).waitFor();
  await page.getByText(dashboard('change.more', { amount: dollars(2 * one) })).waitFor();
  await who.look('change-asked-again');
  expect(await bookingNow(id)).toMatchObject({ guests: 1, change: null });
  await ask(`/api/bookings/${id}/changes`, { startDate, guests: 3, total: 3 * one });
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await page.getByText(translate('en', 'errors', 'change_open')).waitFor();
  // The open change is visible, below the toast.
  const waits = page.getByText(dashboard('change.waits'));
  await expect.poll(async () => (await waits.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await waits.boundingBox())?.y).toBeLessThan(600);
  await who.look('change-open-elsewhere');
  await page.getByRole('link', { name: dashboard('change.pay') }).click();
  await heading(payments('change.title')).waitFor();
  expect((await bookingNow(id)).change).toMatchObject({ guests: 3, amountDue: 2 * one });
}, 300_000);

test('a change that is given up leaves the booking as it was', async () => {
  const who = await traveller('en', 1280);
  const { page, dashboard, payments, heading, common } = who;
  const id = await book(1);
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await heading(payments('paid.title')).waitFor();
  await who.open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: dashboard('change.open') }).click();
  await page.getByRole('button', { name: `${common('more')}: ` }).click();
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await heading(payments('change.title')).waitFor();
  await payByMpesaRefused(who);
  // Opened by its reference, the page shows what is done on it as well.
  await who.open(`/dashboard/bookings/${(await bookingNow(id)).bookingId}`);
  await page.getByRole('button', { name: dashboard('change.giveUp') }).click();
  await page.getByText(dashboard('change.waits')).waitFor({ state: 'hidden' });
  expect(await bookingNow(id)).toMatchObject({ guests: 1, change: null, changeable: true });
  // The payment page does not count the booking's own payment as the change's.
  await who.open(`/payment/${id}`);
  await heading(payments('closed.change')).waitFor();
  await payAfterRefusal();
  const verified = () => ask<{ booking: { reason: string | null } }>(`/api/payments/verify/${id}`);
  await expect.poll(async () => (await verified()).booking.reason).toBe('surplus_returned');
  await who.open(`/payment/${id}`);
  await heading(payments('surplus.title')).waitFor();
  await page.getByText(payments('surplus.change')).waitFor();
  expect(await bookingNow(id)).toMatchObject({ guests: 1, status: 'confirmed' });
});

test('points pay for all of a small booking, which is confirmed without a payment', async () => {
  const who = await traveller('en', 360);
  const { page, bookings, heading } = who;
  const { items } = await ask<{ items: { id: string; pricePerUnit: number }[] }>(
    '/api/services?category=meals,local&sort=price_asc',
  );
  const meal = items[0];
  expect(meal?.pricePerUnit).toBeLessThanOrEqual(12.5);
  const startDate = site.nextDay();
  await who.open(`/booking/${meal?.id}?startDate=${startDate}&guests=1`);
  await page.getByRole('checkbox').check();
  await page.getByText(bookings('points.payAll')).last().waitFor();
  await who.look('points');
  await page.getByRole('button', { name: bookings('book'), exact: true }).click();
  await heading(bookings('stage.confirmed.title')).waitFor();
  await who.look('by-points');
});

test('an admin cancels a traveller’s booking with a reason, after a new sign-in when the last one was long ago', async () => {
  const own = token;
  const admin = { email: 'admin@twende.test', password: demoTraveller.password };
  const old = await signIn(site.origin, admin);
  await advance(13 * 60 * minutes);
  const id = await book(1);
  const fresh = await signIn(site.origin, admin);

  const openedBy = async (as: string) => {
    token = as;
    const who = await traveller('en', 360);
    token = own;
    const { page, dashboard } = who;
    await who.open(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: dashboard('cancel.open') }).click();
    const dialog = page.getByRole('dialog', { name: dashboard('cancel.title') });
    await dialog.getByText(dashboard('cancel.textTheirs')).waitFor();
    return { ...who, dialog, confirm: dialog.getByRole('button', { name: dashboard('cancel.confirm') }) };
  };
  const before = await openedBy(old);
  await before.confirm.click();
  await before.dialog.getByRole('button', { name: before.dashboard('cancel.signIn') }).click();
  await before.page.waitForURL((url) => url.pathname === '/login' && url.search.includes(id));

  const { page, dialog, confirm, dashboard, look } = await openedBy(fresh);
  // The admin cannot pay for it.
  expect(await page.getByText(dashboard('completePayment')).count()).toBe(0);
  await confirm.click();
  await dialog.getByText(translate('en', 'fields', 'reason_missing')).waitFor();
  await look('cancel-theirs');
  await dialog.getByLabel(dashboard('cancel.reasonTheirs')).fill('The road is flooded');
  await confirm.click();
  await page.getByText(dashboard('stage.cancelled')).waitFor();
  expect(await bookingNow(id)).toMatchObject({ status: 'cancelled', cancelReason: 'admin' });
});
