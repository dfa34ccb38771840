import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { freshPhone, listService, type Stay } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import {
  addThirdGuest,
  change,
  declined,
  deposit,
  GUEST_KES,
  giveUp,
  good,
  letters,
  paid,
  payByPhone,
  quote,
  scenario,
  taken,
} from './support.ts';

describe('a dearer change', () => {
  test('by M-Pesa is priced, held, paid and applied', async () => {
    const stay = await paid('mpesa');
    expect((await quote(stay, { guests: 3 })).body).toEqual({
      startDate: stay.startDate,
      endDate: stay.startDate,
      guests: 3,
      places: 3,
      party: [],
      lines: [{ label: '3 people', quantity: 3, unitPrice: 50, amount: 150 }],
      extras: [],
      onSite: null,
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
    const held = await addThirdGuest(stay);
    expect(held).toEqual({
      id: expect.any(String),
      status: 'held',
      startDate: stay.startDate,
      endDate: stay.startDate,
      guests: 3,
      ...{ party: [], extras: [] },
      total: 150,
      difference: 50,
      amountDue: 50,
      refund: 0,
      pointsBack: 0,
      policy: {
        name: 'flexible',
        steps: [{ until: expect.any(String), percent: 100, amount: 150, pointsBack: 0 }],
      },
      answerEndsAt: null,
      holdEndsAt: new Date(scenario.product.clock.now().getTime() + 3_600_000).toISOString(),
      payable: true,
    });
    expect(await taken(stay)).toBe(3);
    const waiting = { guests: 2, totalAmount: 100, paymentStatus: 'completed', changeable: false, payable: false };
    expect(await scenario.read(stay)).toMatchObject({ ...waiting, change: held });
    expect(await scenario.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      attemptStatus: null,
      canRetry: true,
      holdEndsAt: held.holdEndsAt,
      change: { id: held.id, status: 'held', paymentStatus: 'pending' },
    });
    const options = await scenario.call(`/api/payments/options/${stay.id}`, { as: stay.traveller });
    expect(options.body).toMatchObject({ amountUsd: 50, amountKes: GUEST_KES, change: 'held', liveAttempt: null });
    expect(await scenario.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'price_changed' } });

    await payByPhone(stay);
    await scenario.pass(6);
    expect(await scenario.verify(stay)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'completed',
      attemptStatus: 'succeeded',
      canRetry: false,
      change: { id: held.id, status: 'applied', paymentStatus: 'completed' },
    });
    const after = await scenario.read(stay);
    expect(after).toMatchObject({ guests: 3, places: 3, totalAmount: 150, change: null, changeable: true });
    expect(after.lines).toMatchObject([{ quantity: 3, amount: 150 }]);
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'changed',
      by: 'traveller',
      changed: { from: { guests: 2 }, to: { startDate: stay.startDate, endDate: stay.startDate, guests: 3 } },
    });
    expect([await taken(stay), await deposit(stay)]).toEqual([3, 15_000]);
    expect(await letters(stay, 'changed')).toEqual({ traveller: 1, provider: 1 });
    expect(await scenario.push(stay, freshPhone())).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    await checkInvariants(scenario, stay);
  });

  test('to another day, paid by card after a decline, frees the old day only when it is applied', async () => {
    const stay = await paid('card');
    const startDate = addDays(calendarDate(stay.startDate), 1);
    expect((await change(stay, { startDate, guests: 3, total: 150 })).body.status).toBe('held');
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([2, 3]);
    const { clientSecret } = await scenario.card(stay, declined);
    expect(await scenario.verify(stay)).toMatchObject({
      paymentStatus: 'completed',
      reason: 'generic_decline',
      canRetry: true,
      change: { status: 'held', paymentStatus: 'failed' },
    });
    await scenario.confirm(clientSecret, good);
    await scenario.advance(0);
    expect(await scenario.verify(stay)).toMatchObject({ reason: null, change: { status: 'applied' } });
    expect(await scenario.read(stay)).toMatchObject({ startDate, endDate: startDate, guests: 3, totalAmount: 150 });
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([0, 3]);
    expect(await movedFor(scenario.product, stay)).toMatchObject({ usdCents: 15_000 });
    expect(await deposit(stay)).toBe(15_000);
    await checkInvariants(scenario, stay);
    // Both payments go back to a card: one letter says so.
    expect((await scenario.cancel(stay)).body.refunds).toHaveLength(2);
    await scenario.pass(6);
    expect((await stateOf(scenario.product, stay)).mails).toMatchObject({ cancelled: 1, refundDone: 1 });
  });

  test('has its whole new price shared and earns points for it after the trip', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await scenario.card(stay, good);
    await transaction(scenario.product.app, (tx) =>
      tx.execute(
        sql`update bookings set completes_at = ${scenario.product.clock.now().toISOString()} where id = ${stay.id}`,
      ),
    );
    await scenario.advance(1);
    const { ledger, standing } = await stateOf(scenario.product, stay);
    expect(standing).toBe('completed/completed');
    expect(ledger.earn).toEqual({
      'customer:deposits:USD': 15_000,
      'provider:payable:USD': -13_200,
      'commission:USD': -1_800,
    });
    const dashboard = await scenario.call('/api/dashboard', { as: stay.traveller });
    expect(dashboard.body).toMatchObject({ totalSpent: 150, loyaltyPoints: 150 });
  });
});

