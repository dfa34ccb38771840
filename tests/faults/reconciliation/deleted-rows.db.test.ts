import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { openScenario } from '../../support/scenario.ts';
import { postEverything } from '../support/every-posting.ts';
import { rows } from '../support/rows.ts';

const scenario = await openScenario({ at: '2026-11-21T05:00:00Z' });
const providerIds = new Set<string>();
beforeAll(async () => {
  await postEverything(scenario);
  for (const { id } of await run<{ id: string }>(sql`select id from providers`)) providerIds.add(id);
}, 300_000);

const run = <T extends Record<string, unknown>>(text: ReturnType<typeof sql>) => rows<T>(scenario.product.app, text);

/** One row of the ledger; `of` names its kind and its two accounts. */
interface LedgerRow extends Record<string, unknown> {
  id: string;
  kind: string;
  debit: string;
  credit: string;
  amount: number;
}
interface Case extends Record<string, unknown> {
  code: string;
  subject: string;
  expected: Record<string, number>;
  found: Record<string, number>;
}

/** All rows of the ledger. */
const kinds = [
  ...['attributed', 'bank', 'cancellation', 'came_after_all', 'dispute', 'dispute_closed', 'dispute_fee', 'earn'],
  ...['never_came', 'overpaid', 'overpaid_undone', 'payment', 'payout', 'payout_arrived', 'payout_done'],
  ...['payout_returned', 'payout_reversed', 'refund', 'refund_corrected', 'refund_done', 'refund_failed'],
  ...['refund_manual', 'refund_withdrawn', 'stripe_fee', 'surplus', 'surplus_refund', 'unattributed'],
];

/** One row of every kind between every two accounts. */
const oneOfEach = () =>
  run<LedgerRow>(
    sql`select distinct on (t.kind, d.code, c.code) t.id, t.kind, d.code as debit, c.code as credit,
          t.amount_minor::float8 as amount
        from ledger_transfers t join ledger_accounts d on d.id = t.debit_account_id
        join ledger_accounts c on c.id = t.credit_account_id order by 2, 3, 4, 1`,
  );

/** The cases that the daily comparison opens after this change, which is then undone. */
async function casesOf(spoil: ReturnType<typeof sql>): Promise<Case[]> {
  await run(sql`create table kept as select * from ledger_transfers`);
  await run(sql`create table kept_balances as select * from provider_balances`);
  await run(sql`create table kept_cases as select id from reconciliation_issues`);
  await run(spoil);
  const before = await run(sql`select * from ledger_transfers order by id`);
  await checkLedger(scenario.product.app);
  expect(await run(sql`select * from ledger_transfers order by id`)).toEqual(before);
  const found = await run<Case>(
    sql`delete from reconciliation_issues where id not in (select id from kept_cases) returning code, subject, expected, found`,
  );
  await run(sql`delete from ledger_transfers`);
  await run(sql`insert into ledger_transfers select * from kept`);
  // The trigger has added all of them once more.
  await run(sql`delete from provider_balances`);
  await run(sql`insert into provider_balances select * from kept_balances`);
  await run(sql`drop table kept, kept_cases, kept_balances`);
  return found;
}

/** By how much each account differs; for a difference with Stripe's list, our account there. */
function differenceOf({ code, expected, found }: Case): Record<string, number> {
  if (code === 'stripe_difference') {
    return { 'stripe:clearing:USD': (expected.netCents ?? 0) - (found.netCents ?? 0) };
  }
  return Object.fromEntries(Object.keys(expected).map((at) => [at, (found[at] ?? 0) - (expected[at] ?? 0)]));
}

/**
 * Whether there is one case, whose difference is what this row moved, `times` over, on one or both of its accounts. A
 * dispute's money is compared twice, with its row and with Stripe's list, and each comparison has its case. What a provider
 * is owed has a case of its own, about the provider.
 */
function isExact(all: Case[], { kind, debit, credit, amount }: LedgerRow, times: number): boolean {
  const moved: Record<string, number> = { [debit]: -amount * times, [credit]: amount * times };
  const ofProvider = all.filter(({ subject }) => providerIds.has(subject));
  const isOwed = [debit, credit].includes('provider:payable:USD');
  if (ofProvider.length !== (isOwed ? 1 : 0)) return false;
  const others = all.filter((one) => !ofProvider.includes(one));
  // Of some kinds only what the provider is owed is compared.
  const cases = others.length > 0 ? others : ofProvider;
  const codes = new Set(cases.map(({ code }) => code));
  const most = kind.startsWith('dispute') && codes.has('stripe_difference') ? 2 : 1;
  if (cases.length === 0 || cases.length > most || codes.size < cases.length) return false;
  return [...cases, ...ofProvider].every((one) => {
    const differs = Object.entries(differenceOf(one));
    return differs.length > 0 && differs.every(([account, minor]) => moved[account] === minor);
  });
}

test('F34: one ledger row of any kind is deleted or doubled directly in the database: one case with the exact difference', {
  timeout: 600_000,
}, async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
  const each = await oneOfEach();
  expect([...new Set(each.map(({ kind }) => kind))]).toEqual(kinds.toSorted());
  const missed: unknown[] = [];
  for (const row of each) {
    const told = `${row.kind} ${row.debit} <- ${row.credit}`;
    const gone = await casesOf(sql`delete from ledger_transfers where id = ${row.id}`);
    if (!isExact(gone, row, 1)) missed.push([told, 'deleted', row.amount, gone]);
    const doubled = await casesOf(
      sql`update ledger_transfers set amount_minor = amount_minor * 2 where id = ${row.id}`,
    );
    if (!isExact(doubled, row, -1)) missed.push([told, 'doubled', row.amount, doubled]);
  }
  expect(missed).toEqual([]);
});
