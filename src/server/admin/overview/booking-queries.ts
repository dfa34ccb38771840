import { sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { providers } from '#server/providers/tables.ts';
import type { Category } from '#shared/categories.ts';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import type { CalendarDate, spanOf } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';

type Span = ReturnType<typeof spanOf>;

const within = sql`${bookings.createdAt} >= ${sql.placeholder('begin')}::timestamptz
  and ${bookings.createdAt} < ${sql.placeholder('end')}::timestamptz and ${bookings.confirmedAt} is not null`;
const stands = sql`${bookings.status} <> 'cancelled'`;

/** What was made on a day in a category, and paid. */
export interface BookedOnDay {
  day: CalendarDate;
  category: Category;
  bookings: number;
  cancelled: number;
  /** The prices of those that are not cancelled, US cents. */
  cents: number;
}

const booked = statement<Span, BookedOnDay>(
  'admin-booked',
  () => sql`
    select to_char(${bookings.createdAt} at time zone 'Africa/Nairobi', 'YYYY-MM-DD') as day, ${services.category} as category,
      count(*) filter (where ${stands}) as bookings, count(*) filter (where not ${stands}) as cancelled,
      coalesce(sum(${bookings.totalCents}) filter (where ${stands}), 0)::bigint as cents
    from ${bookings} join ${services} on ${services.id} = ${bookings.serviceId} where ${within} group by 1, 2`,
);

/** Paid bookings by the day on which they were made and the category. By `bookings_created`. */
export const listBooked = (db: DbOrTx, span: Span): Promise<BookedOnDay[]> => booked.rows(db, span);

interface TopRow {
  id: string;
  titleEn: string | null;
  titleSw: string | null;
  providerId: string;
  providerName: string;
  bookings: number;
  cents: number;
}

const top = statement<Span & { most: number }, TopRow>(
  'admin-top-listings',
  () => sql`
    select ${services.id} as id, ${services.titleEn} as "titleEn", ${services.titleSw} as "titleSw",
      ${providers.id} as "providerId", ${providers.name} as "providerName", best.bookings, best.cents
    from (
      select ${bookings.serviceId} as service_id, count(*) as bookings, sum(${bookings.totalCents})::bigint as cents
      from ${bookings} where ${within} and ${stands}
      group by 1 order by cents desc, bookings desc, service_id limit ${sql.placeholder('most')}
    ) best
    join ${services} on ${services.id} = best.service_id join ${providers} on ${providers.id} = ${services.providerId}
    order by best.cents desc, best.bookings desc, best.service_id`,
);

/** The listings with the highest sum of prices. By `bookings_created`. */
export async function listTopListings(
  db: DbOrTx,
  span: Span,
  { lang, most }: { lang: Lang; most: number },
): Promise<AdminOverview['topListings']> {
  const rows = await top.rows(db, { ...span, most });
  return rows.map((row) => {
    const { title, textLang } = titleIn(lang, row);
    return {
      ...{ id: row.id, title, titleLang: textLang },
      provider: { id: row.providerId, name: row.providerName },
      ...{ bookings: row.bookings, value: row.cents / 100 },
    };
  });
}
