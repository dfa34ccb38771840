import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { languageOf } from '#shared/language-of.ts';
import { type MessageSide, messageLimits } from '#shared/message-rules.ts';
import { noticeMessage } from './notice-message.ts';
import { findSent, insertMessage, isOpen, lockConversation, type MessageRow, tellReaders } from './repository.ts';

interface NewMessage {
  conversationId: string;
  side: MessageSide;
  /** Made by the sender's page: what is sent again under the same id is not sent twice. */
  clientId: string;
  text: string;
}

/**
 * Sends a message to the other side, whose open pages are told at once, and who is told by letter where it stays unread.
 * @returns the message; the first one where it was sent before
 * @throws AppError not_found, conversation_closed (the provider is not approved, or somebody is suspended), too_many_tries
 */
export function sendMessage(
  app: App,
  person: { id: string },
  { conversationId, side, clientId, text }: NewMessage,
): Promise<MessageRow> {
  const named = { conversationId, personId: person.id, clientId };
  return transaction(app, async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (!conversation) throw new AppError('not_found');
    const sent = await findSent(tx, named);
    if (sent) return sent;
    if (!(await isOpen(tx, conversation))) throw new AppError('conversation_closed');
    const sentAt = app.clock.now();
    if (app.config.rateLimits) await takeTries(tx, limitsOf(person.id), sentAt);
    const message = await insertMessage(tx, {
      ...{ conversation, side, clientId, personId: person.id, sentAt },
      ...{ textSealed: app.secrets.seal(text), lang: languageOf(text) },
    });
    await tellReaders(tx, conversation);
    await noticeMessage(tx, conversation, { side, senderId: person.id });
    return message;
  });
}

const limitsOf = (personId: string) => [
  { subject: `messages-minute:${personId}`, most: messageLimits.perMinute, periodMs: 60_000 },
  { subject: `messages-day:${personId}`, most: messageLimits.perDay, periodMs: 24 * 3_600_000 },
];
