import { inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { AccountCode, PostingKind } from '#server/payments/ledger/post-ledger.ts';
import { ledgerAccounts, ledgerTransfers } from '#server/payments/ledger/tables.ts';
import type { CalendarDate, spanOf } from '#shared/dates.ts';

type Span = ReturnType<typeof spanOf>;

const { at, kind, amountMinor, debitAccountId, creditAccountId } = ledgerTransfers;

const deposits: AccountCode[] = ['customer:deposits:USD'];
const commission: AccountCode[] = ['commission:USD', 'cancellation:USD'];
/** These split a deposit between provider, state and us: by them nobody pays and nobody is refunded. */
const splits: PostingKind[] = ['earn', 'cancellation'];

const idsOf = (accounts: AccountCode[]) =>
  sql`(select ${ledgerAccounts.id} from ${ledgerAccounts} where ${inArray(ledgerAccounts.code, accounts)})`;

const side = (account: typeof debitAccountId | typeof creditAccountId, amount: SQL) => sql`
  select ${at} as at, ${kind} as kind, ${account} as account, ${amount} as amount from ${ledgerTransfers}
  where ${account} in ${idsOf([...deposits, ...commission])}
    and ${at} >= ${sql.placeholder('begin')}::timestamptz and ${at} < ${sql.placeholder('end')}::timestamptz`;

const sumOf = (accounts: AccountCode[], condition: SQL) =>
  sql`coalesce(sum(amount) filter (where account in ${idsOf(accounts)} and ${condition}), 0)::bigint`;

/** Of a day by the ledger, US cents. */
export interface MoneyOnDay {
  day: CalendarDate;
  /** Paid by travellers, in money and points, less what was refunded, or lost before it was split. */
  received: number;
  commission: number;
}

const money = statement<Span, MoneyOnDay>(
  'admin-money',
  () => sql`
    select to_char(at at time zone 'Africa/Nairobi', 'YYYY-MM-DD') as day,
      ${sumOf(deposits, sql`kind not in (${sql.raw(splits.map((one) => `'${one}'`).join(', '))})`)} as received,
      ${sumOf(commission, sql`true`)} as commission
    from (${side(creditAccountId, sql`${amountMinor}`)} union all ${side(debitAccountId, sql`-${amountMinor}`)}) moved
    group by 1`,
);

/** What came in and what we earned, by day. By `ledger_transfers_credit` and `ledger_transfers_debit`. */
export const listMoney = (db: DbOrTx, span: Span): Promise<MoneyOnDay[]> => money.rows(db, span);
