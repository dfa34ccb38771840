import { eq, ilike, or } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { providers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';
import { matchesPerson } from '../users/list-queries.ts';

/** So many things of one kind at most may have the words in their name. */
const most = 200;
/** A shorter text is no name: too many things have it. */
const nameFrom = 3;

/**
 * The ids of what entries are asked for: a whole id, the reference of a booking, or a part of the name of a person, a provider
 * or a listing as it is now. A text that names nothing stays as it is, for what has no id of ours, such as a list. They are
 * found before the entries are read, since the planner does not know how few there are.
 * @throws AppError invalid_input with fields.about: more than 200 things of one kind fit
 */
export async function findSubjects(db: Db, about: string): Promise<readonly string[]> {
  if (isUuid(about)) return [about.toLowerCase()];
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, about.toUpperCase()));
  if (booking) return [booking.id];
  if (about.length < nameFrom) return [about];
  const named = containing(about);
  const found = await Promise.all([
    db
      .select({ id: people.id })
      .from(people)
      .where(matchesPerson(about))
      .limit(most + 1),
    db
      .select({ id: providers.id })
      .from(providers)
      .where(ilike(providers.name, named))
      .limit(most + 1),
    db
      .select({ id: services.id })
      .from(services)
      .where(or(ilike(services.titleEn, named), ilike(services.titleSw, named)))
      .limit(most + 1),
  ]);
  if (found.some(({ length }) => length > most)) {
    throw new AppError('invalid_input', { fields: { about: 'things_many' } });
  }
  return [about, ...found.flat().map(({ id }) => id)].sort();
}
