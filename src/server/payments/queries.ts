import { and, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { liveAttempts } from '#shared/states.ts';
import { bookingChanges, bookings } from '../bookings/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Attempt } from './repository.ts';
import { paymentAttempts, payments, providerEvents } from './tables.ts';

/**
 * The booking that a payment is for, and whether that still waits for it: the booking itself, or a change of it.
 * @throws Error if there is none: a payment always has one
 */
export async function getBookingOfPayment(
  db: DbOrTx,
  paymentId: string,
): Promise<{ bookingId: string; reference: string; waiting: boolean }> {
  const [found] = await db
    .select({ bookingId: bookings.id, reference: bookings.reference, waiting })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error('The payment has no booking');
  return found;
}

const waiting = sql<boolean>`case when ${payments.changeId} is null then ${bookings.status} = 'pending'
  else ${bookings.status} = 'confirmed' and ${bookingChanges.status} = 'held' end`;

/** Card payments of a booking that are open though what they are for has ended or was paid otherwise. */
export async function listUnwantedIntents(db: DbOrTx, bookingId: string): Promise<Attempt[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(paymentAttempts.provider, 'stripe'),
        inArray(paymentAttempts.status, [...liveAttempts]),
        not(waiting),
      ),
    );
  return rows.map(({ attempt }) => attempt);
}

/**
 * The payment that a booking's payment page is about: the newest, which is for the booking itself or for the latest
 * change that is to be paid for. Undefined before anybody tried to pay. By `payments_booking_seq`.
 */
export async function findPaymentAtHand(db: DbOrTx, bookingId: string) {
  const [found] = await db
    .select({ payment: payments, change: bookingChanges })
    .from(payments)
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.seq))
    .limit(1);
  return found;
}

/** The payment's newest attempt, or its live one. */
export async function findLatestAttempt(db: DbOrTx, paymentId: string, onlyLive = false): Promise<Attempt | undefined> {
  const live = onlyLive ? inArray(paymentAttempts.status, [...liveAttempts]) : undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), live))
    .orderBy(desc(paymentAttempts.seq))
    .limit(1);
  return attempt;
}

/** The attempt, or undefined: a provider may name one that is none of ours. */
export async function findAttempt(db: DbOrTx, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

/** Whether a callback about an attempt is not judged yet; by `provider_events_owner`. */
export async function hasOpenEvent(db: DbOrTx, attemptId: string): Promise<boolean> {
  const [open] = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(eq(providerEvents.ownerId, attemptId), isNull(providerEvents.processedAt)))
    .limit(1);
  return open !== undefined;
}
