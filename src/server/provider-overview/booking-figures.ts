import { sql } from 'drizzle-orm';
import { paidStatus } from '#server/bookings/queries.ts';
import { showsContact } from '#server/bookings/requests/contact-rules.ts';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { columnsAs, statement, valueFor } from '#server/db/statement.ts';
import { payments } from '#server/payments/records/tables.ts';
import type { OverviewBooking, ProviderOverview } from '#shared/contracts/provider-overview.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { Approval } from '#shared/requests.ts';
import type { BookingStatus, PaymentStatus } from '#shared/states.ts';

const provider = sql`${bookings.providerId} = ${sql.placeholder('providerId')}::uuid`;
const paid = sql`${bookings.status} in ('confirmed', 'completed')`;
const day = (name: string) => valueFor(bookings.startDate, name);
const instant = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;

type Figures = NonNullable<ProviderOverview['bookings']>;

/** By `bookings_provider_status` what is to come, by `bookings_provider_created` what was booked. */
const figures = statement<{ providerId: string; today: CalendarDate; month: Date; lastMonth: Date }, Figures>(
  'overview-bookings',
  () => sql`
    select
      (select count(*) from ${bookings} where ${provider} and ${bookings.status} = 'confirmed'
        and ${bookings.startDate} >= ${day('today')}) as upcoming,
      count(*) filter (where ${bookings.createdAt} >= ${instant('month')}) as "thisMonth",
      count(*) filter (where ${bookings.createdAt} < ${instant('month')}) as "lastMonth"
    from ${bookings} where ${provider} and ${paid} and ${bookings.createdAt} >= ${instant('lastMonth')}`,
);

interface Months {
  today: CalendarDate;
  /** When this month and the last began. */
  month: Date;
  lastMonth: Date;
}

/** How many paid bookings are to come, and were made this month and in the last. */
export async function countBookings(db: DbOrTx, providerId: string, months: Months): Promise<Figures> {
  const [row] = await figures.rows(db, { providerId, ...months });
  if (!row) throw new Error('A count answers one row');
  return row;
}

interface BookingRow {
  id: string;
  reference: string;
  startDate: string;
  endDate: string;
  guests: number;
  status: BookingStatus;
  totalCents: number;
  contactName: string;
  contactEmail: string;
  approval: Approval;
  confirmedAt: Date | null;
  checkedInAt: Date | null;
  noShowAt: Date | null;
  createdAt: Date;
  serviceId: string;
  titleEn: string | null;
  titleSw: string | null;
  paymentStatus: PaymentStatus;
  total: number;
}

const columns = {
  ...{ id: bookings.id, reference: bookings.reference, startDate: bookings.startDate, endDate: bookings.endDate },
  ...{ guests: bookings.guests, status: bookings.status, totalCents: bookings.totalCents },
  ...{ contactName: bookings.contactName, contactEmail: bookings.contactEmail, createdAt: bookings.createdAt },
  ...{ checkedInAt: bookings.checkedInAt, noShowAt: bookings.noShowAt, serviceId: services.id },
  ...{ approval: bookings.approval, confirmedAt: bookings.confirmedAt },
  ...{ titleEn: services.titleEn, titleSw: services.titleSw },
};

/** By `payments_booking_seq`; a booking whose price was paid with points alone has a payment as well. */
const paymentStatus = sql`coalesce(${paidStatus}, (select first.status from ${payments} first
  where first.booking_id = ${bookings.id} and first.seq = 1), 'pending')`;

const rowsOf = (condition: ReturnType<typeof sql>, total: ReturnType<typeof sql>) => sql`
  select ${columnsAs(columns)}, ${paymentStatus} as "paymentStatus", ${total} as total
  from ${bookings} join ${services} on ${services.id} = ${bookings.serviceId} where ${provider} and ${condition}`;

const recent = statement<{ providerId: string; most: number }, BookingRow>(
  'overview-recent',
  () =>
    sql`${rowsOf(sql`${bookings.approval} in ('not_needed', 'accepted')`, sql`0`)} order by ${bookings.createdAt} desc, ${bookings.id} desc limit ${sql.placeholder('most')}`,
);

/** The newest bookings, paid or not; requests that were not accepted are none. By `bookings_provider_created`. */
export async function listRecent(db: DbOrTx, providerId: string, lang: Lang, most: number): Promise<OverviewBooking[]> {
  return (await recent.rows(db, { providerId, most })).map((row) => bookingOf(row, lang));
}

