import { eq, ilike, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titled } from '#server/catalogue/approvals/list-queries.ts';
import { services } from '#server/catalogue/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { disputes } from '#server/payments/disputes/tables.ts';
import { payouts } from '#server/payments/payouts/tables.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { AppError } from '#shared/errors.ts';
import { matchesPerson } from '../users/list-queries.ts';

/** So many things of one kind at most may have the words in their name. */
const most = 200;
/** So many payouts or consents at most may belong to what has them; a provider has a payout a week. */
const belongingMost = 2_000;
/** A shorter text is no name: too many things have it. */
const nameFrom = 3;

/**
 * The ids of what entries are asked for: a whole id, the reference of a booking with the money and consents that are called by
 * it, or a part of the name of a person, a provider or a listing as it is now, with the provider's payouts and the consents that
 * have it in their name. A text that names nothing stays as it is, for what has no id of ours, such as a list. They are found
 * before the entries are read, since the planner does not know how few there are.
 * @throws AppError invalid_input with fields.about: more than 200 things of one kind fit, or 2,000 payouts or consents
 */
export async function findSubjects(db: Db, about: string): Promise<readonly string[]> {
  if (isUuid(about)) return [about.toLowerCase()];
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, about.toUpperCase()));
  if (booking) return [booking.id, ...(await belongingTo(db, booking.id))].sort();
  if (about.length < nameFrom) return [about];
  return [about, ...(await named(db, about))].sort();
}

/** The ids of what an entry calls by the reference of this booking. */
async function belongingTo(db: Db, bookingId: string): Promise<string[]> {
  const paid = () => db.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookingId));
  const found = await unionAll(
    paid(),
    db.select({ id: refunds.id }).from(refunds).where(inArray(refunds.paymentId, paid())),
    db.select({ id: disputes.id }).from(disputes).where(inArray(disputes.paymentId, paid())),
    db.select({ id: reviews.id }).from(reviews).where(eq(reviews.bookingId, bookingId)),
    db.select({ id: consentRequests.id }).from(consentRequests).where(eq(consentRequests.bookingId, bookingId)),
  );
  return found.map(({ id }) => id);
}

async function named(db: Db, words: string): Promise<string[]> {
  const part = containing(words);
  const [persons, owners, listings, consents] = await Promise.all([
    db
      .select({ id: people.id })
      .from(people)
      .where(matchesPerson(words))
      .limit(most + 1),
    db
      .select({ id: providers.id })
      .from(providers)
      .where(ilike(providers.name, part))
      .limit(most + 1),
    db
      .select({ id: services.id })
      .from(services)
      .where(titled(words))
      .limit(most + 1),
    db
      .select({ id: consentRequests.id })
      .from(consentRequests)
      .where(ilike(consentRequests.subjectName, part))
      .limit(belongingMost + 1),
  ]);
  if ([persons, owners, listings].some(({ length }) => length > most)) throw tooMany();
  const paidOut = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      inArray(
        payouts.providerId,
        owners.map(({ id }) => id),
      ),
    )
    .limit(belongingMost + 1);
  if ([consents, paidOut].some(({ length }) => length > belongingMost)) throw tooMany();
  return [persons, owners, listings, consents, paidOut].flat().map(({ id }) => id);
}

const tooMany = () => new AppError('invalid_input', { fields: { about: 'things_many' } });
