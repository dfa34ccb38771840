import { and, asc, eq, gt, inArray, isNotNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { usd } from '#shared/money.ts';
import type { ChangeStatus } from '#shared/states.ts';
import { DUE_PAGE, type DuePage, duePageOf } from '../due.ts';
import type { PaidByMethod } from '../shares.ts';
import { bookingChanges } from '../tables.ts';

export type Change = typeof bookingChanges.$inferSelect;

/** States in which a change is neither applied nor over; a booking has one such change at most. */
export const openChanges = ['asked', 'held'] as const satisfies readonly ChangeStatus[];

/** The change that waits for its provider or its payment; by `booking_changes_one_open`. */
export async function findOpenChange(db: DbOrTx, bookingId: string): Promise<Change | undefined> {
  const [change] = await db
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.bookingId, bookingId), inArray(bookingChanges.status, openChanges)));
  return change;
}

/** The change whose places are held while it is paid. */
export async function findHeldChange(db: DbOrTx, bookingId: string): Promise<Change | undefined> {
  const change = await findOpenChange(db, bookingId);
  return change?.status === 'held' ? change : undefined;
}

/** The change, in whatever state, or undefined. */
export async function findChange(db: DbOrTx, id: string): Promise<Change | undefined> {
  const [change] = await db.select().from(bookingChanges).where(eq(bookingChanges.id, id));
  return change;
}

const changesOf = preparedQuery('changes-of-booking', ['bookingId'], (db, { bookingId }) =>
  db
    .select()
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, bookingId))
    .orderBy(asc(bookingChanges.createdAt), asc(bookingChanges.id)),
);

/** All changes of a booking, oldest first; by `booking_changes_booking`. */
export const listChanges = (db: DbOrTx, bookingId: string): Promise<Change[]> => changesOf.rows(db, { bookingId });

const paidParts = preparedQuery('paid-parts', ['bookingId'], (db, { bookingId }) => {
  const back = (column: typeof refunds.usdCents | typeof refunds.discountCents | typeof refunds.amountMinor) =>
    // Refunds of surplus money pay back no part of the price.
    sql`coalesce(sum(${column}) filter (where ${refunds.usdCents} + ${refunds.discountCents} > 0), 0)`;
  const left = (rest: SQL) => sql<number>`greatest(0, ${rest})`.mapWith(Number);
  return db
    .select({
      method: payments.method,
      disputed: payments.disputed,
      leftCents: left(sql`${payments.paidCents} - ${back(refunds.usdCents)}`),
      leftDiscountCents: left(sql`${payments.discountCents} - ${back(refunds.discountCents)}`),
      currency: paymentAttempts.currency,
      leftMinor: left(sql`${paymentAttempts.amountMinor} - ${back(refunds.amountMinor)}`),
      rate: paymentAttempts.rate,
    })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, 'withdrawn')))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)))
    .groupBy(payments.id, paymentAttempts.id)
    .orderBy(asc(payments.seq));
});

/** What is not refunded of each of a booking's payments, in the order in which they were made; and whether each is disputed. */
export async function listPaidParts(db: DbOrTx, bookingId: string): Promise<(PaidByMethod & { disputed: boolean })[]> {
  const rows = await paidParts.rows(db, { bookingId });
  return rows.map(({ leftCents, leftDiscountCents, currency, leftMinor, rate, ...row }) => ({
    ...row,
    leftCents: usd(leftCents),
    leftDiscountCents: usd(leftDiscountCents),
    ...(currency && { charge: { currency, leftMinor, rate } }),
  }));
}

/** Open changes whose time to be paid or answered has ended, by `booking_changes_lapsing`. */
export async function listChangeHoldsOver(app: App, after: string | undefined): Promise<DuePage> {
  const rows = await app.db
    .select({ id: bookingChanges.id })
    .from(bookingChanges)
    .where(
      and(
        inArray(bookingChanges.status, openChanges),
        lte(bookingChanges.holdEndsAt, app.clock.now()),
        after ? gt(bookingChanges.id, after) : undefined,
      ),
    )
    .orderBy(asc(bookingChanges.id))
    .limit(DUE_PAGE);
  return duePageOf(rows);
}

/** By how much changes at one instant made a booking cheaper, and what of that was to be refunded. */
export interface PriceDecrease {
  at: Date;
  cents: number;
  refundCents: number;
}

/** The changes that made a booking cheaper, by `booking_changes_booking`. @param changeId only those applied after that change */
export async function listPriceDecreases(
  db: DbOrTx,
  bookingId: string,
  changeId: string | null,
): Promise<PriceDecrease[]> {
  const since = sql`(select one.applied_at from ${bookingChanges} as one where one.id = ${changeId})`;
  return db
    .select({
      at: sql<Date>`${bookingChanges.appliedAt}`.mapWith(bookingChanges.appliedAt),
      cents: sql<number>`-sum(${bookingChanges.differenceCents})`.mapWith(Number),
      refundCents: sql<number>`sum(${bookingChanges.refundCents})`.mapWith(Number),
    })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.bookingId, bookingId),
        eq(bookingChanges.status, 'applied'),
        lt(bookingChanges.differenceCents, 0),
        changeId ? sql`${bookingChanges.appliedAt} > ${since}` : undefined,
      ),
    )
    .groupBy(bookingChanges.appliedAt);
}
