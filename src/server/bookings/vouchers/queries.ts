import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { byIdOrReference } from '../access-queries.ts';
import { bookings } from '../tables.ts';

/** A booking with everything that its papers show of the trip. */
export type PaperTrip = NonNullable<Awaited<ReturnType<typeof findPaperTrip>>>;

/** By primary key or `bookings_reference_unique`; with `person` only if it is theirs or they are an admin. */
export async function findPaperTrip(db: DbOrTx, idOrReference: string, person?: Pick<Person, 'id' | 'role'>) {
  const own = person && person.role !== 'admin' ? eq(bookings.personId, person.id) : undefined;
  const [row] = await db
    .select({
      booking: bookings,
      service: {
        id: services.id,
        titleEn: services.titleEn,
        titleSw: services.titleSw,
        location: services.location,
        category: services.category,
        meetingPointEn: services.meetingPointEn,
        meetingPointSw: services.meetingPointSw,
      },
      provider: { name: providers.name, phoneSealed: providers.phoneSealed },
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(and(byIdOrReference(idOrReference), own));
  return row;
}

/** A booking whose provider the person is a member of, with their rights there; else undefined. */
export async function findCheckInBooking(app: App, { reference, personId }: { reference: string; personId: string }) {
  const [row] = await app.db
    .select({
      booking: bookings,
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
      rights: providerMembers.rights,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(
      providerMembers,
      and(eq(providerMembers.providerId, bookings.providerId), eq(providerMembers.personId, personId)),
    )
    .where(eq(bookings.reference, reference));
  return row;
}
