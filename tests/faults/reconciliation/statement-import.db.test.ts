import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { importLines } from '#server/payments/reconciliation/import-lines.ts';
import type { StatementImports } from '#shared/contracts/admin-payments.ts';
import { account, admin, ask, imported, openIssues, root, scenario, statement } from './support.ts';

const list = async () => (await ask<StatementImports>(`${root}/statement-imports`)).body.items;
const begin = async (csv: string) =>
  (await ask<{ id: string; code?: string }>(`${root}/mpesa-statement`, { csv })).body;
/** So many receipts of unknown payers, with numbers from here on. */
const receipts = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `TKM${String(from + index).padStart(7, '0')}`);
const fileOf = (names: string[]) => statement(names.map((receipt) => ({ receipt, amount: 100, account: 'school' })));
const posted = async (names: string[]) =>
  (
    await scenario.query<{ subject: string }>(
      sql`select subject from reconciliation_issues where subject = any(${sql.param(names)}::text[]) order by subject`,
    )
  ).map(({ subject }) => subject);
const linesOf = (id: string) => scenario.query(sql`select * from statement_lines where import_id = ${id}`);

test('a statement is imported in steps, of which each answers how far it is, and then with its report', async () => {
  const stay = await scenario.book();
  const names = receipts(0, 150);
  const csv = `${fileOf(names)}\n${statement([{ receipt: 'TKM9999999', amount: 7, account: account(stay) }]).split('\n')[1]}`;
  const { id } = await begin(csv);
  const started = { id, startedBy: { id: admin.id, name: expect.any(String) }, lines: 151 };
  expect(await list()).toMatchObject([{ ...started, done: 0, finishedAt: null, report: null }]);
  const { app } = scenario.product;
  // The first step only looks for an attempt of the amount that names a booking.
  for (const _ of [1, 2]) await importLines(app, id);
  expect(await list()).toMatchObject([{ ...started, done: 100, finishedAt: null, report: null }]);
  await importLines(app, id);
  const report = { rows: 151, unattributed: 151, known: 0, failed: 0 };
  expect(await list()).toMatchObject([{ ...started, done: 151, finishedAt: expect.any(String), report }]);
  expect(await linesOf(id)).toEqual([]);
  await scenario.product.drain();
  expect(await list()).toMatchObject([{ id, done: 151, report }]);
  expect(
    await scenario.query(sql`select detail from audit_entries where action = 'mpesa_statement.imported'`),
  ).toMatchObject([{ detail: { rows: 151 } }]);
});

test('an import that is killed in a step goes on where it stopped, and nothing is posted twice', async () => {
  const names = receipts(1_000, 120);
  const { app } = scenario.product;
  const before = await scenario.query(sql`select id from ledger_transfers`);
  const { id } = await begin(fileOf(names));
  // From here on no outcome of the 51st line can be written, as where the process ends in its transaction.
  await scenario.query(sql`create function stop_line() returns trigger language plpgsql as $$ begin
    if new.number = 50 then raise exception 'killed'; end if; return new; end $$`);
  await scenario.query(
    sql`create trigger stop_line before update on statement_lines for each row execute function stop_line()`,
  );
  await expect(importLines(app, id)).rejects.toThrow();
  expect(await list()).toMatchObject([{ id, done: 50, finishedAt: null }, {}]);
  expect(await posted(names)).toEqual(names.slice(0, 50));
  await scenario.query(sql`drop trigger stop_line on statement_lines`);
  await scenario.product.drain();
  expect(await list()).toMatchObject([{ id, done: 120, report: { unattributed: 120, kept: 0, failed: 0 } }, {}]);
  expect(await posted(names)).toEqual(names);
  expect(await scenario.query(sql`select id from ledger_transfers`)).toHaveLength(before.length + 120);
  await checkLedger(app);
  expect((await openIssues()).filter(({ code }) => code !== 'unattributed_receipt')).toEqual([]);
});

test('two runs at once count each payment once', async () => {
  const names = receipts(2_000, 30);
  const { id } = await begin(fileOf(names));
  const { app } = scenario.product;
  await Promise.all([importLines(app, id), importLines(app, id)]);
  expect((await list())[0]).toMatchObject({ id, done: 30, report: { unattributed: 30, kept: 0, known: 0 } });
  await scenario.product.drain();
});

test('one admin has three statements under way at most, and a payer’s account is kept sealed', async () => {
  const begun = [];
  for (const number of [0, 1, 2, 3])
    begun.push(await begin(fileOf(receipts(3_000 + number, 1)).replace('school', '0712345678')));
  expect(begun.map(({ code }) => code)).toEqual([undefined, undefined, undefined, 'statements_many']);
  const [line] = await linesOf(begun[0]?.id ?? '');
  expect(JSON.stringify(line)).not.toContain('712345678');
  await scenario.product.drain();
  expect((await imported(fileOf(receipts(3_003, 1)))).body).toMatchObject({ unattributed: 1 });
});

test('a payment that cannot be opened is counted as failed, and the others are imported', async () => {
  const names = receipts(4_000, 3);
  const { id } = await begin(fileOf(names));
  await scenario.query(sql`update statement_lines set sealed = 'x' where import_id = ${id} and number = 1`);
  await scenario.product.drain();
  expect((await list())[0]).toMatchObject({ id, done: 3, report: { unattributed: 2, failed: 1 } });
});
