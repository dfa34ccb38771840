import { describe, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { addDays, calendarDate, today } from '#shared/dates.ts';
import { listService, type Stay } from '../../support/scenario.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';
import { change, deposit, paid, quote, scenario } from './support.ts';

describe('the policy', () => {
  /** Moderate, and three days ahead: half comes back. */
  async function halfWay(): Promise<Stay> {
    const service = await listService(scenario.product, 5_000, { capacity: 4, policy: 'moderate' });
    const startDate = addDays(calendarDate(scenario.product.clock.now().toISOString().slice(0, 10)), 3);
    return paid('card', { serviceId: service, startDate });
  }

  test('cannot be avoided by moving the trip, which the quote says', async () => {
    const stay = await halfWay();
    const startDate = addDays(calendarDate(stay.startDate), 60);
    const { policy } = (await quote(stay, { startDate })).body;
    expect(policy.steps.map(({ percent, amount }) => [percent, amount])).toEqual([[50, 50]]);
    expect((await change(stay, { startDate, total: 100 })).status).toBe(201);
    expect((await scenario.read(stay)).cancellation).toMatchObject({ percent: 50, refundAmount: 50 });
  });

  test('is what was shown: one that has become worse meanwhile is asked again, though the price is the same', async () => {
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

  test('of the instant counts: a cheaper change that gives back less than was shown is asked again', async () => {
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

  test('gives back no more in two steps than in one', async () => {
    const stay = await halfWay();
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

  test('gives half of the price, and says so, after a goodwill refund of a part that it had kept', async () => {
    const stay = await halfWay();
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

  test('does not bind the provider: who cancels gives all of it back, what was kept too', async () => {
    const stay = await halfWay();
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

test('afterwards the ledger agrees with our rows and with Stripe’s lists', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
