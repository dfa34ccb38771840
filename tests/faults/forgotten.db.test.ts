import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEnd } from './ending.ts';
import { PRICE_CENTS, type Stage, setStage } from './stage.ts';
import { CARD_PAYMENT, checkInvariants, expectOk, STRIPE_FEE, stateOf } from './witness.ts';

const good = '4242424242424242';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** The provider has lost every object, and keeps our keys. */
const forget = (simulator: 'daraja' | 'stripe') => stage.product.control(simulator, 'forget', {});

test('F29: Stripe no longer knows an open payment: it failed, with an alarm, and the next one pays', async () => {
  const stay = await stage.book();
  await stage.intent(stay);
  await forget('stripe');
  await stage.pass(130, 60);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'failed', error: 'provider_object_missing' }],
    ledger: {},
    issues: ['provider_object_missing'],
  });
  await stage.card(stay, good);
  await stage.pass(2);
  await expectOk(stage, stay);
  await checkInvariants(stage, stay);
});

test('F29: M-Pesa no longer knows a push: its outcome stays unknown until a person has looked', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, '28');
  await forget('daraja');
  await stage.pass(25 * 3_600, 1_800);
  const state = await stateOf(stage.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/pending',
    reason: 'expired',
    attempts: [{ status: 'unknown' }],
    ledger: {},
  });
  expect(state.issues).toContain('outcome_unknown');
  await expectEnd(stage, stay, { told: { expired: 1 } });
});

test('F29: Stripe no longer knows what is to be refunded: a person sends it, nothing is booked as sent', async () => {
  const stay = await stage.book();
  await stage.card(stay, good);
  await stage.pass(2);
  await forget('stripe');
  await stage.cancel(stay);
  await stage.pass(30, 5);
  const state = await stateOf(stage.product, stay);
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
  await expectEnd(stage, stay, { told, moved: { usdCents: PRICE_CENTS } });
});
