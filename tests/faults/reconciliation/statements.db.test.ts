import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { importLines } from '#server/payments/reconciliation/import-lines.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { caseTopicOf } from '#shared/cases.ts';
import type { IssueDetail, StatementImports } from '#shared/contracts/admin-payments.ts';
import { PRICE_KES } from '../../support/scenario.ts';
import { MPESA_PAYMENT, stateOf } from '../support/invariants.ts';
import {
  account,
  admin,
  ask,
  imported,
  openIssues,
  paidByMpesa,
  receiptOf,
  root,
  scenario,
  statement,
  unattributed,
} from './support.ts';

const collection = async () => {
  const [sum] = await scenario.query<{ minor: number }>(
    sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries where account = 'mpesa:collection:KES'`,
  );
  return sum?.minor ?? 0;
};

test('a row of a statement that cannot be stored is counted, the others are read, and sending it again stores it', async () => {
  const rows = ['TKL0000060', 'TKL0000061', 'TKL0000062'];
  const csv = statement(rows.map((receipt) => ({ receipt, amount: 100, account: 'Jane school fees' })));
  await scenario.query(sql`alter table reconciliation_issues add constraint none_such check (subject <> 'TKL0000061')`);
  const first = await imported(csv);
  await scenario.query(sql`alter table reconciliation_issues drop constraint none_such`);
  expect([first.status, first.body]).toMatchObject([200, { rows: 3, known: 0, unattributed: 2, failed: 1 }]);
  const again = await imported(csv);
  expect(again.body).toMatchObject({ rows: 3, known: 0, kept: 2, unattributed: 1, failed: 0 });
  expect((await openIssues()).map(({ subject }) => subject).toSorted()).toEqual(rows);
});

test('a receipt with cents, which M-Pesa does not move, is a case and can only be noted as returned', async () => {
  const [stay, before] = [await scenario.book(), await unattributed()];
  await scenario.push(stay, '20');
  await scenario.pass(240, 20);
  const listed = { receipt: 'TKL0000050', amountMinor: PRICE_KES * 100 + 50, accountReference: account(stay) };
  expect(await matchReceipt(scenario.product.app, listed, 'job')).toBe('unattributed');
  expect(await unattributed()).toBe(before - PRICE_KES * 100 - 50);
  const issue = (await openIssues()).find(({ subject }) => subject === 'TKL0000050');
  const [attempt] = await scenario.query<{ id: string }>(
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const at = `${root}/issues/${issue?.id}`;
  expect((await ask(`${at}/attribute`, { attemptId: attempt?.id })).body.code).toBe('invalid_input');
  expect((await ask(`${at}/returned`, { reference: 'TKX50' })).status).toBe(200);
  expect(await unattributed()).toBe(before);
});

test('the code of a transfer that sent money back is noted of nothing else, however it is typed', async () => {
  await imported(statement(['TKL0000055', 'TKL0000056'].map((receipt) => ({ receipt, amount: 100, account: 'x' }))));
  const [one, other] = (await openIssues()).map(({ id }) => `${root}/issues/${id}/returned`);
  const send = async (path: string | undefined, reference: string) => (await ask(`${path}`, { reference })).body;
  expect(await send(one, ' tkx55abc')).toEqual({ success: true });
  expect(await send(other, 'TKX55abc ')).toMatchObject({ code: 'receipt_used' });
  const refund = await manualRefund();
  const noted = await ask(`/api/admin/refunds/${refund}/paid`, { reference: 'tkx55ABC', from: 'mpesa' });
  expect(noted.body).toMatchObject({ code: 'receipt_used' });
  const both = await Promise.all([send(other, 'TKX56abc'), send(other, 'TKX56abc')]);
  expect(both).toContainEqual({ success: true });
});

/** A goodwill refund that waits for a person. */
async function manualRefund(): Promise<string> {
  const stay = await paidByMpesa();
  await ask(`/api/admin/bookings/${stay.id}/refunds`, { amount: 1, reason: 'Rain' });
  const [refund] = await scenario.query<{ id: string }>(
    sql`update refunds set status = 'manual', method = 'manual' 
        where payment_id in (select id from payments where booking_id = ${stay.id}) returning id`,
  );
  return refund?.id ?? '';
}

test('a statement with a row that cannot be M-Pesa’s is refused with its line, and nothing of it is stored', async () => {
  const before = await scenario.query(sql`select * from ledger_transfers order by id`);
  const rows = ['TKL0000070', 'TKL0000071'].map((receipt) => ({ receipt, amount: 13_750, account: 'x' }));
  const csv = statement(rows).replace(
    'TKL0000071,,Pay Bill,Completed,13750.00',
    'TKL0000071,,Pay Bill,Completed,13,750.00',
  );
  const refused = await imported(csv);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', line: 3, fields: { csv: expect.stringContaining('M-Pesa') } },
  });
  expect(await scenario.query(sql`select * from ledger_transfers order by id`)).toEqual(before);
});

test('an unattributed receipt that is listed with another amount is one case', async () => {
  const listed = (amount: number) => imported(statement([{ receipt: 'TKL0000080', amount, account: 'x' }]));
  const before = await unattributed();
  expect((await listed(13)).body).toMatchObject({ unattributed: 1 });
  const contradicted = async () => (await openIssues()).filter(({ code }) => code === 'receipt_contradicted');
  expect([(await listed(13)).body.kept, await contradicted()]).toEqual([1, []]);
  for (const _ of [1, 2]) expect((await listed(13_750)).body).toMatchObject({ contradicted: 1, kept: 0 });
  const found = await contradicted();
  expect(found).toMatchObject([{ subject: 'TKL0000080', expected: 1_300, found: 1_375_000 }]);
  expect(await unattributed()).toBe(before - 1_300);
  await ask(`${root}/issues/${found[0]?.id}/close`, { reason: 'The first list was wrong' });
  await listed(13_750);
  expect(await contradicted()).toEqual([]);
});

test('a receipt that never was our money leaves the books with the reason, and is a case again when it is listed once more', async () => {
  const csv = statement([{ receipt: 'TKL0000090', amount: 500, account: 'x' }]);
  const read = () => imported(csv);
  const [before, collected] = [await unattributed(), await collection()];
  await read();
  expect(await collection()).toBe(collected + 50_000);
  const issue = (await openIssues()).find(({ subject }) => subject === 'TKL0000090');
  const at = `${root}/issues/${issue?.id}/not-ours`;
  expect((await ask(at, { reason: ' ' })).status).toBe(400);
  expect((await ask(at, { reason: 'The statement was of another PayBill' })).body).toEqual({ success: true });
  expect((await ask(at, { reason: 'Once more' })).body.code).toBe('issue_closed');
  expect([await unattributed(), await collection()]).toEqual([before, collected]);
  expect((await ask<{ note: string }>(`${root}/issues/${issue?.id}`)).body.note).toBe(
    'not_ours The statement was of another PayBill',
  );
  expect(
    await scenario.query(sql`select action, detail from audit_entries where subject_id = ${issue?.id ?? ''}`),
  ).toMatchObject([{ action: 'issue.not_ours', detail: { reason: 'The statement was of another PayBill' } }]);
  await checkLedger(scenario.product.app);
  expect(await openIssues()).toEqual([]);
  expect((await read()).body).toMatchObject({ contradicted: 1, kept: 0, unattributed: 0 });
  expect(await openIssues()).toMatchObject([
    { code: 'receipt_contradicted', subject: 'TKL0000090', expected: 0, found: 50_000 },
  ]);
  expect(await collection()).toBe(collected);
  const [again] = await openIssues();
  const found = (await ask<IssueDetail>(`${root}/issues/${again?.id}`)).body;
  expect(caseTopicOf(found)).toBe('receipt_contradicted.not_ours');
  expect(caseTopicOf({ ...found, expected: 100 })).toBe('receipt_contradicted.receipt');
});

test('a case without candidates says why: no booking, one that was not paid by M-Pesa, or one whose payments have receipts', async () => {
  const [unpaid, paid] = [await scenario.book(), await paidByMpesa()];
  await imported(statement([{ receipt: 'TKL0000095', amount: 500, account: account(unpaid) }]));
  const issue = (await openIssues()).find(({ subject }) => subject === 'TKL0000095');
  const why = async (booking?: string) => {
    const query = booking === undefined ? '' : `?booking=${booking}`;
    return (await ask<IssueDetail>(`${root}/issues/${issue?.id}${query}`)).body.noCandidates;
  };
  expect(await why()).toBe('no_mpesa');
  expect(await why(unpaid.reference)).toBe('no_mpesa');
  expect(await why(paid.reference)).toBe('own_receipts');
  expect(await why('BK-2026-999999')).toBe('no_booking');
});

test('three equal statements that are sent at once take each receipt once', async () => {
  const csv = statement([{ receipt: 'TKL0000009', amount: 700, account: 'x' }]);
  const before = await unattributed();
  const begun = await Promise.all(
    [1, 2, 3].map(async () => (await ask<{ id: string }>(`${root}/mpesa-statement`, { csv })).body.id),
  );
  await Promise.all(begun.map((id) => importLines(scenario.product.app, id)));
  await scenario.product.drain();
  const { items } = (await ask<StatementImports>(`${root}/statement-imports`)).body;
  const found = items.filter(({ id }) => begun.includes(id)).map(({ report }) => report?.unattributed);
  expect(found.toSorted()).toEqual([0, 0, 1]);
  expect(await unattributed()).toBe(before - 70_000);
});

test('an unattributed receipt is attributed to its attempt by an admin', async () => {
  const stay = await scenario.book();
  await scenario.push(stay, '20');
  await scenario.pass(240, 20);
  const [receipt = ''] = await receiptOf(stay);
  const csv = statement([{ receipt, amount: PRICE_KES, account: 'mistyped' }]);
  await imported(csv);
  const issue = (await openIssues()).find(({ subject }) => subject === receipt);
  const [attempt] = await scenario.query<{ id: string }>(
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const at = `${root}/issues/${issue?.id}/attribute`;
  expect((await ask(at, { attemptId: admin.id })).status).toBe(400);
  expect((await ask(at, { attemptId: attempt?.id })).body).toEqual({ success: true });
  expect((await ask(at, { attemptId: attempt?.id })).body.code).toBe('issue_closed');
  expect(
    await scenario.query(sql`select action, detail from audit_entries where subject_id = ${issue?.id ?? ''}`),
  ).toMatchObject([{ action: 'issue.attributed', detail: { booking: stay.reference } }]);
  await scenario.product.drain();
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'confirmed/completed',
    ledger: { payment: MPESA_PAYMENT },
    attempts: [{ by: 'admin', receipt }],
  });
  await checkLedger(scenario.product.app);
  expect((await openIssues()).filter(({ subject }) => subject === stay.id || subject === receipt)).toEqual([]);
});
