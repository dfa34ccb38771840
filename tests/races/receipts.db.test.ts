import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { type Stage, setStage } from '../faults/stage.ts';

/** `skip`: how many of the next locks of a booking are not taken; `choosing`: who has chosen an attempt and not settled. */
const guard = vi.hoisted(() => ({ skip: 0, choosing: 0, both: Promise.withResolvers<void>() }));

vi.mock('#server/bookings/lifecycle.ts', async (real) => {
  const lifecycle = await real<typeof import('#server/bookings/lifecycle.ts')>();
  return {
    ...lifecycle,
    lockBooking: async (tx: Tx, id: string) => (guard.skip-- > 0 ? undefined : lifecycle.lockBooking(tx, id)),
  };
});
vi.mock('#server/payments/settle.ts', async (real) => {
  const { settle } = await real<typeof import('#server/payments/settle.ts')>();
  return {
    settle: async (...args: Parameters<typeof settle>) => {
      if (guard.choosing > 0 && --guard.choosing === 0) guard.both.resolve();
      await guard.both.promise;
      return settle(...args);
    },
  };
});

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

test.each([
  { on: true, ends: ['settled', 'unattributed'], unattributedMinor: -1_100_000 },
  // Both take the same attempt for theirs, and the money of one is nowhere in the books.
  { on: false, ends: ['completed', 'settled'], unattributedMinor: 0 },
])('two receipts for one attempt at one instant, guard $on: $ends', async ({ on, ends, unattributedMinor }) => {
  guard.both = Promise.withResolvers();
  guard.both.resolve();
  const stay = await stage.book();
  await stage.push(stay, '28');
  await stage.pass(240, 20);
  if (!on) Object.assign(guard, { skip: 2, choosing: 2, both: Promise.withResolvers() });
  const { app } = stage.product;
  const found = { amountMinor: 1_100_000, accountReference: stay.reference.replaceAll('-', '') };
  const receipts = ['A', 'B'].map((letter) => `TKL${letter}${on ? 'ON' : 'OFF'}0001`);
  const done = await Promise.all(receipts.map((receipt) => matchReceipt(app, { ...found, receipt }, 'admin')));
  expect(done.toSorted()).toEqual(ends);
  const { rows } = await app.db.execute(sql`
    select coalesce(sum(e.amount_minor), 0)::int as minor from ledger_entries e
    join reconciliation_issues i on i.code = 'unattributed_receipt' and i.subject = any(${sql.param(receipts)}::text[])
    where e.account = 'unattributed:KES'`);
  expect(rows).toEqual([{ minor: unattributedMinor }]);
});
