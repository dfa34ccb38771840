import { expect } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { minutes, type Payer, payByCard, payByMpesa, payerOn, submit } from '../support/payer.ts';
import { test } from '../support/test.ts';

let payer: Payer;
test.beforeAll(async ({ ownSite }) => {
  payer = await payerOn(ownSite);
});

test('M-Pesa: while it is unknown whether the prompt arrived the page says so and takes no second payment', async () => {
  const who = await payer.traveller('sw', 1280);
  await who.open(`/payment/${await payer.book(1)}`);
  await payByMpesa(who, '+254700000020');
  await who.page.getByText(who.payments('mpesa.silent')).waitFor();
  expect(await submit(who.page).isDisabled()).toBe(true);
  await who.look('unknown');
  await payer.advance(4 * minutes);
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.push_unanswered')).waitFor();
});

test('M-Pesa: a prompt that was refused and then paid all the same confirms the booking', async () => {
  const who = await payer.traveller('en', 1280);
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await payer.payByMpesaRefused(who);
  await payer.payAfterRefusal();
  await expect.poll(async () => (await payer.bookingNow(id)).status).toBe('confirmed');
  // The open page still says that it failed; trying again there finds the payment.
  await who.page.getByRole('button', { name: who.payments('failed.again') }).click();
  await who.heading(who.payments('paid.title')).waitFor();
});

