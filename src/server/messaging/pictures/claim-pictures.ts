import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { messagePictures } from '../tables.ts';

interface Sending {
  conversationId: string;
  personId: string;
  messageId: string;
  pictures: readonly { id: string; altSealed: string }[];
}

/**
 * Gives photos that this person has uploaded for this conversation to their message.
 * @throws AppError message_picture_gone: one is not there, or was sent before
 */
export async function claimPictures(tx: Tx, { conversationId, personId, messageId, pictures }: Sending): Promise<void> {
  for (const [position, { id, altSealed }] of pictures.entries()) {
    const claimed = await tx
      .update(messagePictures)
      .set({ messageId, position, altSealed })
      .where(
        and(
          eq(messagePictures.id, id),
          eq(messagePictures.conversationId, conversationId),
          eq(messagePictures.personId, personId),
          isNull(messagePictures.messageId),
        ),
      )
      .returning({ id: messagePictures.id });
    if (claimed.length === 0) throw new AppError('message_picture_gone');
  }
}
