import { describe, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { addDays, calendarDate, today } from '#shared/dates.ts';
import { listService, type Stay } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { change, deposit, paid, quote, scenario } from './support.ts';

describe('the policy of a changed booking', () => {
  /** A paid booking with the moderate policy, three days ahead: half of it is refundable. */
  async function paidHalfRefundable(): Promise<Stay> {
    const service = await listService(scenario.product, 5_000, { capacity: 4, policy: 'moderate' });
    const startDate = addDays(calendarDate(scenario.product.clock.now().toISOString().slice(0, 10)), 3);
    return paid('card', { serviceId: service, startDate });
  }

  test('keeps its percentage when the trip is moved to a later day, and the quote shows that', async () => {
    const stay = await paidHalfRefundable();
    const startDate = addDays(calendarDate(stay.startDate), 60);
    const { policy } = (await quote(stay, { startDate })).body;
    expect(policy.steps.map(({ percent, amount }) => [percent, amount])).toEqual([[50, 50]]);
    expect((await change(stay, { startDate, total: 100 })).status).toBe(201);
    expect((await scenario.read(stay)).cancellation).toMatchObject({ percent: 50, refundAmount: 50 });
  });

  test('must be confirmed again when it has become worse since the quote, even at the same price', async () => {
    const service = await listService(scenario.product, 5_000, { capacity: 4, policy: 'moderate' });
    const stay = await paid('card', { serviceId: service, startDate: addDays(today(scenario.product.clock), 6) });
    const startDate = addDays(calendarDate(stay.startDate), 60);
    const { total, policy } = (await quote(stay, { startDate })).body;
    expect(policy.steps.map(({ percent, amount }) => [percent, amount])).toEqual([
      [100, 100],
      [50, 50],
    ]);
    await scenario.advance(2 * 86_400);
    expect(await change(stay, { startDate, total, policy })).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 100, amountDue: 0 },
    });
    expect(await scenario.read(stay)).toMatchObject({ startDate: stay.startDate, change: null });
    const { policy: now } = (await quote(stay, { startDate })).body;
    expect(now.steps.map(({ percent, amount }) => [percent, amount])).toEqual([[50, 50]]);
    const changed = await change(stay, { startDate, total, policy: now });
    expect(changed).toMatchObject({ status: 201, body: { policy: now } });
  });

  test('must be confirmed again when a cheaper change refunds less than was shown', async () => {
    const service = await listService(scenario.product, 5_000, { capacity: 4, policy: 'moderate' });
    const startDate = addDays(today(scenario.product.clock), 6);
    const stay = await paid('card', { serviceId: service, startDate });
    const { total, refund, pointsBack, amountDue } = (await quote(stay, { guests: 1 })).body;
    expect([total, refund, pointsBack, amountDue]).toEqual([50, 50, 0, 0]);
    await scenario.advance(2 * 86_400);
    const shown = { guests: 1, total, refund, pointsBack, amountDue };
    expect(await change(stay, shown)).toMatchObject({
      status: 409,
      body: { code: 'quote_changed', total: 50, refund: 25, pointsBack: 0, amountDue: 0 },
    });
    expect(await scenario.read(stay)).toMatchObject({ guests: 2, totalAmount: 100, change: null, refunds: [] });
    expect((await change(stay, { ...shown, refund: 25 })).body).toMatchObject({ status: 'applied', refund: 25 });
    await checkInvariants(scenario, stay);
  });

  test('refunds no more in two steps than in one', async () => {
    const stay = await paidHalfRefundable();
    expect((await change(stay, { guests: 1, total: 50 })).body).toMatchObject({ refund: 25 });
    expect(await deposit(stay)).toBe(7_500);
    expect((await scenario.read(stay)).cancellation).toMatchObject({ percent: 50, refundAmount: 25 });
    expect((await scenario.cancel(stay)).body.refunds.map(({ amount }) => amount)).toEqual([25, 25]);
    await scenario.pass(6);
    const { ledger, standing } = await stateOf(scenario.product, stay);
    expect(standing).toBe('cancelled/partially_refunded');
    expect(ledger.cancellation).toMatchObject({ 'customer:deposits:USD': 5_000 });
    await checkInvariants(scenario, stay);
  });

  test('refunds half of the price, as announced, also after a goodwill refund of a part that it had kept', async () => {
    const stay = await paidHalfRefundable();
    await change(stay, { guests: 1, total: 50 });
    const admin = await scenario.admin();
    const body = { amount: 25, reason: 'They were late' };
    expect((await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: admin, body })).status).toBe(201);
    const { policy, cancellation } = await scenario.read(stay);
    expect(policy.steps.map(({ amount }) => amount)).toEqual([25]);
    expect(cancellation).toMatchObject({ percent: 50, refundAmount: 25 });
    const further = (await quote(stay, { guests: 1, startDate: addDays(calendarDate(stay.startDate), 1) })).body;
    expect(further).toMatchObject({ refund: 0, policy: { steps: [{ percent: 50, amount: 25 }] } });
    expect((await scenario.cancel(stay)).body.refunds.map(({ amount }) => amount)).toEqual([25, 25, 25]);
    await scenario.pass(6);
    expect((await stateOf(scenario.product, stay)).ledger.cancellation).toMatchObject({
      'customer:deposits:USD': 2_500,
    });
    await checkInvariants(scenario, stay);
  });

  test('does not apply when the provider cancels: everything is refunded, also what it had kept', async () => {
    const stay = await paidHalfRefundable();
    await change(stay, { guests: 1, total: 50 });
    const member = await scenario.member(stay.serviceId);
    const { body } = await scenario.cancel(stay, { reason: 'No vehicle' }, member);
    expect(body.refunds.map(({ amount }) => amount)).toEqual([25, 75]);
    await scenario.pass(6);
    expect(await scenario.read(stay)).toMatchObject({ paymentStatus: 'refunded', moneyBack: 'done' });
    expect(await deposit(stay)).toBe(0);
    await checkInvariants(scenario, stay);
  });
});

test('at the end the ledger agrees with our rows and with Stripe’s list', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