test('M-Pesa: a payment of a shilling too little is refunded, the page says why, and then the whole price is paid', async () => {
  const who = await payer.traveller('sw', 360);
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await payByMpesa(who, '+254700000017');
  await who.heading(who.payments('failed.title')).waitFor();
  await who.page.getByText(who.payments('reason.amount_mismatch')).waitFor();
  await payer.advance(10 * minutes);
  await expect.poll(async () => (await payer.bookingNow(id)).paymentStatus).toBe('refunded');
  await who.open(`/dashboard/bookings/${id}`);
  await who.page.getByText(who.dashboard('refund.why.tooLittle')).waitFor();
  await who.look('too-little');
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
  expect(await payer.bookingNow(id)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed' });
}, 300_000);

test('M-Pesa: when the booking is cancelled elsewhere while a prompt is open, the page asks for no payment, and what is paid is refunded', async () => {
  const who = await payer.traveller('sw', 360);
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await payByMpesa(who, '+254700000024');
  await who.heading(who.payments('waiting.mpesa')).waitFor();
  await payer.ask(`/api/bookings/${id}/cancel`, {});
  await who.heading(who.payments('closed.cancelled')).waitFor();
  const phone = '+2547•••••024';
  await who.page.getByText(translate('sw', 'payments', 'closed.askedOn', { phone })).waitFor();
  await who.look('cancelled-asked');
  await payer.advance(10 * minutes);
  await expect.poll(async () => (await payer.bookingNow(id)).moneyBack).toBe('done');
  await who.open(`/payment/${id}`);
  await who.heading(who.payments('surplus.titleDone')).waitFor();
  await who.open(`/dashboard/bookings/${id}`);
  await who.page.getByText(who.bookings('stage.surplus.cancelledDone')).waitFor();
  await who.page.getByText(who.dashboard('refund.why.afterCancel')).waitFor();
  await who.look('came-in-vain');
}, 300_000);

test('a card: when the booking is cancelled elsewhere during 3-D Secure the page says so', async () => {
  const who = await payer.traveller('en', 1280);
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await payByCard(who, '4000002500003155');
  const bank = who.page.getByRole('dialog', { name: who.payments('bank.title') });
  await bank.getByRole('button', { name: who.payments('bank.complete') }).waitFor();
  await payer.ask(`/api/bookings/${id}/cancel`, {});
  await payer.advance(1 * minutes);
  await bank.getByRole('button', { name: who.payments('bank.complete') }).click();
  await who.heading(who.payments('closed.cancelled')).waitFor();
  const again = who.page.getByRole('link', { name: who.payments('closed.bookAgain') });
  const sameTrip = /^\/booking\/.*startDate=20.*guests=1/;
  expect(await again.getAttribute('href')).toMatch(sameTrip);
  await who.open(`/dashboard/bookings/${id}`);
  expect(await who.page.getByRole('link', { name: who.bookings('bookAgain') }).getAttribute('href')).toMatch(sameTrip);
  expect((await payer.bookingNow(id)).payments).toEqual([]);
});

test('a card: when the answer is lost after it has paid the page finds the payment by itself', async () => {
  const who = await payer.traveller('en', 360);
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await who.page.route('**/dev/stripe/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payByCard(who);
  await who.heading(who.payments('paid.title')).waitFor();
  expect((await payer.bookingNow(id)).payments).toHaveLength(1);
});

test('a change made in another tab: a difference that is higher than shown must be confirmed again, and an open change is linked', async () => {
  const who = await payer.traveller('en', 360);
  const { page, dashboard, payments, heading, common } = who;
  const id = await payer.book(2);
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await heading(payments('paid.title')).waitFor();
  const { totalAmount, startDate } = await payer.bookingNow(id);
  const one = totalAmount / 2;
  const dollars = (amount: number) => `$${amount}\u00a0USD`;
  await who.open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: dashboard('change.open') }).click();
  await page.getByRole('button', { name: `${common('more')}: ` }).click();
  await page.getByText(dashboard('change.more', { amount: dollars(one) })).waitFor();
  await payer.ask(`/api/bookings/${id}/changes`, { startDate, guests: 1, total: one });
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await page.getByText(translate('en', 'errors', 'quote_changed')).waitFor();
  await page.getByText(dashboard('change.more', { amount: dollars(2 * one) })).waitFor();
  await who.look('change-asked-again');
  expect(await payer.bookingNow(id)).toMatchObject({ guests: 1, change: null });
  await payer.ask(`/api/bookings/${id}/changes`, { startDate, guests: 3, total: 3 * one });
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await page.getByText(translate('en', 'errors', 'change_open')).waitFor();
  // The open change is visible, below the toast.
  const waits = page.getByText(dashboard('change.waits'));
  await expect.poll(async () => (await waits.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  expect((await waits.boundingBox())?.y).toBeLessThan(600);
  await who.look('change-open-elsewhere');
  await page.getByRole('link', { name: dashboard('change.pay') }).click();
  await heading(payments('change.title')).waitFor();
  expect((await payer.bookingNow(id)).change).toMatchObject({ guests: 3, amountDue: 2 * one });
}, 300_000);

test('a change that is given up leaves the booking as it was', async () => {
  const who = await payer.traveller('en', 1280);
  const { page, dashboard, payments, heading, common } = who;
  const id = await payer.book(1);
  await who.open(`/payment/${id}`);
  await payByCard(who);
  await heading(payments('paid.title')).waitFor();
  await who.open(`/dashboard/bookings/${id}`);
  await page.getByRole('button', { name: dashboard('change.open') }).click();
  await page.getByRole('button', { name: `${common('more')}: ` }).click();
  await page.getByRole('button', { name: dashboard('change.hold') }).click();
  await heading(payments('change.title')).waitFor();
  await payer.payByMpesaRefused(who);
  // Opened by its reference, the page shows what is done on it as well.
  await who.open(`/dashboard/bookings/${(await payer.bookingNow(id)).bookingId}`);
  await page.getByRole('button', { name: dashboard('change.giveUp') }).click();
  await page.getByText(dashboard('change.waits')).waitFor({ state: 'hidden' });
  expect(await payer.bookingNow(id)).toMatchObject({ guests: 1, change: null, changeable: true });
  // The payment page does not count the booking's own payment as the change's.
  await who.open(`/payment/${id}`);
  await heading(payments('closed.change')).waitFor();
  await payer.payAfterRefusal();
  const verified = () => payer.ask<{ booking: { reason: string | null } }>(`/api/payments/verify/${id}`);
  await expect.poll(async () => (await verified()).booking.reason).toBe('surplus_returned');
  await who.open(`/payment/${id}`);
  await heading(payments('surplus.title')).waitFor();
  await page.getByText(payments('surplus.change')).waitFor();
  expect(await payer.bookingNow(id)).toMatchObject({ guests: 1, status: 'confirmed' });
});
