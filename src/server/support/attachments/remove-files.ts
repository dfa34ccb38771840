import type { SQL } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { supportAttachments } from '../tables.ts';

/** So many files one job removes. */
const batch = 100;

/** Deletes the rows of attachments; jobs remove their files once this is committed. */
export async function deleteAttachments(tx: Tx, which: SQL | undefined): Promise<void> {
  const removed = await tx.delete(supportAttachments).where(which).returning({ id: supportAttachments.id });
  for (let at = 0; at < removed.length; at += batch) {
    const attachmentIds = removed.slice(at, at + batch).map(({ id }) => id);
    await enqueue(tx, 'remove-support-attachments', { attachmentIds });
  }
}
