import { and, eq, inArray } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { reviews } from './tables.ts';

/** Whether a review is of a listing of one of these providers. */
export async function isReviewOf(
  db: DbOrTx,
  { reviewId, providerIds }: { reviewId: string; providerIds: readonly string[] },
): Promise<boolean> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(and(eq(reviews.id, reviewId), inArray(services.providerId, providerIds)));
  return rows.length > 0;
}
