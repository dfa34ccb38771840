import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import type { FoundRow } from '#server/http/rights.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { bookings } from './tables.ts';

/** The booking by its id or its reference, which may be typed in any case. By primary key or `bookings_reference_unique`. */
const byIdOrReference = (idOrReference: string): SQL =>
  validate(idOrReference) ? eq(bookings.id, idOrReference) : eq(bookings.reference, referenceOf(idOrReference));

const referenceOf = (typed: string) => typed.trim().toUpperCase();

/** The columns of a booking's listing that its answers show. */
export const serviceColumns = {
  id: services.id,
  titleEn: services.titleEn,
  titleSw: services.titleSw,
  location: services.location,
  category: services.category,
};

/** Whether a booking's traveller is on the team of its provider. By the primary key of `provider_members`. */
export const isOwnListing = sql<boolean>`exists (select 1 from ${providerMembers} as team
  where team.provider_id = ${bookings.providerId} and team.person_id = ${bookings.personId})`;

/** The same of one booking; false where there is none. */
export async function isOfOwnTeam(db: DbOrTx, bookingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isOwnListing));
  return rows.length > 0;
}

const bookingRow = (name: string, isNamed: (value: Placeholder) => SQL) =>
  preparedQuery(name, ['name', 'personId'], (db, { name, personId }) =>
    db
      .select({
        id: bookings.id,
        own: sql<boolean>`${bookings.personId} = ${personId}`,
        rights: providerMembers.rights,
      })
      .from(bookings)
      .leftJoin(
        providerMembers,
        and(eq(providerMembers.providerId, bookings.providerId), eq(providerMembers.personId, personId)),
      )
      .where(isNamed(name)),
  );
const rowById = bookingRow('booking-row-by-id', (id) => eq(bookings.id, id));
const rowByReference = bookingRow('booking-row-by-reference', (reference) => eq(bookings.reference, reference));

/**
 * The booking that a path names by its id or reference, and what the person is to it. `http/rights.ts` decides by it who
 * may call. By the primary keys of `bookings` and `provider_members`, or `bookings_reference_unique`.
 */
export async function findBookingRow(
  app: App,
  { name, personId }: { name: string; personId: string },
): Promise<FoundRow | undefined> {
  const [row] = validate(name)
    ? await rowById.rows(app.db, { name, personId })
    : await rowByReference.rows(app.db, { name: referenceOf(name), personId });
  return row && { ...row, rights: row.rights ?? [] };
}

/** A booking that the body of a call names, if this person made it; else undefined. */
export async function findOwnBooking(
  db: DbOrTx,
  { idOrReference, personId }: { idOrReference: string; personId: string },
): Promise<typeof bookings.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(byIdOrReference(idOrReference), eq(bookings.personId, personId)));
  return row;
}
