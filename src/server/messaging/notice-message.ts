import { eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { markSeen } from '#server/notices/mark-seen.ts';
import { tellPersons } from '#server/notices/tell-persons.ts';
import { providers } from '#server/providers/tables.ts';
import type { MessageSide } from '#shared/message-rules.ts';
import { type ConversationRow, readersOn } from './repository.ts';

const kinds = { traveller: 'new_message', provider: 'host_message' } as const;

/** Tells the other side that there is a message: one notification for each conversation, which is new again with each. */
export async function noticeMessage(
  tx: Tx,
  conversation: ConversationRow,
  { side, senderId }: { side: MessageSide; senderId: string },
): Promise<void> {
  const reading = side === 'traveller' ? 'provider' : 'traveller';
  const { id: conversationId, providerId, serviceId } = conversation;
  const [about] = await tx
    .select({ name: providers.name, titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .innerJoin(providers, eq(providers.id, providerId))
    .where(eq(services.id, serviceId));
  const readers = (await readersOn(tx, reading, conversation)).filter((id) => id !== senderId);
  const data = { conversationId, providerId, ...about };
  await tellPersons(tx, readers, { kind: kinds[reading], key: conversationId, data, again: true });
}

/** Marks what a side was told of a conversation as read, since it has read the messages. */
export async function noticeRead(tx: Tx, conversation: ConversationRow, side: MessageSide): Promise<void> {
  await markSeen(tx, await readersOn(tx, side, conversation), { kind: kinds[side], key: conversation.id });
}
