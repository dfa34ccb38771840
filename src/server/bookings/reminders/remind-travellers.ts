import { and, asc, eq, gt, gte, isNotNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { categoryFacts } from '#shared/categories.ts';
import { addDays, today } from '#shared/dates.ts';
import { bookings, tripReminders } from '../tables.ts';
import { dueStage, soonDaysMost } from './reminder-rules.ts';

const batch = 200;

/**
 * Reminds travellers of confirmed trips: some days before, by the kind of listing, and the day before, by letter, bell and text
 * message, each once for a booking and its first day. Runs with every sweep; a second run changes nothing. By `bookings_start`.
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
      category: services.category,
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
  for (const { id, startDate, confirmedAt, category } of rows) {
    const stage = confirmedAt && dueStage({ group: categoryFacts(category).group, startDate, confirmedAt }, now);
    if (stage) await transaction(app, (tx) => remind(tx, { bookingId: id, stage, startDate, remindedAt: now }));
  }
  return rows.length === batch ? rows.at(-1)?.id : undefined;
}

/** Of two processes one writes the row, and with it the jobs. The booking is locked: one that is cancelled meanwhile is not reminded of. */
async function remind(tx: Tx, reminder: typeof tripReminders.$inferInsert): Promise<void> {
  const { bookingId, stage, startDate } = reminder;
  const stands = and(eq(bookings.id, bookingId), eq(bookings.status, 'confirmed'), eq(bookings.startDate, startDate));
  const [booking] = await tx.select({ id: bookings.id }).from(bookings).where(stands).for('share');
  if (!booking) return;
  const written = await tx.insert(tripReminders).values(reminder).onConflictDoNothing().returning();
  if (written.length === 0) return;
  const key = `${bookingId}:${stage}:${startDate}`;
  await enqueue(tx, 'mail-trip-reminder', { bookingId, stage, startDate }, { key });
  if (stage === 'tomorrow')
    await enqueue(tx, 'sms-about-booking', { bookingId, messages: ['reminder'], about: startDate });
}
