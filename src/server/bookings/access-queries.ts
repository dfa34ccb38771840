import { and, eq, or, type SQL } from 'drizzle-orm';
import { validate } from 'uuid';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { isMemberWith } from '#server/providers/queries.ts';
import type { CancelRole } from '#shared/states.ts';
import { bookings } from './tables.ts';

type BookingRow = typeof bookings.$inferSelect;

/** The booking by its id or its reference, which may be typed in any case. By primary key or `bookings_reference_unique`. */
export const byIdOrReference = (idOrReference: string): SQL =>
  validate(idOrReference) ? eq(bookings.id, idOrReference) : eq(bookings.reference, idOrReference.trim().toUpperCase());

/** Whether the person is a member of the booking's provider with a right by which bookings are seen and cancelled. */
const handlesBookings = (db: DbOrTx, { id: personId }: Pick<Person, 'id'>): SQL =>
  isMemberWith(db, { providerId: bookings.providerId, personId, rights: ['manage', 'bookings'] });

/** Bookings that a person may see: their own, those of a provider whose bookings they handle, all for admins. */
export function visibleTo(db: DbOrTx, person: Pick<Person, 'id' | 'role'>): SQL | undefined {
  if (person.role === 'admin') return undefined;
  return or(eq(bookings.personId, person.id), handlesBookings(db, person));
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

/** In which role somebody who may see the booking does so, and may cancel it. */
export function roleOf(booking: { personId: string }, person: Pick<Person, 'id' | 'role'>): CancelRole {
  if (booking.personId === person.id) return 'traveller';
  return person.role === 'admin' ? 'admin' : 'provider';
}

/** The id of a booking that the person may see and cancel, and in which role; undefined when there is none. */
export async function findCancelRole(
  db: DbOrTx,
  idOrReference: string,
  person: Pick<Person, 'id' | 'role'>,
): Promise<{ id: string; role: CancelRole } | undefined> {
  const found = await findVisibleBooking(db, idOrReference, person);
  return found && { id: found.id, role: roleOf(found, person) };
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
