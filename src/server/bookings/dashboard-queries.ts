import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { pointsAccounts } from '#server/loyalty/tables.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import type { DashboardAnswer } from '#shared/contracts/bookings.schemas.ts';
import { dollars, usd } from '#shared/money.ts';
import { paidSum } from './booking-answers.ts';
import { bookings } from './tables.ts';

const figures = preparedQuery('dashboard-figures', ['personId', 'now'], (db, { personId, now }) => {
  const points = db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.personId, personId));
  const upcoming = and(eq(bookings.status, 'confirmed'), gt(bookings.completesAt, now));
  return db
    .select({
      totalBookings: count(),
      upcomingTrips: sql<number>`count(*) filter (where ${upcoming})`.mapWith(Number),
      loyaltyPoints: sql<number>`coalesce((${points}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(eq(bookings.personId, personId));
});

/**
 * What a person has paid less what was refunded, in each currency in which they paid. Shillings are those of the
 * dollars, at the rate of the payment, as they were charged and refunded.
 */
const spentIn = preparedQuery('spent', ['personId'], (db, { personId }) => {
  const left = sql`${payments.paidCents} - ${payments.refundedCents}`;
  const inShillings = (cents: SQL) => sql`floor((${cents} * ${paymentAttempts.rate} + 50) / 100) * 100`;
  const leftMinor = sql`case when ${paymentAttempts.rate} is null then ${left}
    else ${inShillings(sql`${payments.paidCents}`)} - ${inShillings(sql`${payments.refundedCents}`)} end`;
  return db
    .select({
      currency: paymentAttempts.currency,
      amountMinor: sql<number>`sum(${leftMinor})`.mapWith(Number),
      usdCents: sql<number>`sum(${left})`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(eq(bookings.personId, personId))
    .groupBy(paymentAttempts.currency)
    .orderBy(asc(paymentAttempts.currency));
});

/** The four figures of the dashboard. */
export async function getDashboard(app: App, person: { id: string }): Promise<z.output<typeof DashboardAnswer>> {
  const own = { personId: person.id };
  const [[row], sums] = await Promise.all([
    figures.rows(app.db, { ...own, now: app.clock.now() }),
    spentIn.rows(app.db, own),
  ]);
  if (!row) throw new Error('A count answers one row');
  const spent = sums.filter(({ usdCents }) => usdCents > 0);
  const spentCents = spent.reduce((sum, { usdCents }) => sum + usdCents, 0);
  return { ...row, totalSpent: dollars(usd(spentCents)), spent: spent.map(paidSum) };
}
