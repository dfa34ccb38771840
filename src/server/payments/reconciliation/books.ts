import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { PaymentProvider, RefundMethod } from '#shared/payment-methods.ts';

/** An account of one booking, payout item, provider or receipt for which the rows and the ledger have different amounts. */
export interface Difference {
  /** The id of the booking, payout item or provider, or the receipt. */
  subject: string;
  account: string;
  /** Minor units as in the ledger (+ debit, − credit): the sum of the rows, and what is posted. */
  expected: number;
  found: number;
}

async function rows<T>(db: DbOrTx, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

/** Postings whose entries do not add up to 0. `postLedger` cannot write one, so somebody has changed rows. */
export const findUnbalanced = (db: DbOrTx) =>
  rows<{ kind: string; source: string; currency: string; sum: number }>(
    db,
    sql`select kind, source, currency, sum(amount_minor)::float8 as sum from ledger_entries
        group by 1, 2, 3 having sum(amount_minor) <> 0`,
  );

/**
 * Entries without the postings of Stripe's fees, which no row of ours has: they are compared with Stripe's own list.
 * M-Pesa's fees are in our rows.
 */
const moneyMoved = sql`
  select e.* from ledger_entries e
  where not exists (select 1 from ledger_entries f where f.transfer_id = e.transfer_id and f.account like 'fees:%:USD')`;

/** A refund that the cardholder's bank made by taking the payment back. Stripe was never asked for it. */
const byBank = sql`(r.reason = 'chargeback' or (r.method = 'stripe' and r.provider_ref like '%:%'))`;

/**
 * The account on which money of each payment provider has arrived. It is stated here independently of ledger/postings.ts, so
 * that the comparison does not repeat an error of the postings; so is `sentFrom`.
 */
const arrivedOn: Readonly<Record<PaymentProvider, SQL>> = {
  stripe: sql`'stripe:clearing:USD'`,
  daraja: sql`'mpesa:collection:KES'`,
};
/** The account from which a refund was sent by each method. */
const sentFrom: Readonly<Record<RefundMethod, SQL>> = {
  stripe: sql`'stripe:clearing:USD'`,
  reversal: sql`'mpesa:collection:KES'`,
  b2c: sql`'mpesa:disburse:KES'`,
  portal: sql`'mpesa:disburse:KES'`,
  manual: sql`'bank:' || currency`,
  points: sql`'bank:' || currency`,
};
/** The branches of a SQL CASE. @param results by the value that each is for, which is written into the statement */
const branches = (results: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(results).map(([value, result]) => sql`when ${sql.raw(`'${value}'`)} then ${result}`),
    sql` `,
  );

/**
 * Compares every booking: its payments, attempts, refunds and disputes against what is posted. It is one statement, so
 * it sees one moment of the database.
 * - The deposit is what was paid, points included, less its refunds; 0 once it was shared out.
 * - Money came in with attempts that succeeded and went out with refunds that succeeded, on the account of each method.
 * - A disbursement that arrived although another one had settled its refund (`paid_twice`) has gone out too.
 * - For each transfer, M-Pesa took its fee in addition.
 * - A refund that is decided and not sent is pending; a surplus is always pending or refunded; a closed dispute holds
 *   nothing.
 */
export const compareBookings = (db: DbOrTx) =>
  rows<Difference>(
    db,
    sql`
    with moved as (${moneyMoved}),
    paid as (
      select booking_id, sum(paid_cents + discount_cents) as cents from payments where paid_at is not null group by 1
    ),
    back as (
      select p.booking_id, r.*, ${byBank} as by_bank from refunds r join payments p on p.id = r.payment_id
      where r.status <> 'withdrawn'
    ),
    shared as (select distinct booking_id from ledger_transfers where kind in ('earn', 'cancellation')),
    came as (
      select p.booking_id, a.provider, sum(a.received_minor) as minor from payment_attempts a
      join payments p on p.id = a.payment_id where a.status = 'succeeded' group by 1, 2
    ),
    fees as (
      select p.booking_id, r.fee_minor as minor from refunds r join payments p on p.id = r.payment_id
      union all
      select p.booking_id, d.fee_minor from disbursements d join refunds r on r.id = d.owner_id
      join payments p on p.id = r.payment_id
    ),
    expected as (
      select booking_id, 'customer:deposits:USD' as account, -cents as minor from paid
      where not exists (select 1 from shared s where s.booking_id = paid.booking_id)
      union all
      select booking_id, 'customer:deposits:USD', usd_cents + discount_cents from back
      where not exists (select 1 from shared s where s.booking_id = back.booking_id)
      union all
      select booking_id, case provider ${branches(arrivedOn)} end, minor from came
      union all
      select booking_id, case method ${branches(sentFrom)} end, -amount_minor
      from back where status = 'succeeded' and not by_bank
      union all
      select b.booking_id, case d.kind when 'reversal' then 'mpesa:collection:KES' else 'mpesa:disburse:KES' end, -d.amount_minor
      from disbursements d join refunds r on r.id = d.owner_id join payments b on b.id = r.payment_id
      where d.status = 'failed' and d.error_code = 'paid_twice'
      union all
      select booking_id, 'refund:pending:' || currency, -amount_minor from back
      where (status <> 'succeeded' or by_bank) and reason <> 'chargeback'
      union all
      select booking_id, 'fees:mpesa:KES', minor from fees
      union all
      select booking_id, 'mpesa:disburse:KES', -minor from fees
    ),
    posted as (
      select booking_id, account, amount_minor as minor from moved
      where booking_id is not null and (
        account in ('customer:deposits:USD', 'surplus:USD', 'surplus:KES', 'mpesa:collection:KES', 'mpesa:disburse:KES',
          'fees:mpesa:KES', 'bank:USD', 'bank:KES')
        or (account in ('stripe:clearing:USD', 'refund:pending:USD', 'refund:pending:KES')
          and kind not in ('dispute', 'dispute_closed', 'dispute_fee')))
      union all
      select e.booking_id, e.account, e.amount_minor from moved e join disputes d on d.id = e.source
      where e.account = 'dispute:held:USD' and d.closed_at is not null
    ),
    both_sides as (
      select booking_id, account, minor as expected, 0 as found from expected
      union all
      select booking_id, account, 0, minor from posted
    )
    select booking_id as subject, account, sum(expected)::float8 as expected, sum(found)::float8 as found
    from both_sides group by 1, 2 having sum(expected) <> sum(found) order by 1, 2`,
  );

/**
 * Compares every item of a payout: the provider's balance, the money under way, our own accounts, and M-Pesa's fees.
 */
export const comparePayouts = (db: DbOrTx) =>
  rows<Difference>(
    db,
    sql`
    with moved as (${moneyMoved}),
    items as (
      select i.id, i.usd_cents, i.amount_minor, i.fee_minor, i.channel,
        case when i.status in ('paid', 'failed') then i.status when p.status in ('draft', 'withdrawn') then 'idle'
          when i.status = 'queued' and not exists (select 1 from ledger_transfers t where t.kind = 'payout' and t.source = i.id)
            then 'idle' else 'under_way' end as stage
      from payout_items i join payouts p on p.id = i.payout_id
    ),
    expected as (
      select id, 'provider:payable:USD' as account, usd_cents as minor from items where stage in ('paid', 'under_way')
      union all
      select id, 'payout:transit:KES', -amount_minor from items where stage = 'under_way'
      union all
      select id, case channel when 'bank' then 'bank:KES' else 'mpesa:disburse:KES' end, -amount_minor
      from items where stage = 'paid'
      union all
      select id, 'fees:mpesa:KES', fee_minor from items
      union all
      select id, 'mpesa:disburse:KES', -fee_minor from items
    ),
    posted as (
      select e.source as id, e.account, e.amount_minor as minor from moved e join items i on i.id = e.source
      where e.account in ('provider:payable:USD', 'payout:transit:KES', 'bank:KES', 'mpesa:disburse:KES', 'fees:mpesa:KES')
    ),
    both_sides as (
      select id, account, minor as expected, 0 as found from expected
      union all
      select id, account, 0, minor from posted
    )
    select id as subject, account, sum(expected)::float8 as expected, sum(found)::float8 as found
    from both_sides group by 1, 2 having sum(expected) <> sum(found) order by 1, 2`,
  );

/**
 * Compares what each provider is owed, which `provider_balances` keeps for the lists, with the ledger. The subject is the
 * provider.
 */
export const compareBalances = (db: DbOrTx) =>
  rows<Difference>(
    db,
    sql`
    with both_sides as (
      select provider_id, -owed_cents as expected, 0 as found from provider_balances
      union all
      select provider_id, 0, amount_minor from ledger_entries
      where account = 'provider:payable:USD' and provider_id is not null
    )
    select provider_id as subject, 'provider:payable:USD' as account,
      sum(expected)::float8 as expected, sum(found)::float8 as found
    from both_sides group by 1 having sum(expected) <> sum(found) order by 1`,
  );

/** Unattributed receipts from their cases: each with its amount, and whether it belongs to an attempt by now. */
export const listUnattributed = (db: DbOrTx) =>
  rows<{ receipt: string; amountMinor: number; owned: boolean }>(
    db,
    sql`select i.subject as receipt, (i.found ->> 'amountMinor')::float8 as "amountMinor", a.id is not null as owned
        from reconciliation_issues i left join payment_attempts a on a.receipt = i.subject
        where i.code = 'unattributed_receipt'`,
  );

/** What is posted as unattributed, by the id of its receipt. `left` is what was neither attributed nor returned. */
export const listUnattributedPostings = (db: DbOrTx) =>
  rows<{ source: string; minor: number; left: number }>(
    db,
    sql`select source, (-sum(amount_minor) filter (where kind = 'unattributed'))::float8 as minor,
          (-sum(amount_minor))::float8 as left
        from ledger_entries where account = 'unattributed:KES' group by 1`,
  );

/**
 * Compares each top-up of the account we send from: the amount in the audit log against what is posted. The subject
 * is the reference, or the id of a posting that has no entry in the audit log. A top-up whose posting was lost may be noted
 * again; the last one counts. By `audit_entries_subject` and `ledger_transfers_once`.
 */
export async function compareTopUps(db: DbOrTx): Promise<Difference[]> {
  const { rows } = await db.execute<Difference & Record<string, unknown>>(sql`
    with noted as (
      select distinct on (subject_id) subject_id as source, detail ->> 'reference' as reference,
        (detail ->> 'amountKes')::bigint * 100 as minor
      from audit_entries where subject_type = 'ledger' and action = 'ledger.topped_up'
      order by subject_id, at desc, id desc
    ),
    both_sides as (
      select source, reference, 'mpesa:disburse:KES' as account, minor as expected, 0 as found from noted
      union all
      select source, reference, 'mpesa:collection:KES', -minor, 0 from noted
      union all
      select source::text, null, account, 0, amount_minor from ledger_entries
      where kind = 'bank' and account in ('mpesa:disburse:KES', 'mpesa:collection:KES')
    )
    select coalesce(max(reference), source) as subject, account, sum(expected)::float8 as expected, sum(found)::float8 as found
    from both_sides group by source, account having sum(expected) <> sum(found) order by 1, 2`);
  return rows;
}
