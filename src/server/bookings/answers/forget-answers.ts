import { and, asc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { bookingChanges, bookings } from '../tables.ts';

const dayMs = 24 * 3_600_000;
/** How long the answers are kept after the trip is over, or would have been: for questions about it and for disputes. */
const keptMs = 180 * dayMs;
/** How long those of a booking that was never confirmed are kept after it ended: for as long as late money may confirm it. */
const keptUnconfirmedMs = 30 * dayMs;
const batch = 500;

/**
 * Runs once a day: removes the answers to hosts' questions and the names of companions 180 days after the trip, and 30 days after the end of a booking that was
 * never confirmed. A second run changes nothing. By `bookings_personal` and `bookings_personal_unconfirmed`.
 */
export async function forgetAnswers(app: App): Promise<void> {
  const before = (ms: number) => new Date(app.clock.now().getTime() - ms);
  const over: Old = { since: bookings.completesAt, which: lt(bookings.completesAt, before(keptMs)) };
  const unconfirmed: Old = {
    since: bookings.cancelledAt,
    which: and(
      eq(bookings.status, 'cancelled'),
      isNull(bookings.confirmedAt),
      lt(bookings.cancelledAt, before(keptUnconfirmedMs)),
    ),
  };
  for (const old of [over, unconfirmed]) while ((await forgetBatch(app, old)) === batch);
}

/** Bookings whose answers and companions are to be forgotten, the oldest first by `since`. */
interface Old {
  since: typeof bookings.completesAt | typeof bookings.cancelledAt;
  which: SQL | undefined;
}

/** @returns how many bookings had any */
function forgetBatch(app: App, { since, which }: Old): Promise<number> {
  return transaction(app, async (tx) => {
    const old = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(sql`coalesce(${bookings.answersSealed}, ${bookings.companionsSealed}) is not null`, which))
      .orderBy(asc(since))
      .limit(batch);
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.update(bookings).set({ answersSealed: null, companionsSealed: null }).where(inArray(bookings.id, ids));
    const ofChanges = and(inArray(bookingChanges.bookingId, ids), isNotNull(bookingChanges.answersSealed));
    await tx.update(bookingChanges).set({ answersSealed: null }).where(ofChanges);
    return old.length;
  });
}
