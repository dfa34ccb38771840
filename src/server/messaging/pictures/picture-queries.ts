import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { Message } from '#shared/contracts/messages.ts';
import { messagePictures, messages } from '../tables.ts';

/** How many photos the message of the row has. By `message_pictures_message`. */
export const pictureCount = sql<number>`(select count(*)::integer from ${messagePictures}
  where ${messagePictures.messageId} = ${messages.id})`;

/** The photos of messages, by the message's id. By `message_pictures_message`. */
export async function picturesByMessage(
  app: App,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Message['pictures']>> {
  const found = new Map<string, Message['pictures']>();
  if (ids.length === 0) return found;
  const rows = await app.db
    .select()
    .from(messagePictures)
    .where(inArray(messagePictures.messageId, [...ids]))
    .orderBy(asc(messagePictures.messageId), asc(messagePictures.position));
  for (const { id, messageId, altSealed, width, height } of rows) {
    if (messageId === null || altSealed === null) throw new Error(`photo ${id} was sent without its description`);
    const before = found.get(messageId) ?? [];
    found.set(messageId, [...before, { id, width, height, alt: app.secrets.open(altSealed) }]);
  }
  return found;
}

/** The ids of a message's photos, in their order. */
export async function listPictureIds(db: DbOrTx, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .where(eq(messagePictures.messageId, messageId))
    .orderBy(asc(messagePictures.position));
  return rows.map(({ id }) => id);
}
