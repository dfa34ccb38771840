import { eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { reviews } from '#server/reviews/tables.ts';

/** Notes that the listings change which this person has reviewed: their name stands there. By the index `reviews_person`. */
export async function noteAuthor(tx: Tx, personId: string): Promise<void> {
  const reviewed = await tx
    .selectDistinct({ id: services.id, category: services.category })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .where(eq(reviews.personId, personId));
  noteListings(tx, reviewed);
}
