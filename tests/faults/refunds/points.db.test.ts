import { describe, expect, test } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { earnPoints } from '#server/loyalty/earn-points.ts';
import { PRICE_CENTS, type Stay } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { good, scenario } from './support.ts';

describe('points', () => {
  async function withPoints(points: number): Promise<Stay> {
    const traveller = await scenario.register();
    const { app } = scenario.product;
    await transaction(app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: 600, at: app.clock.now() }),
    );
    return scenario.book({ traveller, points });
  }
  const balance = async ({ traveller }: Stay) =>
    (await scenario.call<{ loyaltyPoints: number }>('/api/dashboard', { as: traveller })).body.loyaltyPoints;

  test('F33, L8: pay a part, and are returned with the refund', async () => {
    const stay = await withPoints(500);
    expect(await balance(stay)).toBe(100);
    await scenario.card(stay, good);
    await scenario.pass(2);
    expect((await stateOf(scenario.product, stay)).ledger.payment).toEqual({
      'stripe:clearing:USD': 9_500,
      'loyalty:USD': 500,
      'customer:deposits:USD': -10_000,
    });
    expect((await scenario.read(stay)).cancellation).toMatchObject({ refundAmount: 95, pointsBack: 500 });
    const admin = await scenario.admin();
    await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, {
      as: admin,
      body: { amount: 50, reason: 'Half a day' },
    });
    expect(await balance(stay)).toBe(350);
    const { refundAmount, pointsBack } = (await scenario.read(stay)).cancellation ?? {};
    expect([refundAmount, pointsBack]).toEqual([47.5, 250]);
    // Other points than were shown are refused, even with the same amount of money.
    const other = await scenario.cancel(stay, { refundAmount, pointsBack: 249 });
    expect(other).toMatchObject({ status: 409, body: { code: 'refund_changed' } });
    expect((await scenario.cancel(stay, { refundAmount, pointsBack })).status).toBe(200);
    await scenario.pass(6);
    expect(await balance(stay)).toBe(600);
    const state = await stateOf(scenario.product, stay);
    expect(state.standing).toBe('cancelled/refunded');
    expect(state.ledger.refund).toEqual({
      'customer:deposits:USD': 10_000,
      'refund:pending:USD': -9_500,
      'loyalty:USD': -500,
    });
    await checkInvariants(scenario, stay);
  });

  test('are returned when the booking is never paid', async () => {
    const stay = await withPoints(600);
    expect(await balance(stay)).toBe(0);
    await scenario.advance(61 * 60);
    expect(await balance(stay)).toBe(600);
  });

  test('pay the whole price: the booking is confirmed without a payment provider, and all of them are returned', async () => {
    const traveller = await scenario.register();
    const { app } = scenario.product;
    await transaction(app, (tx) =>
      earnPoints(tx, { personId: traveller.id, bookingId: newId(), points: PRICE_CENTS, at: app.clock.now() }),
    );
    const stay = await scenario.book({ traveller, points: PRICE_CENTS });
    await scenario.pass(1);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'confirmed/completed',
      attempts: [],
      ledger: { payment: { 'loyalty:USD': PRICE_CENTS, 'customer:deposits:USD': -PRICE_CENTS } },
      mails: { confirmed: 1, newBooking: 1 },
    });
    await scenario.cancel(stay);
    await scenario.pass(1);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'cancelled/refunded' });
    expect(await balance(stay)).toBe(PRICE_CENTS);
  });

  test('beyond the balance, or beyond the price, are refused', async () => {
    const traveller = await scenario.register();
    await expect(scenario.book({ traveller, points: 1 })).rejects.toThrow('points_short');
    await expect(scenario.book({ traveller, points: PRICE_CENTS + 1 })).rejects.toThrow('invalid_input');
  });
});
