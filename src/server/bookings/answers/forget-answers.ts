import { and, asc, inArray, isNotNull, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { bookingChanges, bookings } from '../tables.ts';

/** How long the answers are kept after the trip is over, or would have been: for questions about it and for disputes. */
const KEPT_MS = 180 * 24 * 3_600_000;
const batch = 500;

/** Runs once a day: removes the answers to hosts' questions 180 days after the trip. A second run changes nothing. By `bookings_answers`. */
export async function forgetAnswers(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS);
  while ((await forgetBatch(app, before)) === batch);
}

/** @returns how many bookings had answers */
function forgetBatch(app: App, before: Date): Promise<number> {
  return transaction(app, async (tx) => {
    const old = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(isNotNull(bookings.answersSealed), lt(bookings.completesAt, before)))
      .orderBy(asc(bookings.completesAt))
      .limit(batch);
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await tx.update(bookings).set({ answersSealed: null }).where(inArray(bookings.id, ids));
    const ofChanges = and(inArray(bookingChanges.bookingId, ids), isNotNull(bookingChanges.answersSealed));
    await tx.update(bookingChanges).set({ answersSealed: null }).where(ofChanges);
    return old.length;
  });
}
