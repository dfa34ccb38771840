import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { ledgerEntries } from '#server/payments/ledger/tables.ts';
import { bookings } from '../tables.ts';

/** How many trips a person has completed, with any provider, if they show providers that; else null. By `bookings_person`. */
export async function findTripCount(db: DbOrTx, personId: string): Promise<number | null> {
  const trips = db
    .select({ trips: count() })
    .from(bookings)
    .where(and(eq(bookings.personId, people.id), eq(bookings.status, 'completed'), isNull(bookings.noShowAt)));
  const [row] = await db
    .select({
      shown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'showBookingHistory')::boolean`,
      trips: sql<number>`(${trips})`.mapWith(Number),
    })
    .from(people)
    .where(eq(people.id, personId));
  return row?.shown ? row.trips : null;
}

/** What the postings of a booking divided, US cents. */
export interface PostedShare {
  payable: number;
  /** With its VAT. */
  commission: number;
  /** Withheld from the provider's share. */
  taxes: number;
}

/**
 * How a booking's money was divided, with all that was posted to it later, such as a lost dispute; undefined before it was
 * divided. By `ledger_transfers_booking`.
 */
export async function findPostedShare(db: DbOrTx, bookingId: string): Promise<PostedShare | undefined> {
  const credited = (...accounts: string[]) =>
    sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.account} in ${accounts}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({
      divided: sql<boolean>`coalesce(bool_or(${ledgerEntries.kind} in ('earn', 'cancellation')), false)`,
      payable: credited('provider:payable:USD'),
      commission: credited('commission:USD', 'cancellation:USD', 'tax:vat:USD'),
      taxes: credited('tax:levy:USD', 'tax:withholding:USD'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, bookingId));
  if (!row?.divided) return undefined;
  const { divided: _, ...share } = row;
  return share;
}
