import { expect, test } from 'vitest';
import { openScenario, PRICE_CENTS } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { CARD_PAYMENT, checkInvariants, expectPaidOnce, STRIPE_FEE, stateOf } from '../support/invariants.ts';

const good = '4242424242424242';

const scenario = await openScenario();

/** The simulator forgets every object, but still accepts our keys. */
const forget = (simulator: 'daraja' | 'stripe') => scenario.product.control(simulator, 'forget', {});

test('F29: Stripe no longer knows an open payment: it fails with an alert, and the next attempt pays', async () => {
  const stay = await scenario.book();
  await scenario.intent(stay);
  await forget('stripe');
  await scenario.pass(130, 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'failed', error: 'provider_object_missing' }],
    ledger: {},
    issues: ['provider_object_missing'],
  });
  await scenario.card(stay, good);
  await scenario.pass(2);
  await expectPaidOnce(scenario, stay);
  await checkInvariants(scenario, stay);
});

test('F29: M-Pesa no longer knows a push: its outcome stays unknown until a person decides', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '28');
  await forget('daraja');
  await scenario.pass(25 * 3_600, 1_800);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/pending',
    reason: 'expired',
    attempts: [{ status: 'unknown' }],
    ledger: {},
  });
  expect(state.issues).toContain('outcome_unknown');
  await expectEnd(scenario, stay, { told: { expired: 1 } });
});

test('F29: Stripe no longer knows the payment to be refunded: the refund is to be sent by hand, and nothing is posted as sent', async () => {
  const stay = await scenario.book();
  await scenario.card(stay, good);
  await scenario.pass(2);
  await forget('stripe');
  await scenario.cancel(stay);
  await scenario.pass(30, 5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/completed',
    refunds: [{ status: 'manual' }],
    issues: ['provider_object_missing', 'refund_by_hand'],
  });
  expect(state.ledger).toEqual({
    payment: CARD_PAYMENT,
    stripe_fee: STRIPE_FEE,
    refund: { 'customer:deposits:USD': PRICE_CENTS, 'refund:pending:USD': -PRICE_CENTS },
  });
  const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundManual: 1 };
  await expectEnd(scenario, stay, { told, moved: { usdCents: PRICE_CENTS } });
});
