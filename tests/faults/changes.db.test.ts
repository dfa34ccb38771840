import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import type { BookingChange, ChangeQuote } from '#shared/contracts/booking-changes.ts';
import { addDays, calendarDate, today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { freshPhone, INTENTS_PATH, listService, type Stage, type Stay, setStage, type Traveller } from './stage.ts';
import { checkInvariants, movedFor, stateOf } from './witness.ts';

const good = '4242424242424242';
const declined = '4000000000000002';
/** What one guest more costs: USD 50.00 at 110. */
const GUEST_KES = 5_500;

let stage: Stage;
let serviceId: string;
beforeAll(async () => {
  stage = await setStage();
  serviceId = await listService(stage.product, 5_000, { capacity: 4 });
});
afterEach(async () => {
  for (const simulator of ['daraja', 'stripe'] as const) {
    await stage.product.control(simulator, 'faults', { clear: true });
    await stage.product.control(simulator, 'callbacks', { mode: 'auto' });
  }
});
afterAll(() => stage.close());

let day = 0;
/** Two of four places on a day of their own, USD 100.00, paid. */
async function paid(by: 'card' | 'mpesa', wish: Parameters<Stage['book']>[0] = {}): Promise<Stay> {
  const startDate = addDays(calendarDate('2027-01-01'), 3 * ++day);
  const stay = await stage.book({ serviceId, startDate, ...wish });
  if (by === 'card') await stage.card(stay, good);
  else await stage.prompt(stay, '40');
  await stage.pass(6);
  expect(await stage.read(stay)).toMatchObject({ status: 'confirmed', paymentStatus: 'completed', change: null });
  return stay;
}

interface Wish {
  startDate?: string;
  endDate?: string;
  guests?: number;
  total?: number;
  refund?: number;
  pointsBack?: number;
  amountDue?: number;
  policy?: ChangeQuote['policy'];
}

const wishFor = (stay: Stay, wish: Wish) => ({ startDate: stay.startDate, guests: 2, ...wish });
const quote = (stay: Stay, wish: Wish, as: Traveller = stay.traveller) =>
  stage.call<ChangeQuote>(`/api/bookings/${stay.id}/changes/quote`, { as, body: wishFor(stay, wish) });
const change = (stay: Stay, wish: Wish & { key?: string }, as: Traveller = stay.traveller) => {
  const { key, ...body } = wish;
  return stage.call<BookingChange>(`/api/bookings/${stay.id}/changes`, {
    as,
    body: wishFor(stay, body),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
};
const giveUp = (stay: Stay, changeId: string, as: Traveller = stay.traveller) =>
  stage.call<BookingChange>(`/api/bookings/${stay.id}/changes/${changeId}/cancel`, { method: 'POST', as });

/** A third guest: USD 150.00, held. */
async function thirdGuest(stay: Stay): Promise<BookingChange> {
  const { status, body } = await change(stay, { guests: 3, total: 150 });
  expect([status, body.status]).toEqual([201, 'held']);
  return body;
}

async function payByPhone(stay: Stay, phone = freshPhone()) {
  const { status, body } = await stage.push(stay, phone, { amount: GUEST_KES });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
}

async function taken(stay: Stay, date = stay.startDate): Promise<number> {
  const { rows } = await stage.product.app.db.execute(
    sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${date}`,
  );
  return Number(rows[0]?.taken ?? 0);
}

/** What the booking holds of its traveller's money, by the ledger; cents. */
async function deposit(stay: Stay): Promise<number> {
  const { ledger } = await stateOf(stage.product, stay);
  return Object.values(ledger).reduce((sum, at) => sum - (at['customer:deposits:USD'] ?? 0), 0);
}

/** How many letters with this subject the traveller and the provider have got. */
async function letters(stay: Stay, key: 'changed' | 'lapsed'): Promise<{ traveller: number; provider: number }> {
  const subject = translate('en', 'mail', `${key}.subject`, { reference: stay.reference });
  const box = ((await stage.product.app.mail.mailbox?.list()) ?? []).filter((letter) => letter.subject === subject);
  const traveller = box.filter(({ to }) => to === stay.traveller.email).length;
  return { traveller, provider: box.length - traveller };
}

describe('dearer', () => {
  test('by M-Pesa: priced, held, paid, applied', async () => {
    const stay = await paid('mpesa');
    expect((await quote(stay, { guests: 3 })).body).toEqual({
      startDate: stay.startDate,
      endDate: stay.startDate,
      guests: 3,
      places: 3,
      lines: [{ label: '3 people', quantity: 3, unitPrice: 50, amount: 150 }],
      total: 150,
      difference: 50,
      amountDue: 50,
      refund: 0,
      back: [],
      pointsBack: 0,
      kept: 0,
      pointsKept: 0,
      available: 4,
      policy: expect.objectContaining({ name: 'flexible' }),
    });
    expect(await taken(stay)).toBe(2);
    const held = await thirdGuest(stay);
    expect(held).toEqual({
      id: expect.any(String),
      status: 'held',
      startDate: stay.startDate,
      endDate: stay.startDate,
      guests: 3,
      total: 150,
      difference: 50,
      amountDue: 50,
      refund: 0,
      pointsBack: 0,
      policy: {
        name: 'flexible',
        steps: [{ until: expect.any(String), percent: 100, amount: 150, pointsBack: 0 }],
      },
      holdEndsAt: new Date(stage.product.clock.now().getTime() + 3_600_000).toISOString(),
      payable: true,
    });
    expect(await taken(stay)).toBe(3);
    const waiting = { guests: 2, totalAmount: 100, paymentStatus: 'completed', changeable: false, payable: false };
    expect(await stage.read(stay)).toMatchObject({ ...waiting, change: held });
    expect(await stage.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      attemptStatus: null,
      canRetry: true,
      holdEndsAt: held.holdEndsAt,
      change: { id: held.id, status: 'held', paymentStatus: 'pending' },
    });
    const options = await stage.call(`/api/payments/options/${stay.id}`, { as: stay.traveller });
    expect(options.body).toMatchObject({ amountUsd: 50, amountKes: GUEST_KES, change: 'held', liveAttempt: null });
    expect(await stage.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'price_changed' } });

    await payByPhone(stay);
    await stage.pass(6);
    expect(await stage.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      attemptStatus: 'succeeded',
      canRetry: false,
      change: { id: held.id, status: 'applied', paymentStatus: 'completed' },
    });
    const after = await stage.read(stay);
    expect(after).toMatchObject({ guests: 3, places: 3, totalAmount: 150, change: null, changeable: true });
    expect(after.lines).toMatchObject([{ quantity: 3, amount: 150 }]);
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'changed',
      by: 'traveller',
      changed: { from: { guests: 2 }, to: { startDate: stay.startDate, endDate: stay.startDate, guests: 3 } },
    });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    expect(await letters(stay, 'changed')).toEqual({ traveller: 1, provider: 1 });
    expect(await stage.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    await checkInvariants(stage, stay);
  });

  test('by card, declined once, on another day: the old day returns only when it is applied', async () => {
    const stay = await paid('card');
    const startDate = addDays(calendarDate(stay.startDate), 1);
    expect((await change(stay, { startDate, guests: 3, total: 150 })).body.status).toBe('held');
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([2, 3]);
    const { clientSecret } = await stage.card(stay, declined);
    expect(await stage.verify(stay)).toMatchObject({
      paymentStatus: 'completed',
      reason: 'generic_decline',
      canRetry: true,
      change: { status: 'held', paymentStatus: 'failed' },
    });
    await stage.confirm(clientSecret, good);
    await stage.advance(0);
    expect(await stage.verify(stay)).toMatchObject({ reason: null, change: { status: 'applied' } });
    expect(await stage.read(stay)).toMatchObject({ startDate, endDate: startDate, guests: 3, totalAmount: 150 });
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([0, 3]);
    expect(await movedFor(stage.product, stay)).toMatchObject({ usdCents: 15_000 });
    expect(await deposit(stay)).toBe(15_000);
    await checkInvariants(stage, stay);
  });

  test('after the trip the whole new price is shared and earns points', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await stage.card(stay, good);
    await transaction(stage.product.app, (tx) =>
      tx.execute(
        sql`update bookings set completes_at = ${stage.product.clock.now().toISOString()} where id = ${stay.id}`,
      ),
    );
    await stage.advance(1);
    const { ledger, standing } = await stateOf(stage.product, stay);
    expect(standing).toBe('completed/completed');
    expect(ledger.earn).toEqual({
      'customer:deposits:USD': 15_000,
      'provider:payable:USD': -13_200,
      'commission:USD': -1_800,
    });
    const dashboard = await stage.call('/api/dashboard', { as: stay.traveller });
    expect(dashboard.body).toMatchObject({ totalSpent: 150, loyaltyPoints: 150 });
  });
});

describe('not dearer', () => {
  test('cheaper: applied at once, and the difference goes back as the policy says', async () => {
    const stay = await paid('card');
    expect((await quote(stay, { guests: 1 })).body).toMatchObject({
      total: 50,
      difference: -50,
      amountDue: 0,
      refund: 50,
      pointsBack: 0,
      available: 4,
    });
    const { status, body } = await change(stay, { guests: 1, total: 50 });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ status: 'applied', difference: -50, amountDue: 0, refund: 50, holdEndsAt: null }),
    ]);
    expect([await taken(stay), await deposit(stay)]).toEqual([1, 5_000]);
    await stage.pass(6);
    const after = await stage.read(stay);
    expect(after).toMatchObject({ guests: 1, totalAmount: 50, paymentStatus: 'partially_refunded', moneyBack: 'done' });
    expect(after.refunds).toMatchObject([{ reason: 'change', amount: 50, currency: 'USD', status: 'done' }]);
    const list = await stage.call<{ items: object[] }>('/api/bookings', { as: stay.traveller });
    expect(list.body.items).toMatchObject([{ paymentStatus: 'partially_refunded' }]);
    expect(await letters(stay, 'changed')).toEqual({ traveller: 1, provider: 1 });
    await checkInvariants(stage, stay);
  });

  test('at the same price, another day: nothing is paid, nothing goes back', async () => {
    const stay = await paid('mpesa');
    const startDate = addDays(calendarDate(stay.startDate), 1);
    expect((await change(stay, { startDate, total: 100 })).body).toMatchObject({ status: 'applied', difference: 0 });
    await stage.pass(1);
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([0, 2]);
    expect(await stage.read(stay)).toMatchObject({ startDate, paymentStatus: 'completed', refunds: [] });
    expect(await deposit(stay)).toBe(10_000);
    await checkInvariants(stage, stay);
  });

  test('dearer, then cheaper: the last payment goes back first', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await payByPhone(stay, '40');
    await stage.pass(6);
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ status: 'applied', refund: 100 });
    await stage.pass(10);
    expect((await stage.read(stay)).refunds).toMatchObject([
      { currency: 'USD', amount: 50, status: 'done' },
      { currency: 'KES', amount: GUEST_KES, status: 'done' },
    ]);
    expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 5_000 });
    expect(await deposit(stay)).toBe(5_000);
    await checkInvariants(stage, stay);
  });

  test('paid with points: points go back in their share', async () => {
    const traveller = await stage.register();
    await transaction(stage.product.app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 1_000, at: stage.product.clock.now() }),
    );
    const stay = await paid('card', { traveller, points: 1_000 });
    expect((await quote(stay, { guests: 1 })).body).toMatchObject({ refund: 45, pointsBack: 500 });
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ refund: 45, pointsBack: 500 });
    expect(await stage.read(stay)).toMatchObject({ discountAmount: 5, pointsSpent: 500, totalAmount: 50 });
    const dashboard = await stage.call('/api/dashboard', { as: traveller });
    expect(dashboard.body).toMatchObject({ loyaltyPoints: 500 });
    await stage.pass(6);
    expect(await deposit(stay)).toBe(5_000);
    await checkInvariants(stage, stay);
  });
});

describe('the policy', () => {
  /** Moderate, and three days ahead: half comes back. */
  async function halfWay(): Promise<Stay> {
    const service = await listService(stage.product, 5_000, { capacity: 4, policy: 'moderate' });
    const startDate = addDays(calendarDate(stage.product.clock.now().toISOString().slice(0, 10)), 3);
    return paid('card', { serviceId: service, startDate });
  }

  test('is not won back by moving the trip, and says so before', async () => {
    const stay = await halfWay();
    const startDate = addDays(calendarDate(stay.startDate), 60);
    const { policy } = (await quote(stay, { startDate })).body;
    expect(policy.steps.map(({ percent, amount }) => [percent, amount])).toEqual([[50, 50]]);
    expect((await change(stay, { startDate, total: 100 })).status).toBe(201);
    expect((await stage.read(stay)).cancellation).toMatchObject({ percent: 50, refundAmount: 50 });
  });

  test('is what was shown: one that has become worse meanwhile is asked again, though the price is the same', async () => {
    const service = await listService(stage.product, 5_000, { capacity: 4, policy: 'moderate' });
    const stay = await paid('card', { serviceId: service, startDate: addDays(today(stage.product.clock), 6) });
    const startDate = addDays(calendarDate(stay.startDate), 60);
    const { total, policy } = (await quote(stay, { startDate })).body;
    expect(policy.steps.map(({ percent, amount }) => [percent, amount])).toEqual([
      [100, 100],
      [50, 50],
    ]);
    await stage.advance(2 * 86_400);
    expect(await change(stay, { startDate, total, policy })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 100, amountDue: 0 },
    });
    expect(await stage.read(stay)).toMatchObject({ startDate: stay.startDate, change: null });
    const { policy: now } = (await quote(stay, { startDate })).body;
    expect(now.steps.map(({ percent, amount }) => [percent, amount])).toEqual([[50, 50]]);
    const changed = await change(stay, { startDate, total, policy: now });
    expect(changed).toMatchObject({ status: 201, body: { policy: now } });
  });

  test('of the instant counts: a cheaper change that gives back less than was shown is asked again', async () => {
    const service = await listService(stage.product, 5_000, { capacity: 4, policy: 'moderate' });
    const startDate = addDays(today(stage.product.clock), 6);
    const stay = await paid('card', { serviceId: service, startDate });
    const { total, refund, pointsBack, amountDue } = (await quote(stay, { guests: 1 })).body;
    expect([total, refund, pointsBack, amountDue]).toEqual([50, 50, 0, 0]);
    await stage.advance(2 * 86_400);
    const shown = { guests: 1, total, refund, pointsBack, amountDue };
    expect(await change(stay, shown)).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 50, refund: 25, pointsBack: 0, amountDue: 0 },
    });
    expect(await stage.read(stay)).toMatchObject({ guests: 2, totalAmount: 100, change: null, refunds: [] });
    expect((await change(stay, { ...shown, refund: 25 })).body).toMatchObject({ status: 'applied', refund: 25 });
    await checkInvariants(stage, stay);
  });

  test('gives back no more in two steps than in one', async () => {
    const stay = await halfWay();
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ refund: 25 });
    expect(await deposit(stay)).toBe(7_500);
    expect((await stage.read(stay)).cancellation).toMatchObject({ percent: 50, refundAmount: 25 });
    expect((await stage.cancel(stay)).body.refunds.map(({ amount }) => amount)).toEqual([25, 25]);
    await stage.pass(6);
    const { ledger, standing } = await stateOf(stage.product, stay);
    expect(standing).toBe('cancelled/partially_refunded');
    expect(ledger.cancellation).toMatchObject({ 'customer:deposits:USD': 5_000 });
    await checkInvariants(stage, stay);
  });

  test('gives half of the price, and says so, after a part of what it kept went back out of kindness', async () => {
    const stay = await halfWay();
    await change(stay, { guests: 1, total: 50 });
    const admin = await stage.admin();
    const body = { amount: 25, reason: 'They were late' };
    expect((await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body })).status).toBe(201);
    const { policy, cancellation } = await stage.read(stay);
    expect(policy.steps.map(({ amount }) => amount)).toEqual([25]);
    expect(cancellation).toMatchObject({ percent: 50, refundAmount: 25 });
    const further = (await quote(stay, { guests: 1, startDate: addDays(calendarDate(stay.startDate), 1) })).body;
    expect(further).toMatchObject({ refund: 0, policy: { steps: [{ percent: 50, amount: 25 }] } });
    expect((await stage.cancel(stay)).body.refunds.map(({ amount }) => amount)).toEqual([25, 25, 25]);
    await stage.pass(6);
    expect((await stateOf(stage.product, stay)).ledger.cancellation).toMatchObject({ 'customer:deposits:USD': 2_500 });
    await checkInvariants(stage, stay);
  });

  test('does not bind the provider: who cancels gives all of it back, what was kept too', async () => {
    const stay = await halfWay();
    await change(stay, { guests: 1, total: 50 });
    const member = await stage.member(stay.serviceId);
    const { body } = await stage.cancel(stay, { reason: 'No vehicle' }, member);
    expect(body.refunds.map(({ amount }) => amount)).toEqual([25, 75]);
    await stage.pass(6);
    expect(await stage.read(stay)).toMatchObject({ paymentStatus: 'refunded', moneyBack: 'done' });
    expect(await deposit(stay)).toBe(0);
    await checkInvariants(stage, stay);
  });
});

describe('not paid in time', () => {
  test('it lapses: its places return, its card form is closed, the booking stays as it was', async () => {
    const stay = await paid('card');
    const held = await thirdGuest(stay);
    const { clientSecret } = (await stage.intent(stay)).body.data;
    await stage.pass(61 * 60, 120);
    expect(await taken(stay)).toBe(2);
    expect(await stage.read(stay)).toMatchObject({ guests: 2, totalAmount: 100, change: null, changeable: true });
    expect(await stage.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      canRetry: false,
      change: { id: held.id, status: 'lapsed' },
    });
    const options = await stage.call(`/api/payments/options/${stay.id}`, { as: stay.traveller });
    expect(options.body).toMatchObject({ change: 'lapsed', liveAttempt: null });
    expect(await stage.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
    expect(await stage.intent(stay)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await letters(stay, 'lapsed')).toEqual({ traveller: 1, provider: 0 });
    expect(await letters(stay, 'changed')).toEqual({ traveller: 0, provider: 0 });
    expect(await deposit(stay)).toBe(10_000);
    await checkInvariants(stage, stay);
  });

  test('a prompt under way holds its places, an hour longer at most', async () => {
    const stay = await paid('card');
    const held = await thirdGuest(stay);
    await stage.pass(59 * 60, 60);
    await payByPhone(stay, '28');
    await stage.pass(60 + 60, 20);
    const later = (await stage.read(stay)).change;
    expect(later?.holdEndsAt && held.holdEndsAt && later.holdEndsAt > held.holdEndsAt).toBe(true);
    expect(await stage.verify(stay)).toMatchObject({ reason: 'no_answer', change: { paymentStatus: 'failed' } });
    for (let minute = 0; minute < 70; minute += 2) {
      await stage.push(stay, '28', { amount: GUEST_KES });
      await stage.advance(120);
    }
    expect((await stage.read(stay)).change).toBeNull();
    expect(await taken(stay)).toBe(2);
    await checkInvariants(stage, stay);
  });

  test('money heard of late, with room: taken again and applied', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await payByPhone(stay, '30');
    await stage.pass(60 * 60, 120);
    expect([(await stage.read(stay)).change, await taken(stay)]).toEqual([null, 2]);
    await stage.pass(10 * 60, 60);
    expect(await stage.read(stay)).toMatchObject({ guests: 3, totalAmount: 150 });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    await checkInvariants(stage, stay);
  });

  test('money heard of late, without room: all of it goes back, the booking stays', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await payByPhone(stay, '30');
    await stage.pass(60 * 60, 120);
    const other = await stage.book({ serviceId, startDate: stay.startDate, guests: 2 });
    await stage.pass(10 * 60, 60);
    expect(await stage.read(stay)).toMatchObject({ status: 'confirmed', guests: 2, paymentStatus: 'completed' });
    expect(await stage.verify(stay)).toMatchObject({ reason: 'surplus_returned', change: { status: 'lapsed' } });
    const { refunds } = await stateOf(stage.product, stay);
    expect(refunds).toMatchObject([
      { reason: 'surplus', currency: 'KES', amount: GUEST_KES * 100, status: 'succeeded' },
    ]);
    expect([await taken(stay), await deposit(stay)]).toEqual([4, 10_000]);
    await checkInvariants(stage, stay);
    await stage.cancel(other);
  });

  test('money heard of late, for a booking that is another by now: back', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await payByPhone(stay, '30');
    await stage.pass(60 * 60, 120);
    expect((await change(stay, { guests: 1, total: 50 })).body.status).toBe('applied');
    await stage.pass(10 * 60, 60);
    expect(await stage.read(stay)).toMatchObject({ guests: 1, totalAmount: 50 });
    expect([await taken(stay), await deposit(stay)]).toEqual([1, 5_000]);
    await checkInvariants(stage, stay);
  });

  test('given up while the prompt is open, then the PIN: back, and nothing has changed', async () => {
    const stay = await paid('card');
    const held = await thirdGuest(stay);
    await payByPhone(stay);
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 200, body: { status: 'lapsed', amountDue: 0 } });
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 200, body: { status: 'lapsed' } });
    expect(await taken(stay)).toBe(2);
    expect(await stage.verify(stay)).toMatchObject({ ifPaid: 'goes_back', change: { status: 'lapsed' } });
    await stage.pass(10);
    expect(await stage.verify(stay)).toMatchObject({ reason: 'surplus_returned', change: { status: 'lapsed' } });
    const now = await stage.read(stay);
    expect(now).toMatchObject({ guests: 2, totalAmount: 100 });
    expect(now.payments).toMatchObject([
      { seq: 1, method: 'card', forChange: false, surplus: false },
      { seq: 2, method: 'mpesa', amount: GUEST_KES, forChange: true, surplus: true },
    ]);
    expect(now.timeline.at(-1)).toMatchObject({
      event: 'change_given_up',
      by: 'traveller',
      changed: { from: { guests: 2 }, to: { guests: 3 } },
    });
    expect([await taken(stay), await deposit(stay)]).toEqual([2, 10_000]);
    expect(await letters(stay, 'lapsed')).toEqual({ traveller: 0, provider: 0 });
    const box = (await stage.product.app.mail.mailbox?.list()) ?? [];
    const why = box.filter(({ to, text }) => to === stay.traveller.email && text.includes('could not be used'));
    expect(why).toHaveLength(1);
    await checkInvariants(stage, stay);
  });

  test('Stripe is down when it lapses: the intent is closed as soon as it answers', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    const { clientSecret } = (await stage.intent(stay)).body.data;
    await stage.product.control('stripe', 'faults', {
      match: { path: `${INTENTS_PATH}/pi_` },
      do: 'status:503',
      times: 100,
    });
    await stage.advance(61 * 60);
    expect((await stage.read(stay)).change).toBeNull();
    await stage.product.control('stripe', 'faults', { clear: true });
    await stage.advance(120);
    expect(await stage.confirm(clientSecret, good)).toMatchObject({ status: 'canceled' });
    await checkInvariants(stage, stay);
  });
});

describe('cancelling the booking', () => {
  test('takes its held change with it; what comes for that goes back too', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await payByPhone(stay);
    const { body } = await stage.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', change: null, changeable: false });
    expect(await taken(stay)).toBe(0);
    await stage.pass(10);
    const { refunds } = await stateOf(stage.product, stay);
    expect(refunds).toMatchObject([
      { reason: 'policy', currency: 'USD', amount: 10_000, status: 'succeeded' },
      { reason: 'surplus', currency: 'KES', amount: GUEST_KES * 100, status: 'succeeded' },
    ]);
    expect([await taken(stay), await deposit(stay)]).toEqual([0, 0]);
    expect(await stage.read(stay)).toMatchObject({ paymentStatus: 'refunded' });
    await checkInvariants(stage, stay);
  });

  test('after a change: both payments go back, each the way it came', async () => {
    const stay = await paid('mpesa');
    await thirdGuest(stay);
    await stage.card(stay, good);
    const { cancellation, payments } = await stage.read(stay);
    expect(cancellation).toMatchObject({ refundAmount: 150, percent: 100 });
    expect(cancellation?.back).toEqual([
      { method: 'card', amount: 50, kes: null },
      { method: 'mpesa', amount: 100, kes: 11_000 },
    ]);
    expect(payments).toMatchObject([
      { seq: 1, method: 'mpesa', amount: 11_000, currency: 'KES', forChange: false },
      { seq: 2, method: 'card', amount: 50, currency: 'USD', forChange: true },
    ]);
    expect((await stage.cancel(stay)).body.refunds).toMatchObject([{ amount: 11_000 }, { amount: 50 }]);
    await stage.pass(10);
    expect(await stage.read(stay)).toMatchObject({ paymentStatus: 'refunded', moneyBack: 'done' });
    expect(await movedFor(stage.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
    expect([await taken(stay), await deposit(stay)]).toEqual([0, 0]);
    await checkInvariants(stage, stay);
  });
});

describe('refused', () => {
  test('on a full day, and nothing is kept of it', async () => {
    const stay = await paid('card');
    await stage.book({ serviceId, startDate: stay.startDate, guests: 2 });
    expect((await quote(stay, { guests: 3 })).body).toMatchObject({ available: 2, places: 3 });
    expect(await change(stay, { guests: 3, total: 150 })).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await taken(stay)).toBe(4);
    expect(await stage.read(stay)).toMatchObject({ change: null, changeable: true });
    await checkInvariants(stage, stay);
  });

  test('for strangers, who find nothing; also to admins and the provider', async () => {
    const stay = await paid('card');
    const held = await thirdGuest(stay);
    const others = [await stage.register(), await stage.admin(), await stage.member(serviceId)];
    for (const other of others) {
      expect((await quote(stay, { guests: 4 }, other)).status).toBe(404);
      expect((await change(stay, { guests: 4, total: 200 }, other)).status).toBe(404);
      expect((await giveUp(stay, held.id, other)).status).toBe(404);
    }
    expect(await stage.read(stay, others[1])).toMatchObject({ change: { id: held.id }, changeable: false });
    const another = await paid('card');
    expect((await giveUp(another, held.id)).status).toBe(404);
    expect((await stage.call(`/api/bookings/${stay.id}/changes`, { body: {} })).status).toBe(401);
  });

  test('unpaid, cancelled, too late, or no longer offered', async () => {
    const refusal = { status: 409, body: { code: 'not_changeable' } };
    const unpaid = await stage.book({ serviceId, startDate: '2027-06-01' });
    expect(await quote(unpaid, { guests: 1 })).toMatchObject(refusal);
    expect(await change(unpaid, { guests: 1, total: 50 })).toMatchObject(refusal);
    const gone = await paid('card');
    await stage.cancel(gone);
    expect(await change(gone, { guests: 1, total: 50 })).toMatchObject(refusal);
    const tomorrow = addDays(calendarDate(stage.product.clock.now().toISOString().slice(0, 10)), 1);
    const late = await paid('card', { startDate: tomorrow });
    expect(await stage.read(late)).toMatchObject({ changeable: false, cancellation: { percent: 0 } });
    expect(await change(late, { guests: 1, total: 50 })).toMatchObject(refusal);
    const service = await listService(stage.product, 5_000, { capacity: 4 });
    const paused = await paid('card', { serviceId: service });
    await stage.product.app.db.execute(sql`update services set listed = false where id = ${service}`);
    expect(await change(paused, { guests: 1, total: 50 })).toMatchObject(refusal);
  });

  test('while another is open, or once it counts', async () => {
    const stay = await paid('card');
    const held = await thirdGuest(stay);
    expect(await quote(stay, { guests: 4 })).toMatchObject({ status: 409, body: { code: 'change_open' } });
    expect(await change(stay, { guests: 4, total: 200 })).toMatchObject({ status: 409, body: { code: 'change_open' } });
    await stage.card(stay, good);
    expect(await giveUp(stay, held.id)).toMatchObject({ status: 409, body: { code: 'change_paid' } });
    await checkInvariants(stage, stay);
  });

  test('at another price than was shown, for what is booked already, or on days that cannot be booked', async () => {
    const stay = await paid('card');
    expect(await change(stay, { guests: 3, total: 149.5 })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 150 },
    });
    expect(await change(stay, { guests: 2, total: 100 })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { startDate: expect.stringContaining('booked already') } },
    });
    const past = { startDate: '2026-11-01', total: 100 };
    expect(await change(stay, past)).toMatchObject({ status: 400, body: { code: 'invalid_dates' } });
    expect(await change(stay, { guests: 10_001, total: 1 })).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await stage.read(stay)).toMatchObject({ guests: 2, change: null });
  });

  test('at another difference than was shown: the booking itself has become cheaper', async () => {
    const stay = await paid('card');
    const { total, amountDue } = (await quote(stay, { guests: 3 })).body;
    expect([total, amountDue]).toEqual([150, 50]);
    await change(stay, { guests: 1, total: 50 });
    expect(await change(stay, { guests: 3, total, amountDue })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 150, refund: 0, pointsBack: 0, amountDue: 100 },
    });
    expect(await stage.read(stay)).toMatchObject({ guests: 1, change: null });
    const seen = { guests: 3, total, refund: 0, pointsBack: 0, amountDue: 100 };
    expect((await change(stay, seen)).body).toMatchObject({ status: 'held', amountDue: 100 });
  });

  test('with other points than were shown', async () => {
    const traveller = await stage.register();
    await transaction(stage.product.app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 1_000, at: stage.product.clock.now() }),
    );
    const stay = await paid('card', { traveller, points: 1_000 });
    const shown = { guests: 1, total: 50, refund: 45, pointsBack: 499 };
    expect(await change(stay, shown)).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 50, refund: 45, pointsBack: 500, amountDue: 0 },
    });
    expect((await change(stay, { ...shown, pointsBack: 500 })).status).toBe(201);
  });

  test('while the bank disputes a payment', async () => {
    const stay = await paid('card');
    await stage.product.app.db.execute(sql`update payments set disputed = true where booking_id = ${stay.id}`);
    expect(await change(stay, { guests: 3, total: 150 })).toMatchObject({ status: 409, body: { code: 'disputed' } });
  });
});

describe('asked more than once', () => {
  test('the same key answers the same, and changes once; another body under it is a conflict', async () => {
    const stay = await paid('card');
    const asked = { guests: 1, total: 50, key: newId() };
    const [first, again] = [await change(stay, asked), await change(stay, asked)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await change(stay, { ...asked, guests: 3 })).toMatchObject({ body: { code: 'idempotency_conflict' } });
    await stage.pass(6);
    expect((await stateOf(stage.product, stay)).refunds).toHaveLength(1);
    await checkInvariants(stage, stay);
  });

  test('ten at one instant: one is held, the others are refused', async () => {
    const stay = await paid('card');
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(stay, { guests: 3, total: 150 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await taken(stay)).toBe(3);
    await checkInvariants(stage, stay);
  });

  test('both ways of paying at one instant: it is paid for once', async () => {
    const stay = await paid('card');
    await thirdGuest(stay);
    await Promise.all([
      stage.push(stay, freshPhone(), { amount: GUEST_KES }),
      stage.intent(stay).then(({ body }) => body.data && stage.confirm(body.data.clientSecret, good)),
    ]);
    await stage.pass(10);
    expect(await stage.read(stay)).toMatchObject({ guests: 3, totalAmount: 150 });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    await checkInvariants(stage, stay);
  });
});

test('after all of it our books agree with our rows and with the lists of Stripe', async () => {
  expect(await checkLedger(stage.product.app)).toBe(0);
});
