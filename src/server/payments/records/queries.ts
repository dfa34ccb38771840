import { and, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { paymentProviders } from '#shared/payment-methods.ts';
import { liveAttempts } from '#shared/states.ts';
import { providerRules } from './provider-rules.ts';
import type { Attempt } from './repository.ts';
import { paymentAttempts, payments } from './tables.ts';

/**
 * The booking of a payment. `awaitsPayment` tells whether what the payment is for (the booking itself, or a change of it)
 * is still unpaid and not ended.
 * @throws Error when there is no such payment
 */
export async function getBookingOfPayment(
  db: DbOrTx,
  paymentId: string,
): Promise<{ bookingId: string; reference: string; awaitsPayment: boolean }> {
  const [found] = await db
    .select({ bookingId: bookings.id, reference: bookings.reference, awaitsPayment })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error('The payment has no booking');
  return found;
}

const cancellable = paymentProviders.filter((provider) => providerRules[provider].canBeCancelled);

const awaitsPayment = sql<boolean>`case when ${payments.changeId} is null then ${bookings.status} = 'pending'
  else ${bookings.status} = 'confirmed' and ${bookingChanges.status} = 'held' end`;

/**
 * Live attempts of a booking that can be cancelled, and whose purpose (the booking or a change of it) has ended or was paid
 * by another attempt.
 */
export async function listUnwantedAttempts(db: DbOrTx, bookingId: string): Promise<Attempt[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        inArray(paymentAttempts.provider, cancellable),
        inArray(paymentAttempts.status, [...liveAttempts]),
        not(awaitsPayment),
      ),
    );
  return rows.map(({ attempt }) => attempt);
}

const latestPayment = preparedQuery('latest-payment', ['bookingId'], (db, { bookingId }) =>
  db
    .select({ payment: payments, change: bookingChanges })
    .from(payments)
    .leftJoin(bookingChanges, eq(bookingChanges.id, payments.changeId))
    .where(eq(payments.bookingId, bookingId))
    .orderBy(desc(payments.seq))
    .limit(1),
);

/**
 * The newest payment of a booking, with the change that it is for, if it is for one. The payment page shows this payment.
 * Undefined before anybody has tried to pay. Uses the index `payments_booking_seq`.
 */
export async function findLatestPayment(db: DbOrTx, bookingId: string) {
  const [found] = await latestPayment.rows(db, { bookingId });
  return found;
}

const latestAttempt = (name: string, condition?: SQL) =>
  preparedQuery(name, ['paymentId'], (db, { paymentId }) =>
    db
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.paymentId, paymentId), condition))
      .orderBy(desc(paymentAttempts.seq))
      .limit(1),
  );
const anyLatestAttempt = latestAttempt('latest-attempt');
const liveAttempt = latestAttempt('live-attempt', inArray(paymentAttempts.status, [...liveAttempts]));

/** The payment's newest attempt; with `onlyLive` its live one. By `payment_attempts_seq`. */
export async function findLatestAttempt(
  db: DbOrTx,
  paymentId: string,
  { onlyLive = false } = {},
): Promise<Attempt | undefined> {
  const [attempt] = await (onlyLive ? liveAttempt : anyLatestAttempt).rows(db, { paymentId });
  return attempt;
}

const attemptById = preparedQuery('attempt-by-id', ['id'], (db, { id }) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)),
);

/** The attempt, or undefined when there is none: an id from a provider's data may be unknown to us. */
export async function findAttempt(db: DbOrTx, id: string): Promise<Attempt | undefined> {
  const [attempt] = await attemptById.rows(db, { id });
  return attempt;
}

/** Whether this receipt was stored as the attempt's. */
export async function attemptHasReceipt(
  db: DbOrTx,
  { attemptId, receipt }: { attemptId: string; receipt: string },
): Promise<boolean> {
  return (await findAttempt(db, attemptId))?.receipt === receipt;
}
