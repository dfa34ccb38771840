import { and, eq, inArray, isNotNull, lte, not, notExists, or, sql } from 'drizzle-orm';
import { bookings } from '../../bookings/tables.ts';
import type { DbOrTx } from '../../db/client.ts';
import { paymentAttempts, payments } from '../tables.ts';
import { DEPOSITS, owed } from './balances.ts';
import { ledgerEntries, ledgerTransfers } from './tables.ts';

/** A booking that has ended and still holds its traveller's money. */
export interface Unshared {
  bookingId: string;
  /** The deposit, US cents above 0. */
  cents: number;
  endedAt: Date;
}

const endedAt = sql<Date>`coalesce(${bookings.completedAt}, ${bookings.cancelledAt})`.mapWith(bookings.completesAt);

/**
 * Bookings whose deposit is to be shared out and was not; those whose payment is disputed or not vouched for wait, and
 * are left out. Looks at each that has ended, by `ledger_transfers_once` and, where nothing was shared,
 * `ledger_transfers_booking`.
 * @param ended by when they must have
 */
export function listUnshared(db: DbOrTx, ended: Date): Promise<Unshared[]> {
  const of = eq(payments.bookingId, bookings.id);
  const shared = and(inArray(ledgerTransfers.kind, ['earn', 'cancellation']), eq(ledgerTransfers.source, bookings.id));
  return db
    .select({ bookingId: bookings.id, cents: owed, endedAt })
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
    .having(sql`${owed} > 0`)
    .orderBy(bookings.id);
}