describe('a change that is not dearer', () => {
  test('is applied at once, and a lower price is refunded by the policy', async () => {
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
    await scenario.pass(6);
    const after = await scenario.read(stay);
    expect(after).toMatchObject({ guests: 1, totalAmount: 50, paymentStatus: 'partially_refunded', moneyBack: 'done' });
    expect(after.refunds).toMatchObject([{ reason: 'change', amount: 50, currency: 'USD', status: 'done' }]);
    const list = await scenario.call<{ items: object[] }>('/api/bookings', { as: stay.traveller });
    expect(list.body.items).toMatchObject([{ paymentStatus: 'partially_refunded' }]);
    expect(await letters(stay, 'changed')).toEqual({ traveller: 1, provider: 1 });
    await checkInvariants(scenario, stay);
  });

  test('at the same price on another day is neither paid nor refunded', async () => {
    const stay = await paid('mpesa');
    const startDate = addDays(calendarDate(stay.startDate), 1);
    expect((await change(stay, { startDate, total: 100 })).body).toMatchObject({ status: 'applied', difference: 0 });
    await scenario.pass(1);
    expect([await taken(stay), await taken(stay, startDate)]).toEqual([0, 2]);
    expect(await scenario.read(stay)).toMatchObject({ startDate, paymentStatus: 'completed', refunds: [] });
    expect(await deposit(stay)).toBe(10_000);
    await checkInvariants(scenario, stay);
  });

  test('refunds the last payment first, after an earlier dearer change', async () => {
    const stay = await paid('card');
    await addThirdGuest(stay);
    await payByPhone(stay, '40');
    await scenario.pass(6);
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ status: 'applied', refund: 100 });
    await scenario.pass(10);
    expect((await scenario.read(stay)).refunds).toMatchObject([
      { currency: 'USD', amount: 50, status: 'done' },
      { currency: 'KES', amount: GUEST_KES, status: 'done' },
    ]);
    expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 5_000 });
    expect(await deposit(stay)).toBe(5_000);
    await checkInvariants(scenario, stay);
  });

  test('of a booking that points paid in part returns points in proportion', async () => {
    const traveller = await scenario.register();
    await transaction(scenario.product.app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 1_000, at: scenario.product.clock.now() }),
    );
    const stay = await paid('card', { traveller, points: 1_000 });
    expect((await quote(stay, { guests: 1 })).body).toMatchObject({ refund: 45, pointsBack: 500 });
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ refund: 45, pointsBack: 500 });
    expect(await scenario.read(stay)).toMatchObject({ discountAmount: 5, pointsSpent: 500, totalAmount: 50 });
    const dashboard = await scenario.call('/api/dashboard', { as: traveller });
    expect(dashboard.body).toMatchObject({ loyaltyPoints: 500 });
    await scenario.pass(6);
    expect(await deposit(stay)).toBe(5_000);
    await checkInvariants(scenario, stay);
  });
});

