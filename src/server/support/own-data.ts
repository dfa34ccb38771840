import { and, asc, desc, eq, gt, ne, or, type SQL } from 'drizzle-orm';
import { findVerifiedAddress } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { eachOf, type OwnDataPart, type OwnFile, type OwnReader } from '#server/own-data-part.ts';
import { findAttachmentBytes } from './attachments/attachment-file.ts';
import { byEmailOf } from './mail/by-email.ts';
import { deleteTickets, hasAddress } from './repository.ts';
import { supportAttachments, supportMessages, supportTickets } from './tables.ts';

/** What a person asked our team, which ends with the account. An admin who answered or took care of it is named no more. */
export const supportOwnData: OwnDataPart = {
  tables: { support_messages: 'erased', support_replies: 'nameless', support_tickets: 'erased' },
  sections: { support: readTickets },
  files: listFiles,
  async forget(tx, { personId }) {
    const own = await tx
      .select({ id: supportTickets.id })
      .from(supportTickets)
      .where(await ofPerson(tx, personId))
      .for('update');
    await deleteTickets(
      tx,
      own.map(({ id }) => id),
    );
    await tx.update(supportTickets).set({ assignedTo: null }).where(eq(supportTickets.assignedTo, personId));
  },
};

/** Tickets of the account, and those that somebody who was not signed in has sent from its address, once that is verified. */
async function ofPerson(db: DbOrTx, personId: string): Promise<SQL | undefined> {
  const email = await findVerifiedAddress(db, personId);
  const own = eq(supportTickets.personId, personId);
  return email === undefined ? own : or(own, hasAddress(email));
}

const mostFiles = 300;

/** The files that the person has attached, the newest 300. */
async function listFiles(app: App, { personId }: OwnReader): Promise<OwnFile[]> {
  const rows = await app.db
    .select({
      ...{ id: supportAttachments.id, position: supportAttachments.position, fileName: supportAttachments.fileName },
      ...{ reference: supportTickets.reference, message: supportMessages.number },
    })
    .from(supportAttachments)
    .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(await ofPerson(app.db, personId))
    .orderBy(desc(supportAttachments.id))
    .limit(mostFiles);
  return rows.map(({ id, reference, message, position, fileName }) => ({
    name: `support/${reference}-${message}-${(position ?? 0) + 1}${/\.\w+$/.exec(fileName)?.[0] ?? ''}`,
    open: () => findAttachmentBytes(app, id),
  }));
}

/** What the person wrote and what we answered; notes are about our work. */
async function* readTickets(app: App, { personId }: OwnReader) {
  const own = await ofPerson(app.db, personId);
  const rows = eachOf(({ after, most }) =>
    app.db
      .select({
        ...{ id: supportMessages.id, side: supportMessages.side, textSealed: supportMessages.textSealed },
        ...{
          emailSealed: supportMessages.emailSealed,
          sentAt: supportMessages.sentAt,
          ticket: supportTickets.reference,
          topic: supportTickets.topic,
        },
        ...{ state: supportTickets.state, bookingId: supportTickets.bookingId },
      })
      .from(supportMessages)
      .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
      .where(and(own, ne(supportMessages.side, 'note'), gt(supportMessages.id, after)))
      .orderBy(asc(supportMessages.id))
      .limit(most),
  );
  for await (const { textSealed, emailSealed, ...row } of rows) {
    yield { ...row, text: app.secrets.open(textSealed), byEmail: byEmailOf(app, emailSealed) };
  }
}
