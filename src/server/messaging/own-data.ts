import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { eachOf, type OwnDataPart, type OwnFile, type OwnReader } from '#server/own-data-part.ts';
import { hideContacts } from '#shared/hide-contacts.ts';
import { showsContacts } from './conversation-queries.ts';
import { findPictureBytes } from './pictures/picture-file.ts';
import { pictureCount } from './pictures/picture-queries.ts';
import { deletePictures } from './pictures/remove-files.ts';
import { conversations, messagePictures, messageReports, messages } from './tables.ts';

/** Conversations of a traveller, which end with the account; what they wrote for a business belongs to it. */
export const messagingOwnData: OwnDataPart = {
  tables: { conversations: 'erased', message_pictures: 'erased', message_reports: 'erased', messages: 'erased' },
  sections: { messages: readMessages, messageReports: readReports },
  files: listPhotos,
  async forget(tx, { personId }) {
    const own = tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.personId, personId));
    const unsent = and(eq(messagePictures.personId, personId), isNull(messagePictures.messageId));
    await deletePictures(tx, or(inArray(messagePictures.conversationId, own), unsent));
    await tx.delete(messageReports).where(inArray(messageReports.conversationId, own));
    await tx.delete(messages).where(inArray(messages.conversationId, own));
    await tx.delete(conversations).where(eq(conversations.personId, personId));
  },
};

const mostPhotos = 300;

/** The photos that the person has sent, the newest 300. */
async function listPhotos(app: App, { personId }: OwnReader): Promise<OwnFile[]> {
  const photos = await app.db
    .select({ id: messagePictures.id, messageId: messagePictures.messageId, position: messagePictures.position })
    .from(messagePictures)
    .where(and(eq(messagePictures.personId, personId), isNotNull(messagePictures.messageId)))
    .orderBy(desc(messagePictures.id))
    .limit(mostPhotos);
  return photos.map(({ id, messageId, position }) => ({
    name: `message-photos/${messageId}-${(position ?? 0) + 1}.webp`,
    open: () => findPictureBytes(app, { id, size: 'large' }),
  }));
}

/** As the person reads them: contact details of the other side are hidden until they have booked, and what our team has removed of it always. */
async function* readMessages(app: App, { personId }: OwnReader) {
  const rows = eachOf(({ after, most }) =>
    app.db
      .select({
        ...{ id: messages.id, side: messages.side, by: messages.personId, textSealed: messages.textSealed },
        ...{
          sentAt: messages.sentAt,
          removedAt: messages.removedAt,
          pictures: pictureCount,
          conversation: conversations.id,
          contacts: showsContacts,
        },
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
    const read = own || contacts ? written : hideContacts(written).text;
    yield { ...row, own, text: row.removedAt && !own ? '' : read };
  }
}

/** What the person has reported, for themselves or for a business. */
function readReports(app: App, { personId }: OwnReader) {
  return eachOf(({ after, most }) =>
    app.db
      .select({
        ...{ id: messageReports.id, messageId: messageReports.messageId, reason: messageReports.reason },
        ...{ createdAt: messageReports.createdAt, closedAt: messageReports.closedAt },
        ...{ outcome: messageReports.outcome, decision: messageReports.decision },
      })
      .from(messageReports)
      .where(and(eq(messageReports.personId, personId), gt(messageReports.id, after)))
      .orderBy(asc(messageReports.id))
      .limit(most),
  );
}
