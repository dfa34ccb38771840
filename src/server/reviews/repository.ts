import { and, eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { reviews } from './tables.ts';

/** @returns the new review's id, or undefined where its booking has one already */
export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<string | undefined> {
  const [added] = await tx
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning({ id: reviews.id });
  return added?.id;
}

export async function saveAnswer(tx: Tx, id: string, { answer, at }: { answer: string; at: Date }): Promise<void> {
  const answered = await tx
    .update(reviews)
    .set({ answer, answeredAt: at })
    .from(services)
    .where(and(eq(reviews.id, id), eq(services.id, reviews.serviceId)))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, answered);
}
