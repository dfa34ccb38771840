import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { networkLimits } from '#server/limits/network.ts';
import { type Limit, takeTries } from '#server/limits/take-tries.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { chatLimits } from '#shared/chat-limits.ts';
import type { Lang } from '#shared/languages.ts';
import { answerBuiltIn } from './built-in/answer.ts';
import type { Frame } from './built-in/frame.ts';
import { type Conversation, findConversation, frameOf, type Talker } from './conversations/conversation-queries.ts';
import { dropOldMessages, lockConversation } from './conversations/repository.ts';
import { answerByModel } from './model/answer-by-model.ts';
import { chatConversations, chatMessages } from './tables.ts';

/** Who asks the assistant. */
interface Asker extends Talker {
  /** Of the page. */
  lang: Lang;
  /** The network address of the caller. */
  address: string;
}

export interface StoredMessage {
  id: string;
  sender: 'user' | 'bot';
  text: string;
  listingIds: string[];
  sentAt: Date;
}

export interface AnsweredMessage {
  message: StoredMessage;
  answer: StoredMessage;
}

/** The conversation in which a message is answered, before it is. */
interface AllowedMessage {
  asker: Asker;
  conversation: Conversation | undefined;
  /** By which the browser names the conversation from now on. */
  token: string;
}

/**
 * Counts a message against the limits and finds its conversation, which begins with the first message.
 * @throws AppError too_many_tries
 */
export async function allowMessage(app: App, asker: Asker): Promise<AllowedMessage> {
  if (app.config.rateLimits) await transaction(app, (tx) => takeTries(tx, limitsOf(app, asker), app.clock.now()));
  const conversation = await findConversation(app.db, asker);
  return { asker, conversation, token: conversation && asker.token ? asker.token : newToken() };
}

/**
 * Answers a message and keeps both in the conversation. What is looked up is read before the transaction, and nothing but the conversation
 * is written. Yields what a language model says in pieces; where it fails after it has begun, what is returned is another answer than the pieces.
 * @param asked.text trimmed, 1 to `chatLimits.message` letters
 */
export async function* answerMessage(
  app: App,
  { asker, conversation, token }: AllowedMessage,
  { text, signal }: { text: string; signal: AbortSignal },
): AsyncGenerator<string, AnsweredMessage> {
  const now = app.clock.now();
  const { personId, lang } = asker;
  const frame = conversation && frameOf(app, conversation);
  const person = personId === undefined ? undefined : { id: personId };
  const message: StoredMessage = { id: newId(), sender: 'user', text, listingIds: [], sentAt: now };
  const asked = { message: text, pageLang: lang, conversation, address: asker.address, signal };
  const byModel = yield* answerByModel({ app, person }, asked);
  const draft = byModel ?? (await answerBuiltIn({ app, person }, { message: text, frame, pageLang: lang }));
  const answer: StoredMessage = {
    ...{ id: newId(), sender: 'bot', text: draft.lines.join('\n'), sentAt: app.clock.now() },
    listingIds: draft.listings.map(({ id }) => id),
  };
  await transaction(app, (tx) =>
    keep(app, tx, {
      talker: { token, personId },
      isNew: !conversation,
      messages: [message, answer],
      frame: draft.frame,
    }),
  );
  return { message, answer };
}

interface Kept {
  talker: Talker & { token: string };
  isNew: boolean;
  messages: StoredMessage[];
  /** Undefined leaves it as it was. */
  frame: Frame | undefined;
}

async function keep(app: App, tx: Tx, { talker, isNew, messages, frame }: Kept): Promise<void> {
  const { token, personId } = talker;
  const found = await lockConversation(tx, talker);
  // It was forgotten, or became that of somebody who signed in, while this was answered.
  if (!found && !isNew) return;
  const lastMessageAt = messages.at(-1)?.sentAt ?? app.clock.now();
  const before = found?.messageCount ?? 0;
  const count = before + messages.length;
  const id = found?.id ?? newId();
  const values = {
    ...{ messageCount: count, lastMessageAt, personId: personId ?? null },
    ...(frame && { frameSealed: app.secrets.seal(JSON.stringify(frame)) }),
  };
  if (found) await tx.update(chatConversations).set(values).where(eq(chatConversations.id, id));
  else
    await tx.insert(chatConversations).values({ ...values, id, tokenSha256: sha256(token), createdAt: lastMessageAt });
  await tx.insert(chatMessages).values(
    messages.map(({ text, ...message }, index) => ({
      ...{ ...message, conversationId: id, number: before + index + 1, textSealed: app.secrets.seal(text) },
    })),
  );
  await dropOldMessages(tx, id, count);
}

const minuteMs = 60_000;

/** Of a person wherever they are; of visitors all of a network together. */
function limitsOf({ secrets }: App, { personId, address }: Asker): Limit[] {
  const periods = [
    { name: 'chat', most: chatLimits.perMinute, periodMs: minuteMs },
    { name: 'chat-day', most: chatLimits.perDay, periodMs: 1_440 * minuteMs },
  ];
  return periods.flatMap(({ name, ...limit }) =>
    personId === undefined
      ? networkLimits(secrets, address, { ...limit, subject: name })
      : [{ ...limit, subject: `${name}:${personId}` }],
  );
}
