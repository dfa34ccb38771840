import { desc, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { sha256 } from '#server/secrets.ts';
import type { ChatSender } from '#shared/chat-limits.ts';
import type { Frame } from '../built-in/frame.ts';
import { chatConversations, chatMessages } from '../tables.ts';

export type Conversation = typeof chatConversations.$inferSelect;

/** Whose conversation it is: by the browser's cookie, and by who is signed in there. */
export interface Talker {
  /** Undefined where the browser has no cookie. */
  token: string | undefined;
  personId: string | undefined;
}

/** The conversation of a browser; undefined where there is none, or where it is that of somebody else who was signed in there. */
export async function findConversation(db: DbOrTx, { token, personId }: Talker): Promise<Conversation | undefined> {
  if (!token) return undefined;
  const [row] = await db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.tokenSha256, sha256(token)));
  return row && (row.personId === null || row.personId === personId) ? row : undefined;
}

/** What a conversation is about; undefined where it has just begun. */
export function frameOf({ secrets }: Pick<App, 'secrets'>, { frameSealed }: Conversation): Frame | undefined {
  return frameSealed === null ? undefined : (JSON.parse(secrets.open(frameSealed)) as Frame);
}

/** A message of a conversation, as whoever answers the next one is told it. */
interface SaidBefore {
  sender: ChatSender;
  text: string;
  /** The listings that an answer named. */
  listingIds: string[];
}

/** What was said last in a conversation, the oldest first. By `chat_messages_conversation`. */
export async function listLastSaid(
  { db, secrets }: Pick<App, 'db' | 'secrets'>,
  { id }: Pick<Conversation, 'id'>,
  most: number,
): Promise<SaidBefore[]> {
  const { sender, textSealed, listingIds } = chatMessages;
  const rows = await db
    .select({ sender, textSealed, listingIds })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, id))
    .orderBy(desc(chatMessages.number))
    .limit(most);
  return rows.toReversed().map(({ textSealed: sealed, ...row }) => ({ ...row, text: secrets.open(sealed) }));
}
