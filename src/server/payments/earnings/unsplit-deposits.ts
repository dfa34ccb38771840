import { and, eq, inArray, isNotNull, lte, not, notExists, or, sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { DEPOSITS, liabilityCents } from '../ledger/balances.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';

/** A booking that has ended and whose deposit was not split. */
interface UnsplitDeposit {
  bookingId: string;
  /** The deposit, US cents above 0. */
  cents: number;
  endedAt: Date;
}

const endedAt = sql<Date>`coalesce(${bookings.completedAt}, ${bookings.cancelledAt})`.mapWith(bookings.completesAt);

/**
 * Bookings that have ended and whose deposit was not split, without those that have a disputed or unverified payment. Reads
 * every ended booking, by the index `ledger_transfers_once` and, where nothing was split, by `ledger_transfers_booking`.
 * @param ended only bookings that ended by this instant
 */
export function listUnsplitDeposits(db: DbOrTx, ended: Date): Promise<UnsplitDeposit[]> {
  const of = eq(payments.bookingId, bookings.id);
  const shared = and(inArray(ledgerTransfers.kind, ['earn', 'cancellation']), eq(ledgerTransfers.source, bookings.id));
  return db
    .select({ bookingId: bookings.id, cents: liabilityCents, endedAt })
    .from(bookings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.bookingId, bookings.id))
    .where(
      and(
        inArray(bookings.status, ['completed', 'cancelled']),
        lte(endedAt, ended),
        eq(ledgerEntries.account, DEPOSITS),
        notExists(db.select({ one: sql`1` }).from(ledgerTransfers).where(shared)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(payments)
            .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
            .where(and(of, isNotNull(payments.paidAt), or(payments.disputed, not(paymentAttempts.verified)))),
        ),
      ),
    )
    .groupBy(bookings.id)
    .having(sql`${liabilityCents} > 0`)
    .orderBy(bookings.id);
}
