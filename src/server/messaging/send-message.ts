import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { languageOf } from '#shared/language-of.ts';
import { type MessageSide, messageLimits } from '#shared/message-rules.ts';
import { noticeMessage } from './notice-message.ts';
import { claimPictures } from './pictures/claim-pictures.ts';
import { listPictureIds } from './pictures/picture-queries.ts';
import { findSent, insertMessage, isOpen, lockConversation, type MessageRow, tellReaders } from './repository.ts';

interface NewMessage {
  conversationId: string;
  side: MessageSide;
  /** Made by the sender's page: what is sent again under the same id is not sent twice. */
  clientId: string;
  text: string;
  /** Photos that the sender has uploaded, with what each shows in their words. */
  pictures?: readonly { id: string; alt: string }[];
}

/**
 * Sends a message to the other side, whose open pages are told at once, and who is told by letter where it stays unread.
 * @returns the message; the first one where it was sent before
 * @throws AppError not_found, message_sent (something else was sent under this id), conversation_closed (the provider is not
 *   approved, or somebody is suspended), too_many_tries, message_picture_gone
 */
export function sendMessage(
  app: App,
  person: { id: string },
  { conversationId, side, clientId, text, pictures = [] }: NewMessage,
): Promise<MessageRow> {
  const named = { conversationId, personId: person.id, clientId };
  return transaction(app, async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (!conversation) throw new AppError('not_found');
    const sent = await findSent(tx, named);
    if (sent) return await sameMessage(app, tx, { sent, text, pictures });
    if (!(await isOpen(tx, conversation))) throw new AppError('conversation_closed');
    const sentAt = app.clock.now();
    if (app.config.rateLimits) await takeTries(tx, limitsOf(person.id), sentAt);
    const message = await insertMessage(tx, {
      ...{ conversation, side, clientId, personId: person.id, sentAt },
      ...{ textSealed: app.secrets.seal(text), lang: languageOf(text) },
    });
    const sealed = pictures.map(({ id, alt }) => ({ id, altSealed: app.secrets.seal(alt) }));
    await claimPictures(tx, { conversationId, personId: person.id, messageId: message.id, pictures: sealed });
    await tellReaders(tx, conversation);
    await noticeMessage(tx, conversation, { side, senderId: person.id });
    return message;
  });
}

interface SentBefore extends Required<Pick<NewMessage, 'text' | 'pictures'>> {
  sent: MessageRow;
}

/** The message that was sent before, where it is this one. @throws AppError message_sent: its sender has changed it since */
async function sameMessage(app: App, tx: Tx, { sent, text, pictures }: SentBefore): Promise<MessageRow> {
  const before = [app.secrets.open(sent.textSealed), ...(await listPictureIds(tx, sent.id))];
  const now = [text, ...pictures.map(({ id }) => id)];
  if (JSON.stringify(before) !== JSON.stringify(now)) throw new AppError('message_sent');
  return sent;
}

const limitsOf = (personId: string) => [
  { subject: `messages-minute:${personId}`, most: messageLimits.perMinute, periodMs: 60_000 },
  { subject: `messages-day:${personId}`, most: messageLimits.perDay, periodMs: 24 * 3_600_000 },
];
