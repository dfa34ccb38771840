import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { drawPrivatePhoto } from '#server/pictures/private-photo.ts';
import type { MessagePictureAdded } from '#shared/contracts/messages.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { messageLimits } from '#shared/message-rules.ts';
import { showsContacts } from '../conversation-queries.ts';
import { isOpen, lockConversation } from '../repository.ts';
import { conversations, messagePictures } from '../tables.ts';
import { putPicture, removePictureFiles } from './picture-file.ts';

const dayMs = 24 * 3_600_000;

interface Upload {
  conversationId: string;
  personId: string;
  stream: Readable;
}

/**
 * Keeps a photo for a message that its sender has not sent yet; place, owner and all else that a camera notes are removed. The
 * files are written before the row, so that every row has its files; `forget-pictures.ts` removes files that got no row.
 * @throws AppError not_found, conversation_closed, pictures_before_booking, too_many_tries, and what `drawPrivatePhoto` throws
 */
export async function addPicture(app: App, upload: Upload): Promise<z.output<typeof MessagePictureAdded>> {
  const { conversationId, personId, stream } = upload;
  // Asked and counted before the photo is read and decoded, which takes time and memory.
  await transaction(app, async (tx) => {
    await requirePicturesAllowed(tx, conversationId);
    if (!app.config.rateLimits) return;
    const limit = { subject: `message-pictures:${personId}`, most: messageLimits.picturesPerDay, periodMs: dayMs };
    await takeTries(tx, [limit], app.clock.now());
  });
  const { width, height, ...bytes } = await drawPrivatePhoto(await buffer(stream));
  const id = newId();
  await putPicture(app, id, bytes);
  try {
    await transaction(app, async (tx) => {
      await requirePicturesAllowed(tx, conversationId);
      const createdAt = app.clock.now();
      await tx.insert(messagePictures).values({ id, conversationId, personId, width, height, createdAt });
    });
  } catch (error) {
    // After another error the row may be there all the same: the connection can break before it answers the commit.
    if (error instanceof AppError) await removePictureFiles(app, id);
    throw error;
  }
  return { id, width, height };
}

/**
 * Locks the conversation, which must be one in which photos may be sent: a photo can show a phone number, so it waits for a
 * paid booking as phone numbers do.
 * @throws AppError not_found, conversation_closed, pictures_before_booking
 */
async function requirePicturesAllowed(tx: Tx, conversationId: string): Promise<void> {
  const conversation = await lockConversation(tx, conversationId);
  if (!conversation) throw new AppError('not_found');
  if (!(await isOpen(tx, conversation))) throw new AppError('conversation_closed');
  if (!(await showsPictures(tx, conversationId))) throw new AppError('pictures_before_booking');
}

/** Whether photos may be sent in a conversation. Written out, since a query builder leaves out the table's name where there is but one. */
async function showsPictures(tx: Tx, conversationId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ contacts: boolean }>(
    sql`select ${showsContacts} as contacts from ${conversations} where ${conversations.id} = ${conversationId}`,
  );
  return rows[0]?.contacts ?? false;
}
