import { asc, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import type { Ticket } from '#shared/contracts/support.ts';
import { supportAttachments } from '../tables.ts';
import { attachmentUrl } from './attachment-link.ts';

type Attachments = Ticket['messages'][number]['attachments'];

/** The files of messages, by the message's id, with addresses that open them for an hour. By `support_attachments_message`. */
export async function attachmentsByMessage(
  app: App,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Attachments>> {
  const found = new Map<string, Attachments>();
  if (ids.length === 0) return found;
  const rows = await app.db
    .select()
    .from(supportAttachments)
    .where(inArray(supportAttachments.messageId, [...ids]))
    .orderBy(asc(supportAttachments.messageId), asc(supportAttachments.position));
  for (const { id, messageId, fileName, mediaType, bytes } of rows) {
    const key = String(messageId);
    found.set(key, [...(found.get(key) ?? []), { id, fileName, mediaType, bytes, url: attachmentUrl(app, id) }]);
  }
  return found;
}

/** Those of these attachments that there are. */
export const knownAttachments = (db: DbOrTx, ids: readonly string[]): Promise<{ id: string }[]> =>
  db
    .select({ id: supportAttachments.id })
    .from(supportAttachments)
    .where(inArray(supportAttachments.id, [...ids]));

/** Whether a message has the files of these keys, in their order, and no others. */
export async function hasAttachments(db: DbOrTx, messageId: string, keys: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ keySha256: supportAttachments.keySha256 })
    .from(supportAttachments)
    .where(eq(supportAttachments.messageId, messageId))
    .orderBy(asc(supportAttachments.position));
  return rows.length === keys.length && keys.every((key, at) => rows[at]?.keySha256 === sha256(key));
}
