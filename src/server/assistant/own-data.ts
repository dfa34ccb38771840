import { and, eq, gt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { eachOf, type OwnDataPart, type OwnReader } from '#server/own-data-part.ts';
import { chatConversations, chatMessages } from './tables.ts';

/** What a person and the assistant said to each other, which ends with the account. */
export const assistantOwnData: OwnDataPart = {
  tables: { chat_conversations: 'erased' },
  sections: { assistant: readChats },
  async forget(tx, { personId }) {
    await tx.delete(chatConversations).where(eq(chatConversations.personId, personId));
  },
};

async function* readChats(app: App, { personId }: OwnReader) {
  const rows = eachOf(({ after, most }) =>
    app.db
      .select({
        id: chatMessages.id,
        sender: chatMessages.sender,
        textSealed: chatMessages.textSealed,
        sentAt: chatMessages.sentAt,
      })
      .from(chatMessages)
      .innerJoin(chatConversations, eq(chatConversations.id, chatMessages.conversationId))
      .where(and(eq(chatConversations.personId, personId), gt(chatMessages.id, after)))
      .orderBy(chatMessages.id)
      .limit(most),
  );
  for await (const { sender, textSealed, sentAt } of rows) yield { sender, text: app.secrets.open(textSealed), sentAt };
}
