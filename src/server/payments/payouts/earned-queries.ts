import { sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { PAYABLE } from '../ledger/balances.ts';
import { ledgerTransfers } from '../ledger/tables.ts';
import { credited, idsOf, payoutKinds } from './statement.ts';

const { at, source, kind, bookingId, debitAccountId, creditAccountId, providerId } = ledgerTransfers;

/** The postings by which a provider earned, or lost again, since an instant; not those that pay it out. By `ledger_transfers_provider`. */
const postingsSince = sql`
  select ${at} as at, ${kind} as kind, (array_agg(${bookingId}))[1] as booking_id,
    ${credited([PAYABLE])} as net, ${credited(['commission:USD', 'cancellation:USD'])} as commission,
    ${credited(['tax:vat:USD'])} as vat, ${credited(['tax:levy:USD'])} as levy,
    ${credited(['tax:withholding:USD'])} as withholding
  from ${ledgerTransfers}
  where ${providerId} = ${sql.placeholder('providerId')}::uuid and ${at} >= ${sql.placeholder('since')}::timestamptz
    and ${kind} not in (${sql.join(
      payoutKinds.map((one) => sql.raw(`'${one}'`)),
      sql`, `,
    )})
  group by ${at}, ${source}, ${kind}
  having bool_or(${debitAccountId} in ${idsOf([PAYABLE])} or ${creditAccountId} in ${idsOf([PAYABLE])})`;

const inNairobi = (format: string) => sql`to_char(at at time zone 'Africa/Nairobi', ${sql.raw(`'${format}'`)})`;

/** US cents in a month or year in Kenya. */
interface EarnedRow {
  /** YYYY-MM or YYYY. */
  period: string;
  /** How many trips were earned; not those that were cancelled and paid a part all the same. */
  trips: number;
  commission: number;
  vat: number;
  levy: number;
  withholding: number;
  net: number;
}

type Since = { providerId: string; since: Date };

const sums = sql`count(*) filter (where kind = 'earn') as trips, sum(commission)::bigint as commission,
  sum(vat)::bigint as vat, sum(levy)::bigint as levy, sum(withholding)::bigint as withholding, sum(net)::bigint as net`;

const earnedBy = (name: 'month' | 'year', format: string) =>
  statement<Since, EarnedRow>(
    `earned-by-${name}`,
    () => sql`select ${inNairobi(format)} as period, ${sums} from (${postingsSince}) posting group by 1 order by 1`,
  );

const byPeriod = { month: earnedBy('month', 'YYYY-MM'), year: earnedBy('year', 'YYYY') };

/** What a provider earned in each month or year since an instant; those without any are left out. */
export const listEarned = (db: DbOrTx, by: 'month' | 'year', values: Since): Promise<EarnedRow[]> =>
  byPeriod[by].rows(db, values);

const byService = statement<Since, { serviceId: string; month: string; net: number }>(
  'earned-by-service',
  () => sql`
    select ${bookings.serviceId} as "serviceId", ${inNairobi('YYYY-MM')} as month, sum(net)::bigint as net
    from (${postingsSince}) posting join ${bookings} on ${bookings.id} = posting.booking_id
    group by 1, 2`,
);

/** The same for each listing and month, the net amount alone. */
export const listEarnedByService = (db: DbOrTx, values: Since) => byService.rows(db, values);

const inAll = statement<{ providerId: string }, { net: number }>(
  'earned-in-all',
  () => sql`
    select (${credited([PAYABLE])})::bigint as net from ${ledgerTransfers}
    where ${providerId} = ${sql.placeholder('providerId')}::uuid
      and ${kind} not in (${sql.join(
        payoutKinds.map((one) => sql.raw(`'${one}'`)),
        sql`, `,
      )})`,
);

/** What a provider has earned so far, paid out or not, US cents. */
export async function earnedInAll(db: DbOrTx, providerId: string): Promise<number> {
  const [row] = await inAll.rows(db, { providerId });
  return row?.net ?? 0;
}
