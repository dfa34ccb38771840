import { eq, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { reviewReports, reviews } from '#server/reviews/tables.ts';
import type { Lang } from '#shared/languages.ts';

/** A report of a review that was decided, with the review's author and listing; undefined where it was not. */
export async function findDecidedReport(db: DbOrTx, id: string) {
  const [row] = await db
    .select({
      ...{ providerId: reviewReports.providerId, outcome: reviewReports.outcome, decision: reviewReports.decision },
      author: {
        ...{ name: people.name, email: people.email },
        language: sql<Lang>`coalesce(${people.preferences}->>'language', 'en')`,
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
