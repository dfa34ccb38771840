import { and, count, desc, eq, inArray, isNotNull, isNull, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { lockSubject } from '#server/limits/take-tries.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { supportLimits, type TicketState } from '#shared/support-rules.ts';
import type { TicketRow } from './access-queries.ts';
import { deleteAttachments } from './attachments/remove-files.ts';
import { ownerKey, type TicketOwner } from './limits.ts';
import { supportAttachments, supportLinks, supportMessages, supportTickets } from './tables.ts';

/** The tickets of visitors who gave this address. By `support_tickets_address`. */
export const hasAddress = (email: string): SQL => sql`lower(${supportTickets.email} collate "C") = ${foldEmail(email)}`;

type MessageRow = typeof supportMessages.$inferSelect;

/** A ticket, locked until the transaction ends, so that its messages are numbered one after the other. @throws AppError not_found */
export async function lockTicket(tx: Tx, id: string): Promise<TicketRow> {
  const [row] = await tx.select().from(supportTickets).where(eq(supportTickets.id, id)).for('no key update');
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Makes those wait for each other who send or open tickets of one owner, so that the number of open ones is what was counted. Before
 * any lock of a ticket.
 */
export const lockOwner = (app: App, tx: Tx, owner: TicketOwner): Promise<void> =>
  lockSubject(tx, { subject: `tickets-of:${ownerKey(app, owner)}`, until: app.clock.now() });

/** Notes that a visitor has opened their ticket by a link. A second time, and of the ticket of a person, it changes nothing. */
export async function noteOpened(db: DbOrTx, { id, personId, openedAt }: TicketRow, at: Date): Promise<void> {
  if (personId || openedAt) return;
  await db
    .update(supportTickets)
    .set({ openedAt: at })
    .where(and(eq(supportTickets.id, id), isNull(supportTickets.openedAt)));
}

/**
 * How many tickets of theirs are not closed; of a visitor those that were opened by a link, since anybody may give their address. By `support_tickets_person` or `support_tickets_address`.
 */
export async function countOpenTickets(tx: Tx, owner: TicketOwner): Promise<number> {
  const own =
    'personId' in owner
      ? eq(supportTickets.personId, owner.personId)
      : and(hasAddress(owner.email), isNotNull(supportTickets.openedAt));
  const [row] = await tx
    .select({ open: count() })
    .from(supportTickets)
    .where(and(own, ne(supportTickets.state, 'closed')));
  return row?.open ?? 0;
}

/** A message that was written before under the same id. By `support_messages_client`. */
export async function findWritten(
  db: DbOrTx,
  { ticketId, clientId }: Pick<MessageRow, 'ticketId' | 'clientId'>,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.ticketId, ticketId), eq(supportMessages.clientId, clientId)));
  return row;
}

interface Written {
  ticket: TicketRow;
  message: Pick<MessageRow, 'side' | 'authorId' | 'clientId' | 'textSealed'> & Partial<Pick<MessageRow, 'emailSealed'>>;
  /** The state of the ticket from now on; that of a note does not change. */
  state: TicketState;
  at: Date;
}

/** Adds a message or a note behind the last one of a locked ticket. @throws AppError ticket_full */
export async function insertMessage(tx: Tx, { ticket, message, state, at }: Written): Promise<{ id: string }> {
  const number = ticket.messageCount + 1;
  if (number > supportLimits.messages) throw new AppError('ticket_full');
  const isNote = message.side === 'note';
  const [made] = await tx
    .insert(supportMessages)
    .values({ ...message, ticketId: ticket.id, number, sentAt: at })
    .returning({ id: supportMessages.id });
  if (!made) throw new Error('A message was not stored');
  // Of one that waits for us already the first message counts, so that it is answered in its turn.
  const since = isNote || (state === 'open' && ticket.state === 'open') ? ticket.stateSince : at;
  await tx
    .update(supportTickets)
    .set({
      ...{ messageCount: number, version: ticket.version + 1, state, stateSince: since },
      lastMessageAt: isNote ? ticket.lastMessageAt : at,
    })
    .where(eq(supportTickets.id, ticket.id));
  return made;
}

/** A new link by which a visitor opens their ticket; older ones work too, up to a limit. @returns its token, which is stored nowhere */
async function addLink(tx: Tx, ticketId: string, at: Date): Promise<string> {
  const token = newToken();
  await tx.insert(supportLinks).values({ tokenSha256: sha256(token), ticketId, createdAt: at });
  const newest = tx
    .select({ tokenSha256: supportLinks.tokenSha256 })
    .from(supportLinks)
    .where(eq(supportLinks.ticketId, ticketId))
    .orderBy(desc(supportLinks.createdAt), desc(supportLinks.tokenSha256))
    .limit(supportLimits.links);
  await tx
    .delete(supportLinks)
    .where(and(eq(supportLinks.ticketId, ticketId), notInArray(supportLinks.tokenSha256, newest)));
  return token;
}

/** The token of a new link, sealed for the job of a letter; undefined for the ticket of a person, who signs in. */
export const sealedLink = async (
  { secrets }: Pick<App, 'secrets'>,
  tx: Tx,
  { ticket, at }: { ticket: Pick<TicketRow, 'id' | 'personId'>; at: Date },
): Promise<string | undefined> => (ticket.personId ? undefined : secrets.seal(await addLink(tx, ticket.id, at)));

/** Deletes these tickets, which are locked, with all that belongs to them; jobs remove the files. */
export async function deleteTickets(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const written = tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(inArray(supportMessages.ticketId, [...ids]));
  await deleteAttachments(tx, inArray(supportAttachments.messageId, written));
  await tx.delete(supportLinks).where(inArray(supportLinks.ticketId, [...ids]));
  await tx.delete(supportMessages).where(inArray(supportMessages.ticketId, [...ids]));
  await tx.delete(supportTickets).where(inArray(supportTickets.id, [...ids]));
}
