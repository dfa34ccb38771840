import { describe, expect, test } from 'vitest';
import { translate } from '#shared/i18n/translate.ts';
import { PRICE_CENTS } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay, intentOf } from '../support/payments.ts';
import { CARD_REFUND, scenario } from './support.ts';

describe('F28: a refund to a card', () => {
  test('whose answer is lost is made once', async () => {
    const stay = await bookAndPay(scenario);
    await scenario.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'reset_after', times: 1 });
    await scenario.cancel(stay);
    await scenario.pass(6);
    await scenario.pass(300, 60);
    expect((await stateOf(scenario.product, stay)).ledger).toMatchObject(CARD_REFUND);
    expect(await movedFor(scenario.product, stay)).toMatchObject({ usdCents: 0 });
    await checkInvariants(scenario, stay);
  });

  test('while all of Stripe is down waits, and is made once it is up', async () => {
    const stay = await bookAndPay(scenario);
    await scenario.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'status:503', times: 50 });
    await scenario.cancel(stay);
    await scenario.pass(120, 30);
    expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ status: 'unknown' }]);
    expect(await scenario.read(stay)).toMatchObject({
      ...{ moneyBack: 'on_its_way', paymentStatus: 'completed' },
      refunds: [{ status: 'unknown', reference: null }],
    });
    await scenario.product.control('stripe', 'faults', { clear: true });
    await scenario.pass(6 * 3_600, 1_800);
    expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
    await checkInvariants(scenario, stay);
  });

  test('that is pending is on its way until it has arrived', async () => {
    const stay = await bookAndPay(scenario, '4000000000007726');
    await scenario.cancel(stay);
    await scenario.pass(6);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/completed',
      refunds: [{ status: 'pending' }],
      mails: { cancelled: 1, refundSent: 1, refundDone: 0 },
    });
    await scenario.pass(70, 10);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundSent: 1, refundDone: 1 } });
    expect(state.ledger).toMatchObject(CARD_REFUND);
    await checkInvariants(scenario, stay);
  });

  test('that succeeded and then failed is to be sent by hand', async () => {
    const stay = await bookAndPay(scenario, '4000000000005126');
    await scenario.cancel(stay);
    await scenario.pass(6);
    expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
    await scenario.pass(70, 10);
    const state = await stateOf(scenario.product, stay);
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
    await checkInvariants(scenario, stay);

    const admin = await scenario.admin();
    const { body } = await scenario.call<{ items: { id: string; booking: { id: string } }[] }>(
      '/api/admin/refunds?status=manual',
      { as: admin },
    );
    const id = body.items.find(({ booking }) => booking.id === stay.id)?.id;
    const told = async () => (await scenario.read(stay)).refunds;
    // A failed refund has no reference to show.
    expect(await told()).toMatchObject([{ status: 'by_hand', method: 'by_hand', reference: null }]);
    const paid = (from = {}) =>
      scenario.call(`/api/admin/refunds/${id}/paid`, { as: admin, body: { reference: 'KCB-20261121-7', ...from } });
    expect(await paid({ from: 'mpesa' })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { from: 'Dollars can be sent from our bank only: please choose the bank' },
      },
    });
    expect([(await paid()).status, (await paid()).status]).toEqual([200, 409]);
    await scenario.pass(1);
    const repaid = await stateOf(scenario.product, stay);
    expect(repaid).toMatchObject({ standing: 'cancelled/refunded', mails: { refundDone: 2, refundManual: 1 } });
    expect(await told()).toMatchObject([{ status: 'done', method: 'by_hand', reference: 'KCB-20261121-7' }]);
    expect(repaid.ledger.refund_manual).toEqual({ 'refund:pending:USD': PRICE_CENTS, 'bank:USD': -PRICE_CENTS });
    await checkInvariants(scenario, stay);
  });

  test('of 60 from 100 by two admins at once is decided once', async () => {
    const [stay, one, other] = [await bookAndPay(scenario), await scenario.admin(), await scenario.admin()];
    const give = (as: typeof one) =>
      scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as, body: { amount: 60, reason: 'A wet tent' } });
    const left = async () =>
      (await scenario.call<{ left: number }>(`/api/admin/bookings/${stay.id}`, { as: one })).body.left;
    expect(await left()).toBe(PRICE_CENTS / 100);
    const answers = await Promise.all([give(one), give(other)]);
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'refund_exceeds'],
    ]);
    expect(await left()).toBe(PRICE_CENTS / 100 - 60);
    await scenario.pass(6);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/partially_refunded' });
    expect(await left()).toBe(PRICE_CENTS / 100 - 60);
    // Beside the field, because somebody else may have refunded since the form was opened.
    expect((await give(other)).body).toMatchObject({
      code: 'refund_exceeds',
      fields: { amount: translate('en', 'fields', 'refund_exceeds') },
    });
    await checkInvariants(scenario, stay);
  });

  test('that Stripe refused to us and a person made in the dashboard completes the queued one', async () => {
    const stay = await bookAndPay(scenario);
    await scenario.product.control('stripe', 'faults', { match: { path: '/v1/refunds' }, do: 'status:400', times: 1 });
    await scenario.cancel(stay);
    await scenario.pass(6);
    expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ status: 'queued' }]);
    await scenario.product.control('stripe', 'refund', { intent: await intentOf(scenario, stay), amount: PRICE_CENTS });
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ reason: 'policy', status: 'succeeded' }],
    });
    expect(state.ledger).toMatchObject(CARD_REFUND);
    expect((await scenario.read(stay)).refunds).toHaveLength(1);
    await checkInvariants(scenario, stay);
  });

  test("made in Stripe's dashboard is adopted and posted", async () => {
    const stay = await bookAndPay(scenario);
    await scenario.product.control('stripe', 'refund', { intent: await intentOf(scenario, stay), amount: 4_000 });
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      mails: { cancelled: 0, refundDone: 1 },
      standing: 'confirmed/partially_refunded',
      refunds: [{ reason: 'dashboard', method: 'stripe', status: 'succeeded', amount: 4_000 }],
    });
    expect(state.ledger).toMatchObject({
      refund: { 'customer:deposits:USD': 4_000, 'refund:pending:USD': -4_000 },
      refund_done: { 'refund:pending:USD': 4_000, 'stripe:clearing:USD': -4_000 },
    });
    await checkInvariants(scenario, stay);
  });
});
