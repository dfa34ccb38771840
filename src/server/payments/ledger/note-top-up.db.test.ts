import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { adminPaymentsRoutes } from '../admin/routes.ts';
import { compareTopUps } from '../reconciliation/books.ts';
import { ledgerEntries } from './tables.ts';

let product: TestApp;
let admin: MadePerson;
beforeAll(async () => {
  product = await createTestApp({ routes: [adminPaymentsRoutes] });
  admin = await makePerson(product.app, { role: 'admin' });
});
afterAll(() => product.close());

const note = (payload: object, { token } = admin) =>
  product.fastify.inject({
    method: 'POST',
    url: '/api/admin/ledger/top-ups',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const balances = async () =>
  Object.fromEntries(
    (
      await product.app.db
        .select({
          account: ledgerEntries.account,
          minor: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
        })
        .from(ledgerEntries)
        .groupBy(ledgerEntries.account)
    ).map(({ account, minor }) => [account, minor]),
  );

test('L12b: a top-up of the disbursement account is posted once for a reference, and recorded', async () => {
  const moved = { amountKes: 20_000, reference: 'TKL7TOPUP1' };
  const answers = await Promise.all([note(moved), note(moved)]);
  expect(answers.map((answer) => answer.json())).toEqual([{ success: true }, { success: true }]);
  expect((await note({ ...moved, reference: 'tkl7topup1' })).json()).toEqual({ success: true });
  expect((await note({ ...moved, amountKes: 30_000 })).json().code).toBe('receipt_used');
  expect(await balances()).toEqual({ 'mpesa:disburse:KES': 2_000_000, 'mpesa:collection:KES': -2_000_000 });
  const record = await product.app.db.select().from(auditEntries).where(eq(auditEntries.action, 'ledger.topped_up'));
  expect(record).toMatchObject([{ actorId: admin.id, detail: moved }]);
});

test('F34: a top-up whose posting is missing or changed, and a posting without a top-up, are differences; noting it again mends it', async () => {
  const { db } = product.app;
  const moved = { amountKes: 500, reference: 'TKL7TOPUP4' };
  await note(moved);
  expect(await compareTopUps(db)).toEqual([]);
  await db.execute(sql`update ledger_transfers set amount_minor = 40000 where amount_minor = 50000`);
  const differs = (found: number, expected = 50_000, subject: unknown = moved.reference) => [
    { subject, account: 'mpesa:collection:KES', expected: 0 - expected, found: 0 - found },
    { subject, account: 'mpesa:disburse:KES', expected, found },
  ];
  expect(await compareTopUps(db)).toEqual(differs(40_000));
  await db.execute(sql`delete from ledger_transfers where amount_minor = 40000`);
  expect(await compareTopUps(db)).toEqual(differs(0));
  await note({ ...moved, amountKes: 600 });
  expect(await compareTopUps(db)).toEqual([]);
  await db.execute(sql`update ledger_transfers set source = gen_random_uuid() where amount_minor = 60000`);
  expect(await compareTopUps(db)).toEqual(
    expect.arrayContaining([...differs(0, 60_000), ...differs(60_000, 0, expect.any(String))]),
  );
});

test.each([
  [{ amountKes: 0, reference: 'TKL7TOPUP2' }, 'amountKes'],
  [{ amountKes: 10.5, reference: 'TKL7TOPUP2' }, 'amountKes'],
  [{ amountKes: 10, reference: ' ' }, 'reference'],
])('refused: %j', async (body, field) => {
  expect((await note(body)).json()).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
});

test('only admins who have signed in within twelve hours may note one', async () => {
  const body = { amountKes: 10, reference: 'TKL7TOPUP3' };
  expect((await note(body, await makePerson(product.app))).json().code).toBe('forbidden');
  product.clock.advance(12 * 3_600_000 + 1);
  expect((await note(body)).json().code).toBe('sign_in_again');
});
