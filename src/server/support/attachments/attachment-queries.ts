import { asc, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
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
