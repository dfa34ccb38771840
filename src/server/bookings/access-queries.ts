import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { providerMembers } from '#server/providers/tables.ts';
import type { CancelRole } from '#shared/states.ts';
import { bookings } from './tables.ts';

type BookingRow = typeof bookings.$inferSelect;

/** The booking by its id or its reference, which may be typed in any case. By primary key or `bookings_reference_unique`. */
export const byIdOrReference = (idOrReference: string): SQL =>
  validate(idOrReference) ? eq(bookings.id, idOrReference) : eq(bookings.reference, idOrReference.trim().toUpperCase());

/** Bookings that a person may see: their own, those of a provider they belong to, all for admins. */
export function visibleTo(db: DbOrTx, person: Pick<Person, 'id' | 'role'>): SQL | undefined {
  if (person.role === 'admin') return undefined;
  const membership = db
    .select({ one: sql`1` })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, bookings.providerId), eq(providerMembers.personId, person.id)));
  return or(eq(bookings.personId, person.id), exists(membership));
}

/** The columns of a booking's listing that its answers show. */
export const serviceColumns = {
  id: services.id,
  titleEn: services.titleEn,
  titleSw: services.titleSw,
  location: services.location,
  category: services.category,
};

/** The booking, if this person made it; else undefined. */
export async function findOwnBooking(
  db: DbOrTx,
  { idOrReference, personId }: { idOrReference: string; personId: string },
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(byIdOrReference(idOrReference), eq(bookings.personId, personId)));
  return row;
}

/** The id of the booking, if this person made it; else undefined. */
export const findOwnBookingId = async (...asked: Parameters<typeof findOwnBooking>): Promise<string | undefined> =>
  (await findOwnBooking(...asked))?.id;

/** A column: whether the person is a member of the booking's provider with the right to cancel its bookings. */
export function mayCancelForProvider(db: DbOrTx, person: Pick<Person, 'id'>): SQL<boolean> {
  const member = db
    .select({ one: sql`1` })
    .from(providerMembers)
    .where(
      and(
        eq(providerMembers.providerId, bookings.providerId),
        eq(providerMembers.personId, person.id),
        sql`${providerMembers.rights} ?| array['manage', 'bookings']`,
      ),
    );
  return sql<boolean>`${exists(member)}`;
}

/** The role in which a person may cancel a booking: its traveller, an admin, or its provider; undefined when they may not. */
export function cancelRoleOf(
  booking: { personId: string },
  person: Pick<Person, 'id' | 'role'>,
  { forProvider }: { forProvider: boolean },
): CancelRole | undefined {
  if (booking.personId === person.id) return 'traveller';
  if (person.role === 'admin') return 'admin';
  return forProvider ? 'provider' : undefined;
}

/** The id of a booking that the person may cancel, and in which role; undefined when there is none. */
export async function findCancelRole(
  db: DbOrTx,
  idOrReference: string,
  person: Pick<Person, 'id' | 'role'>,
): Promise<{ id: string; role: CancelRole } | undefined> {
  const [row] = await db
    .select({ id: bookings.id, personId: bookings.personId, forProvider: mayCancelForProvider(db, person) })
    .from(bookings)
    .where(and(byIdOrReference(idOrReference), visibleTo(db, person)));
  const role = row && cancelRoleOf(row, person, { forProvider: row.forProvider });
  return row && role && { id: row.id, role };
}

/** A booking that the person may see, with its listing; or undefined. */
export async function findVisibleTrip(db: DbOrTx, idOrReference: string, person: Pick<Person, 'id' | 'role'>) {
  const [row] = await db
    .select({ booking: bookings, service: serviceColumns })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(and(byIdOrReference(idOrReference), visibleTo(db, person)));
  return row;
}

/** The row of a booking that the person may see, or undefined. */
export async function findVisibleBooking(
  db: DbOrTx,
  idOrReference: string,
  person: Pick<Person, 'id' | 'role'>,
): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(byIdOrReference(idOrReference), visibleTo(db, person)));
  return row;
}
