import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectEnd } from './ending.ts';
import { freshPhone, PRICE_CENTS, PRICE_KES, type Stage, setStage } from './stage.ts';
import { MPESA_PAYMENT, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const MINOR = PRICE_KES * 100;
const FEE = 1_100;

test.each([
  { what: 'F29: a receipt M-Pesa forgot (R000002)', phone: freshPhone(), forgets: true, error: 'receipt_unknown' },
  { what: 'F30: one that is not reversed (2028)', phone: '49', forgets: false, error: 'product' },
])('$what goes back by B2C to the phone that paid', async ({ phone, forgets, error }) => {
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.pass(6);
  if (forgets) await stage.product.control('daraja', 'forget', {});
  await stage.cancel(stay);
  await stage.pass(30, 5);
  const state = await stateOf(stage.product, stay);
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
  await expectEnd(stage, stay, { told, moved: { kesMinor: MINOR, sentMinor: -MINOR - FEE } });
});
