import { and, isNull, lte } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { supportAttachments } from '../tables.ts';
import { attachmentsFolder } from './attachment-file.ts';
import { knownAttachments } from './attachment-queries.ts';
import { deleteAttachments } from './remove-files.ts';

const dayMs = 24 * 3_600_000;
const batch = 200;

/**
 * Runs once a day: removes files whose message was not sent within a day, and those that no row names, as an upload leaves that a
 * crash has cut. By `support_attachments_unsent`.
 */
export async function forgetAttachments(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - dayMs);
  const unsent = and(isNull(supportAttachments.messageId), lte(supportAttachments.createdAt, before));
  await transaction(app, (tx) => deleteAttachments(tx, unsent));
  await removeOrphans(app);
}

async function removeOrphans(app: App): Promise<void> {
  // The row of an upload follows its file within seconds.
  const old = (await app.files.list(attachmentsFolder)).filter(({ ageMs }) => ageMs > dayMs);
  const idIn = (key: string) => key.slice(attachmentsFolder.length + 1);
  for (let at = 0; at < old.length; at += batch) {
    const some = old.slice(at, at + batch);
    const ids = some.map(({ key }) => idIn(key)).filter((name) => validate(name));
    const known = new Set((await knownAttachments(app.db, ids)).map(({ id }) => id));
    for (const { key } of some) if (!known.has(idIn(key))) await app.files.remove(key);
  }
}
