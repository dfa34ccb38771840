import { and, eq, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { addDays, type CalendarDate, daysOf } from '#shared/dates.ts';
import { takenDates } from '#shared/quote.ts';
import { rangesOf } from '../calendar-feed/busy-days.ts';
import { bookings, serviceFeeds } from '../tables.ts';
import type { DayState, EventOutcome } from './plan.ts';

interface Decided {
  outcomes: readonly EventOutcome[];
  /** Their days as they are now. */
  days: ReadonlyMap<CalendarDate, DayState>;
  today: CalendarDate;
}

/**
 * The events without room that only repeat what our own calendar says: their days are exactly those of one booking, or of
 * bookings without a gap between them, and bookings fill each of these days. Sites that read our calendar write it into their own
 * under another name. A booking there of exactly the same days cannot be told from it, so such events are still shown, only
 * not as a conflict. There are none while nobody can read the listing's calendar.
 */
export async function repeatsOwnDays(
  tx: Tx,
  serviceId: string,
  { outcomes, days, today }: Decided,
): Promise<ReadonlySet<EventOutcome>> {
  const filled = outcomes.filter(({ change: { wanted }, conflictDays }) => {
    const coming = daysOf(wanted.startDate > today ? wanted.startDate : today, wanted.endDate);
    return conflictDays.length > 0 && conflictDays.length === coming.length && isFilled(conflictDays, days);
  });
  if (filled.length === 0 || !(await isRead(tx, serviceId))) return new Set();
  const spans = await bookedSpans(tx, serviceId, {
    from: filled.map(({ change }) => change.wanted.startDate).reduce((a, b) => (a < b ? a : b)),
    to: filled.map(({ change }) => change.wanted.endDate).reduce((a, b) => (a > b ? a : b)),
  });
  return new Set(filled.filter(({ change: { wanted } }) => spans.has(spanOf(wanted.startDate, wanted.endDate))));
}

/** Whether bookings alone take every place of these days. */
const isFilled = (dates: readonly CalendarDate[], days: ReadonlyMap<CalendarDate, DayState>) =>
  dates.every((date) => {
    const day = days.get(date);
    return day === undefined || day.taken - day.takenByBlocks >= day.capacity;
  });

/** Whether the listing's calendar has an address at which others read it. */
async function isRead(tx: Tx, serviceId: string): Promise<boolean> {
  const [feed] = await tx
    .select({ serviceId: serviceFeeds.serviceId })
    .from(serviceFeeds)
    .where(and(eq(serviceFeeds.serviceId, serviceId), serviceFeeds.active));
  return feed !== undefined;
}

const spanOf = (first: CalendarDate, last: CalendarDate) => `${first} ${last}`;

/** The days of each booking, and of bookings that follow each other. By `bookings_service`. */
async function bookedSpans(
  tx: Tx,
  serviceId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<ReadonlySet<string>> {
  const { startDate, endDate, priceUnit, status, approval } = bookings;
  const rows = await tx
    .select({ startDate, endDate, priceUnit })
    .from(bookings)
    .where(
      and(
        eq(bookings.serviceId, serviceId),
        inArray(status, ['pending', 'confirmed']),
        ne(approval, 'asked'),
        lte(startDate, addDays(to, 1)),
        gte(endDate, addDays(from, -1)),
      ),
    );
  const taken = rows.map((row) => takenDates(row.priceUnit, row.startDate, row.endDate));
  const ranges = rangesOf([...new Set(taken.flat())].toSorted());
  return new Set([
    ...taken.map((dates) => spanOf(dates[0] ?? from, dates.at(-1) ?? to)),
    ...ranges.map(({ start, end }) => spanOf(start, addDays(end, -1))),
  ]);
}
