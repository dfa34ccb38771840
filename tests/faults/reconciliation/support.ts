import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import type { StatementCounts, StatementImports } from '#shared/contracts/admin-payments.ts';
import { makePerson } from '../../support/factories.ts';
import { freshPhone, openScenario, type Stay } from '../../support/scenario.ts';

// What the tests of reconciliation share. It is loaded anew for each test file, which thus has a product of its own.
export const scenario = await openScenario();
export const admin = await makePerson(scenario.product.app, { role: 'admin' });
afterEach(() => scenario.query(sql`update reconciliation_issues set status = 'closed' where status = 'open'`));

export const good = '4242424242424242';

export const root = '/api/admin/reconciliation';

const as = () => ({ ...admin, email: admin.email });

export const ask = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
  scenario.call<T>(path, { as: as(), ...(body !== undefined && { body }), ...(headers && { headers }) });

type Refused = { code: string; line?: number; fields?: Record<string, string> };

/** Imports a statement to its end. @returns its report, or the refusal */
export async function imported(
  csv: string,
  reason?: string,
): Promise<{ status: number; body: StatementCounts & Refused }> {
  const { status, body } = await ask<{ id: string } & Refused>(`${root}/mpesa-statement`, {
    csv,
    ...(reason && { reason }),
  });
  if (status !== 200) return { status, body: body as unknown as StatementCounts & Refused };
  await scenario.product.drain();
  const { items } = (await ask<StatementImports>(`${root}/statement-imports`)).body;
  const report = items.find(({ id }) => id === body.id)?.report ?? expect.unreachable('it is not finished');
  return { status, body: report as StatementCounts & Refused };
}

interface Issues {
  items: { id: string; code: string; subject: string; expected: unknown; found: unknown; status: string }[];
  total: number;
}

export const openIssues = async () => (await ask<Issues>(`${root}/issues?status=open`)).body.items;

/** Moves the clock by two hours, after which nothing counts as on its way. */
export const later = () => scenario.advance(2 * 3600);

export async function paidByMpesa(phone = freshPhone()): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.advance(4);
  return stay;
}

export async function paidByCard(): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, good);
  await scenario.advance(2);
  return stay;
}

export const account = ({ reference }: Stay) => reference.replaceAll('-', '');

export const receiptOf = async (stay: Stay) =>
  (await scenario.product.control<{ moved: { accountReference: string; receipt: string }[] }>('daraja', 'moved')).moved
    .filter((one) => one.accountReference === account(stay))
    .map(({ receipt }) => receipt);

/** A statement of the M-Pesa portal with these payments. `at` is in seconds from now. */
export const statement = (rows: { receipt: string; amount: number; account: string; at?: number }[]) =>
  [
    'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info,A/C No.',
    ...rows.map(
      ({ receipt, amount, account: name, at }) =>
        `${receipt},${at === undefined ? '' : inNairobi(at)},Pay Bill,Completed,${amount}.00,,254711•••000 - JANE,${name}`,
    ),
  ].join('\n');

const inNairobi = (seconds: number) =>
  new Date(scenario.product.clock.now().getTime() + seconds * 1_000 + 3 * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Removes the payments of these bookings from ledger and rows, so that later tests find no difference. */
export async function removePayments(...stays: Stay[]): Promise<void> {
  for (const { id } of stays) {
    await scenario.query(sql`delete from ledger_transfers where booking_id = ${id}`);
    await scenario.query(sql`update payments set paid_at = null, paid_cents = 0 where booking_id = ${id}`);
    await scenario.query(
      sql`update payment_attempts set status = 'failed', receipt = null where payment_id in (select id from payments where booking_id = ${id})`,
    );
  }
}

export const unattributed = async () =>
  Number(
    (
      await scenario.query<{ sum: string }>(
        sql`select coalesce(sum(amount_minor), 0) as sum from ledger_entries where account = 'unattributed:KES'`,
      )
    )[0]?.sum,
  );
