import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { eachOf, type OwnDataPart, type OwnReader } from '#server/own-data-part.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import { showsContacts } from './conversation-queries.ts';
import { conversations, messages } from './tables.ts';

/** Conversations of a traveller, which end with the account; what they wrote for a business belongs to it. */
export const messagingOwnData: OwnDataPart = {
  tables: { conversations: 'erased', messages: 'erased' },
  sections: { messages: readMessages },
  async forget(tx, { personId }) {
    const own = tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.personId, personId));
    await tx.delete(messages).where(inArray(messages.conversationId, own));
    await tx.delete(conversations).where(eq(conversations.personId, personId));
  },
};

/** As the person reads them: contact details of the other side are hidden until they have booked. */
async function* readMessages(app: App, { personId }: OwnReader) {
  const rows = eachOf(({ after, most }) =>
    app.db
      .select({
        ...{ id: messages.id, side: messages.side, by: messages.personId, textSealed: messages.textSealed },
        ...{ sentAt: messages.sentAt, conversation: conversations.id, contacts: showsContacts },
        ...{ titleEn: services.titleEn, titleSw: services.titleSw },
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(services, eq(services.id, conversations.serviceId))
      .where(and(or(eq(conversations.personId, personId), eq(messages.personId, personId)), gt(messages.id, after)))
      .orderBy(asc(messages.id))
      .limit(most),
  );
  for await (const { textSealed, by, contacts, ...row } of rows) {
    const written = app.secrets.open(textSealed);
    const own = by === personId;
    yield { ...row, own, text: own || contacts ? written : hideContacts(written).text };
  }
}
