import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import { caseFormsOf } from '#shared/cases.ts';
import type { IssueDetail } from '#shared/contracts/admin-payments.ts';
import { openScenario, type Stay, type Traveller } from '../../support/scenario.ts';

const root = '/api/admin/reconciliation/issues';
/** USD 40.00 in shillings × 100, which the traveller was paid twice. */
const LOST = 440_000;

const scenario = await openScenario();
let admin: Traveller;
let stay: Stay;
let twice: string;
beforeEach(async () => {
  const made = await paidTwice(40);
  stay = made.stay;
  twice = made.cases[0] ?? '';
  admin = await scenario.admin();
}, 300_000);

const daraja = (control: string, body: object) => scenario.product.control('daraja', control, body);

/**
 * Refunds of parts were sent, given up and withdrawn, and have arrived all the same.
 * @param parts dollars each   @returns with one case `paid_twice` for each part
 */
async function paidTwice(...parts: number[]): Promise<{ stay: Stay; cases: string[] }> {
  const made = await scenario.book();
  await scenario.prompt(made, '40');
  await scenario.pass(6);
  await daraja('callbacks', { mode: 'hold' });
  await daraja('faults', { match: { path: '/mpesa/transactionstatus' }, do: 'status:500', times: 1_000 });
  for (const amount of parts)
    await ask(`/api/admin/bookings/${made.id}/refunds`, { amount, reason: 'No lunch' }, await scenario.admin());
  await scenario.pass(60, 20);
  await scenario.pass(26 * 3_600, 3_600);
  const orders = await scenario.query<{ id: string; refundId: string }>(
    sql`select d.id, r.id as "refundId" from disbursements d join refunds r on r.id = d.owner_id
        join payments p on p.id = r.payment_id where p.booking_id = ${made.id}`,
  );
  const as = await scenario.admin();
  const decision = { outcome: 'not_arrived', reason: 'Not there.' };
  for (const { id, refundId } of orders) {
    expect((await ask(`/api/admin/disbursements/${id}/decide`, decision, as)).status).toBe(200);
    expect((await ask(`/api/admin/refunds/${refundId}/withdraw`, undefined, as)).status).toBe(200);
  }
  await daraja('release', {});
  await scenario.advance(0);
  await daraja('faults', { clear: true });
  await daraja('callbacks', { mode: 'auto' });
  const found = await scenario.query<{ id: string }>(
    sql`select i.id from reconciliation_issues i join disbursements d on d.id::text = i.subject
        where i.code = 'paid_twice' and d.owner_id in
          (select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${made.id})`,
  );
  expect(found).toHaveLength(parts.length);
  return { stay: made, cases: found.map(({ id }) => id) };
}

const ask = (path: string, body: object | undefined, as = admin, key?: string) =>
  scenario.call(path, {
    as,
    method: 'POST',
    ...(body && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

let receipts = 0;
/** M-Pesa lists a payment without a push. @returns its receipt and its case */
async function listed(amountMinor: number) {
  const receipt = `TKM${String(++receipts).padStart(7, '0')}`;
  const found = { receipt, amountMinor, accountReference: 'Sorry' };
  expect(await matchReceipt(scenario.product.app, found, 'job')).toBe('unattributed');
  const [issue] = await scenario.query<{ id: string }>(
    sql`select id from reconciliation_issues where subject = ${receipt}`,
  );
  return { receipt, issueId: issue?.id ?? '', found };
}

const repaid = (issueId: string, body: object = { paidTwiceId: twice }, key?: string) =>
  ask(`${root}/${issueId}/repaid`, body, admin, key);
const statusOf = async (id: string) =>
  (await scenario.query<{ status: string }>(sql`select status from reconciliation_issues where id = ${id}`))[0]?.status;
const lost = async ({ id }: Stay) =>
  (
    await scenario.query<{ minor: number }>(
      sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries
          where booking_id = ${id} and account = 'loss:overpaid:KES'`,
    )
  )[0]?.minor;
const unattributed = async () =>
  (
    await scenario.query<{ minor: number }>(
      sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries where account = 'unattributed:KES'`,
    )
  )[0]?.minor;

test('money that a traveller returns after being paid twice closes both cases once, and is recorded', async () => {
  const { receipt, issueId, found } = await listed(LOST);
  expect([await lost(stay), await unattributed()]).toEqual([LOST, -LOST]);
  const shown = (await scenario.call<IssueDetail>(`${root}/${issueId}`, { as: admin })).body;
  expect(caseFormsOf(shown)).toEqual(['returned', 'repaid', 'not_ours']);
  expect(shown.paidTwice).toMatchObject([{ id: twice, booking: { reference: stay.reference } }]);
  const answers = [await repaid(issueId, undefined, 'repaid-1'), await repaid(issueId, undefined, 'repaid-1')];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { success: true }]));
  expect([await lost(stay), await unattributed()]).toEqual([0, 0]);
  expect([await statusOf(issueId), await statusOf(twice)]).toEqual(['closed', 'closed']);
  expect((await repaid(issueId)).body.code).toBe('issue_closed');
  expect(
    await scenario.query(
      sql`select actor_id as actor, detail->>'receipt' as receipt, detail->>'amountMinor' as minor from audit_entries
          where action = 'refund.repaid' and detail->>'paidTwiceId' = ${twice}`,
    ),
  ).toEqual([{ actor: admin.id, receipt, minor: String(LOST) }]);
  expect(await matchReceipt(scenario.product.app, found, 'job')).toBe('kept');
  expect(await checkLedger(scenario.product.app)).toBe(0);
});

