import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { arrivalColumns } from '../arrival-queries.ts';
import { bookings } from '../tables.ts';

/** A booking with everything that its papers show of the trip. */
export type PaperTrip = NonNullable<Awaited<ReturnType<typeof findPaperTrip>>>;

export async function findPaperTrip(db: DbOrTx, bookingId: string) {
  const [row] = await db
    .select({
      booking: bookings,
      service: {
        id: services.id,
        titleEn: services.titleEn,
        titleSw: services.titleSw,
        location: services.location,
        category: services.category,
      },
      arrival: arrivalColumns,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(eq(bookings.id, bookingId));
  return row;
}

/** The booking with this reference, if it belongs to one of these providers. By `bookings_reference_unique`. */
export async function findCheckInBooking(
  app: App,
  { reference, providerIds }: { reference: string; providerIds: readonly string[] },
) {
  const [row] = await app.db
    .select({ booking: bookings, service: { titleEn: services.titleEn, titleSw: services.titleSw } })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(and(eq(bookings.reference, reference), inArray(bookings.providerId, providerIds)));
  return row;
}
