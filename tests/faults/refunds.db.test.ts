import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { expectEnd } from './ending.ts';
import { listService, PRICE_CENTS, PRICE_KES, type Stage, type Stay, setStage } from './stage.ts';
import { CARD_PAYMENT, checkInvariants, MPESA_PAYMENT, movedFor, STRIPE_FEE, stateOf } from './witness.ts';

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

/** @param phone the two digits of a special phone */
async function paidByPhone(phone: string): Promise<Stay> {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.pass(6);
  expect((await stateOf(stage.product, stay)).standing).toBe('confirmed/completed');
  return stay;
}

async function paidByCard(number = good): Promise<Stay> {
  const stay = await stage.book();
  await stage.card(stay, number);
  await stage.pass(2);
  expect((await stateOf(stage.product, stay)).standing).toBe('confirmed/completed');
  return stay;
}

const taken = async (stay: Stay) => {
  const { rows } = await stage.product.app.db.execute(
    sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${stay.startDate}`,
  );
  return rows[0]?.taken;
};

const intentOf = async (stay: Stay) => {
  const { rows } = await stage.product.app.db.execute(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stay.id}`,
  );
  return rows[0]?.intent;
};

/** L6 and L6b. */
const MPESA_REFUND = {
  refund: {
    'customer:deposits:USD': PRICE_CENTS,
    'fx:KES': PRICE_KES * 100,
    'fx:USD': -PRICE_CENTS,
    'refund:pending:KES': -PRICE_KES * 100,
  },
  refund_done: { 'mpesa:collection:KES': -PRICE_KES * 100, 'refund:pending:KES': PRICE_KES * 100 },
};
const CARD_REFUND = {
  refund: { 'customer:deposits:USD': PRICE_CENTS, 'refund:pending:USD': -PRICE_CENTS },
  refund_done: { 'refund:pending:USD': PRICE_CENTS, 'stripe:clearing:USD': -PRICE_CENTS },
};

describe('cancelled in time, all of it goes back', () => {
  test('to a card', async () => {
    const stay = await paidByCard();
    expect((await stage.read(stay)).cancellation).toMatchObject({ refundAmount: 100, percent: 100 });
    const { status, body } = await stage.cancel(stay, { reason: 'Plans changed' });
    expect([status, body.status, body.cancellation]).toEqual([200, 'cancelled', null]);
    expect(body.refunds).toMatchObject([{ reason: 'policy', amount: 100, currency: 'USD', method: 'card' }]);
    await stage.pass(6);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', reason: 'traveller', issues: [] });
    expect(state.mails).toMatchObject({ cancelled: 1, providerCancelled: 1, refundDone: 1, refundManual: 0 });
    expect(state.ledger).toEqual({ payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE, ...CARD_REFUND });
    expect(await taken(stay)).toBe(0);
    expect(await stage.read(stay)).toMatchObject({ moneyBack: 'done', refunds: [{ status: 'done' }] });
    await checkInvariants(stage, stay);
  });

  test('to a phone, by reversal of the whole receipt', async () => {
    const stay = await paidByPhone('40');
    await stage.cancel(stay);
    await stage.pass(10);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ reason: 'policy', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
      mails: { confirmed: 1, cancelled: 1, providerCancelled: 1, refundDone: 1, refundManual: 0, surplus: 0 },
    });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
    await checkInvariants(stage, stay);
  });

  test('the provider cancels: all of it, whatever the policy says; they must say why', async () => {
    const [stay, member] = [await paidByCard(), await stage.member()];
    expect((await stage.cancel(stay, {}, member)).status).toBe(400);
    const { status, body } = await stage.cancel(stay, { reason: 'The road is flooded' }, member);
    expect([status, body.status]).toEqual([200, 'cancelled']);
    await stage.pass(6);
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'provider',
      refunds: [{ reason: 'provider_cancel' }],
      mails: { cancelled: 1, refundDone: 1 },
    });
    await checkInvariants(stage, stay);
  });
});

