import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type * as LockBooking from '#server/bookings/lock-booking.ts';
import { newId } from '#server/db/columns.ts';
import type * as Settle from '#server/payments/attempts/settling/settle.ts';
import { attributeReceipt } from '#server/payments/late-money/attribute-receipt.ts';
import { receiptSource } from '#server/payments/ledger/unattributed.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import type * as Queries from '#server/payments/records/queries.ts';
import { atBarrier, withGuard } from '../support/guard.ts';
import { openScenario } from '../support/scenario.ts';

vi.mock('#server/bookings/lock-booking.ts', async (original) =>
  (await import('../support/guard.ts')).unlockedBooking(original<typeof LockBooking>),
);

/** Without this guard nobody checks afterwards that the attempt has the receipt. */
vi.mock('#server/payments/records/queries.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Queries>, () => ({
    attemptHasReceipt: async () => true,
  })),
);

/** Without the guard both choose an attempt before either of them settles. */
vi.mock('#server/payments/attempts/settling/settle.ts', async (original) =>
  (await import('../support/guard.ts')).unguarded(original<typeof Settle>, (real) => ({
    async settle(...args) {
      await atBarrier();
      return real.settle(...args);
    },
  })),
);

const scenario = await openScenario();

test.each([
  { on: true, ends: ['settled', 'unattributed'], unattributedMinor: -1_100_000 },
  // Both settle the same attempt, and the money of one is missing from the ledger.
  { on: false, ends: ['completed', 'settled'], unattributedMinor: 0 },
])('two receipts are matched with one attempt at once, guard $on: $ends', async ({ on, ends, unattributedMinor }) => {
  const stay = await scenario.book();
  await scenario.push(stay, '28');
  await scenario.pass(240, 20);
  const { app } = scenario.product;
  const found = { amountMinor: 1_100_000, accountReference: stay.reference.replaceAll('-', '') };
  const receipts = ['A', 'B'].map((letter) => `TKL${letter}${on ? 'ON' : 'OFF'}0001`);
  const done = await withGuard({ on, participants: 2 }, () =>
    Promise.all(receipts.map((receipt) => matchReceipt(app, { ...found, receipt }, 'admin'))),
  );
  expect(done.toSorted()).toEqual(ends);
  const { rows } = await app.db.execute(sql`
    select coalesce(sum(e.amount_minor), 0)::int as minor from ledger_entries e
    join reconciliation_issues i on i.code = 'unattributed_receipt' and i.subject = any(${sql.param(receipts)}::text[])
    where e.account = 'unattributed:KES'`);
  expect(rows).toEqual([{ minor: unattributedMinor }]);
});

test.each([
  { lock: true, checks: true, refused: 1, openCases: 1 },
  { lock: false, checks: true, refused: 1, openCases: 1 },
  // Both are accepted, and the money of one stays unattributed without an open case.
  { lock: false, checks: false, refused: 0, openCases: 0 },
])('two receipts are attributed to one attempt at once, lock $lock, check $checks: $refused refused', async (one) => {
  const { lock, checks, refused, openCases } = one;
  const stay = await scenario.book();
  await scenario.push(stay, '28');
  await scenario.pass(240, 20);
  const { app } = scenario.product;
  const receipts = ['A', 'B'].map((letter) => `TKM${letter}${lock ? 'ON' : 'OFF'}${checks ? 'ON' : 'OFF'}1`);
  for (const receipt of receipts) {
    const found = { amountMinor: 1_100_000, accountReference: 'mistyped', receipt };
    expect(await matchReceipt(app, found, 'admin')).toBe('unattributed');
  }
  const rows = async <T>(query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows as T[];
  const cases = () =>
    rows<{ id: string }>(
      sql`select id from reconciliation_issues where status = 'open' and subject = any(${sql.param(receipts)}::text[])`,
    );
  const [attempt] = await rows<{ id: string }>(
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const found = await cases();
  const admin = { id: newId() };
  const attemptId = attempt?.id ?? '';
  const keep = checks ? ['attemptHasReceipt'] : [];
  const done = await withGuard({ on: lock, keep, participants: 2 }, () =>
    Promise.allSettled(found.map(({ id }) => attributeReceipt(app, admin, { issueId: id, attemptId }))),
  );
  const problems = done.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(problems).toEqual(Array.from({ length: refused }, () => 'invalid_input'));
  expect(await cases()).toHaveLength(openCases);
  expect(
    await rows(sql`
      select coalesce(sum(e.amount_minor), 0)::int as minor from ledger_entries e
      where e.account = 'unattributed:KES' and e.source = any(${sql.param(receipts.map(receiptSource))}::uuid[])`),
  ).toEqual([{ minor: -1_100_000 }]);
});
