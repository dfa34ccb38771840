import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { listOf, mapPage, readPage } from '#server/db/page.ts';
import type { TicketsQuery } from '#shared/contracts/support.schemas.ts';
import type { Ticket, TicketsPage } from '#shared/contracts/support.ts';
import { AppError } from '#shared/errors.ts';
import { firstNameOf } from '#shared/first-name.ts';
import type { TicketSide } from '#shared/support-rules.ts';
import { findTicketFor, type TicketAccess, type TicketRow } from './access-queries.ts';
import { attachmentsByMessage } from './attachments/attachment-queries.ts';
import { byEmailOf } from './mail/by-email.ts';
import { supportMessages, supportTickets } from './tables.ts';

type Item = TicketsPage['items'][number];

const ownTickets = listOf({
  name: 'support-tickets-own',
  select: (db, position) => db.select({ ticket: supportTickets, position }).from(supportTickets).$dynamic(),
  id: supportTickets.id,
  scope: 'personId',
  filters: { personId: (personId: string) => eq(supportTickets.personId, personId) },
  sorts: { lastMessageAt: { column: supportTickets.lastMessageAt, index: 'support_tickets_person' } },
});

const itemOf = ({ id, reference, topic, state, createdAt, lastMessageAt }: TicketRow): Item => ({
  ...{ id, reference, topic, state },
  ...{ createdAt: createdAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() },
});

/** A person's tickets. */
export const listOwnTickets = async (
  { db }: Pick<App, 'db'>,
  personId: string,
  query: z.output<typeof TicketsQuery>,
): Promise<TicketsPage> =>
  mapPage(await readPage(db, ownTickets, { ...query, personId }), ({ ticket }) => itemOf(ticket));

/** Whose address a letter goes to. */
export async function addressOf({ db }: Pick<App, 'db'>, { personId, email }: TicketRow): Promise<string> {
  if (email !== null) return email;
  const [person] = await db
    .select({ email: people.email })
    .from(people)
    .where(eq(people.id, String(personId)));
  if (!person) throw new Error('A ticket belongs to somebody');
  return person.email;
}

interface TicketMessage {
  id: string;
  side: TicketSide;
  /** The whole name of the admin; null for what its person wrote. */
  author: string | null;
  text: string;
  sentAt: string;
  attachments: Ticket['messages'][number]['attachments'];
  byEmail: Ticket['messages'][number]['byEmail'];
}

/** Everything that was written in a ticket, notes of our team among it, in its order: the caller leaves out what is not for its reader. */
export async function listTicketMessages(app: App, ticketId: string): Promise<TicketMessage[]> {
  const rows = await app.db
    .select({ message: supportMessages, author: people.name })
    .from(supportMessages)
    .leftJoin(people, eq(people.id, supportMessages.authorId))
    .where(eq(supportMessages.ticketId, ticketId))
    .orderBy(asc(supportMessages.number));
  const attachments = await attachmentsByMessage(
    app,
    rows.map(({ message }) => message.id),
  );
  return rows.map(({ message: { id, side, textSealed, emailSealed, sentAt }, author }) => ({
    ...{ id, side, author, text: app.secrets.open(textSealed), sentAt: sentAt.toISOString() },
    attachments: attachments.get(id) ?? [],
    byEmail: byEmailOf(app, emailSealed),
  }));
}

/** A ticket as whoever has it reads it: without notes. @throws AppError not_found */
export async function getTicket(app: App, access: TicketAccess): Promise<Ticket> {
  const row = await findTicketFor(app.db, access);
  if (!row) throw new AppError('not_found');
  const [[booking], messages] = await Promise.all([
    row.bookingId
      ? app.db
          .select({ id: bookings.id, reference: bookings.reference })
          .from(bookings)
          .where(eq(bookings.id, row.bookingId))
      : [],
    listTicketMessages(app, row.id),
  ]);
  return {
    ...itemOf(row),
    booking: booking ?? null,
    messages: messages.flatMap(({ side, author, ...message }) =>
      side === 'note' ? [] : [{ ...message, side, author: author === null ? null : firstNameOf(author) }],
    ),
  };
}
