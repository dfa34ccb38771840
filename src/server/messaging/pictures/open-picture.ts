import { and, eq } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { AppError } from '#shared/errors.ts';
import { messagePictures, messages } from '../tables.ts';
import { findPictureBytes, type PictureSize } from './picture-file.ts';

interface Wanted {
  id: string;
  conversationId: string;
  /** Who opens it, for whom their own is there before it is sent. */
  personId: string;
  size: PictureSize;
}

/** A photo for a side of its conversation, unless our team has removed it. The caller has decided who is one. @throws AppError not_found */
export async function openPicture(app: App, { id, conversationId, personId, size }: Wanted): Promise<FileAnswer> {
  if (!validate(id)) throw new AppError('not_found');
  const [row] = await app.db
    .select({
      ...{ messageId: messagePictures.messageId, personId: messagePictures.personId },
      removedAt: messages.removedAt,
    })
    .from(messagePictures)
    .leftJoin(messages, eq(messages.id, messagePictures.messageId))
    .where(and(eq(messagePictures.id, id), eq(messagePictures.conversationId, conversationId)));
  if (!row || row.removedAt || (row.messageId === null && row.personId !== personId)) throw new AppError('not_found');
  const body = await findPictureBytes(app, { id, size });
  if (!body) throw new AppError('not_found');
  return { contentType: 'image/webp', filename: 'photo.webp', body, inline: true, untrusted: true };
}