describe('answers that a change brings', () => {
  const questions = (['childrenAges', 'note'] as const).map((id) => ({ id, required: false, own: null }));
  const answers = { childrenAges: [4], note: 'We come by bus.' };
  const valuesOf = ({ answers: { asked } }: Booking) => Object.fromEntries(asked.map(({ id, value }) => [id, value]));
  let askingId = '';
  const booked = async () => {
    askingId ||= await listService(scenario.product, 5_000, { capacity: 40, questions });
    return paid('card', { serviceId: askingId, answers });
  };

  test('are the booking’s once it is paid for, with those that were changed meanwhile', async () => {
    const stay = await booked();
    const wish = { guests: 3, total: 150, answers: { childrenAges: [4, 7] } };
    expect((await change(stay, wish)).body.status).toBe('held');
    expect(valuesOf(await scenario.read(stay))).toEqual(answers);
    const note = 'We come by train.';
    const path = `/api/bookings/${stay.id}/answers`;
    await scenario.call(path, { method: 'PUT', as: stay.traveller, body: { answers: { note } } });
    await payByPhone(stay);
    await scenario.pass(6);
    expect(valuesOf(await scenario.read(stay))).toEqual({ childrenAges: [4, 7], note });
  });

  test('are never the booking’s if it is given up, and are judged like all answers', async () => {
    const stay = await booked();
    const wish = { guests: 3, total: 150 };
    const wrong = await change(stay, { ...wish, answers: { childrenAges: [77] } });
    const fields = { 'answers.childrenAges': expect.stringContaining('0 to 17') };
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_input', fields } });
    const unasked = { status: 400, body: { fields: { 'answers.flight': expect.stringContaining('did not ask') } } };
    for (const ask of [quote, change])
      expect(await ask(stay, { ...wish, answers: { flight: 'KQ 602' } })).toMatchObject(unasked);
    expect(await quote(stay, { guests: 3, answers: { childrenAges: [4, 7] } })).toMatchObject({ status: 200 });
    const { body } = await change(stay, { ...wish, answers: { childrenAges: [] } });
    await giveUp(stay, body.id);
    expect(valuesOf(await scenario.read(stay))).toEqual(answers);
  });
});

describe('answers that are changed while a change may still be applied', () => {
  const questions = [{ id: 'note' as const, required: false, own: null }];
  const noteOf = ({ answers: { asked, changedAt } }: Booking) => [asked[0]?.value, changedAt];
  const answer = (stay: Stay, note: string) =>
    scenario.call(`/api/bookings/${stay.id}/answers`, {
      method: 'PUT',
      as: stay.traveller,
      body: { answers: { note } },
    });
  const held = async () => {
    const askingId = await listService(scenario.product, 5_000, { capacity: 40, questions });
    const stay = await paid('card', { serviceId: askingId, answers: { note: 'By bus.' } });
    const wish = { guests: 3, total: 150, answers: { note: 'By train.' } };
    expect((await change(stay, wish)).body.status).toBe('held');
    return stay;
  };

  test('win over its own, also those that the booking had all along', async () => {
    const stay = await held();
    expect((await answer(stay, 'By bus.')).status).toBe(200);
    await payByPhone(stay);
    await scenario.pass(6);
    const now = scenario.product.clock.now().getTime();
    const [note, changedAt] = noteOf(await scenario.read(stay));
    expect(note).toBe('By bus.');
    expect(now - Date.parse(String(changedAt))).toBeLessThanOrEqual(6_000);
  });

  test('win when late money applies it after it lapsed', async () => {
    const stay = await held();
    await payByPhone(stay, '30');
    await scenario.pass(60 * 60, 120);
    expect((await scenario.read(stay)).change).toBeNull();
    await answer(stay, 'On foot.');
    await scenario.pass(10 * 60, 60);
    const booking = await scenario.read(stay);
    expect([booking.guests, noteOf(booking)[0]]).toEqual([3, 'On foot.']);
  });
});

test('at the end the ledger agrees with our rows and with Stripe’s list', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