describe('who may cancel', () => {
  test('strangers find nothing; a second time is refused; a traveller chooses no refund', async () => {
    const [stay, stranger] = [await paidByCard(), await stage.register()];
    expect((await stage.cancel(stay, {}, stranger)).status).toBe(404);
    expect((await stage.cancel(stay, { refund: 'full' })).status).toBe(403);
    expect((await stage.cancel(stay)).status).toBe(200);
    expect(await stage.cancel(stay)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  });

  test('an admin who has signed in within twelve hours, for it moves money', async () => {
    const [stay, admin] = [await paidByCard(), await stage.admin()];
    await stage.advance(13 * 3_600);
    const late = await stage.cancel(stay, { reason: 'Fraud', refund: 'full' }, admin);
    expect(late).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect((await stage.cancel(stay, { reason: 'Fraud', refund: 'full' }, await stage.admin())).status).toBe(200);
  });

  test('asked many times at once, it is cancelled and refunded once', async () => {
    const stay = await paidByPhone('40');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => stage.cancel(stay)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await stage.pass(10);
    const state = await stateOf(stage.product, stay);
    expect(state.refunds).toHaveLength(1);
    expect(state.mails).toMatchObject({ cancelled: 1, providerCancelled: 1, refundDone: 1 });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    expect(await taken(stay)).toBe(0);
    await checkInvariants(stage, stay);
  });

  test('an unpaid booking: its places are free at once, and the open card form can no longer be paid', async () => {
    const stay = await stage.book();
    await stage.intent(stay);
    const { body } = await stage.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', refunds: [], moneyBack: 'none' });
    await stage.pass(5);
    expect(await stateOf(stage.product, stay)).toMatchObject({ attempts: [{ status: 'cancelled' }], ledger: {} });
    expect(await taken(stay)).toBe(0);
  });
});

describe('the policy, frozen when it was booked', () => {
  /** Flexible: all of it until 24 hours before the day of the trip, in Nairobi. */
  const until = (stay: Stay) => Date.parse(`${stay.startDate}T00:00:00+03:00`) - 86_400_000;
  const standAt = (instant: number) => stage.product.advance(instant - stage.product.clock.now().getTime());

  test('F33: the boundary instant belongs to the traveller', async () => {
    const stay = await paidByCard();
    await standAt(until(stay));
    expect((await stage.read(stay)).cancellation).toMatchObject({ percent: 100, refundAmount: 100 });
    await stage.cancel(stay);
    await stage.pass(6);
    const state = await stateOf(stage.product, stay);
    expect(state.standing).toBe('cancelled/refunded');
    expect(state.ledger).toEqual({ payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE, ...CARD_REFUND });
    const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundDone: 1 };
    await expectEnd(stage, stay, { told });
  });

  test('F33, L11: a moment later nothing comes back; what is kept is shared as a trip is', async () => {
    const stay = await paidByCard();
    await standAt(until(stay) + 1);
    expect((await stage.read(stay)).cancellation).toMatchObject({ percent: 0, refundAmount: 0, until: null });
    const { body } = await stage.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', refunds: [] });
    await stage.pass(6);
    const state = await stateOf(stage.product, stay);
    expect(state.standing).toBe('cancelled/completed');
    expect(state.ledger).toEqual({
      payment: CARD_PAYMENT,
      stripe_fee: STRIPE_FEE,
      cancellation: {
        'customer:deposits:USD': PRICE_CENTS,
        'provider:payable:USD': -8_800,
        'cancellation:USD': -1_200,
      },
    });
    await checkInvariants(stage, stay);
  });

  test('F33: what was shown a moment before the boundary is not taken a moment after it', async () => {
    const stay = await paidByCard();
    await standAt(until(stay));
    const { refundAmount } = (await stage.read(stay)).cancellation ?? {};
    await standAt(until(stay) + 1);
    expect(await stage.cancel(stay, { refundAmount })).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'confirmed/completed', refunds: [] });
    expect(await taken(stay)).toBe(2);
    expect((await stage.cancel(stay, { refundAmount: 0 })).status).toBe(200);
  });

  test('on the day of the trip it can no longer be cancelled by its traveller', async () => {
    const stay = await paidByCard();
    await standAt(until(stay) + 86_400_000);
    expect((await stage.read(stay)).cancellation).toBeNull();
    expect(await stage.cancel(stay)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
    expect((await stage.cancel(stay, { reason: 'Ill' }, await stage.member())).status).toBe(200);
  });
});

