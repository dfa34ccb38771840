import { and, eq, isNull, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { tellPeople } from '#server/live/tell-people.ts';
import { providerMembers, providers } from '#server/providers/tables.ts';
import { letterAfterMs, letterAgainMs, type MessageSide } from '#shared/message-rules.ts';
import { conversations, messages } from './tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A conversation, locked until the transaction ends, so that its messages are numbered one after the other. */
export async function lockConversation(tx: Tx, id: string): Promise<ConversationRow | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('no key update');
  return row;
}

/** Whether its provider is approved and its traveller not suspended, without which nobody writes. */
export async function isOpen(tx: Tx, { providerId, personId }: ConversationRow): Promise<boolean> {
  const rows = await tx
    .select({ id: providers.id })
    .from(providers)
    .innerJoin(people, eq(people.id, personId))
    .where(and(eq(providers.id, providerId), eq(providers.status, 'approved'), isNull(people.suspendedAt)));
  return rows.length > 0;
}

/** A message that was sent before under the same id; undefined: none was. By `messages_client`. */
export async function findSent(
  tx: Tx,
  { conversationId, personId, clientId }: Pick<MessageRow, 'conversationId' | 'personId' | 'clientId'>,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.personId, personId),
        eq(messages.clientId, clientId),
      ),
    );
  return row;
}

interface NewMessage extends Omit<typeof messages.$inferInsert, 'number' | 'conversationId'> {
  conversation: ConversationRow;
}

/**
 * Adds a message behind the last one of a locked conversation. The other side is told by letter in ten minutes unless it reads
 * before, and not again within a day while it does not.
 */
export async function insertMessage(tx: Tx, { conversation, ...message }: NewMessage): Promise<MessageRow> {
  const { id: conversationId, messageCount } = conversation;
  const number = messageCount + 1;
  const at = message.sentAt;
  const dueAt = (pending: Date | null, toldAt: Date | null) =>
    pending ?? new Date(Math.max(at.getTime() + letterAfterMs, (toldAt?.getTime() ?? 0) + letterAgainMs));
  await tx
    .update(conversations)
    .set({
      ...{ started: true, lastMessageAt: at, messageCount: number },
      ...(message.side === 'traveller'
        ? { travellerLast: number, providerLetterAt: dueAt(conversation.providerLetterAt, conversation.providerToldAt) }
        : {
            providerLast: number,
            travellerLetterAt: dueAt(conversation.travellerLetterAt, conversation.travellerToldAt),
          }),
    })
    .where(eq(conversations.id, conversationId));
  const [row] = await tx
    .insert(messages)
    .values({ ...message, conversationId, number })
    .returning();
  if (!row) throw new Error('a message was not stored');
  return row;
}

const readColumn = { traveller: 'travellerRead', provider: 'providerRead' } as const;

/**
 * Notes up to which message a side has read; what it read before stays read. One statement, so that of two pages the later
 * number holds. Once nothing is unread, no letter is due.
 * @returns false where it had read as much before
 */
export async function noteRead(
  tx: Tx,
  { conversationId, side, number }: { conversationId: string; side: MessageSide; number: number },
): Promise<boolean> {
  const column = conversations[readColumn[side]];
  const read = sql`least(${number}::integer, ${conversations.messageCount})`;
  const otherLast = side === 'traveller' ? conversations.providerLast : conversations.travellerLast;
  const letterAt = side === 'traveller' ? conversations.travellerLetterAt : conversations.providerLetterAt;
  const toldAt = side === 'traveller' ? conversations.travellerToldAt : conversations.providerToldAt;
  const unless = (value: typeof letterAt) => sql`case when ${otherLast} > ${read} then ${value} end`;
  const changes =
    side === 'traveller'
      ? { travellerRead: read, travellerLetterAt: unless(letterAt), travellerToldAt: unless(toldAt) }
      : { providerRead: read, providerLetterAt: unless(letterAt), providerToldAt: unless(toldAt) };
  const changed = await tx
    .update(conversations)
    .set(changes)
    .where(and(eq(conversations.id, conversationId), sql`${column} < ${read}`))
    .returning({ id: conversations.id });
  return changed.length > 0;
}

/** Those of a side who read a conversation: its traveller, or who handles bookings for its provider. */
export async function readersOn(
  tx: Tx,
  side: MessageSide,
  { personId, providerId }: ConversationRow,
): Promise<string[]> {
  if (side === 'traveller') return [personId];
  const members = await tx
    .select({ id: providerMembers.personId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), sql`${providerMembers.rights} ? 'bookings'`));
  return members.map(({ id }) => id);
}

/** Tells the open pages of all who read a conversation that it has changed. */
export async function tellReaders(tx: Tx, conversation: ConversationRow): Promise<void> {
  const readers = new Set([conversation.personId, ...(await readersOn(tx, 'provider', conversation))]);
  await tellPeople(tx, [...readers], { kind: 'conversation', id: conversation.id });
}
