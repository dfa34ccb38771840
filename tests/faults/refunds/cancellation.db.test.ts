import { describe, expect, test } from 'vitest';
import { PRICE_CENTS, type Stay } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { CARD_PAYMENT, checkInvariants, MPESA_PAYMENT, movedFor, STRIPE_FEE, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';
import { CARD_REFUND, MPESA_REFUND, scenario, taken } from './support.ts';

describe('a booking that is cancelled in time is refunded in full', () => {
  test('to a card', async () => {
    const stay = await bookAndPay(scenario);
    expect((await scenario.read(stay)).cancellation).toMatchObject({ refundAmount: 100, percent: 100 });
    const { status, body } = await scenario.cancel(stay, { reason: 'Plans changed' });
    expect([status, body.status, body.cancellation]).toEqual([200, 'cancelled', null]);
    expect(body.refunds).toMatchObject([{ reason: 'policy', amount: 100, currency: 'USD', method: 'card' }]);
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', reason: 'traveller', issues: [] });
    expect(state.mails).toMatchObject({ cancelled: 1, providerCancelled: 1, refundDone: 1, refundManual: 0 });
    expect(state.ledger).toEqual({ payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE, ...CARD_REFUND });
    expect(await taken(stay)).toBe(0);
    expect(await scenario.read(stay)).toMatchObject({ moneyBack: 'done', refunds: [{ status: 'done' }] });
    await checkInvariants(scenario, stay);
  });

  test('to a phone, by reversal of the whole receipt', async () => {
    const stay = await bookAndPay(scenario, '40');
    await scenario.cancel(stay);
    await scenario.pass(10);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'cancelled/refunded',
      refunds: [{ reason: 'policy', method: 'reversal', status: 'succeeded', currency: 'KES', amount: 1_100_000 }],
      mails: { confirmed: 1, cancelled: 1, providerCancelled: 1, refundDone: 1, refundManual: 0, surplus: 0 },
    });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    expect(await movedFor(scenario.product, stay)).toEqual({ kesMinor: 0, sentMinor: 0, usdCents: 0 });
    await checkInvariants(scenario, stay);
  });

  test('when the provider cancels, whatever the policy, with a reason that they must give', async () => {
    const [stay, member] = [await bookAndPay(scenario), await scenario.member()];
    expect(await scenario.cancel(stay, {}, member)).toMatchObject({
      ...{ status: 400, body: { fields: { reason: 'Please give a reason' } } },
    });
    const { status, body } = await scenario.cancel(stay, { reason: 'The road is flooded' }, member);
    expect([status, body.status]).toEqual([200, 'cancelled']);
    await scenario.pass(6);
    expect(await stateOf(scenario.product, stay)).toMatchObject({
      standing: 'cancelled/refunded',
      reason: 'provider',
      refunds: [{ reason: 'provider_cancel' }],
      mails: { cancelled: 1, refundDone: 1 },
    });
    await checkInvariants(scenario, stay);
  });
});

describe('who may cancel', () => {
  test('not strangers, for whom it is not found; nobody twice; and a traveller cannot choose the refund', async () => {
    const [stay, stranger] = [await bookAndPay(scenario), await scenario.register()];
    expect((await scenario.cancel(stay, {}, stranger)).status).toBe(404);
    expect((await scenario.cancel(stay, { refund: 'full' })).status).toBe(403);
    expect((await scenario.cancel(stay)).status).toBe(200);
    expect(await scenario.cancel(stay)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
  });

  test('an admin who has signed in within twelve hours, because it moves money', async () => {
    const [stay, admin] = [await bookAndPay(scenario), await scenario.admin()];
    await scenario.advance(13 * 3_600);
    const late = await scenario.cancel(stay, { reason: 'Fraud', refund: 'full' }, admin);
    expect(late).toMatchObject({ status: 403, body: { code: 'sign_in_again' } });
    expect((await scenario.cancel(stay, { reason: 'Fraud', refund: 'full' }, await scenario.admin())).status).toBe(200);
  });

  test('many requests at once, which cancel and refund it once', async () => {
    const stay = await bookAndPay(scenario, '40');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => scenario.cancel(stay)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await scenario.pass(10);
    const state = await stateOf(scenario.product, stay);
    expect(state.refunds).toHaveLength(1);
    expect(state.mails).toMatchObject({ cancelled: 1, providerCancelled: 1, refundDone: 1 });
    expect(state.ledger).toEqual({ payment: MPESA_PAYMENT, ...MPESA_REFUND });
    expect(await taken(stay)).toBe(0);
    await checkInvariants(scenario, stay);
  });

  test('the traveller of an unpaid booking: its places are free at once, and its open card form cannot be paid', async () => {
    const stay = await scenario.book();
    await scenario.intent(stay);
    const { body } = await scenario.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', refunds: [], moneyBack: 'none' });
    await scenario.pass(5);
    expect(await stateOf(scenario.product, stay)).toMatchObject({ attempts: [{ status: 'cancelled' }], ledger: {} });
    expect(await taken(stay)).toBe(0);
  });
});

describe('the policy as it was when the booking was made', () => {
  /** Flexible: all of it until 24 hours before the day of the trip, in Nairobi. */
  const until = (stay: Stay) => Date.parse(`${stay.startDate}T00:00:00+03:00`) - 86_400_000;
  const advanceTo = (instant: number) => scenario.product.advance(instant - scenario.product.clock.now().getTime());

  test('F33: still refunds at the exact end of its step', async () => {
    const stay = await bookAndPay(scenario);
    await advanceTo(until(stay));
    expect((await scenario.read(stay)).cancellation).toMatchObject({ percent: 100, refundAmount: 100 });
    await scenario.cancel(stay);
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
    expect(state.standing).toBe('cancelled/refunded');
    expect(state.ledger).toEqual({ payment: CARD_PAYMENT, stripe_fee: STRIPE_FEE, ...CARD_REFUND });
    const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundDone: 1 };
    await expectEnd(scenario, stay, { told });
  });

  test('F33, L11: refunds nothing a moment later, and what is kept is split as after a trip', async () => {
    const stay = await bookAndPay(scenario);
    await advanceTo(until(stay) + 1);
    expect((await scenario.read(stay)).cancellation).toMatchObject({ percent: 0, refundAmount: 0, until: null });
    const { body } = await scenario.cancel(stay);
    expect(body).toMatchObject({ status: 'cancelled', refunds: [] });
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
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
    await checkInvariants(scenario, stay);
  });

  test('F33: refuses a cancellation a moment after the end with the refund that was shown before it', async () => {
    const stay = await bookAndPay(scenario);
    await advanceTo(until(stay));
    const { refundAmount } = (await scenario.read(stay)).cancellation ?? {};
    await advanceTo(until(stay) + 1);
    expect(await scenario.cancel(stay, { refundAmount })).toMatchObject({
      status: 409,
      body: { code: 'refund_changed' },
    });
    expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'confirmed/completed', refunds: [] });
    expect(await taken(stay)).toBe(2);
    expect((await scenario.cancel(stay, { refundAmount: 0 })).status).toBe(200);
  });

  test('lets no traveller cancel on the day of the trip', async () => {
    const stay = await bookAndPay(scenario);
    await advanceTo(until(stay) + 86_400_000);
    expect((await scenario.read(stay)).cancellation).toBeNull();
    expect(await scenario.cancel(stay)).toMatchObject({ status: 409, body: { code: 'not_cancellable' } });
    expect((await scenario.cancel(stay, { reason: 'Ill' }, await scenario.member())).status).toBe(200);
  });
});
