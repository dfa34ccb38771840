import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { pointsEntries } from '#server/loyalty/tables.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import { type ChargeCurrency, methodOfProvider, type PaymentMethod } from '#shared/payment-methods.ts';
import { surplusReasons } from '#shared/refund-reasons.ts';
import { liveAttempts } from '#shared/states.ts';
import { bookings } from './tables.ts';

/** A paid payment with what was charged, in minor units of its currency; without an attempt where points paid all. */
export interface Charge {
  seq: number;
  method: PaymentMethod | null;
  paidAt: Date | null;
  changeId: string | null;
  attempt: {
    currency: ChargeCurrency;
    amountMinor: number;
    receivedMinor: number | null;
    receipt: string | null;
  } | null;
}

/**
 * What was paid in one currency: `amountMinor` in its minor unit, with what came beyond the price, as it was charged;
 * `usdCents` is the price alone, in dollar cents.
 */
export interface PaidSumRow {
  currency: ChargeCurrency;
  amountMinor: number;
  usdCents: number;
}

/** A column: what was paid for a booking and its changes, a sum for each currency, in no order. By `payments_booking_seq`. */
export const paidSums = sql<PaidSumRow[]>`(
  select coalesce(json_agg(sums.*), '[]') from (
    select paid_by.currency, sum(coalesce(paid_by.received_minor, paid_by.amount_minor)) as "amountMinor",
      sum(paid_by.usd_cents) as "usdCents"
    from ${payments} as paid inner join ${paymentAttempts} as paid_by on paid_by.id = paid.attempt_id
    where paid.booking_id = ${bookings.id} and paid.paid_at is not null group by paid_by.currency) as sums)`;

const { currency, amountMinor, receivedMinor, receipt } = paymentAttempts;
const attemptColumns = { currency, amountMinor, receivedMinor, receipt };

const charges = preparedQuery('charges', ['bookingId'], (db, { bookingId }) => {
  const { seq, method, paidAt, changeId } = payments;
  return db
    .select({ seq, method, paidAt, changeId, attempt: attemptColumns })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.seq));
});

/** All paid payments of a booking and of its changes, in the order of their numbers. By `payments_booking_seq`. */
export const listCharges = (db: DbOrTx, bookingId: string): Promise<Charge[]> => charges.rows(db, { bookingId });

const surplusCharges = preparedQuery('surplus-charges', ['bookingId'], (db, { bookingId }) => {
  const { provider, settledAt } = paymentAttempts;
  return (
    db
      .selectDistinct({
        ...{ id: paymentAttempts.id, provider, paidAt: settledAt, seq: payments.seq, changeId: payments.changeId },
        attempt: attemptColumns,
      })
      .from(payments)
      .innerJoin(paymentAttempts, eq(paymentAttempts.paymentId, payments.id))
      // An attempt that paid the price and more is listed by `listCharges`, although its surplus is refunded.
      .innerJoin(refunds, and(eq(refunds.attemptId, paymentAttempts.id), ne(refunds.status, 'withdrawn')))
      .where(
        and(
          eq(payments.bookingId, bookingId),
          inArray(refunds.reason, surplusReasons),
          sql`${payments.attemptId} is distinct from ${paymentAttempts.id}`,
        ),
      )
      .orderBy(asc(settledAt), asc(paymentAttempts.id))
  );
});

/**
 * Charges of a booking that are refunded because they came too late or twice, in the order of arrival. By
 * `payments_booking_seq`.
 */
export async function listSurplusCharges(db: DbOrTx, bookingId: string): Promise<Charge[]> {
  const rows = await surplusCharges.rows(db, { bookingId });
  return rows.map(({ id: _, provider, ...row }) => ({ ...row, method: methodOfProvider[provider] }));
}

/**
 * A column: the points that were spent on the booking and returned by a change to a cheaper trip (also where that
 * refund was withdrawn later), or because the payment together with which they paid never came. Points returned by
 * cancelling or as goodwill are not among them. By `payments_booking_seq`, `refunds_payment` and `points_entries_once`.
 */
export function pointsOutOfPrice(db: DbOrTx): SQL<number> {
  const ofBooking = eq(payments.bookingId, bookings.id);
  const changes = db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ofBooking, eq(refunds.reason, 'change')));
  const attempts = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(ofBooking);
  const back = db
    .select({ points: sql`coalesce(sum(${pointsEntries.points}), 0)` })
    .from(pointsEntries)
    .where(and(eq(pointsEntries.kind, 'returned'), inArray(pointsEntries.source, unionAll(changes, attempts))));
  return sql<number>`${back}`.mapWith(Number);
}

/** `pointsOutOfPrice` of one booking. */
export async function countPointsOutOfPrice(db: DbOrTx, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ points: pointsOutOfPrice(db) })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row?.points ?? 0;
}

/** A charge as its booking shows it. */
export function chargeEntry(
  { seq, method, paidAt, changeId, attempt }: Charge,
  { surplus }: { surplus: boolean },
): Booking['payments'][number] {
  return {
    seq,
    method,
    paidAt: paidAt?.toISOString() ?? null,
    // Cents, or shillings times 100.
    amount: attempt ? (attempt.receivedMinor ?? attempt.amountMinor) / 100 : null,
    currency: attempt?.currency ?? null,
    receipt: attempt?.receipt ?? null,
    forChange: changeId !== null,
    surplus,
  };
}

/**
 * Columns: whether a booking has refunds, and whether any of them is not finished; by `refunds_payment`. No `exists`, because
 * PostgreSQL would rather read the refunds of all bookings at once, although a list shows a page of them.
 */
export function moneyBack(db: DbOrTx) {
  const hasRefund = (more?: SQL) => {
    const one = db
      .select({ found: sql`true` })
      .from(refunds)
      .innerJoin(sql`${payments} as paid_for`, sql`paid_for.id = ${refunds.paymentId}`)
      .where(and(sql`paid_for.booking_id = ${bookings.id}`, ne(refunds.status, 'withdrawn'), more))
      .limit(1);
    return sql`coalesce((${one}), false)`;
  };
  return {
    any: sql<boolean>`${hasRefund()}`,
    open: sql<boolean>`${hasRefund(ne(refunds.status, 'succeeded'))}`,
  };
}

/**
 * A column: `unknown` when M-Pesa has not said what became of a push for the booking, `open` when one is live, else
 * null. By `payments_booking_seq` and the live attempts' index.
 */
export const phoneRequest = sql<BookingItem['phoneRequest']>`(
  select case when bool_or(asked.status = 'unknown') then 'unknown' when count(*) > 0 then 'open' end
  from ${paymentAttempts} as asked
  inner join ${payments} as asked_for on asked_for.id = asked.payment_id
  where asked_for.booking_id = ${bookings.id} and asked.provider = 'daraja'
    and asked.status in (${sql.raw(liveAttempts.map((status) => `'${status}'`).join(', '))}))`;
