import { expect, test } from 'vitest';
import { freshPhone, openScenario, PRICE_CENTS, PRICE_KES } from '../../support/scenario.ts';
import { expectEnd } from '../support/expect-end.ts';
import { MPESA_PAYMENT, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();

const MINOR = PRICE_KES * 100;
const FEE = 1_100;

test.each([
  { what: 'F29: a receipt M-Pesa forgot (R000002)', phone: freshPhone(), forgets: true, error: 'receipt_unknown' },
  { what: 'F30: one that is not reversed (2028)', phone: '49', forgets: false, error: 'product' },
])('$what is refunded by B2C to the phone that paid', async ({ phone, forgets, error }) => {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.pass(6);
  if (forgets) await scenario.product.control('daraja', 'forget', {});
  await scenario.cancel(stay);
  await scenario.pass(30, 5);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'cancelled/refunded',
    refunds: [{ reason: 'policy', method: 'b2c', status: 'succeeded', currency: 'KES', amount: MINOR }],
    orders: [
      { kind: 'reversal', status: 'failed', error, receipt: false },
      { kind: 'b2c', status: 'succeeded', error: null, receipt: true },
    ],
  });
  expect(state.ledger).toEqual({
    payment: MPESA_PAYMENT,
    refund: {
      'customer:deposits:USD': PRICE_CENTS,
      'fx:KES': MINOR,
      'fx:USD': -PRICE_CENTS,
      'refund:pending:KES': -MINOR,
    },
    refund_done: { 'refund:pending:KES': MINOR, 'mpesa:disburse:KES': -MINOR - FEE, 'fees:mpesa:KES': FEE },
  });
  const told = { confirmed: 1, newBooking: 1, cancelled: 1, providerCancelled: 1, refundDone: 1 };
  await expectEnd(scenario, stay, { told, moved: { kesMinor: MINOR, sentMinor: -MINOR - FEE } });
});
