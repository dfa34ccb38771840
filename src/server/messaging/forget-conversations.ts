import { and, asc, eq, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { transaction } from '#server/db/client.ts';
import { deletePictures } from './pictures/remove-files.ts';
import { conversations, messagePictures, messageReports, messages } from './tables.ts';

/** How long messages are kept after the trip and after the last of them: for questions about it and for disputes. */
const keptMs = 180 * 24 * 3_600_000;
const batch = 100;

/**
 * Runs once a day: deletes conversations with their messages and photos 180 days after the last message, and those about a booking not before
 * 180 days after its trip; one with an open report of a message stays until it is decided. A second run changes nothing. By `conversations_last`.
 */
export async function forgetConversations(app: App): Promise<void> {
  while ((await forgetBatch(app)) === batch);
}

/** @returns how many were deleted */
function forgetBatch(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - keptMs);
  return transaction(app, async (tx) => {
    // Locked as by whoever writes: one that is written in meanwhile is no longer old.
    const openReport = tx
      .select({ id: messageReports.id })
      .from(messageReports)
      .where(and(eq(messageReports.conversationId, conversations.id), isNull(messageReports.closedAt)));
    const old = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .leftJoin(bookings, eq(bookings.id, conversations.bookingId))
      .where(
        and(
          lt(conversations.lastMessageAt, before),
          notExists(openReport),
          or(isNull(conversations.bookingId), lt(bookings.completesAt, before)),
        ),
      )
      .orderBy(asc(conversations.lastMessageAt))
      .limit(batch)
      .for('update', { of: conversations });
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await deletePictures(tx, inArray(messagePictures.conversationId, ids));
    await tx.delete(messageReports).where(inArray(messageReports.conversationId, ids));
    await tx.delete(messages).where(inArray(messages.conversationId, ids));
    await tx.delete(conversations).where(inArray(conversations.id, ids));
    return old.length;
  });
}