/** Both by `bookings_provider_status`: what has begun and is not over stays confirmed. */
const ofToday = (name: string, condition: ReturnType<typeof sql>) =>
  statement<{ providerId: string; today: CalendarDate; most: number }, BookingRow>(
    name,
    () => sql`
      ${rowsOf(sql`${bookings.status} = 'confirmed' and ${condition}`, sql`count(*) over ()`)}
      order by ${bookings.checkedInAt} is not null, ${bookings.contactName}, ${bookings.id} limit ${sql.placeholder('most')}`,
  );
const arrivals = ofToday('overview-arrivals', sql`${bookings.startDate} = ${day('today')}`);
const departures = ofToday(
  'overview-departures',
  sql`${bookings.startDate} < ${day('today')} and ${bookings.endDate} = ${day('today')}`,
);

const toCheckIn = statement<{ providerId: string; today: CalendarDate }, { count: number }>(
  'overview-to-check-in',
  () => sql`
    select count(*) as count from ${bookings} where ${provider} and ${bookings.status} = 'confirmed'
      and ${bookings.startDate} = ${day('today')} and ${bookings.checkedInAt} is null and ${bookings.noShowAt} is null`,
);

const toAnswer = statement<{ providerId: string; now: Date }, { count: number; first: Date | null }>(
  'overview-to-answer',
  () => sql`
    select count(*) as count, min(waiting.ends_at) as first from (
      select case when ${bookings.status} = 'pending' then ${bookings.holdEndsAt} else (
        select change.hold_ends_at from ${bookingChanges} change
        where change.booking_id = ${bookings.id} and change.status = 'asked') end as ends_at
      from ${bookings} where ${provider} and (
        (${bookings.status} = 'pending' and ${bookings.approval} = 'asked')
        or (${bookings.status} = 'confirmed' and ${bookings.approval} = 'accepted'))
    ) waiting where waiting.ends_at > ${instant('now')}`,
);

/**
 * How many requests to book, and to change a booking, wait for an answer, and when the first of them ends. By
 * `bookings_provider_status` and `booking_changes_one_open`.
 */
export async function countRequests(
  db: DbOrTx,
  providerId: string,
  now: Date,
): Promise<{ toAnswer: number; answerBy: string | null }> {
  const [row] = await toAnswer.rows(db, { providerId, now });
  return { toAnswer: row?.count ?? 0, answerBy: row?.first ? new Date(row.first).toISOString() : null };
}

interface Wanted {
  today: CalendarDate;
  lang: Lang;
  /** How many of each are listed. */
  most: number;
}

/** Who arrives and who leaves today, and how many arrivals are not checked in. A trip of one day only arrives. */
export async function listToday(db: DbOrTx, providerId: string, { today, lang, most }: Wanted) {
  const [coming, leaving, [waiting]] = await Promise.all([
    arrivals.rows(db, { providerId, today, most }),
    departures.rows(db, { providerId, today, most }),
    toCheckIn.rows(db, { providerId, today }),
  ]);
  const listed = (rows: BookingRow[]) => ({
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => bookingOf(row, lang)),
  });
  return { arrivals: listed(coming), departures: listed(leaving), toCheckIn: waiting?.count ?? 0 };
}

function bookingOf(row: BookingRow, lang: Lang): OverviewBooking {
  const { id, reference, guests, startDate, endDate, status, paymentStatus, totalCents } = row;
  return {
    ...{ id, bookingId: reference, service: { id: row.serviceId, ...titleIn(lang, row) } },
    ...{
      traveller: row.contactName || (showsContact(row) ? row.contactEmail : reference),
      guests,
      startDate,
      endDate,
      status,
      paymentStatus,
    },
    ...{ totalAmount: dollars(usd(totalCents)), currency: 'USD' },
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    noShowAt: row.noShowAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

const byService = statement<{ providerId: string; since: Date }, { serviceId: string; month: string; count: number }>(
  'overview-booked-by-service',
  () => sql`
    select ${bookings.serviceId} as "serviceId",
      to_char(${bookings.createdAt} at time zone 'Africa/Nairobi', 'YYYY-MM') as month, count(*) as count
    from ${bookings} where ${provider} and ${paid} and ${bookings.createdAt} >= ${instant('since')} group by 1, 2`,
);

/** How many paid bookings of each listing were made in each month. By `bookings_provider_created`. */
export const countByService = (db: DbOrTx, providerId: string, since: Date) =>
  byService.rows(db, { providerId, since });