describe('F28: a refund to a card', () => {
  test('whose answer is lost is made once', async () => {
    const stay = await paidByCard();
    await stage.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'reset_after', times: 1 });
    await stage.cancel(stay);
    await stage.pass(6);
    await stage.pass(300, 60);
    expect((await stateOf(stage.product, stay)).ledger).toMatchObject(CARD_REFUND);
    expect(await movedFor(stage.product, stay)).toMatchObject({ usdCents: 0 });
    await checkInvariants(stage, stay);
  });

  test('while all of Stripe is down waits, and is made once it is up', async () => {
    const stay = await paidByCard();
    await stage.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'status:503', times: 50 });
    await stage.cancel(stay);
    await stage.pass(120, 30);
    expect((await stateOf(stage.product, stay)).refunds).toMatchObject([{ status: 'unknown' }]);
    expect(await stage.read(stay)).toMatchObject({
      ...{ moneyBack: 'on_its_way', paymentStatus: 'completed' },
      refunds: [{ status: 'unknown', reference: null }],
    });
    await stage.product.control('stripe', 'faults', { clear: true });
    await stage.pass(6 * 3_600, 1_800);
    expect((await stateOf(stage.product, stay)).standing).toBe('cancelled/refunded');
    await checkInvariants(stage, stay);
  });

  test('that takes its time is on its way until it has arrived', async () => {
    const stay = await paidByCard('4000000000007726');
    await stage.cancel(stay);
    await stage.pass(6);
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'cancelled/completed',
      refunds: [{ status: 'pending' }],
      mails: { cancelled: 1, refundSent: 1, refundDone: 0 },
    });
    await stage.pass(70, 10);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundSent: 1, refundDone: 1 } });
    expect(state.ledger).toMatchObject(CARD_REFUND);
    await checkInvariants(stage, stay);
  });

  test('that arrived and then did not: a step back, and a person sends it', async () => {
    const stay = await paidByCard('4000000000005126');
    await stage.cancel(stay);
    await stage.pass(6);
    expect((await stateOf(stage.product, stay)).standing).toBe('cancelled/refunded');
    await stage.pass(70, 10);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/completed',
      refunds: [{ status: 'manual', method: 'manual' }],
      issues: ['refund_by_hand'],
      mails: { cancelled: 1, refundDone: 1, refundManual: 1 },
    });
    expect(state.ledger.refund_failed).toEqual({
      'refund:pending:USD': -PRICE_CENTS,
      'stripe:clearing:USD': PRICE_CENTS,
    });
    await checkInvariants(stage, stay);

    const admin = await stage.admin();
    const { body } = await stage.call<{ items: { id: string; booking: { id: string } }[] }>(
      '/api/admin/refunds?status=manual',
      { as: admin },
    );
    const id = body.items.find(({ booking }) => booking.id === stay.id)?.id;
    const told = async () => (await stage.read(stay)).refunds;
    // The reference of what failed leads nowhere.
    expect(await told()).toMatchObject([{ status: 'by_hand', method: 'by_hand', reference: null }]);
    const paid = (from = {}) =>
      stage.call(`/api/admin/refunds/${id}/paid`, { as: admin, body: { reference: 'KCB-20261121-7', ...from } });
    expect(await paid({ from: 'mpesa' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { from: 'Dollars leave from our bank only: please choose the bank' } },
    });
    expect([(await paid()).status, (await paid()).status]).toEqual([200, 409]);
    await stage.pass(1);
    const repaid = await stateOf(stage.product, stay);
    expect(repaid).toMatchObject({ standing: 'cancelled/refunded', mails: { refundDone: 2, refundManual: 1 } });
    expect(await told()).toMatchObject([{ status: 'done', method: 'by_hand', reference: 'KCB-20261121-7' }]);
    expect(repaid.ledger.refund_manual).toEqual({ 'refund:pending:USD': PRICE_CENTS, 'bank:USD': -PRICE_CENTS });
    await checkInvariants(stage, stay);
  });

  test('two admins give 60 of 100 at once: one may', async () => {
    const [stay, one, other] = [await paidByCard(), await stage.admin(), await stage.admin()];
    const give = (as: typeof one) =>
      stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as, body: { amount: 60, reason: 'A wet tent' } });
    const answers = await Promise.all([give(one), give(other)]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'refund_exceeds'],
    ]);
    await stage.pass(6);
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'confirmed/partially_refunded' });
    expect((await give(other)).body.code).toBe('refund_exceeds');
    await checkInvariants(stage, stay);
  });

  test('that a person makes in the dashboard, because it was refused to us, is the one that waited', async () => {
    const stay = await paidByCard();
    await stage.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'status:400', times: 1 });
    await stage.cancel(stay);
    await stage.pass(6);
    expect((await stateOf(stage.product, stay)).refunds).toMatchObject([{ status: 'queued' }]);
    await stage.product.control('stripe', 'refund', { intent: await intentOf(stay), amount: PRICE_CENTS });
    await stage.pass(6);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ reason: 'policy', status: 'succeeded' }],
    });
    expect(state.ledger).toMatchObject(CARD_REFUND);
    expect((await stage.read(stay)).refunds).toHaveLength(1);
    await checkInvariants(stage, stay);
  });

  test("made in Stripe's dashboard is adopted and posted", async () => {
    const stay = await paidByCard();
    await stage.product.control('stripe', 'refund', { intent: await intentOf(stay), amount: 4_000 });
    await stage.pass(6);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      mails: { cancelled: 0, refundDone: 1 },
      standing: 'confirmed/partially_refunded',
      refunds: [{ reason: 'dashboard', method: 'stripe', status: 'succeeded', amount: 4_000 }],
    });
    expect(state.ledger).toMatchObject({
      refund: { 'customer:deposits:USD': 4_000, 'refund:pending:USD': -4_000 },
      refund_done: { 'refund:pending:USD': 4_000, 'stripe:clearing:USD': -4_000 },
    });
    await checkInvariants(stage, stay);
  });
});

