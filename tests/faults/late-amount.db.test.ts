import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRICE_KES, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** A query gives no amount: what we asked for is booked, until M-Pesa tells how much it really was. */
async function settledByAsking(phone: string): Promise<Stay> {
  const { product } = stage;
  await product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await stage.book();
  await stage.prompt(stay, phone);
  await stage.pass(60);
  expect(await stateOf(product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    issues: [],
    attempts: [{ receipt: null }],
  });
  await product.control('daraja', 'release', { copies: 2 });
  await product.control('daraja', 'callbacks', { mode: 'auto' });
  await stage.pass(15);
  return stay;
}

test('F7: settled by asking, and less came: a case, once, with both figures', async () => {
  const stay = await settledByAsking('17');
  const after = await stateOf(stage.product, stay);
  expect(after).toMatchObject({ issues: ['receipt_contradicted'], ledger: { payment: MPESA_PAYMENT }, refunds: [] });
  expect(after.attempts).toMatchObject([{ receipt: expect.any(String), received: String(PRICE_KES * 100) }]);
  const { rows } = await stage.product.app.db.execute(
    sql`select i.expected, i.found from reconciliation_issues i join payment_attempts a on a.id::text = i.subject
        join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  expect(rows).toEqual([{ expected: PRICE_KES * 100, found: PRICE_KES * 100 - 100 }]);
});

test('F8: settled by asking, and more came: the rest goes back, once', async () => {
  const stay = await settledByAsking('18');
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    issues: [],
    attempts: [{ receipt: expect.any(String), received: String((PRICE_KES + 100) * 100) }],
    refunds: [{ reason: 'surplus', method: 'b2c', status: 'succeeded', amount: 10_000 }],
  });
  await checkInvariants(stage, stay);
});
