import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { postEarning } from '#server/payments/ledger/post-earning.ts';
import { addDays, today } from '#shared/dates.ts';
import { freshPhone, INTENTS_PATH, PRICE_CENTS, QUERY_PATH, type Stage, type Stay, setStage } from './stage.ts';
import {
  CARD_PAYMENT,
  checkInvariants,
  expectOk,
  MPESA_PAYMENT,
  MPESA_SURPLUS,
  STRIPE_FEE,
  stateOf,
} from './witness.ts';

const tooLate = 'Your payment came too late to be used; all of it goes back to you.';
const noRoom = 'We have your payment but no room is left; all of it goes back to you.';
const good = '4242424242424242';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  for (const simulator of ['daraja', 'stripe'] as const) {
    await stage.product.control(simulator, 'faults', { clear: true });
    await stage.product.control(simulator, 'callbacks', { mode: 'auto' });
  }
});
afterAll(() => stage.close());

const query = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];

async function paysAtOnce(stay: Stay): Promise<void> {
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
}

test('F16: heard of after the hold has ended, with room: the places are taken again and the booking reinstated', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '30');
  await stage.pass(60 * 60, 120);
  const ended = await stateOf(stage.product, stay);
  expect(ended).toMatchObject({
    standing: 'cancelled/pending',
    reason: 'expired',
    mails: { expired: 1, confirmed: 0 },
  });
  expect(await stage.verify(stay)).toMatchObject({
    ...{ status: 'cancelled', reason: 'unknown', canRetry: false, ifPaid: 'if_room' },
    message: expect.stringContaining('it counts where there is room'),
  });
  expect(await stage.read(stay)).toMatchObject({ phoneRequest: 'unknown', payments: [] });
  await stage.pass(65, 5);
  const state = await expectOk(stage, stay);
  expect(state).toMatchObject({ reason: null, mails: { expired: 1, confirmed: 1 } });
  const moves = await query(
    sql`select from_status, to_status, reason from booking_transitions where booking_id = ${stay.id} order by at, id`,
  );
  expect(moves).toEqual([
    { from_status: null, to_status: 'pending', reason: null },
    { from_status: 'pending', to_status: 'cancelled', reason: 'expired' },
    { from_status: 'cancelled', to_status: 'confirmed', reason: 'reinstated' },
  ]);
  expect(
    await query(sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${stay.startDate}`),
  ).toEqual([{ taken: 2 }]);
  await checkInvariants(stage, stay);
});

test('F17: heard of after its places were sold: all of it goes back, and both sides are told once', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '30');
  await stage.pass(60 * 60, 120);
  const other = await stage.book({ startDate: stay.startDate });
  await paysAtOnce(other);
  await stage.pass(75, 5);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/refunded',
    reason: 'expired',
    attempts: [{ status: 'succeeded', received: '1100000' }],
    refunds: [{ reason: 'surplus', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
    issues: [],
    mails: { confirmed: 0, newBooking: 0, expired: 1, surplus: 1, lateMoney: 1 },
  });
  expect(state.ledger).toEqual(MPESA_SURPLUS);
  expect(await stage.verify(stay)).toMatchObject({
    status: 'cancelled',
    reason: 'surplus_returned',
    message: tooLate,
    canRetry: false,
    receipt: null,
  });
  const letters = (await stage.product.app.mail.mailbox?.list()) ?? [];
  expect(letters.filter(({ text, to }) => text.includes(noRoom) && to === stay.traveller.email)).toHaveLength(1);
  expect(await stage.read(stay)).toMatchObject({
    phoneRequest: null,
    keptAmount: 0,
    payments: [{ method: 'mpesa', amount: 11_000, currency: 'KES', surplus: true, forChange: false }],
    papers: { receipt: false },
  });
  await expectOk(stage, other);
  await checkInvariants(stage, stay);
  await checkInvariants(stage, other);
});

test('heard of after the day of the trip has passed: there is room, and yet the money goes back', async () => {
  const stay = await stage.book({ startDate: addDays(today(stage.product.clock), 1) });
  await stage.prompt(stay, '30');
  await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
  await stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 500 });
  await stage.pass(3 * 86_400, 12 * 3_600);
  expect((await stateOf(stage.product, stay)).standing).toBe('cancelled/pending');
  await stage.product.control('daraja', 'faults', { clear: true });
  await stage.product.control('daraja', 'release', {});
  await stage.product.control('daraja', 'callbacks', { mode: 'auto' });
  await stage.pass(60, 5);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'cancelled/refunded',
    refunds: [{ reason: 'surplus', status: 'succeeded' }],
    mails: { confirmed: 0 },
  });
  await checkInvariants(stage, stay);
});

test('a card that paid while nobody could tell us, and its places were sold: the same in dollars', async () => {
  const stay = await stage.book();
  const { clientSecret } = (await stage.intent(stay)).body.data;
  await stage.product.control('stripe', 'callbacks', { mode: 'hold' });
  await stage.product.control('stripe', 'faults', {
    match: { path: `${INTENTS_PATH}/pi_` },
    do: 'status:503',
    times: 200,
  });
  await stage.confirm(clientSecret, good);
  await stage.advance(61 * 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'cancelled/pending', reason: 'expired' });
  const other = await stage.book({ startDate: stay.startDate });
  await paysAtOnce(other);
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.advance(120);
  const state = await stateOf(stage.product, stay);
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
  expect(await stage.verify(stay)).toMatchObject({ reason: 'surplus_returned', message: tooLate });
  await expectOk(stage, other);
  await checkInvariants(stage, stay);
});

test('F27: the bank is still deciding when the hold ends, and cannot be stopped: paid late, the booking is reinstated', async () => {
  const stay = await stage.book();
  const deciding = (ms: number) => stage.product.control('stripe', 'processing', { ms });
  await stage.advance(55 * 60);
  await deciding(30 * 60_000);
  try {
    expect(await stage.card(stay, good)).toMatchObject({ status: 'processing' });
    await stage.pass(14 * 60, 120);
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/pending' });
    await stage.pass(4 * 60, 60);
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'cancelled/pending', reason: 'expired' });
    await stage.pass(14 * 60, 120);
    expect(await expectOk(stage, stay)).toMatchObject({ mails: { expired: 1 } });
    await checkInvariants(stage, stay);
  } finally {
    await deciding(0);
  }
});

test('F6: two prompts are paid; one buys the booking, the other goes back', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '16');
  await stage.advance(4);
  await stage.prompt(stay, freshPhone());
  await stage.pass(15, 5);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({
    standing: 'confirmed/completed',
    attempts: [{ status: 'succeeded' }, { status: 'succeeded' }],
    refunds: [{ reason: 'duplicate', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
    mails: { confirmed: 1, newBooking: 1, surplus: 1, lateMoney: 0 },
  });
  expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_SURPLUS });
  expect(await stage.verify(stay)).toMatchObject({ paymentStatus: 'completed', reason: null });
  await checkInvariants(stage, stay);
});

test("F15: M-Pesa cannot be asked; after half a minute a matching callback counts, the provider's share waits", async () => {
  const stay = await stage.book();
  await stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 500 });
  await stage.prompt(stay, freshPhone());
  await stage.pass(30, 3);
  expect((await stateOf(stage.product, stay)).standing).toBe('pending/pending');
  await stage.pass(6, 3);
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ status: 'succeeded', verified: false }]);
  await stage.pass(30 * 60, 60);
  expect((await stateOf(stage.product, stay)).attempts).toMatchObject([{ verified: false }]);
  await stage.product.control('daraja', 'faults', { clear: true });
  await stage.pass(6 * 60, 60);
  expect((await expectOk(stage, stay)).attempts).toMatchObject([{ verified: true }]);
  await checkInvariants(stage, stay);
});

test('F15: M-Pesa cannot be asked, and the callback does not match: places are kept, a person is told', async () => {
  const stay = await stage.book();
  await stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 500 });
  await stage.advance(50 * 60);
  await stage.prompt(stay, '18'); // a hundred shillings too much
  await stage.pass(5 * 60, 30);
  const open = await stateOf(stage.product, stay);
  expect(open).toMatchObject({ standing: 'pending/pending', ledger: {}, issues: [] });
  expect(['prompted', 'unknown']).toContain(open.attempts[0]?.status);
  await stage.pass(14 * 60, 60); // beyond the hour of the hold
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/pending',
    issues: ['callback_unproven'],
    ledger: {},
  });
  await stage.product.control('daraja', 'faults', { clear: true });
  await stage.pass(20 * 60, 60);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({ standing: 'confirmed/completed', refunds: [{ reason: 'surplus', amount: 10_000 }] });
  expect(state.ledger.payment).toEqual(MPESA_PAYMENT);
  await checkInvariants(stage, stay);
});

test('the hold of an open prompt outlasts it; a second try does not lengthen it without end', async () => {
  const stay = await stage.book();
  await stage.advance(59 * 60);
  await stage.prompt(stay, '28');
  await stage.pass(60, 20);
  await stage.pass(60, 20); // an hour and a minute: the prompt is over, its hold is not
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/failed', error: 'no_answer' });
  await paysAtOnce(stay);
  await expectOk(stage, stay);

  const endless = await stage.book();
  for (let minute = 0; minute < 121; minute += 2) {
    await stage.push(endless, '28');
    await stage.advance(120);
  }
  expect(await stateOf(stage.product, endless)).toMatchObject({ reason: 'expired' });
  await checkInvariants(stage, stay);
});

test('after the trip the deposit becomes share and commission, once, and only of money that is vouched for', async () => {
  const [byPhone, byCard, doubtful] = [await stage.book(), await stage.book(), await stage.book()];
  await paysAtOnce(byPhone);
  await stage.card(byCard, good);
  await stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 5_000 });
  await stage.prompt(doubtful, freshPhone());
  await stage.pass(40, 4);
  await stage.product.advance(
    Date.parse(`${doubtful.startDate}T00:00:00Z`) + 2 * 86_400_000 - stage.product.clock.now().getTime(),
  );
  const earn = { 'customer:deposits:USD': PRICE_CENTS, 'provider:payable:USD': -8_800, 'commission:USD': -1_200 };
  expect(await stateOf(stage.product, byPhone)).toMatchObject({ standing: 'completed/completed' });
  expect((await stateOf(stage.product, byPhone)).ledger).toEqual({ payment: MPESA_PAYMENT, earn });
  expect((await stateOf(stage.product, byCard)).ledger).toEqual({
    payment: CARD_PAYMENT,
    stripe_fee: STRIPE_FEE,
    earn,
  });
  expect(await stateOf(stage.product, doubtful)).toMatchObject({
    standing: 'completed/completed',
    attempts: [{ verified: false }],
  });
  expect((await stateOf(stage.product, doubtful)).ledger).toEqual({ payment: MPESA_PAYMENT });

  const before = await stateOf(stage.product, byPhone);
  await Promise.all([1, 2, 3].map(() => postEarning(stage.product.app, byPhone.id)));
  expect(await stateOf(stage.product, byPhone)).toEqual(before);
  for (const stay of [byPhone, byCard]) await checkInvariants(stage, stay);
});
