import { describe, expect, test } from 'vitest';
import { PRICE_KES } from '../../support/scenario.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';
import { MPESA_REFUND, scenario } from './support.ts';

describe('F30: a refund by M-Pesa', () => {
  test('whose Result is lost (43) is settled by a status query', async () => {
    const stay = await bookAndPay(scenario, '43');
    await scenario.cancel(stay);
    await scenario.pass(180, 15);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ method: 'reversal' }],
      mails: { cancelled: 1, refundDone: 1 },
    });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    await checkInvariants(scenario, stay);
  });

  test('of a receipt that was reversed already (46) succeeds', async () => {
    const stay = await bookAndPay(scenario, '46');
    await scenario.cancel(stay);
    await scenario.pass(30, 5);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      mails: { refundDone: 1 },
    });
    await checkInvariants(scenario, stay);
  });

  test('that our initiator may not order (47) is to be sent by hand, with a case', async () => {
    const stay = await bookAndPay(scenario, '47');
    await scenario.cancel(stay);
    await scenario.pass(30, 5);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/completed',
      refunds: [{ status: 'manual' }],
      mails: { cancelled: 1, refundManual: 1, refundDone: 0 },
    });
    expect(state.issues).toContain('refund_by_hand');
    expect(state.ledger.refund_done).toBeUndefined();
    expect((await scenario.read(stay)).refunds).toMatchObject([{ status: 'by_hand' }]);
    await checkInvariants(scenario, stay);
  });

  test('of a part is sent to the payer’s phone, at the locked rate', async () => {
    const [stay, admin] = [await bookAndPay(scenario, '40'), await scenario.admin()];
    await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, {
      as: admin,
      body: { amount: 40, reason: 'No lunch' },
    });
    await scenario.pass(30, 5);
    const state = await stateOf(scenario.product, stay);
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
    await scenario.cancel(stay);
    await scenario.pass(30, 5);
    const after = await stateOf(scenario.product, stay);
    expect(after).toMatchObject({ standing: 'cancelled/refunded', refunds: [{}, { method: 'b2c', amount: 660_000 }] });
    expect(after.mails).toMatchObject({ cancelled: 1, refundDone: 2 });
    await checkInvariants(scenario, stay);
  });
});

test('the last cent of a payment is refundable although rounding up has used up its shillings', async () => {
  const [stay, admin] = [await bookAndPay(scenario, '40'), await scenario.admin()];
  for (const amount of [99.8, 0.05, 0.05, 0.05, 0.01, 0.01, 0.01, 0.01]) {
    const body = { amount, reason: 'No lunch' };
    const { status } = await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body });
    expect(status).toBe(201);
    await scenario.pass(30, 5);
  }
  const { refunds: parts } = await stateOf(scenario.product, stay);
  expect(parts.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(PRICE_KES * 100);
  await scenario.cancel(stay);
  await scenario.pass(30, 5);
  const { standing, refunds } = await stateOf(scenario.product, stay);
  expect({ standing, last: refunds.at(-1) }).toMatchObject({
    standing: 'cancelled/refunded',
    last: { amount: 0, status: 'succeeded' },
  });
  await checkInvariants(scenario, stay);
});