describe('F30: a refund by M-Pesa', () => {
  test('whose result is lost (43) is asked for', async () => {
    const stay = await paidByPhone('43');
    await stage.cancel(stay);
    await stage.pass(180, 15);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ method: 'reversal' }],
      mails: { cancelled: 1, refundDone: 1 },
    });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    await checkInvariants(stage, stay);
  });

  test('of a receipt that was reversed already (46) is done', async () => {
    const stay = await paidByPhone('46');
    await stage.cancel(stay);
    await stage.pass(30, 5);
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      mails: { refundDone: 1 },
    });
    await checkInvariants(stage, stay);
  });

  test('that our initiator may not order (47) is a person’s, with an alarm', async () => {
    const stay = await paidByPhone('47');
    await stage.cancel(stay);
    await stage.pass(30, 5);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/completed',
      refunds: [{ status: 'manual' }],
      mails: { cancelled: 1, refundManual: 1, refundDone: 0 },
    });
    expect(state.issues).toContain('refund_by_hand');
    expect(state.ledger.refund_done).toBeUndefined();
    expect((await stage.read(stay)).refunds).toMatchObject([{ status: 'by_hand' }]);
    await checkInvariants(stage, stay);
  });

  test('of a part goes to the payer’s phone, at the locked rate', async () => {
    const [stay, admin] = [await paidByPhone('40'), await stage.admin()];
    await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body: { amount: 40, reason: 'No lunch' } });
    await stage.pass(30, 5);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'confirmed/partially_refunded',
      refunds: [{ reason: 'goodwill', method: 'b2c', status: 'succeeded', amount: 440_000 }],
      mails: { cancelled: 0, refundDone: 1 },
    });
    expect(state.ledger.refund_done).toEqual({
      'refund:pending:KES': 440_000,
      'mpesa:disburse:KES': -441_100,
      'fees:mpesa:KES': 1_100,
    });
    await stage.cancel(stay);
    await stage.pass(30, 5);
    const after = await stateOf(stage.product, stay);
    expect(after).toMatchObject({ standing: 'cancelled/refunded', refunds: [{}, { method: 'b2c', amount: 660_000 }] });
    expect(after.mails).toMatchObject({ cancelled: 1, refundDone: 2 });
    await checkInvariants(stage, stay);
  });
});

