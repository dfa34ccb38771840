import { and, eq } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { isMemberWith } from '#server/providers/queries.ts';
import { reviews } from './tables.ts';

/** What a review needs to know of a booking of this person, or undefined. */
export async function findOwnBooking(db: DbOrTx, { personId, bookingId }: { personId: string; bookingId: string }) {
  const [row] = await db
    .select({ id: bookings.id, serviceId: bookings.serviceId, status: bookings.status })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.personId, personId)));
  return row;
}

/** Whether this person is a member of the provider of a review's listing, with the right `manage`. */
export async function mayAnswer(
  db: DbOrTx,
  { personId, reviewId }: { personId: string; reviewId: string },
): Promise<boolean> {
  const manages = isMemberWith(db, { providerId: services.providerId, personId, rights: ['manage'] });
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(and(eq(reviews.id, reviewId), manages));
  return rows.length > 0;
}
