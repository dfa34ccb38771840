import { and, asc, eq, gt, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { categoryFacts } from '#shared/categories.ts';
import { addDays, today } from '#shared/dates.ts';
import { bookings, tripReminders } from '../tables.ts';
import { dueStage, type ReminderStage, soonDaysMost } from './reminder-rules.ts';

const batch = 200;

/** The reminders that a booking has had for the first day that it has now; by the key of `trip_reminders`. */
const reminded = sql<ReminderStage[]>`array(select ${tripReminders.stage} from ${tripReminders}
  where ${tripReminders.bookingId} = ${bookings.id} and ${tripReminders.startDate} = ${bookings.startDate})`;

/**
 * Reminds travellers of confirmed trips: some days before, by the kind of listing, and the day before, each once for a booking
 * and its first day. With the job of the letter go the bell and the text message. Runs with every sweep, and opens a transaction
 * only for a reminder that is still to be sent; a second run changes nothing. By `bookings_start`.
 */
export async function remindTravellers(app: App): Promise<void> {
  let after: string | undefined;
  do after = await remindBatch(app, after);
  while (after !== undefined);
}

/** @returns the last booking that was looked at; undefined when there are no more */
async function remindBatch(app: App, after: string | undefined): Promise<string | undefined> {
  const now = app.clock.now();
  const day = today(app.clock);
  const rows = await app.db
    .select({
      ...{ id: bookings.id, startDate: bookings.startDate, confirmedAt: bookings.confirmedAt },
      ...{ category: services.category, reminded },
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        gte(bookings.startDate, addDays(day, 1)),
        lte(bookings.startDate, addDays(day, soonDaysMost)),
        isNotNull(bookings.confirmedAt),
        after === undefined ? undefined : gt(bookings.id, after),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(batch);
  for (const { id, startDate, confirmedAt, category, reminded: had } of rows) {
    const stage = confirmedAt && dueStage({ group: categoryFacts(category).group, startDate, confirmedAt }, now);
    if (stage && !had.includes(stage))
      await transaction(app, (tx) => remind(tx, { bookingId: id, stage, startDate, remindedAt: now }));
  }
  return rows.length === batch ? rows.at(-1)?.id : undefined;
}

/** Of two processes one writes the row, and with it the job. The booking is locked: one that is cancelled meanwhile is not reminded of. */
async function remind(tx: Tx, reminder: typeof tripReminders.$inferInsert): Promise<void> {
  const { bookingId, stage, startDate } = reminder;
  const stands = and(eq(bookings.id, bookingId), eq(bookings.status, 'confirmed'), eq(bookings.startDate, startDate));
  const [booking] = await tx.select({ id: bookings.id }).from(bookings).where(stands).for('share');
  if (!booking) return;
  const written = await tx.insert(tripReminders).values(reminder).onConflictDoNothing().returning();
  if (written.length === 0) return;
  const key = `${bookingId}:${stage}:${startDate}`;
  await enqueue(tx, 'mail-trip-reminder', { bookingId, stage, startDate }, { key });
}
