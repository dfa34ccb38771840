import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { supportAttachments } from '../tables.ts';

/** Attaches files that were uploaded to a message. @throws AppError attachment_gone: one is not there, or was attached before */
export async function claimAttachments(tx: Tx, messageId: string, keys: readonly string[]): Promise<void> {
  for (const [position, key] of keys.entries()) {
    const claimed = await tx
      .update(supportAttachments)
      .set({ messageId, position })
      .where(and(eq(supportAttachments.keySha256, sha256(key)), isNull(supportAttachments.messageId)))
      .returning({ id: supportAttachments.id });
    if (claimed.length === 0) throw new AppError('attachment_gone');
  }
}
