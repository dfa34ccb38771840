import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { messagePictures } from '../tables.ts';
import { enqueueRemoval } from './remove-files.ts';

interface Unsent {
  id: string;
  conversationId: string;
  personId: string;
}

/** Removes a photo that this person has uploaded and not sent; a job removes its files. @throws AppError not_found */
export function removePicture(app: App, { id, conversationId, personId }: Unsent): Promise<void> {
  return transaction(app, async (tx) => {
    const removed = await tx
      .delete(messagePictures)
      .where(
        and(
          eq(messagePictures.id, id),
          eq(messagePictures.conversationId, conversationId),
          eq(messagePictures.personId, personId),
          isNull(messagePictures.messageId),
        ),
      )
      .returning({ id: messagePictures.id });
    if (removed.length === 0) throw new AppError('not_found');
    await enqueueRemoval(tx, removed);
  });
}