test('the last cent of a payment goes back although its shillings have gone by rounding up', async () => {
  const [stay, admin] = [await paidByPhone('40'), await stage.admin()];
  for (const amount of [99.8, 0.05, 0.05, 0.05, 0.01, 0.01, 0.01, 0.01]) {
    const body = { amount, reason: 'No lunch' };
    const { status } = await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body });
    expect(status).toBe(201);
    await stage.pass(30, 5);
  }
  const { refunds: parts } = await stateOf(stage.product, stay);
  expect(parts.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(PRICE_KES * 100);
  await stage.cancel(stay);
  await stage.pass(30, 5);
  const { standing, refunds } = await stateOf(stage.product, stay);
  expect({ standing, last: refunds.at(-1) }).toMatchObject({
    standing: 'cancelled/refunded',
    last: { amount: 0, status: 'succeeded' },
  });
  await checkInvariants(stage, stay);
});

describe('money that buys nothing goes back by itself', () => {
  /** L9c, and its way back by reversal. */
  const surplusBack = (minor: number) => ({
    surplus: { 'mpesa:collection:KES': minor, 'surplus:KES': -minor },
    surplus_refund: { 'surplus:KES': minor, 'refund:pending:KES': -minor },
    refund_done: { 'refund:pending:KES': minor, 'mpesa:collection:KES': -minor },
  });

  test('F7: a shilling too little', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '17');
    await stage.pass(30, 5);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'pending/refunded',
      attempts: [{ status: 'succeeded', received: '1099900' }],
      refunds: [{ reason: 'too_little', method: 'reversal', status: 'succeeded', amount: 1_099_900 }],
      issues: ['amount_mismatch'],
    });
    expect(state.ledger).toEqual(surplusBack(1_099_900));
    // The provider has never heard of this booking, and nothing is wrong with it.
    await expectEnd(stage, stay, { told: { surplus: 1, refundDone: 1 } });
  });

  test('F7: once that is back the whole price can be paid, as the letter says, while the places are held', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '17');
    await stage.pass(30, 5);
    expect((await stateOf(stage.product, stay)).standing).toBe('pending/refunded');
    expect(await stage.read(stay)).toMatchObject({ payable: true });
    await stage.card(stay, '4000000000000002');
    expect((await stateOf(stage.product, stay)).standing).toBe('pending/failed');
    await stage.card(stay, good);
    await stage.advance(2);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'confirmed/completed', refunds: [{ reason: 'too_little' }] });
    expect(state.ledger).toEqual({ ...surplusBack(1_099_900), payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE });
    await checkInvariants(stage, stay);
  });

  test('F7: too little for a change that is held: it can still be paid', async () => {
    const serviceId = await listService(stage.product, 5_000, { capacity: 40 });
    const stay = await stage.book({ serviceId });
    await stage.card(stay, good);
    await stage.pass(6);
    const { startDate } = await stage.read(stay);
    const body = { startDate, guests: 3, total: 150 };
    expect((await stage.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body })).status).toBe(201);
    expect((await stage.push(stay, '17', { amount: 5_500 })).status).toBe(200);
    await stage.pass(30, 5);
    const letters = (await stage.product.app.mail.mailbox?.list()) ?? [];
    const letter = letters.find(({ to, text }) => to === stay.traveller.email && text.includes('your change costs'));
    expect(letter?.text).toContain('Your places are still held');
    expect((await stage.push(stay, '40', { amount: 5_500 })).status).toBe(200);
    await stage.pass(30, 5);
    expect(await stage.read(stay)).toMatchObject({ guests: 3, totalAmount: 150, change: null });
    await checkInvariants(stage, stay);
  });

  test('F8: a hundred too much', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '18');
    await stage.pass(30, 5);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'confirmed/completed',
      refunds: [{ reason: 'surplus', method: 'b2c', status: 'succeeded', amount: 10_000 }],
    });
    expect(state.ledger).toEqual({
      payment: MPESA_PAYMENT,
      ...surplusBack(10_000),
      refund_done: { 'refund:pending:KES': 10_000, 'mpesa:disburse:KES': -11_100, 'fees:mpesa:KES': 1_100 },
    });
    await expectEnd(stage, stay, {
      told: { confirmed: 1, newBooking: 1, surplus: 1, refundDone: 1 },
      moved: { kesMinor: (PRICE_KES + 100) * 100, sentMinor: -11_100 },
    });
  });

  test('F18: the PIN is entered after the booking was cancelled', async () => {
    const stay = await stage.book();
    await stage.prompt(stay, '40');
    expect((await stage.cancel(stay)).body.status).toBe('cancelled');
    await stage.pass(30, 5);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'traveller',
      attempts: [{ status: 'succeeded' }],
      refunds: [{ reason: 'surplus', method: 'reversal', status: 'succeeded' }],
      mails: { confirmed: 0, surplus: 1, lateMoney: 1, cancelled: 1, providerCancelled: 0 },
    });
    expect(await taken(stay)).toBe(0);
    await checkInvariants(stage, stay);
  });
});

