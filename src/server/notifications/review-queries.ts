import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { chosenLanguage } from '#server/accounts/queries.ts';
import { people } from '#server/accounts/tables.ts';
import { isOwnListing } from '#server/bookings/access-queries.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import { mailedProvider } from './queries.ts';

/**
 * A completed booking that has no review, with its traveller; undefined where it has one, where it is marked as a no-show,
 * where the traveller is on the provider's team, or where the traveller or the provider is suspended.
 */
export async function findUnreviewed(db: DbOrTx, bookingId: string) {
  const [row] = await db
    .select({
      booking: { id: bookings.id, completesAt: bookings.completesAt },
      person: {
        ...{ id: people.id, name: people.name, email: people.email, emailVerifiedAt: people.emailVerifiedAt },
        language: chosenLanguage(),
      },
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
    })
    .from(bookings)
    .innerJoin(people, eq(people.id, bookings.personId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(
      and(
        ...[
          eq(bookings.id, bookingId),
          eq(bookings.status, 'completed'),
          isNull(bookings.noShowAt),
          isNull(reviews.id),
          not(isOwnListing),
        ],
        ...[isNull(people.suspendedAt), eq(providers.status, 'approved')],
      ),
    );
  return row;
}

/** A review that everybody can read, with its listing and its provider. */
export async function findNewReview(db: DbOrTx, reviewId: string) {
  const [row] = await db
    .select({
      review: { rating: reviews.rating, text: reviews.text, answer: reviews.answer, createdAt: reviews.createdAt },
      author: {
        name: people.name,
        shown: sql<boolean>`(${people.preferences} -> 'privacy' ->> 'profileVisible')::boolean`,
      },
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
      providerId: providers.id,
      provider: mailedProvider(db),
    })
    .from(reviews)
    .innerJoin(people, eq(people.id, reviews.personId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .innerJoin(providers, eq(providers.id, reviews.providerId))
    .where(and(eq(reviews.id, reviewId), isNull(reviews.takenDownAt), eq(providers.status, 'approved')));
  return row;
}

/** A report of a review that was decided, with the review's author and listing; undefined where it was not. */
export async function findDecidedReport(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      reporterId: reviewReports.personId,
      ...{ providerId: reviewReports.providerId, outcome: reviewReports.outcome, decision: reviewReports.decision },
      author: {
        ...{ name: people.name, email: people.email },
        language: chosenLanguage(),
      },
      service: { titleEn: services.titleEn, titleSw: services.titleSw },
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(people, eq(people.id, reviews.personId))
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(eq(reviewReports.id, id));
  const { outcome, decision } = row ?? {};
  return row && outcome && decision != null ? { ...row, outcome, decision } : undefined;
}

/** Who reported a review as a reader. */
export async function findReporter(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      ...{ id: people.id, name: people.name, email: people.email },
      language: chosenLanguage(),
    })
    .from(people)
    .where(eq(people.id, id));
  return row;
}
