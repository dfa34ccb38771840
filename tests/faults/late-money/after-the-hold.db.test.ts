import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { postEarning } from '#server/payments/earnings/post-earning.ts';
import { addDays, today } from '#shared/dates.ts';
import { freshPhone, INTENTS_PATH, openScenario, PRICE_CENTS, type Stay } from '../../support/scenario.ts';
import {
  CARD_PAYMENT,
  checkInvariants,
  expectPaidOnce,
  MPESA_PAYMENT,
  MPESA_SURPLUS,
  STRIPE_FEE,
  stateOf,
} from '../support/invariants.ts';
import { failQueries } from '../support/payments.ts';

const tooLate = 'Your payment came too late to be used. You will get a full refund.';
const noRoom = 'We received your payment, but your dates are no longer available. You will get a full refund.';
const good = '4242424242424242';

const scenario = await openScenario();
afterEach(async () => {
  for (const simulator of ['daraja', 'stripe'] as const) {
    await scenario.product.control(simulator, 'faults', { clear: true });
    await scenario.product.control(simulator, 'callbacks', { mode: 'auto' });
  }
});

async function payByPhone(stay: Stay): Promise<void> {
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
}

test('F16: a payment that is known after the hold has ended takes free places again, and the booking is reinstated', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '30');
  await scenario.pass(60 * 60, 120);
  const ended = await stateOf(scenario.product, stay);
  expect(ended).toMatchObject({
    standing: 'cancelled/pending',
    reason: 'expired',
    mails: { expired: 1, confirmed: 0 },
  });
  expect(await scenario.verify(stay)).toMatchObject({
    ...{ status: 'cancelled', reason: 'unknown', canRetry: false, latePaymentEffect: 'if_room' },
    message: expect.stringContaining('it is used if your dates are still available'),
  });
  expect(await scenario.read(stay)).toMatchObject({ phoneRequest: 'unknown', payments: [] });
  await scenario.pass(65, 5);
  const state = await expectPaidOnce(scenario, stay);
  expect(state).toMatchObject({ reason: null, mails: { expired: 1, confirmed: 1 } });
  const moves = await scenario.query(
    sql`select from_status, to_status, reason from booking_transitions where booking_id = ${stay.id} order by at, id`,
  );
  expect(moves).toEqual([
    { from_status: null, to_status: 'pending', reason: null },
    { from_status: 'pending', to_status: 'cancelled', reason: 'expired' },
    { from_status: 'cancelled', to_status: 'confirmed', reason: 'reinstated' },
  ]);
  expect(
    await scenario.query(
      sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${stay.startDate}`,
    ),
  ).toEqual([{ taken: 2 }]);
  await checkInvariants(scenario, stay);
});

test('F17: a payment that is known after its places were sold is refunded, and both sides get one letter', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '30');
  await scenario.pass(60 * 60, 120);
  const other = await scenario.book({ startDate: stay.startDate });
  await payByPhone(other);
  await scenario.pass(75, 5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/refunded',
    reason: 'expired',
    attempts: [{ status: 'succeeded', received: '1100000' }],
    refunds: [{ reason: 'surplus', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
    issues: [],
    mails: { confirmed: 0, newBooking: 0, expired: 1, surplus: 1, lateMoney: 1 },
  });
  expect(state.ledger).toEqual(MPESA_SURPLUS);
  expect(await scenario.verify(stay)).toMatchObject({
    status: 'cancelled',
    reason: 'surplus_returned',
    message: tooLate,
    canRetry: false,
    receipt: null,
  });
  const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  expect(letters.filter(({ text, to }) => text.includes(noRoom) && to === stay.traveller.email)).toHaveLength(1);
  expect(await scenario.read(stay)).toMatchObject({
    phoneRequest: null,
    keptAmount: 0,
    payments: [{ method: 'mpesa', amount: 11_000, currency: 'KES', surplus: true, forChange: false }],
    papers: { receipt: false },
  });
  await expectPaidOnce(scenario, other);
  await checkInvariants(scenario, stay);
  await checkInvariants(scenario, other);
});

test('a payment that is known after the day of the trip is refunded although places are free', async () => {
  const stay = await scenario.book({ startDate: addDays(today(scenario.product.clock), 1) });
  await scenario.prompt(stay, '30');
  await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
  await failQueries(scenario);
  await scenario.pass(3 * 86_400, 12 * 3_600);
  expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/pending');
  await scenario.product.control('daraja', 'faults', { clear: true });
  await scenario.product.control('daraja', 'release', {});
  await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
  await scenario.pass(60, 5);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'cancelled/refunded',
    refunds: [{ reason: 'day_passed', status: 'succeeded' }],
    mails: { confirmed: 0, surplus: 1, lateMoney: 1 },
  });
  expect(await scenario.verify(stay)).toMatchObject({ reason: 'surplus_returned', message: tooLate });
  expect(await scenario.read(stay)).toMatchObject({ refunds: [{ reason: 'day_passed', status: 'done' }] });
  const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  const told = letters.filter(({ text }) => text.includes(stay.reference)).map(({ text }) => text);
  expect(told.filter((text) => text.includes('Your payment came after the first day of this trip'))).toHaveLength(1);
  expect(told.filter((text) => text.includes('came after the first day of the trip.'))).toHaveLength(1);
  expect(told.filter((text) => text.includes(noRoom))).toEqual([]);
  await checkInvariants(scenario, stay);
});

test('a card payment that is known after its places were sold is refunded in dollars', async () => {
  const stay = await scenario.book();
  const { clientSecret } = (await scenario.intent(stay)).body.data;
  await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
  await scenario.product.control('stripe', 'faults', {
    match: { path: `${INTENTS_PATH}/pi_` },
    do: 'status:503',
    times: 200,
  });
  await scenario.confirm(clientSecret, good);
  await scenario.advance(61 * 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'cancelled/pending', reason: 'expired' });
  const other = await scenario.book({ startDate: stay.startDate });
  await payByPhone(other);
  await scenario.product.control('stripe', 'faults', { clear: true });
  await scenario.advance(120);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    attempts: [{ status: 'succeeded' }],
    refunds: [{ reason: 'surplus', method: 'stripe', status: 'succeeded', currency: 'USD', amount: PRICE_CENTS }],
    mails: { confirmed: 0, surplus: 1, lateMoney: 1 },
  });
  expect(state.ledger).toEqual({
    surplus: { 'stripe:clearing:USD': PRICE_CENTS, 'surplus:USD': -PRICE_CENTS },
    surplus_refund: { 'refund:pending:USD': -PRICE_CENTS, 'surplus:USD': PRICE_CENTS },
    refund_done: { 'refund:pending:USD': PRICE_CENTS, 'stripe:clearing:USD': -PRICE_CENTS },
    stripe_fee: STRIPE_FEE,
  });
  expect(await scenario.verify(stay)).toMatchObject({ reason: 'surplus_returned', message: tooLate });
  await expectPaidOnce(scenario, other);
  await checkInvariants(scenario, stay);
});

test('F27: a card payment that Stripe is still processing when the hold ends reinstates the booking when it succeeds', async () => {
  const stay = await scenario.book();
  const processing = (ms: number) => scenario.product.control('stripe', 'processing', { ms });
  await scenario.advance(55 * 60);
  await processing(30 * 60_000);
  try {
    expect(await scenario.card(stay, good)).toMatchObject({ status: 'processing' });
    await scenario.pass(14 * 60, 120);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/pending' });
    await scenario.pass(4 * 60, 60);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'cancelled/pending', reason: 'expired' });
    await scenario.pass(14 * 60, 120);
    expect(await expectPaidOnce(scenario, stay)).toMatchObject({ mails: { expired: 1 } });
    await checkInvariants(scenario, stay);
  } finally {
    await processing(0);
  }
});

test('F6: when two prompts are paid one pays the booking and the other is refunded', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '16');
  await scenario.advance(4);
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(15, 5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'confirmed/completed',
    attempts: [{ status: 'succeeded' }, { status: 'succeeded' }],
    refunds: [{ reason: 'duplicate', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
    mails: { confirmed: 1, newBooking: 1, surplus: 1, lateMoney: 0 },
  });
  expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_SURPLUS });
  expect(await scenario.verify(stay)).toMatchObject({ paymentStatus: 'completed', reason: null });
  await checkInvariants(scenario, stay);
});

test('F15: while M-Pesa cannot be asked a matching callback counts after half a minute, as an unverified payment', async () => {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(30, 3);
  expect((await stateOf(scenario.product, stay)).standing).toBe('pending/pending');
  await scenario.pass(6, 3);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([{ status: 'succeeded', verified: false }]);
  await scenario.pass(30 * 60, 60);
  expect((await stateOf(scenario.product, stay)).attempts).toMatchObject([{ verified: false }]);
  await scenario.product.control('daraja', 'faults', { clear: true });
  await scenario.pass(6 * 60, 60);
  expect((await expectPaidOnce(scenario, stay)).attempts).toMatchObject([{ verified: true }]);
  await checkInvariants(scenario, stay);
});

test('F15: while M-Pesa cannot be asked a callback that does not match does not count, the places are kept, and there is a case', async () => {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.advance(50 * 60);
  await scenario.prompt(stay, '18'); // a hundred shillings too much
  await scenario.pass(5 * 60, 30);
  const open = await stateOf(scenario.product, stay);
  expect(open).toMatchObject({ standing: 'pending/pending', ledger: {}, issues: [] });
  expect(['prompted', 'unknown']).toContain(open.attempts[0]?.status);
  await scenario.pass(14 * 60, 60); // after the hour of the hold
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['callback_unproven'],
    ledger: {},
  });
  await scenario.product.control('daraja', 'faults', { clear: true });
  await scenario.pass(20 * 60, 60);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'confirmed/completed', refunds: [{ reason: 'surplus', amount: 10_000 }] });
  expect(state.ledger.payment).toEqual(MPESA_PAYMENT);
  await checkInvariants(scenario, stay);
});

test('the hold lasts longer than an open prompt, and further tries do not extend it without limit', async () => {
  const stay = await scenario.book();
  await scenario.advance(59 * 60);
  await scenario.prompt(stay, '28');
  await scenario.pass(60, 20);
  await scenario.pass(60, 20); // after an hour and a minute the prompt has ended, and the hold has not
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/failed', error: 'no_answer' });
  await payByPhone(stay);
  await expectPaidOnce(scenario, stay);

  const endless = await scenario.book();
  for (let minute = 0; minute < 121; minute += 2) {
    await scenario.push(endless, '28');
    await scenario.advance(120);
  }
  expect(await stateOf(scenario.product, endless)).toMatchObject({ reason: 'expired' });
  await checkInvariants(scenario, stay);
});

test('after the trip the deposit of a verified payment is split once, that of an unverified payment is not', async () => {
  const [byPhone, byCard, doubtful] = [await scenario.book(), await scenario.book(), await scenario.book()];
  await payByPhone(byPhone);
  await scenario.card(byCard, good);
  await failQueries(scenario);
  await scenario.prompt(doubtful, freshPhone());
  await scenario.pass(40, 4);
  await scenario.product.advance(
    Date.parse(`${doubtful.startDate}T00:00:00Z`) + 2 * 86_400_000 - scenario.product.clock.now().getTime(),
  );
  const earn = { 'customer:deposits:USD': PRICE_CENTS, 'provider:payable:USD': -8_800, 'commission:USD': -1_200 };
  expect(await stateOf(scenario.product, byPhone)).toMatchObject({ standing: 'completed/completed' });
  expect((await stateOf(scenario.product, byPhone)).ledger).toEqual({ payment: MPESA_PAYMENT, earn });
  expect((await stateOf(scenario.product, byCard)).ledger).toEqual({
    payment: CARD_PAYMENT,
    stripe_fee: STRIPE_FEE,
    earn,
  });
  expect(await stateOf(scenario.product, doubtful)).toMatchObject({
    standing: 'completed/completed',
    attempts: [{ verified: false }],
  });
  expect((await stateOf(scenario.product, doubtful)).ledger).toEqual({ payment: MPESA_PAYMENT });

  const before = await stateOf(scenario.product, byPhone);
  await Promise.all([1, 2, 3].map(() => postEarning(scenario.product.app, byPhone.id)));
  expect(await stateOf(scenario.product, byPhone)).toEqual(before);
  for (const stay of [byPhone, byCard]) await checkInvariants(scenario, stay);
});
