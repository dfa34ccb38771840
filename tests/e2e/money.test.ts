import { expect } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { minutes, type Payer, payByCard, payByMpesa, payerOn } from './support/payer.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { demoTraveller, signIn } from './support/travellers.ts';

let site: Site;
let payer: Payer;
test.beforeAll(async ({ ownSite }) => {
  site = ownSite;
  payer = await payerOn(site);
});

test('M-Pesa: a prompt times out, and a card pays afterwards', async () => {
  const who = await payer.traveller('en', 360);
  await who.open(`/payment/${await payer.book(1)}`);
  await payByMpesa(who, '+254700000003');
  await who.heading(who.payments('waiting.mpesa')).waitFor();
  await payer.advance(61_000);
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.no_answer')).waitFor();
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
});

test('a card: 3-D Secure fails, and the next one is completed', async () => {
  const who = await payer.traveller('en', 360);
  await who.open(`/payment/${await payer.book(1)}`);
  await payByCard(who, '4000002500003155');
  const bank = who.page.getByRole('dialog', { name: who.payments('bank.title') });
  await bank.getByRole('button', { name: who.payments('bank.fail') }).click();
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await payByCard(who, '4000002500003155');
  await bank.getByRole('button', { name: who.payments('bank.complete') }).click();
  await who.heading(who.payments('paid.title')).waitFor();
});

test.each([
  { lang: 'sw', width: 1280, way: 'card' },
  { lang: 'en', width: 360, way: 'mpesa' },
] as const)(
  'a booking paid by $way is cancelled and refunded',
  async ({ lang, width, way }) => {
    const who = await payer.traveller(lang, width);
    const { page, dashboard, bookings, heading } = who;
    const id = await payer.book(2);
    await who.open(`/payment/${id}`);
    await (way === 'card' ? payByCard(who) : payByMpesa(who, '+254712345678'));
    await heading(who.payments('paid.title')).waitFor();

    await who.open(`/dashboard/bookings/${id}`);
    await page.getByRole('button', { name: dashboard('cancel.open') }).click();
    const dialog = page.getByRole('dialog', { name: dashboard('cancel.title') });
    await dialog.getByText(dashboard(way === 'card' ? 'cancel.toCard' : 'cancel.toPhone')).waitFor();
    await dialog.getByText(`${dashboard('cancel.back')}: 100%`).waitFor();
    // The amount is announced as it was charged and will be refunded: dollars for a card, shillings for a phone.
    const [{ amount, currency } = expect.unreachable()] = (await payer.bookingNow(id)).payments;
    const charged = currency === 'KES' ? `KES\u00a0${amount?.toLocaleString('en')}` : `$${amount}\u00a0USD`;
    await dialog.getByText(charged).waitFor();
    await who.look(`cancel-${way}`);
    const confirm = dialog.getByRole('button', { name: dashboard('cancel.confirm') });
    expect(await confirm.evaluate((node) => node === document.activeElement)).toBe(false);
    // Opening the dialog cancels nothing.
    expect((await payer.bookingNow(id)).status).toBe('confirmed');
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

    await payer.advance(10 * minutes);
    await expect.poll(async () => (await payer.bookingNow(id)).paymentStatus).toBe('refunded');
    await who.open(`/dashboard/bookings/${id}`);
    await back.getByText(dashboard('refund.done')).waitFor();
    await back.getByText(charged).waitFor();
    await back.getByText(dashboard('refund.reference')).waitFor();
    await page.locator('header').getByText(bookings('payment.refunded')).waitFor();
    await who.look(`refunded-${way}`);

    const { bookingId } = await payer.bookingNow(id);
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
    const who = await payer.traveller(lang, width);
    const { page, dashboard, payments, bookings, heading, common } = who;
    const id = await payer.book(1);
    await who.open(`/payment/${id}`);
    await payByCard(who);
    await heading(payments('paid.title')).waitFor();
    const { totalAmount } = await payer.bookingNow(id);
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
    expect(await payer.bookingNow(id)).toMatchObject({ guests: 2, totalAmount: 2 * totalAmount, change: null });

    await who.open(`/dashboard/bookings/${id}`);
    const charges = page.getByRole('region', { name: dashboard('payment'), exact: true });
    await charges.getByText(bookings('receipt.change')).waitFor();
    expect(await charges.getByText(bookings('receipt.charged')).count()).toBe(2);
    await page.getByRole('button', { name: dashboard('change.open') }).click();
    await page.getByRole('button', { name: `${common('fewer')}: ` }).click();
    // Refunded from the last payment, in its currency.
    const last = (await payer.bookingNow(id)).payments.at(-1) ?? expect.unreachable();
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
    expect(await payer.bookingNow(id)).toMatchObject({ guests: 1, totalAmount, status: 'confirmed' });
  },
  120_000,
);

test('points pay for all of a small booking, which is confirmed without a payment', async () => {
  const who = await payer.traveller('en', 360);
  const { page, bookings, heading } = who;
  const { items } = await payer.ask<{ items: { id: string; pricePerUnit: number }[] }>(
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
  const admin = { email: 'admin@twende.test', password: demoTraveller.password };
  const old = await signIn(site.origin, admin);
  await payer.advance(13 * 60 * minutes);
  const id = await payer.book(1);
  const fresh = await signIn(site.origin, admin);

  const openedBy = async (as: string) => {
    const who = await payer.traveller('en', 360, as);
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
  expect(await payer.bookingNow(id)).toMatchObject({ status: 'cancelled', cancelReason: 'admin' });
});
