import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getCase } from '#server/payments/reconciliation/case-queries.ts';
import { listService, PRICE_KES } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { CARD_PAYMENT, checkInvariants, MPESA_PAYMENT, STRIPE_FEE, stateOf } from '../support/invariants.ts';
import { good, scenario, taken } from './support.ts';

describe('a surplus is refunded automatically', () => {
  /** L9c, and the refund of it by reversal. */
  const surplusBack = (minor: number) => ({
    surplus: { 'mpesa:collection:KES': minor, 'surplus:KES': -minor },
    surplus_refund: { 'surplus:KES': minor, 'refund:pending:KES': -minor },
    refund_done: { 'refund:pending:KES': minor, 'mpesa:collection:KES': -minor },
  });

  test('F7: after a payment of a shilling too little', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '17');
    await scenario.pass(30, 5);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'pending/refunded',
      attempts: [{ status: 'succeeded', received: '1099900' }],
      refunds: [{ reason: 'too_little', method: 'reversal', status: 'succeeded', amount: 1_099_900 }],
      issues: ['amount_mismatch'],
    });
    expect(state.ledger).toEqual(surplusBack(1_099_900));
    const [issue] = await scenario.query<{ id: string }>(
      sql`select id from reconciliation_issues where code = 'amount_mismatch' order by created_at desc limit 1`,
    );
    const { attempt, refund } = await getCase(scenario.product.app.db, issue?.id ?? '');
    expect(refund).toMatchObject({ status: 'succeeded', amount: 10_999, booking: { id: stay.id } });
    expect(attempt).toMatchObject({ booking: { id: stay.id } });
    // The listing's provider was never told of this booking, so they get no letter.
    await expectEnd(scenario, stay, { told: { surplus: 1, refundDone: 1 } });
  });

  test('F7: after a payment of too little, and the whole price can be paid while the places are held', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '17');
    await scenario.pass(30, 5);
    expect((await stateOf(scenario.product, stay)).standing).toBe('pending/refunded');
    expect(await scenario.read(stay)).toMatchObject({ payable: true });
    await scenario.card(stay, '4000000000000002');
    expect((await stateOf(scenario.product, stay)).standing).toBe('pending/failed');
    await scenario.card(stay, good);
    await scenario.advance(2);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'confirmed/completed', refunds: [{ reason: 'too_little' }] });
    expect(state.ledger).toEqual({ ...surplusBack(1_099_900), payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE });
    await checkInvariants(scenario, stay);
  });

  test('F7: after a payment of too little for a held change, which can still be paid', async () => {
    const serviceId = await listService(scenario.product, 5_000, { capacity: 40 });
    const stay = await scenario.book({ serviceId });
    await scenario.card(stay, good);
    await scenario.pass(6);
    const { startDate } = await scenario.read(stay);
    const body = { startDate, guests: 3, total: 150 };
    expect((await scenario.call(`/api/bookings/${stay.id}/changes`, { as: stay.traveller, body })).status).toBe(201);
    expect((await scenario.push(stay, '17', { amount: 5_500 })).status).toBe(200);
    await scenario.pass(30, 5);
    const letters = (await scenario.product.app.mail.mailbox?.list()) ?? [];
    const letter = letters.find(
      ({ to, text }) => to === stay.traveller.email && text.includes('the price of your change'),
    );
    expect(letter?.text).toContain('Your booking is still held for you');
    expect((await scenario.push(stay, '40', { amount: 5_500 })).status).toBe(200);
    await scenario.pass(30, 5);
    expect(await scenario.read(stay)).toMatchObject({ guests: 3, totalAmount: 150, change: null });
    await checkInvariants(scenario, stay);
  });

  test('F8: after a payment of a hundred shillings too much', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '18');
    await scenario.pass(30, 5);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'confirmed/completed',
      refunds: [{ reason: 'surplus', method: 'b2c', status: 'succeeded', amount: 10_000 }],
    });
    expect(state.ledger).toEqual({
      payment: MPESA_PAYMENT,
      ...surplusBack(10_000),
      refund_done: { 'refund:pending:KES': 10_000, 'mpesa:disburse:KES': -11_100, 'fees:mpesa:KES': 1_100 },
    });
    await expectEnd(scenario, stay, {
      told: { confirmed: 1, newBooking: 1, surplus: 1, refundDone: 1 },
      moved: { kesMinor: (PRICE_KES + 100) * 100, sentMinor: -11_100 },
    });
  });

  test('F18: after a prompt was paid whose booking had been cancelled', async () => {
    const stay = await scenario.book();
    await scenario.prompt(stay, '40');
    expect((await scenario.cancel(stay)).body.status).toBe('cancelled');
    await scenario.pass(30, 5);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'traveller',
      attempts: [{ status: 'succeeded' }],
      refunds: [{ reason: 'surplus', method: 'reversal', status: 'succeeded' }],
      mails: { confirmed: 0, surplus: 1, lateMoney: 1, cancelled: 1, providerCancelled: 0 },
    });
    expect(await taken(stay)).toBe(0);
    await checkInvariants(scenario, stay);
  });
});