test('when the money is returned in parts the case stays open until all of it is there, and more than that is refused', async () => {
  const [first, second, more] = [await listed(200_000), await listed(240_000), await listed(100)];
  expect((await repaid(first.issueId)).status).toBe(200);
  expect([await lost(stay), await statusOf(twice)]).toEqual([240_000, 'open']);
  expect((await repaid(second.issueId)).status).toBe(200);
  expect([await lost(stay), await statusOf(twice)]).toEqual([0, 'closed']);
  expect(await repaid(more.issueId)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { paidTwiceId: expect.any(String) } },
  });
  expect(await statusOf(more.issueId)).toBe('open');
  expect((await ask(`${root}/${more.issueId}/returned`, { reference: 'TKX100' })).status).toBe(200);
});

test('when two refunds were paid twice both cases are closed when all money is returned, whichever case was named', async () => {
  const { stay: both, cases } = await paidTwice(40, 20);
  admin = await scenario.admin();
  const openOnes = async () => (await Promise.all(cases.map(statusOf))).filter((status) => status === 'open').length;
  const [all, half] = [await listed(LOST), await listed(LOST / 2)];
  expect((await repaid(all.issueId, { paidTwiceId: cases[0] })).status).toBe(200);
  expect([await lost(both), await openOnes()]).toEqual([LOST / 2, 2]);
  expect((await repaid(half.issueId, { paidTwiceId: cases[1] })).status).toBe(200);
  expect([await lost(both), await openOnes()]).toEqual([0, 0]);
  expect(await statusOf(twice)).toBe('open');
});

test('when the case was closed before the money came the loss stays posted until it is repaid', async () => {
  expect((await ask(`${root}/${twice}/close`, { reason: 'They do not answer' })).status).toBe(200);
  const { issueId } = await listed(LOST);
  expect((await repaid(issueId)).status).toBe(200);
  expect(await lost(stay)).toBe(0);
});

test('when two parts that together exceed the loss are noted at once one is refused', async () => {
  const both = [await listed(300_000), await listed(300_000)];
  const answers = await Promise.all(both.map(({ issueId }) => repaid(issueId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await lost(stay)).toBe(140_000);
});

test('noting a repayment is refused for another kind of case, for a payout, to others than admins, and without a recent sign-in', async () => {
  const { issueId } = await listed(LOST);
  const fields = { paidTwiceId: expect.any(String) };
  expect((await repaid(issueId, { paidTwiceId: issueId })).body).toMatchObject({ code: 'invalid_input', fields });
  expect((await repaid(issueId, { paidTwiceId: newId() })).body.code).toBe('not_found');
  expect((await repaid(twice)).body.code).toBe('not_found');
  expect((await ask(`${root}/${issueId}/repaid`, { paidTwiceId: twice }, stay.traveller)).status).toBe(403);
  await scenario.query(sql`update disbursements set purpose = 'payout' where id::text =
    (select subject from reconciliation_issues where id = ${twice})`);
  expect((await repaid(issueId)).body).toMatchObject({ code: 'invalid_input', fields });
  expect([await statusOf(issueId), await statusOf(twice)]).toEqual(['open', 'open']);
  await scenario.advance(13 * 3_600);
  expect((await repaid(issueId)).body.code).toBe('sign_in_again');
});