describe('points', () => {
  async function withPoints(points: number): Promise<Stay> {
    const traveller = await stage.register();
    const { app } = stage.product;
    await transaction(app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 600, at: app.clock.now() }),
    );
    return stage.book({ traveller, points });
  }
  const balance = async ({ traveller }: Stay) =>
    (await stage.call<{ loyaltyPoints: number }>('/api/dashboard', { as: traveller })).body.loyaltyPoints;

  test('F33, L8: pay a part, and come back with the refund', async () => {
    const stay = await withPoints(500);
    expect(await balance(stay)).toBe(100);
    await stage.card(stay, good);
    await stage.pass(2);
    expect((await stateOf(stage.product, stay)).ledger.payment).toEqual({
      'stripe:clearing:USD': 9_500,
      'loyalty:USD': 500,
      'customer:deposits:USD': -10_000,
    });
    expect((await stage.read(stay)).cancellation).toMatchObject({ refundAmount: 95, pointsBack: 500 });
    const admin = await stage.admin();
    await stage.call(`/api/admin/bookings/${stay.id}/refunds`, {
      as: admin,
      body: { amount: 50, reason: 'Half a day' },
    });
    expect(await balance(stay)).toBe(350);
    const { refundAmount, pointsBack } = (await stage.read(stay)).cancellation ?? {};
    expect([refundAmount, pointsBack]).toEqual([47.5, 250]);
    // The money alone does not tell what was shown.
    const other = await stage.cancel(stay, { refundAmount, pointsBack: 249 });
    expect(other).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
    expect((await stage.cancel(stay, { refundAmount, pointsBack })).status).toBe(200);
    await stage.pass(6);
    expect(await balance(stay)).toBe(600);
    const state = await stateOf(stage.product, stay);
    expect(state.standing).toBe('cancelled/refunded');
    expect(state.ledger.refund).toEqual({
      'customer:deposits:USD': 10_000,
      'refund:pending:USD': -9_500,
      'loyalty:USD': -500,
    });
    await checkInvariants(stage, stay);
  });

  test('come back when the booking is never paid', async () => {
    const stay = await withPoints(600);
    expect(await balance(stay)).toBe(0);
    await stage.advance(61 * 60);
    expect(await balance(stay)).toBe(600);
  });

  test('pay all of it: confirmed without a provider, and all of them come back', async () => {
    const traveller = await stage.register();
    const { app } = stage.product;
    await transaction(app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: PRICE_CENTS, at: app.clock.now() }),
    );
    const stay = await stage.book({ traveller, points: PRICE_CENTS });
    await stage.pass(1);
    expect(await stateOf(stage.product, stay)).toMatchObject({
      standing: 'confirmed/completed',
      attempts: [],
      ledger: { payment: { 'loyalty:USD': PRICE_CENTS, 'customer:deposits:USD': -PRICE_CENTS } },
      mails: { confirmed: 1, newBooking: 1 },
    });
    await stage.cancel(stay);
    await stage.pass(1);
    expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'cancelled/refunded' });
    expect(await balance(stay)).toBe(PRICE_CENTS);
  });

  test('that one does not have, or more than the price, book nothing', async () => {
    const traveller = await stage.register();
    await expect(stage.book({ traveller, points: 1 })).rejects.toThrow('points_short');
    await expect(stage.book({ traveller, points: PRICE_CENTS + 1 })).rejects.toThrow('invalid_input');
  });
});
