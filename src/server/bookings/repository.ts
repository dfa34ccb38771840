import { and, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { insertInto, statement } from '#server/db/statement.ts';
import type { BookingStatus } from '#shared/states.ts';
import { bookings, bookingTransitions } from './tables.ts';

export type Booking = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;

type Transition = typeof bookingTransitions.$inferInsert;

const insertBookingStatement = statement<Booking & { transition: string; actor: Transition['actor'] }, { id: string }>(
  'insert-booking',
  () => sql`
    with booking as (${insertInto(bookings)} returning id, person_id, status, created_at)
    insert into ${bookingTransitions} (id, booking_id, to_status, at, actor, actor_id)
    select ${sql.placeholder('transition')}::uuid, id, status, created_at, ${sql.placeholder('actor')}::text, person_id
    from booking`,
);

/** Writes a booking, and to its history that its traveller has made it. */
export async function insertBooking(tx: Tx, booking: Booking): Promise<void> {
  await insertBookingStatement.rows(tx, { ...booking, transition: newId(), actor: 'traveller' });
}

/** The row, locked until the transaction ends; undefined when there is none. */
export async function findLocked(tx: Tx, id: string): Promise<Booking | undefined> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking;
}

/** When the traveller is to be asked for a review. */
export async function setReviewInvitation(tx: Tx, id: string, inviteReviewAt: Date): Promise<void> {
  await tx.update(bookings).set({ inviteReviewAt }).where(eq(bookings.id, id));
}

/** Notes that the traveller need not be asked again. @returns when they were to be asked; undefined where they were not */
export async function takeReviewInvitation(tx: Tx, id: string, now: Date): Promise<Date | undefined> {
  const due = tx
    .select({ id: bookings.id, at: bookings.inviteReviewAt })
    .from(bookings)
    .where(and(eq(bookings.id, id), lte(bookings.inviteReviewAt, now)))
    .for('update')
    .as('due');
  const [row] = await tx
    .update(bookings)
    .set({ inviteReviewAt: null })
    .from(due)
    .where(eq(bookings.id, due.id))
    .returning({ at: due.at });
  return row?.at ?? undefined;
}

/**
 * Changes the row if its state is one of `from`.
 * @returns the row as it is now and the state it left, or undefined when nothing changed
 */
export async function updateFrom(
  tx: Tx,
  id: string,
  from: readonly BookingStatus[],
  changes: Partial<NewBooking>,
): Promise<{ booking: Booking; before: BookingStatus } | undefined> {
  // The locked row gives the old state, which RETURNING cannot give before PostgreSQL 18.
  const before = tx
    .select({ id: bookings.id, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.id, id), inArray(bookings.status, [...from])))
    .for('update')
    .as('before');
  const [row] = await tx
    .update(bookings)
    .set(changes)
    .from(before)
    .where(eq(bookings.id, before.id))
    .returning({ booking: getTableColumns(bookings), before: before.status });
  return row;
}

/** What a provider's answer to a request writes; holds and policy only where it accepts. */
type Answer = Pick<NewBooking, 'approval' | 'answeredAt'> &
  Partial<Pick<NewBooking, 'holdEndsAt' | 'holdBaseEndsAt' | 'policy'>>;

/** Writes the answer to a request that the caller has locked. */
export async function writeAnswer(tx: Tx, id: string, answer: Answer): Promise<void> {
  await tx.update(bookings).set(answer).where(eq(bookings.id, id));
}

/** Records a change of a booking's state, which the caller has made in the same transaction. */
export async function insertTransition(tx: Tx, row: Transition): Promise<void> {
  await tx.insert(bookingTransitions).values(row);
}

/** The columns that a change of dates or guests writes; money in cents of a dollar. */
type Stay = Pick<
  NewBooking,
  'startDate' | 'endDate' | 'guests' | 'party' | 'places' | 'lines' | 'extras' | 'totalCents' | 'policy' | 'completesAt'
> &
  /** Where the change brings answers of its own. */
  Partial<Pick<NewBooking, 'answersSealed' | 'answersChangedAt'>>;

/** Writes the new stay of a booking that the caller has locked. */
export async function updateStay(tx: Tx, id: string, stay: Stay): Promise<void> {
  await tx.update(bookings).set(stay).where(eq(bookings.id, id));
}

/** Moves the end of a pending booking's hold to `until`, but never beyond `maxMinutes` after its first end, and never earlier. */
export async function moveHoldEnd(tx: Tx, id: string, until: Date, maxMinutes: number): Promise<boolean> {
  const end = sql`least(${until.toISOString()}::timestamptz, ${bookings.holdBaseEndsAt} + make_interval(mins => ${maxMinutes}))`;
  const moved = await tx
    .update(bookings)
    .set({ holdEndsAt: end })
    .where(and(eq(bookings.id, id), eq(bookings.status, 'pending'), lt(bookings.holdEndsAt, end)))
    .returning({ id: bookings.id });
  return moved.length > 0;
}
