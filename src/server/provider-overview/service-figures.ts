import { sql } from 'drizzle-orm';
import { titleIn } from '#server/bookings/title-in.ts';
import { serviceChanges, services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement, valueFor } from '#server/db/statement.ts';
import { payoutMethods } from '#server/payments/payouts/tables.ts';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { closesSoonDays } from '#shared/listing-rules.ts';

const provider = sql`${services.providerId} = ${sql.placeholder('providerId')}::uuid`;
const counted = (status: string) => sql`count(*) filter (where ${services.status} = ${sql.raw(`'${status}'`)})`;

type Counts = ProviderOverview['services'] & {
  ratingSum: number;
  reviewCount: number;
  unfinished: number;
  hasPayoutMethod: boolean;
};

const counts = statement<{ providerId: string }, Counts>(
  'overview-services',
  () => sql`
    select count(*) filter (where ${services.listed}) as listed, ${counted('submitted')} as waiting,
      ${counted('draft')} as drafts, ${counted('rejected')} as rejected, ${counted('paused')} as paused,
      coalesce(sum(${services.ratingSum}), 0) as "ratingSum", coalesce(sum(${services.reviewCount}), 0) as "reviewCount",
      ${counted('draft')} + ${counted('rejected')} + count(*) filter (where refused.service_id is not null) as unfinished,
      exists (select 1 from ${payoutMethods}
        where ${payoutMethods.providerId} = ${sql.placeholder('providerId')}::uuid) as "hasPayoutMethod"
    from ${services}
    left join ${serviceChanges} refused on refused.service_id = ${services.id} and refused.status = 'rejected'
    where ${provider}`,
);

/** A provider's listings by their state, their rating, and whether it has a payout method. By `services_provider_created`. */
export async function countServices(db: DbOrTx, providerId: string): Promise<Counts> {
  const [row] = await counts.rows(db, { providerId });
  if (!row) throw new Error('A count answers one row');
  return row;
}

type Unfinished = ProviderOverview['waiting']['unfinished'][number];
interface UnfinishedRow {
  id: string;
  titleEn: string | null;
  titleSw: string | null;
  kind: Unfinished['kind'];
  reason: string | null;
}

const unfinished = statement<{ providerId: string; most: number }, UnfinishedRow>(
  'overview-unfinished',
  () => sql`
    select ${services.id} as id, ${services.titleEn} as "titleEn", ${services.titleSw} as "titleSw",
      case when refused.service_id is not null then 'change_rejected' else ${services.status} end as kind,
      case when refused.service_id is not null then refused.reject_reason
        when ${services.status} = 'rejected' then ${services.rejectReason} end as reason
    from ${services}
    left join ${serviceChanges} refused on refused.service_id = ${services.id} and refused.status = 'rejected'
    where ${provider} and (${services.status} in ('draft', 'rejected') or refused.service_id is not null)
    order by ${services.status} = 'draft', ${services.updatedAt} desc, ${services.id} limit ${sql.placeholder('most')}`,
);

/** What the provider has to finish: what we have refused first, then drafts, the newest of each first. */
export async function listUnfinished(db: DbOrTx, providerId: string, lang: Lang, most: number): Promise<Unfinished[]> {
  const rows = await unfinished.rows(db, { providerId, most });
  return rows.map(({ id, kind, reason, ...titles }) => ({ id, ...titleIn(lang, titles), kind, reason }));
}

type Closing = NonNullable<ProviderOverview['waiting']['closing']>[number];
interface ClosingRow {
  id: string;
  titleEn: string | null;
  titleSw: string | null;
  until: CalendarDate;
}

const closing = statement<{ providerId: string; from: CalendarDate; to: CalendarDate; most: number }, ClosingRow>(
  'overview-closing',
  () => sql`
    select ${services.id} as id, ${services.titleEn} as "titleEn", ${services.titleSw} as "titleSw",
      ${services.bookableUntil} as until
    from ${services} where ${provider} and ${services.listed}
      and ${services.bookableUntil} between ${valueFor(services.bookableUntil, 'from')} and ${valueFor(services.bookableUntil, 'to')}
    order by ${services.bookableUntil}, ${services.id} limit ${sql.placeholder('most')}`,
);

/** The public listings that close to bookings soon, or did lately, the first to close before others. By `services_provider_created`. */
export async function listClosing(
  db: DbOrTx,
  providerId: string,
  { today, lang, most }: { today: CalendarDate; lang: Lang; most: number },
): Promise<Closing[]> {
  const span = { from: addDays(today, -closesSoonDays), to: addDays(today, closesSoonDays) };
  const rows = await closing.rows(db, { providerId, ...span, most });
  return rows.map(({ id, until, ...titles }) => ({
    ...{ service: { id, ...titleIn(lang, titles) }, until, ended: until < today },
  }));
}

const best = statement<{ providerId: string; most: number }, { id: string }>(
  'overview-best-services',
  () => sql`
    select ${services.id} as id from ${services} where ${provider} and ${services.listed}
    order by ${services.rank} desc, ${services.id} limit ${sql.placeholder('most')}`,
);

/** The listings that stand first in lists, for those that nobody has booked lately. */
export const listBest = async (db: DbOrTx, providerId: string, most: number): Promise<string[]> =>
  (await best.rows(db, { providerId, most })).map(({ id }) => id);
