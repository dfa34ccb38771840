import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRICE_KES, type Stage, setStage } from './stage.ts';
import { stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

/** A query gives no amount: what we asked for is booked, until M-Pesa tells how much it really was. */
test.each([
  { phone: '17', received: PRICE_KES * 100 - 100 },
  { phone: '18', received: PRICE_KES * 100 + 10_000 },
])(
  'F7, F8: settled by asking, and the late callback has another amount ($phone): a case, once, with both figures',
  async ({ phone, received }) => {
    const { product } = stage;
    await product.control('daraja', 'callbacks', { mode: 'hold' });
    const stay = await stage.book();
    await stage.prompt(stay, phone);
    await stage.pass(60);
    const before = await stateOf(product, stay);
    expect(before).toMatchObject({ standing: 'confirmed/completed', issues: [], attempts: [{ receipt: null }] });
    await product.control('daraja', 'release', { copies: 2 });
    await product.control('daraja', 'callbacks', { mode: 'auto' });
    await stage.pass(5);
    const after = await stateOf(product, stay);
    expect(after).toMatchObject({ issues: ['receipt_contradicted'], ledger: before.ledger, refunds: [] });
    expect(after.attempts).toMatchObject([{ receipt: expect.any(String), received: String(PRICE_KES * 100) }]);
    const { rows } = await product.app.db.execute(
      sql`select i.expected, i.found from reconciliation_issues i join payment_attempts a on a.id::text = i.subject
        join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    );
    expect(rows).toEqual([{ expected: PRICE_KES * 100, found: received }]);
  },
);
